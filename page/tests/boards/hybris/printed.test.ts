/** What is printed on the things of Hybris. */
import { describe, expect, it } from "vitest";
import { echelonsOf } from "../../../src/boards/hybris/cataclysm/printed";
import { askedSign, only, soloPowers } from "../../../src/boards/hybris/chronos/printed";
import { enemyOf, faceOf } from "../../../src/boards/hybris/printed";
import type { Names } from "../../../src/words/reader";

/** Things of which only the faces matter. */
const printed = (faces: Readonly<Record<string, Record<string, unknown> | null>>): Names =>
  Object.fromEntries(Object.entries(faces).map(([id, face]) => [id, { names: {}, about: [], face }]));

describe("a face", () => {
  it("is found under its kind", () => {
    const face = { kind: "technology", vp: 3 };
    expect(faceOf("technology", "technology/oil", printed({ "technology/oil": face }))).toEqual(face);
  });

  it("that is missing, or of another kind, is an error and never a 0", () => {
    const things = printed({ "technology/oil": { kind: "quest" }, "technology/dye": null });
    expect(() => faceOf("technology", "technology/oil", things)).toThrow("technology/oil");
    expect(() => faceOf("technology", "technology/dye", things)).toThrow("technology/dye");
    expect(() => faceOf("technology", "technology/none", things)).toThrow("technology/none");
  });
});

describe("an enemy", () => {
  it("is a Hero, a Clash or an Avatar; whoever has a board of their own is none", () => {
    const things = printed({
      "hero/ajax": { kind: "hero", enemy: "a" },
      "quest/lion": { kind: "quest", enemy: "b" },
      "avatar/time": { kind: "avatar", enemy: "c" },
    });
    const found = ["hero/ajax", "quest/lion", "avatar/time", "enemy/chaos"].map((id) => enemyOf(id, things));
    expect(found).toEqual(["a", "b", "c", null]);
  });
});

it("Cataclysm has as many echelons as there are, in their order", () => {
  const things = printed({ "echelon/explore_1": null, "echelon/explore_2": null });
  expect(echelonsOf("explore", things)).toEqual(["echelon/explore_1", "echelon/explore_2"]);
  expect(echelonsOf("defend", things)).toEqual([]);
});

describe("Chronos", () => {
  it("gives an Olympian the powers of their own", () => {
    const things = printed({
      "solo_power/a": { kind: "solo_power", olympian: "olympian/zeus" },
      "solo_power/b": { kind: "solo_power", olympian: "olympian/hades" },
    });
    expect(soloPowers("olympian/hades", things)).toEqual(["solo_power/b"]);
  });

  it("finds the one thing of a kind, and a sign for what has none of its name", () => {
    expect(only("level", printed({ "level/hard": null }))).toBe("level/hard");
    expect(["technology", "prayer"].map(askedSign)).toEqual(["tile", "prayer"]);
  });
});
