/** What is printed on the things of Hybris. */
import { describe, expect, it } from "vitest";
import { enemyOf, faceOf } from "../../../src/boards/hybris/printed";
import { printed } from "../../things";

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
  it("is a Hero or a Clash; nobody else has one printed", () => {
    const things = printed({
      "hero/ajax": { kind: "hero", enemy: "a" },
      "quest/lion": { kind: "quest", enemy: "b" },
    });
    const found = ["hero/ajax", "quest/lion", "card/sword"].map((id) => enemyOf(id, things));
    expect(found).toEqual(["a", "b", null]);
  });
});
