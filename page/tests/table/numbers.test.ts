/** A match in numbers, as it is written and drawn. */
import { describe, expect, it } from "vitest";
import { cell, curves, duration, HEIGHT, pointsOf, totals, WIDTH } from "../../src/table/numbers";
import type { AccountInfo, Course, RowInfo } from "../../src/wire/messages";

const row = (numbers: number[], needs = 0): RowInfo => ({ what: "", numbers, needs, parts: [] });

describe("an account", () => {
  it("adds up to what everybody has", () => {
    const account = { columns: ["a", "b"], points: [row([3, 1]), row([-1, 4])] } as unknown as AccountInfo;
    expect(totals(account)).toEqual([2, 5]);
  });

  it("writes how far somebody has come of how far it is", () => {
    expect([cell(row([2], 5), 0), cell(row([-2]), 0), cell(row([7]), 0)]).toEqual(["2/5", "−2", "7"]);
  });

  it("knows whose points a thing on a board is", () => {
    expect([pointsOf("seat/2/points"), pointsOf("seat/2/hand"), pointsOf("card/x")]).toEqual([2, -1, -1]);
  });

  it("has hours only where there are some", () => {
    expect([duration(75), duration(3675)]).toEqual(["1:15", "1:01:15"]);
  });
});

describe("a curve", () => {
  const course: Course = {
    last: 10,
    moments: [
      { after: 0, standing: [0, 0] },
      { after: 5, standing: [4, 0] },
      { after: 10, standing: [4, 8] },
    ],
    turns: [],
    seconds: [],
  };

  it("goes in steps from the first choice to the last, the highest number at the top", () => {
    const [first, second] = curves(course);
    expect(first?.at(0)).toEqual({ x: 0, y: HEIGHT });
    expect(first?.slice(1, 3)).toEqual([
      { x: WIDTH / 2, y: HEIGHT },
      { x: WIDTH / 2, y: HEIGHT / 2 },
    ]);
    expect(second?.at(-1)).toEqual({ x: WIDTH, y: 0 });
  });
});
