/** What is printed on cards of Ephyran, read from the sentences that describe them. */
import { describe, expect, it } from "vitest";
import { doubledBy, halvesOf, signed, worth } from "../../../src/boards/ephyran/cards";
import { zonesBuilt, type PlayerView } from "../../../src/boards/ephyran/view";
import type { Arg, Words } from "../../../src/wire/messages";
import { words, type Names } from "../../../src/words/reader";

const thing = (id: string): Arg => ({ is: "thing", thing: id });
const about = (lines: Record<string, Words[]>): Names =>
  Object.fromEntries(Object.entries(lines).map(([id, about]) => [id, { names: {}, about }]));

const zone = (number: number): Words =>
  words("ephyran-card-zone", { territory: thing("territory/lagoon"), number, creature: thing("creature/triton") });

describe("the halves of a card", () => {
  it("are a zone with its creature, and what is played from the hand", () => {
    const family = words("ephyran-family-attack");
    const things = about({
      "card/1": [zone(3), words("ephyran-reinforcement", { name: thing("reinforcement/storm"), family })],
    });
    expect(halvesOf("card/1", things)).toEqual([
      { kind: "zone", zone: "zone/lagoon/3", territory: "lagoon", number: 3, creature: "creature/triton", magic: null },
      { kind: "reinforcement", thing: "reinforcement/storm", family: "attack" },
    ]);
  });

  it("have the magic object of the zone that it is told of", () => {
    const magic = words("ephyran-card-magic", { magic: thing("magic/lyre"), value: 2 });
    const [first, second] = halvesOf("card/2", about({ "card/2": [zone(1), zone(2), magic] }));
    expect(first).toMatchObject({ number: 1, magic: null });
    expect(second).toMatchObject({ number: 2, magic: { thing: "magic/lyre", value: 2 } });
  });

  it("are none of a card that is whole, or unknown", () => {
    expect(halvesOf("card/3", about({ "card/3": [words("ephyran-dionysus")] }))).toEqual([]);
    expect(halvesOf("card/4", {})).toEqual([]);
  });
});

describe("a magic object", () => {
  it("is worth what it gives, or less than nothing where it costs", () => {
    const things = about({
      lyre: [words("ephyran-magic-gives", { value: 3 })],
      curse: [words("ephyran-magic-costs", { value: 2 })],
    });
    expect([worth("lyre", things), worth("curse", things), worth("stone", things)]).toEqual([3, -2, 0]);
  });
});

describe("a god", () => {
  it("doubles the points of one territory", () => {
    const things = about({ "god/gaia": [words("ephyran-god", { territory: thing("territory/lands") })] });
    expect([doubledBy("god/gaia", things), doubledBy(null, things), doubledBy("god/x", things)]).toEqual([
      "lands",
      "",
      "",
    ]);
  });
});

it("points are written with their sign", () => {
  expect([signed(2), signed(-3)]).toEqual(["+2", "−3"]);
});

it("the zones of a city are counted over all its territories", () => {
  const territories = [{ zones: [1, 2] }, { zones: [] }, { zones: [3] }];
  expect(zonesBuilt({ territories } as unknown as PlayerView)).toBe(3);
});
