import { describe, expect, it } from "vitest";
import { type Findable, Index, isNear, stem } from "../../src/reference/search";

interface Named extends Findable {
  readonly id: string;
}
const entry = (id: string, title: string[], text: string[] = [], asks: string[] = []): Named => ({
  id,
  title,
  text,
  asks,
  weight: 1,
});
const index = new Index([
  entry("win", ["Winning", "Victoire"], [], ["How do I win?", "Comment gagner ?"]),
  entry("gain", ["Gaining", "Gagner"], ["To gain is to take from the supply.", "Gagner, c’est prendre."]),
  entry("odysseus", ["Odysseus", "Ulysse"], ["A Hero who plays an enhanced card."]),
  entry("odyssey", ["The Odyssey", "L’Odyssée"], ["Four Songs of Odysseus."]),
  entry("forge", ["The Forge", "La Forge"], ["A Technology is crafted here."]),
  entry("rule", ["HYB-FORGE-01"], ["The Forge has a Workshop of 3 spaces."]),
]);
const found = (words: string): string[] => index.find(words).map((hit) => hit.entry.id);

describe("search", () => {
  it("finds a name in either language, and what speaks of it after it", () => {
    expect(found("Odysseus")).toEqual(["odysseus", "odyssey"]);
    expect(found("ulysse")).toEqual(["odysseus"]);
  });
  it("understands questions", () => {
    expect(found("how do I win")[0]).toBe("win");
    expect(found("comment gagner")[0]).toBe("win");
    expect(found("who wins?")[0]).toBe("win");
  });
  it("minds neither accents nor endings nor a wrong letter", () => {
    expect(found("odyssee")[0]).toBe("odyssey");
    expect(found("technologies")).toEqual(["forge"]);
    expect(found("odiseus")[0]).toBe("odysseus");
  });
  it("finds what is typed half, and a rule by its id", () => {
    expect(found("odyss")).toContain("odysseus");
    expect(found("HYB-FORGE-01")[0]).toBe("rule");
  });
  it("prefers what is called so, with or without its article", () => {
    expect(found("forge")).toEqual(["forge", "rule"]);
  });
  it("finds nothing where there is nothing", () => {
    expect(found("xyzzy")).toEqual([]);
    expect(found("  ")).toEqual([]);
  });
});

describe("words", () => {
  it("have stems", () => {
    expect(["winning", "wins", "win"].map(stem)).toEqual(["win", "win", "win"]);
    expect(stem("gagner")).toBe(stem("gagnent"));
  });
  it("are near each other by a letter, long ones by two", () => {
    expect(isNear("minotor", "minotaur")).toBe(true);
    expect(isNear("forge", "forgee")).toBe(true);
    expect(isNear("forge", "forests")).toBe(false);
    expect(isNear("forge", "gorge")).toBe(false);
  });
});
