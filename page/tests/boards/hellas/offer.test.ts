/** What a question is about and lies nowhere on the table. */
import { expect, it } from "vitest";
import { offered } from "../../../src/boards/hellas/offer";
import type { HellasView } from "../../../src/boards/hellas/view";

const view = {
  players: [
    {
      seat: 0,
      hero: "hero/helen",
      region: null,
      quest: null,
      artifacts: [{ artifact: "artifact/bow" }],
      blessings: [],
      kept: [],
      cards: ["card/1"],
    },
    { seat: 1, hero: "hero/ajax", region: "region/crete", quest: null },
  ],
  regions: [{ region: "region/crete" }],
  lands: [],
  monuments: [{ god: "god/zeus" }],
  monsters: [
    { monster: "monster/hydra", region: "region/crete", evolutions: ["evolution/heads"] },
    { monster: "monster/sphinx", region: null, evolutions: [] },
  ],
  quests: [null, { quest: "quest/fleece" }],
  battle: null,
  hunt: null,
  temples: { card: "temple/1" },
  parts: {},
} as unknown as HellasView;

it("is laid out to be chosen from, each thing once", () => {
  const touched = ["monster/sphinx", "monster/hydra", "region/crete", "monster/sphinx", "artifact/shield", "seat/1"];
  expect(offered(view, 0, touched)).toEqual(["monster/sphinx", "artifact/shield"]);
});

it("is not what stands on the map, lies before somebody, or has a button of its own", () => {
  const here = ["hero/ajax", "god/zeus", "evolution/heads", "quest/fleece", "temple/1", "attribute/speed"];
  const own = ["hero/helen", "artifact/bow", "seat/0/card/1", "regular/pray", "special/hunt"];
  expect(offered(view, 0, [...here, ...own])).toEqual([]);
});
