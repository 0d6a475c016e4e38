/** What cards of Ephyran and cities are counted by. */
import { expect, it } from "vitest";
import { signed } from "../../../src/boards/ephyran/cards";
import { zonesBuilt } from "../../../src/boards/ephyran/places";
import type { PlayerView } from "../../../src/boards/ephyran/view";

it("points are written with their sign", () => {
  expect([signed(2), signed(-3)]).toEqual(["+2", "−3"]);
});

it("the zones of a city are counted over all its territories", () => {
  const territories = [{ zones: [1, 2] }, { zones: [] }, { zones: [3] }];
  expect(zonesBuilt({ territories } as unknown as PlayerView)).toBe(3);
});
