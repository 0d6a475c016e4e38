/** What can be found of a game: its chapters, its rules, its things, its words, and who plays it here. */
import { kindOf } from "../boards/things";
import type { AtTable, Place } from "../state/finder.svelte";
import type { RuleInfo } from "../wire/messages";
import type { Reader } from "../words/reader";
import { type Chapter, inLanguage, type Library, numberOf } from "./library";
import { type Findable, folded, type Hit, withoutArticle } from "./search";

export interface Entry extends Findable {
  readonly kind: "chapter" | "thing" | "term" | "rule" | "seat";
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** What is told of it below its name. */
  readonly says: string;
  /** Where it leads; null for a player, who is at the table. */
  readonly place: Place | null;
  /** Whose it is; empty: the game's own. */
  readonly module: string;
}

/** Something that was found, and whether it lies on the table where one looks. */
export interface Found extends Hit<Entry> {
  readonly here: boolean;
}

/** At equal fit what explains is found before what only has the words. */
const WEIGHT = { chapter: 1.5, seat: 1.5, thing: 1.2, term: 1.1, rule: 1 } as const;
const HERE = 1.4; // what lies on the table is meant rather than what does not

const shown = (said: Readonly<Record<string, string>>, language: string): string[] => [
  inLanguage(said, language),
  ...Object.entries(said).flatMap(([other, text]) => (other === language ? [] : [text])),
];

const plain = (name: string): string => folded(withoutArticle(name));

/** `reader` knows the names of the library's things. */
export function entriesOf(library: Library, reader: Reader): Entry[] {
  const found = [...chapters(library, reader), ...things(library, reader)];
  const known = new Set(found.map((entry) => plain(entry.name)));
  // A word that is the name of a thing or of a chapter is found as that.
  return [...found, ...terms(library, reader).filter((entry) => !known.has(plain(entry.name)))];
}

/** What was found, as it is of use at a table: nothing of modules that are not played, and first what lies there. */
export function atTable(hits: readonly Hit<Entry>[], table: AtTable | null): Found[] {
  const drawn = table?.drawn() ?? new Set<string>();
  return hits
    .filter(({ entry }) => table === null || entry.module === "" || table.modules.includes(entry.module))
    .map(({ entry, score }) => {
      const here = drawn.has(entry.id);
      return { entry, here, score: here ? score * HERE : score };
    })
    .sort((one, other) => other.score - one.score);
}

/** Who sits at a table, to be found by name. */
export const seatsOf = (table: AtTable): Entry[] =>
  table.seats.map((name, seat) => ({
    kind: "seat",
    id: `seat/${seat}`,
    game: table.game,
    module: "",
    name,
    says: "",
    place: null,
    title: [name],
    asks: [],
    text: [],
    weight: WEIGHT.seat,
  }));

function chapters(library: Library, { language }: Reader): Entry[] {
  const { game } = library;
  return library.chapters.flatMap((chapter): Entry[] => {
    const { id, book, info, rules, module } = chapter;
    const name = inLanguage(info.title, language);
    const whole: Entry = {
      kind: "chapter",
      id,
      game,
      name,
      says: inLanguage(info.asks, language),
      place: { at: "chapter", game, book, chapter: id },
      module,
      title: shown(info.title, language),
      asks: shown(info.asks, language),
      text: [],
      weight: WEIGHT.chapter,
    };
    return [whole, ...rules.map((rule) => ruleEntry(rule, name, library.game, chapter, language))];
  });
}

function ruleEntry(rule: RuleInfo, title: string, game: string, chapter: Chapter, language: string): Entry {
  return {
    kind: "rule",
    id: rule.id,
    game,
    name: `${title} ${numberOf(rule.id)}`,
    says: inLanguage(rule.text, language),
    place: { at: "chapter", game, book: chapter.book, chapter: chapter.id, rule: rule.id },
    module: chapter.module,
    title: [rule.id],
    asks: [],
    text: [...Object.values(rule.text), ...Object.values(rule.note), title],
    weight: WEIGHT.rule,
  };
}

function things(library: Library, reader: Reader): Entry[] {
  const { game } = library;
  return Object.keys(library.things)
    .filter((thing) => kindOf(thing) in library.kinds)
    .map((thing) => {
      const about = reader.about(thing);
      const kind = library.kinds[kindOf(thing)];
      return {
        kind: "thing",
        id: thing,
        game,
        name: reader.name(thing),
        says: about.join(" "),
        place: { at: "thing", game, thing },
        module: library.moduleOf.get(thing) ?? "",
        title: shown(library.things[thing]?.names ?? {}, reader.language),
        asks: [],
        text: [...about, ...(kind === undefined ? [] : [reader.say(kind)])],
        weight: WEIGHT.thing,
      };
    });
}

/** The books' own words: each leads to the first rule that has it. */
function terms(library: Library, { language }: Reader): Entry[] {
  const { game } = library;
  const rules = library.chapters.flatMap((chapter) => chapter.rules.map((rule) => ({ chapter, rule })));
  const lowered = rules.map(({ rule }) => Object.values(rule.text).join(" ").toLowerCase());
  return library.terms.flatMap(([french, id]): Entry[] => {
    const english = id.replaceAll("_", " ");
    const word = french.replace(/ \(.*\)$/, "");
    const wanted = [word.toLowerCase(), english];
    const first = lowered.findIndex((text) => wanted.every((one) => text.includes(one)));
    const found = rules[first < 0 ? lowered.findIndex((text) => wanted.some((one) => text.includes(one))) : first];
    if (found === undefined) return [];
    return [
      {
        kind: "term",
        id,
        game,
        name: language === "fr" ? word : english.charAt(0).toUpperCase() + english.slice(1),
        says: inLanguage(found.rule.text, language),
        place: {
          at: "chapter",
          game,
          book: found.chapter.book,
          chapter: found.chapter.id,
          rule: found.rule.id,
        },
        module: found.chapter.module,
        title: [word, english],
        asks: [],
        text: [french],
        weight: WEIGHT.term,
      },
    ];
  });
}
