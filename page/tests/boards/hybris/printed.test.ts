/** What is printed on cards and tiles of Hybris, read from the sentences that describe them. */
import { describe, expect, it } from "vitest";
import { echelonsOf, explorationFace, mkFace } from "../../../src/boards/hybris/cataclysm/printed";
import {
  cardFace,
  cityFace,
  elementsOf,
  enemyOf,
  powersOf,
  questFace,
  technologyFace,
  wellMarks,
} from "../../../src/boards/hybris/printed";
import type { Arg, Words } from "../../../src/wire/messages";
import { words, type Names } from "../../../src/words/reader";

const thing = (id: string): Arg => ({ is: "thing", thing: id });
const say = (id: string, args: Record<string, Arg> = {}): Words => words(`hybris-${id}`, args);
const about = (...lines: Words[]): Names => ({ x: { names: {}, about: lines, face: null } });
const amount = (resource: string, number: number): Words =>
  say("amount", { resource: say(`resource-${resource}`), number });
const several = (...items: Arg[]): Arg => ({ is: "several", items });

describe("a card", () => {
  it("has its type, its numbers and its elements, each as often as it stands there", () => {
    const elements = several(say("element-fire"), say("element-times", { number: 2, element: say("element-water") }));
    const things = about(
      say("about-card", { type: say("card-type-attack") }),
      say("about-deck-heroes"),
      say("about-card-strength", { strength: 4, cost: 1 }),
      say("about-card-elements", { elements }),
    );
    expect(cardFace("x", things)).toMatchObject({
      type: "attack",
      deck: "heroes",
      strength: 4,
      cost: 1,
      elements: ["fire", "water", "water"],
      left: null,
      right: null,
    });
  });

  it("joins others by the symbols at its edges", () => {
    const left = say("about-card-left", { symbol: thing("symbol/eye"), bonus: 2 });
    const right = say("about-card-right", { symbol: thing("symbol/hand") });
    expect(cardFace("x", about(left, right))).toMatchObject({ left: { symbol: "eye", bonus: 2 }, right: "hand" });
    expect(cardFace("x", about(say("about-card-left-any", { bonus: 1 }))).left).toEqual({ symbol: "any", bonus: 1 });
  });
});

describe("an element", () => {
  it("that is none is none", () => {
    expect(elementsOf("text")).toEqual([]);
  });
});

describe("a Technology", () => {
  it("gives points and prayers, costs something and can be linked", () => {
    const rewards = say("join-and", { first: amount("vp", 3), rest: amount("prayer", 1) });
    const things = about(
      say("about-technology", { type: say("type-science") }),
      say("about-technology-cost", { amounts: amount("follower", 2) }),
      say("about-technology-rewards", { amounts: rewards }),
      say("about-technology-connectors", { edges: several(say("edge-north"), say("edge-west")) }),
      say("when-income", { effects: amount("vp", 1) }),
    );
    expect(technologyFace("x", things)).toMatchObject({
      type: "science",
      cost: [{ sign: "follower", number: "2" }],
      vp: 3,
      prayers: 1,
      edges: ["north", "west"],
      when: "income",
    });
  });

  it("without a power has none", () => {
    expect(technologyFace("x", about())).toMatchObject({ vp: 0, when: "", power: null, glyphs: [] });
  });
});

describe("places", () => {
  it("a City has what its sentences say", () => {
    const things = about(
      say("about-city-slot", { effects: say("clause-generate", { number: 2 }) }),
      say("about-city-influence", { kindness: 1, followers: 3, service: amount("vp", 2) }),
      say("about-city-affinity", { type: say("type-war") }),
    );
    expect(cityFace("x", things)).toEqual({
      prayers: 2,
      kindness: 1,
      followers: 3,
      service: [{ sign: "vp", number: "2" }],
      affinity: "war",
    });
  });

  it("the marks of the Well are those of the book where none are told", () => {
    expect(wellMarks({})).toEqual({ follower: 9, temple: 14 });
  });
});

describe("a Quest", () => {
  it("that is an Epic has songs, each with its reward", () => {
    const song = (id: string): Words => say("about-song", { title: thing(id), conditions: say("song-reveal") });
    const reward = (number: number): Words => say("about-reward", { effects: amount("vp", number) });
    const face = questFace("x", about(say("about-epic", { tier: 2 }), song("a"), reward(1), song("b"), reward(2)));
    expect(face).toMatchObject({ kind: "epic", tier: 2, enemy: null, reward: [] });
    expect(face.songs.map(({ title, reward }) => [title, reward])).toEqual([
      ["a", [{ sign: "vp", number: "1" }]],
      ["b", [{ sign: "vp", number: "2" }]],
    ]);
  });

  it("that is a Clash has an enemy, what it asks for, and one reward", () => {
    const face = questFace(
      "x",
      about(
        say("about-clash", { tier: 1 }),
        say("clash-alone"),
        say("about-clash-enemy", { enemy: say("clause-enemy", { base: 5, cards: 2 }) }),
        say("about-reward", { effects: amount("vp", 4) }),
      ),
    );
    expect(face).toMatchObject({ kind: "clash", tier: 1, reward: [{ sign: "vp", number: "4" }] });
    expect(face.enemy).toEqual({ base: 5, cards: 2, elements: [] });
    expect(face.conditions.map(({ id }) => id)).toEqual(["hybris-clash-alone"]);
  });
});

describe("an enemy", () => {
  it("with nothing to fight with is nobody", () => {
    expect(enemyOf(say("clause-enemy", { base: 0, cards: 0 }))).toBeNull();
    expect(enemyOf(undefined)).toBeNull();
  });
});

describe("an Olympian", () => {
  it("has powers, each at its time", () => {
    const power = say("about-power", { name: thing("power/bolt"), power: say("when-combat") });
    expect(powersOf("x", about(power))).toEqual([{ power: "power/bolt", when: "combat" }]);
  });
});

describe("Cataclysm", () => {
  it("has as many echelons as are told of, in their order", () => {
    const things = Object.fromEntries(
      [1, 2, 3].map((n) => [`echelon/explore_${n}`, { names: {}, about: [] }]),
    ) as unknown as Names;
    expect(echelonsOf("explore", things)).toEqual(["echelon/explore_1", "echelon/explore_2", "echelon/explore_3"]);
    expect(echelonsOf("defend", things)).toEqual([]);
  });

  it("has Adventures with Sites, of which some give something", () => {
    const bonus = say("site", { number: 2, effects: amount("vp", 1) });
    const face = explorationFace("x", about(say("about-adventure"), say("about-sites", { number: 3, bonuses: bonus })));
    expect(face).toMatchObject({ kind: "adventure", sites: [[], [{ sign: "vp", number: "1" }], []] });
    expect(explorationFace("x", about()).kind).toBe("event");
  });

  it("has MK tiles with tasks of a colour each", () => {
    const task = say("about-task", { colour: "red", task: say("task-heroes", { number: 2 }) });
    expect(mkFace("x", about(say("about-mk-tile", { part: "arm" }), task))).toMatchObject({
      part: "arm",
      tasks: [{ colour: "red", glyphs: [{ sign: "hero", number: "2" }] }],
    });
    expect(mkFace("x", {}).part).toBe("core");
  });
});
