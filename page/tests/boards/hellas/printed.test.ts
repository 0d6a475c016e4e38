/** What is printed on cards of Lords of Hellas, read from the sentences that describe them. */
import { describe, expect, it } from "vitest";
import {
  artifactKind,
  attackFace,
  cardFace,
  deedsOf,
  godOf,
  heroColour,
  questFace,
  regionFace,
  scriptNumber,
} from "../../../src/boards/hellas/printed";
import type { Arg, Words } from "../../../src/wire/messages";
import { words, type Names } from "../../../src/words/reader";

const thing = (id: string): Arg => ({ is: "thing", thing: id });
const about = (...lines: Words[]): Names => ({ x: { names: {}, about: lines } });
const say = (id: string, args: Record<string, Arg> = {}): Words => words(`hellas-${id}`, args);

describe("a region", () => {
  it("has what is told of it; Sparta is a city too", () => {
    expect(regionFace("x", about(say("about-region", { population: 3 }), say("about-region-shrine")))).toEqual({
      population: 3,
      city: false,
      sparta: false,
      shrine: true,
      oracle: false,
    });
    expect(regionFace("x", about(say("about-region-sparta")))).toMatchObject({ city: true, sparta: true });
  });

  it("of which nothing is known has nothing", () => {
    expect(regionFace("x", {})).toMatchObject({ population: 0, city: false });
  });
});

describe("a card", () => {
  it("has a symbol, numbers and perhaps effects", () => {
    const effects = say("do");
    const known = say("about-card", { symbol: thing("symbol/bow"), value: 2, casualties: 1 });
    expect(cardFace("x", about(known))).toEqual({ symbol: "symbol/bow", value: 2, casualties: 1, effects: null });
    expect(cardFace("x", about(known, say("about-card-effects", { effects }))).effects).toEqual(effects);
  });

  it("is read once, wherever it lies", () => {
    const things = about(say("about-card", { value: 2 }));
    expect(cardFace("seat/1/x", things)).toEqual(cardFace("x", things));
    expect(cardFace("x", things)).toBe(cardFace("x", things));
  });

  it("does what the sentences after the first say", () => {
    expect(deedsOf("x", about(say("what"), say("one"), say("two"))).map(({ id }) => id)).toEqual([
      "hellas-one",
      "hellas-two",
    ]);
  });
});

describe("an attack", () => {
  it("is a number, or counted from something", () => {
    const value = (counted: string): Words => say("about-attack", { value: say("value", { value: 4, counted }) });
    expect(attackFace("x", about(value("")))).toMatchObject({ number: 4, counted: false });
    expect(attackFace("x", about(value("heroes")))).toMatchObject({ number: 4, counted: true });
    expect(attackFace("x", {})).toMatchObject({ number: 0, counted: false, value: null });
  });
});

describe("a quest", () => {
  it("has its steps in order, and what it gives in the end", () => {
    const steps = [1, 2].map((step) => say("about-quest-step", { asks: say(`step-${step}`) }));
    const face = questFace("x", about(...steps, say("about-quest-kept")));
    expect(face.steps.map(({ id }) => id)).toEqual(["hellas-step-1", "hellas-step-2"]);
    expect([face.reward?.id, face.failure]).toEqual(["hellas-about-quest-kept", null]);
  });
});

describe("names in sentences", () => {
  it("are read as what they name", () => {
    expect(godOf("x", about(say("about-blessing", { god: thing("god/zeus") })))).toBe("god/zeus");
    expect(heroColour("x", about(say("about-hero", { colour: say("colour-red") })))).toBe("red");
    expect(artifactKind("x", about(say("about-artifact", { kind: "god" })))).toBe("god");
    expect(artifactKind("x", {})).toBe("neutral");
    expect(scriptNumber("x", about(say("about-script", { act: 2, number: 7 })))).toEqual({ act: 2, number: 7 });
  });
});
