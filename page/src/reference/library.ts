/** Everything of one game that can be looked up: its things, its chapters, its rules, those of its modules too. */
import { kindOf } from "../boards/things";
import type { Book, Catalogue, ChapterInfo, ExampleInfo, GameInfo, RuleInfo, Words } from "../wire/messages";
import type { Names } from "../words/reader";

/** A chapter with what stands in it. */
export interface Chapter {
  readonly id: string;
  readonly book: string;
  readonly info: ChapterInfo;
  /** Whose rules it has; empty: the game's own. */
  readonly module: string;
  readonly rules: readonly RuleInfo[];
  readonly examples: readonly ExampleInfo[];
}

export interface Library {
  readonly game: string;
  readonly things: Names;
  /** What the things of a kind are called, in the order in which they are shown. */
  readonly kinds: Readonly<Record<string, Words>>;
  /** The module that brings a thing; the others are the game's own. */
  readonly moduleOf: ReadonlyMap<string, string>;
  readonly chapters: readonly Chapter[];
  readonly chapterOf: ReadonlyMap<string, Chapter>;
  readonly ruleOf: ReadonlyMap<string, RuleInfo>;
  /** Words of the books, and the names that Agon gives them. */
  readonly terms: readonly (readonly [string, string])[];
}

export const inLanguage = (said: Readonly<Record<string, string>>, language: string): string =>
  said[language] ?? said["en"] ?? "";

/** The chapter of a rule: `HYB-WIN` of `HYB-WIN-01`. */
export const chapterId = (rule: string): string => rule.slice(0, rule.lastIndexOf("-"));

/** The number of a rule in its chapter. */
export const numberOf = (rule: string): string => String(Number(rule.slice(rule.lastIndexOf("-") + 1)));

export function compose(game: GameInfo, catalogue: Catalogue, books: readonly Book[]): Library {
  const owner = new Map(game.modules.flatMap((module) => module.books.map((book) => [book, module.id] as const)));
  const chapters = books.flatMap((book) => chaptersOf(book, owner.get(book.id) ?? ""));
  return {
    game: game.id,
    things: catalogue.things,
    kinds: catalogue.kinds,
    moduleOf: new Map(
      Object.entries(catalogue.added).flatMap(([module, things]) => things.map((thing) => [thing, module] as const)),
    ),
    chapters,
    chapterOf: new Map(chapters.map((chapter) => [chapter.id, chapter])),
    ruleOf: new Map(books.flatMap((book) => book.rules.map((rule) => [rule.id, rule] as const))),
    terms: books.flatMap((book) => Object.entries(book.glossary)),
  };
}

function chaptersOf(book: Book, module: string): Chapter[] {
  return book.chapters.map((info) => ({
    id: info.id,
    book: book.id,
    info,
    module: info.module === "" ? module : info.module,
    rules: book.rules.filter((rule) => rule.chapter === info.id),
    examples: book.examples.filter((example) => chapterId(example.rules.at(-1) ?? "") === info.id),
  }));
}

/** The things that a chapter is about, one after the other, in the order of the kinds that it names. */
export function thingsOf(library: Library, chapter: Chapter): string[] {
  return chapter.info.things.flatMap((wanted) =>
    wanted in library.things && wanted.includes("/")
      ? [wanted]
      : Object.keys(library.things).filter((thing) => kindOf(thing) === wanted && isAbout(library, thing, chapter)),
  );
}

/** A chapter of a module is about the module's own things of a kind, if it has any; else about the game's. */
function isAbout(library: Library, thing: string, chapter: Chapter): boolean {
  const from = library.moduleOf.get(thing) ?? "";
  return from === "" || from === chapter.module;
}

/** The chapters about a thing: those that name it before those that name its kind. */
export function chaptersAbout(library: Library, thing: string): Chapter[] {
  const from = library.moduleOf.get(thing) ?? "";
  const own = library.chapters.filter((chapter) => chapter.info.things.includes(thing));
  const alike = library.chapters.filter(
    (chapter) =>
      chapter.info.things.includes(kindOf(thing)) && !own.includes(chapter) && (from === "" || chapter.module === from),
  );
  const general = library.chapters.filter(
    (chapter) => from !== "" && chapter.module === "" && chapter.info.things.includes(kindOf(thing)),
  );
  return [...own, ...alike, ...general.filter((chapter) => !own.includes(chapter) && !alike.includes(chapter))];
}

/** What rules are called: each by its chapter and its number there. */
export const titlesOf = (library: Library, rules: readonly string[], language: string): string[] =>
  rules.map((rule) => {
    const chapter = library.chapterOf.get(chapterId(rule));
    return chapter === undefined ? rule : `${inLanguage(chapter.info.title, language)} ${numberOf(rule)}`;
  });
