/** Where a text speaks of a thing or of a rule: the names in it become links. */
import { kindOf } from "../boards/things";
import { type Library, inLanguage } from "./library";
import { withoutArticle } from "./search";

/** A piece of a text: plain, or the name of a thing, or of a rule. */
export interface Segment {
  readonly text: string;
  readonly thing?: string;
  readonly rule?: string;
}

const RULE = String.raw`\b[A-Z]{3}-[A-Z0-9]+-\d+\b`;
const LEAST = 3; // letters of a name: shorter ones are too often other words

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const whole = (pattern: string): string => String.raw`(?<![\p{L}\d-])(?:${pattern})(?![\p{L}\d])`;

/** A name as a text may have it: without its article, and long enough to be no other word. */
function plain(names: Readonly<Record<string, string>>, language: string): string {
  const name = withoutArticle(inLanguage(names, language));
  return name.length < LEAST ? "" : name;
}

/** Finds names in texts of one language. */
export class Linker {
  readonly #things = new Map<string, string>(); // by name
  readonly #pattern: RegExp;
  readonly #library: Library;
  #mentions: ReadonlyMap<string, readonly string[]> | null = null;

  constructor(
    library: Library,
    readonly language: string,
  ) {
    this.#library = library;
    const order = Object.keys(library.kinds);
    for (const thing of Object.keys(library.things)) {
      const name = plain(library.things[thing]?.names ?? {}, language);
      const before = order.indexOf(kindOf(this.#things.get(name) ?? ""));
      const now = order.indexOf(kindOf(thing));
      // Of several things with one name the one of the kind that is shown first is meant.
      if (name !== "" && now >= 0 && (before < 0 || now < before)) this.#things.set(name, thing);
    }
    const names = [...this.#things.keys()].sort((one, other) => other.length - one.length).map(escaped);
    this.#pattern = new RegExp(whole([RULE, ...names].join("|")), "gu");
  }

  /**
   * A text in pieces; each name is a link where it stands first, and never to what the text itself is about. Where
   * the same is said in other languages too, a name must stand there as well: `Gloire` alone may be any glory.
   */
  split(text: string, own: readonly string[] = [], said: Readonly<Record<string, string>> = {}): Segment[] {
    const pieces: Segment[] = [];
    const seen = new Set(own);
    let at = 0;
    for (const match of text.matchAll(this.#pattern)) {
      const name = match[0];
      const thing = this.#things.get(name);
      const meant = thing ?? name;
      if (seen.has(meant) || !(thing === undefined ? this.#library.ruleOf.has(name) : this.#isSaid(thing, said)))
        continue;
      seen.add(meant);
      if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
      pieces.push(thing === undefined ? { text: name, rule: name } : { text: name, thing });
      at = match.index + name.length;
    }
    if (at < text.length) pieces.push({ text: text.slice(at) });
    return pieces;
  }

  #isSaid(thing: string, said: Readonly<Record<string, string>>): boolean {
    const names = this.#library.things[thing]?.names ?? {};
    return Object.entries(said).every(([language, text]) => text.includes(plain(names, language)));
  }

  /** The rules that name a thing, in the order of the books. */
  naming(thing: string): readonly string[] {
    this.#mentions ??= this.#read();
    return this.#mentions.get(thing) ?? [];
  }

  #read(): Map<string, string[]> {
    const found = new Map<string, string[]>();
    for (const rule of this.#library.ruleOf.values())
      for (const { thing } of this.split(inLanguage(rule.text, this.language), [], rule.text))
        if (thing !== undefined) found.set(thing, [...(found.get(thing) ?? []), rule.id]);
    return found;
  }
}
