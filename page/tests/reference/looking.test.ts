import { describe, expect, it } from "vitest";
import { atTable, entriesOf } from "../../src/reference/entries";
import { filtered, OWN } from "../../src/reference/filters";
import { chaptersAbout, thingsOf, titlesOf } from "../../src/reference/library";
import { Linker } from "../../src/reference/linking";
import { Index } from "../../src/reference/search";
import type { AtTable } from "../../src/state/finder.svelte";
import { Reader } from "../../src/words/reader";
import { Texts } from "../../src/words/texts";
import { library } from "./library";

const texts = new Texts("en");
texts.add("about = It is of clay.\ntoy-kind-place = Places\ntoy-kind-card = Cards");
const reader = new Reader(texts, library.things);
const rule = (id: string): Record<string, string> => library.ruleOf.get(id)?.text ?? {};

describe("a library", () => {
  it("knows whose a chapter is, and what it is about", () => {
    expect(library.chapters.map(({ id, module }) => [id, module])).toEqual([
      ["TOY-A", ""],
      ["TOY-B", ""],
      ["TOY-C", "more"],
    ]);
    const cards = library.chapterOf.get("TOY-B");
    expect(cards && thingsOf(library, cards)).toEqual(["card/glory", "card/forge"]);
  });
  it("leads from a thing to its chapters: its own, its kind's, its module's first", () => {
    const about = (thing: string): string[] => chaptersAbout(library, thing).map((chapter) => chapter.id);
    expect(about("place/forge")).toEqual(["TOY-A"]);
    expect(about("card/urn")).toEqual(["TOY-C", "TOY-B"]);
  });
  it("calls rules by their chapters", () => {
    expect(titlesOf(library, ["TOY-B-01", "ELSE-01"], "en")).toEqual(["Cards 1", "ELSE-01"]);
  });
});

describe("links in a text", () => {
  it("are the names of things and rules, once each, but for what it is about", () => {
    const linker = new Linker(library, "en");
    const links = (own: string[]): (string | undefined)[] =>
      linker
        .split(rule("TOY-A-01")["en"] ?? "", own, rule("TOY-A-01"))
        .flatMap((piece) => piece.thing ?? piece.rule ?? []);
    expect(links([])).toEqual(["place/forge", "TOY-B-01"]);
    expect(links(["place/forge"])).toEqual(["TOY-B-01"]);
  });
  it("need the name in every language: a word alone may mean anything", () => {
    const linker = new Linker(library, "fr");
    const things = linker
      .split(rule("TOY-A-01")["fr"] ?? "", [], rule("TOY-A-01"))
      .flatMap((piece) => piece.thing ?? []);
    expect(things).toEqual(["place/forge"]);
  });
  it("lead back from a thing to the rules that name it", () => {
    expect(new Linker(library, "en").naming("card/glory")).toEqual(["TOY-B-01"]);
    expect(new Linker(library, "fr").naming("place/forge")).toEqual(["TOY-A-01"]);
  });
});

describe("the browser", () => {
  const shown = (kind: string, module: string, words: string): string[] =>
    filtered(library, reader, { kind, module, words }).flatMap((shelf) => shelf.things);
  it("shows all kinds that have a name, in their order", () => {
    expect(shown("", "", "")).toEqual(["place/forge", "card/glory", "card/forge", "card/urn"]);
  });
  it("narrows down by kind, module and words in any language", () => {
    expect(shown("card", OWN, "")).toEqual(["card/glory", "card/forge"]);
    expect(shown("", "more", "")).toEqual(["card/urn"]);
    expect(shown("", "", "GLOIRE")).toEqual(["card/glory"]);
    expect(shown("card", "", "clay urn")).toEqual(["card/urn"]);
    expect(shown("", "", "spaceship")).toEqual([]);
  });
});

describe("what can be found", () => {
  const index = new Index(entriesOf(library, reader));
  const table = (modules: string[], drawn: string[]): AtTable => ({
    game: "toy",
    modules,
    pack: "",
    seats: [],
    about: () => [],
    drawn: () => new Set(drawn),
    show: () => undefined,
  });
  const found = (words: string, at: AtTable | null): string[] =>
    atTable(index.find(words), at).map(({ entry }) => entry.id);
  it("is every chapter, rule, thing and word, which leads to the rule that has it", () => {
    expect(found("urn", null)).toEqual(["card/urn", "TOY-C", "TOY-C-01"]);
    const [word] = index.find("fidèle");
    expect([word?.entry.kind, word?.entry.name, word?.entry.place]).toEqual([
      "term",
      "Follower",
      { at: "chapter", game: "toy", book: "toy-more", chapter: "TOY-C", rule: "TOY-C-01" },
    ]);
  });
  it("leaves out at a table what is not played, and puts first what lies there", () => {
    expect(found("urn", table([], []))).toEqual([]);
    expect(found("forge", table(["more"], ["card/forge"]))[0]).toBe("card/forge");
    expect(found("forge", table(["more"], ["place/forge"]))[0]).toBe("place/forge");
  });
});
