/** Where the card of a lesson stands. */
import { describe, expect, it } from "vitest";
import { edges, freest } from "../../src/lessons/aside";

describe("the card of a lesson", () => {
  const places = edges(1000, 700, 300, 200);

  it("stands at the right below where nothing is in its way", () => {
    expect(freest(places, [])).toEqual({ left: 690, top: 490, width: 300, height: 200 });
  });

  it("leaves free what it speaks of", () => {
    const hand = { left: 500, top: 500, width: 500, height: 200 };
    const city = { left: 0, top: 0, width: 1000, height: 300 };
    const place = freest(places, [
      [hand, 40],
      [city, 10],
    ]);
    expect(place).toEqual({ left: 10, top: 490, width: 300, height: 200 });
  });

  it("stays within a window that is too small for it", () => {
    expect(edges(200, 100, 300, 200).every(({ left, top }) => left === 10 && top === 10)).toBe(true);
  });
});
