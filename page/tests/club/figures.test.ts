import { expect, it } from "vitest";
import { barOf, LINE, lineOf } from "../../src/club/figures";

it("draws what was won, what chance gives, and an interval only where there is one", () => {
  expect(barOf({ of: "people", games: 4, won: 1, fair: 0.5, low: null, high: null })).toEqual({
    won: 25,
    fair: 50,
    low: null,
    high: null,
  });
  expect(barOf({ of: "people", games: 9, won: 3, fair: 0.3333, low: 0.12, high: 0.65 })).toEqual({
    won: 33.3,
    fair: 33.3,
    low: 12,
    high: 65,
  });
});

it("draws a rating from left to right, the highest at the top, and a single one in the middle", () => {
  expect(lineOf([1500, 1600, 1550])).toBe(
    `M0.0 ${LINE.height.toFixed(1)}L150.0 0.0L300.0 ${(LINE.height / 2).toFixed(1)}`,
  );
  expect(lineOf([1500])).toBe("M150.0 35.0");
});
