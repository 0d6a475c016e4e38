/** What the Persian Invasion adds to the board. */
import { expect, it } from "vitest";
import WAR from "../../../../src/boards/hellas/persian_invasion/module";
import type { Hellas } from "../../../../src/boards/hellas/table";
import type { LandView, RegionView } from "../../../../src/boards/hellas/view";
import { Reader } from "../../../../src/words/reader";
import { Texts } from "../../../../src/words/texts";

const campaign = {
  act: 1,
  attitudes: { "land/red": "wary" },
  spies: ["region/crete"],
  tokens: [
    { action: "special/build_monument", number: 7 },
    { action: "special/hunt", number: null },
  ],
  tale: [{ passage: "opening/1" }, { passage: "script/1" }],
};
const table = {
  reader: new Reader(new Texts("en")),
  view: { round: 2, parts: { persian_invasion: campaign } },
} as unknown as Hellas;

it("lets one pass instead of building, with the token of what is not built", () => {
  expect(["special/pass", "special/build_monument"].map((one) => WAR.hasSpecial?.(one))).toEqual([true, false]);
  const actions = ["special/pass", "special/hunt", "special/usurp"];
  expect(actions.map((action) => WAR.token?.(action, table))).toEqual(["7", "?", null]);
});

it("says how lands feel and where spies are", () => {
  const lands = ["land/red", "land/blue"].map((land) => WAR.land?.({ land } as LandView, table));
  expect(lands).toEqual([["attitude/wary"], []]);
  const regions = ["region/crete", "region/elis"].map((region) => WAR.standing?.({ region } as RegionView, table));
  expect(regions).toEqual([["board-hellas-spy-here"], []]);
});

it("tells what begins and ends an act on a page, scripts beside the map", () => {
  expect(WAR.tale?.length(table.view)).toBe(2);
  expect([0, 1].map((since) => WAR.tale?.isNews(since, table.view))).toEqual([true, false]);
  expect(WAR.placed?.(table.view)).toEqual(["script/1"]);
});
