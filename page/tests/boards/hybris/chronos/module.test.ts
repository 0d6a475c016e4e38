/** What Chronos adds to the board. */
import { describe, expect, it } from "vitest";
import SOLO from "../../../../src/boards/hybris/chronos/module";
import { askedSign, only, soloPowers } from "../../../../src/boards/hybris/chronos/printed";
import { changedIn, isChained, plays } from "../../../../src/boards/hybris/chronos/reading";
import type { ChronosView, ConceptView } from "../../../../src/boards/hybris/chronos/view";
import type { CombatView, PillarView, PlayerView } from "../../../../src/boards/hybris/view";
import { printed } from "../../../things";
import { seated } from "../seated";

const rules = [
  { rule: "boons", played: true },
  { rule: "solo_powers", played: false },
];
const boon = [{ kind: "sign", sign: "vp", number: "2" }];
const things = printed({
  "concept/war": { kind: "concept", boon },
  "avatar/time": { kind: "avatar", enemy: "strong" },
  "solo_power/a": { kind: "solo_power", olympian: "olympian/zeus" },
  "solo_power/b": { kind: "solo_power", olympian: "olympian/hades" },
});
const chronos = {
  rules,
  preset: "house",
  concepts: [{ concept: "concept/war" }],
  shackles: [3],
  seals: [{ slot: "slot/forge_1", seat: 0 }],
  sleeping: [{ space: "space/elis_1", wakes: 2 }],
  avatars: [
    { avatar: "avatar/time", city: "city/elis" },
    { avatar: "avatar/luck", city: null },
  ],
  fighter: "avatar/time",
};
const table = seated({ chronos }, things);
const without = (rule: string) =>
  seated({ chronos: { ...chronos, rules: rules.map((one) => ({ ...one, played: one.rule !== rule })) } }, things);

describe("what is printed", () => {
  it("gives an Olympian the powers of their own", () => {
    expect(soloPowers("olympian/hades", things)).toEqual(["solo_power/b"]);
  });

  it("has one thing of a kind, and a sign for what has none of its name", () => {
    expect(only("level", printed({ "level/hard": null }))).toBe("level/hard");
    expect(["technology", "prayer"].map(askedSign)).toEqual(["tile", "prayer"]);
  });
});

it("plays by house rules, and says how many were changed", () => {
  const view = chronos as unknown as ChronosView;
  expect([plays(view, "boons"), plays(view, "solo_powers"), changedIn(view)]).toEqual([true, false, 1]);
  expect(isChained({ chains: 2 } as ConceptView)).toBe(true);
  expect(isChained({ intensity: 2 } as ConceptView)).toBe(false);
});

it("marks what is sealed and what sleeps, and where Avatars stand that have left his board", () => {
  const { laid, covered, standing } = SOLO.marks?.(table) ?? {};
  expect(laid?.map(({ slot, closed }) => [slot, closed])).toEqual([["slot/forge_1", true]]);
  expect(covered?.map(({ space }) => space)).toEqual(["space/elis_1"]);
  expect(standing).toEqual([{ city: "city/elis", figure: "avatar/time" }]);
});

it("gives each Pillar to the Concept of its number, with a boon where boons are played", () => {
  const note = (number: number, at = table) => SOLO.pillar?.({ number } as PillarView, at);
  expect(note(1)).toMatchObject({ thing: "concept/war", lower: { signs: boon } });
  expect(note(1, without("boons"))).toMatchObject({ thing: "concept/war", lower: null });
  expect(note(2)).toBeNull();
});

it("gives powers where they are played", () => {
  expect(SOLO.powers?.("olympian/zeus", table)).toEqual([]);
  expect(SOLO.powers?.("olympian/zeus", without("boons"))).toMatchObject([{ thing: "solo_power/a" }]);
});

it("counts shackles, and is fought by an Avatar", () => {
  expect(SOLO.goods?.map((good) => good.of({ seat: 0 } as PlayerView, table))).toEqual([3]);
  expect(SOLO.foe?.({} as CombatView, table)).toMatchObject({ thing: "avatar/time", sign: "time", face: "strong" });
  expect(SOLO.foe?.({} as CombatView, seated({ chronos: { ...chronos, fighter: null } }))).toBeNull();
});
