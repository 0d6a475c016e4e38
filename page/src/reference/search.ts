/**
 * One search over rules, things, words and players: in either language, however they are spelt, as a question too.
 * What is rare among all that can be found says more than what stands everywhere, so no list of small words is needed.
 */

/** Something that can be found. Its fields are texts in any language, the weightiest first. */
export interface Findable {
  /** What it is called. */
  readonly title: readonly string[];
  /** As people would ask for it. */
  readonly asks: readonly string[];
  readonly text: readonly string[];
  /** How much it is to be preferred to others that fit as well; 1 for most. */
  readonly weight: number;
}

export interface Hit<Entry extends Findable> {
  readonly entry: Entry;
  readonly score: number;
}

/** What a word is worth where it stands. */
const WORTH = { title: 6, asks: 5, text: 1 } as const;
/** How much of what was typed must be found, counted by how much it says; the less only where nothing has the more. */
const ENOUGH = [0.6, 0.35];
/** How well a word fits: itself, another form of it, one that begins with it, one that is spelt almost so. */
const SAME = 1;
const FORM = 0.85;
const BEGUN = 0.7;
const MISSPELT = 0.5;

/** A name without `The` or `L’` before it. */
export const withoutArticle = (name: string): string => name.replace(/^(L[’']|Le |La |Les |The )/, "");

/** Letters as they are compared: small, without accents. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("œ", "oe").replaceAll("æ", "ae");

export const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\d]+/gu) ?? [];

/** A word without endings of English and French: `winning`, `wins` are `win`; `gagne`, `gagner` are `gagn`. */
export function stem(word: string): string {
  const bare = word.length > 3 ? word.replace(/(ements?|ings?|ions?|ees?|ies?|ent|ed|es|er|ez|s|e|y)$/, "") : word;
  const kept = bare.length < 3 ? word : bare;
  return kept.replace(/([bdgklmnprst])\1$/, "$1");
}

interface Posting {
  readonly entry: number;
  worth: number;
}

/** All that can be found, by its words. */
export class Index<Entry extends Findable> {
  readonly #entries: readonly Entry[];
  readonly #words = new Map<string, Posting[]>();
  readonly #stems = new Map<string, string[]>();

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
    entries.forEach((entry, number) => {
      for (const field of ["title", "asks", "text"] as const)
        for (const word of new Set(entry[field].flatMap(wordsOf))) this.#note(word, number, WORTH[field]);
    });
    for (const word of this.#words.keys()) {
      const found = this.#stems.get(stem(word));
      if (found === undefined) this.#stems.set(stem(word), [word]);
      else found.push(word);
    }
  }

  #note(word: string, entry: number, worth: number): void {
    const found = this.#words.get(word);
    const last = found?.at(-1);
    if (found === undefined) this.#words.set(word, [{ entry, worth }]);
    else if (last?.entry === entry) last.worth = Math.max(last.worth, worth);
    else found.push({ entry, worth });
  }

  /** What fits what was typed, the best first. */
  find(typed: string, most = 40): Hit<Entry>[] {
    const wanted = [...new Set(wordsOf(typed))];
    const fits = wanted.map((word, at) => this.#fitting(word, at === wanted.length - 1)).filter((fit) => fit.size > 0);
    const says = fits.map((fit) => Math.log(1 + this.#entries.length / fit.size));
    const all = says.reduce((sum, one) => sum + one, 0);
    const unknown = wanted.length - fits.length;
    if (fits.length === 0 || unknown > fits.length) return [];
    const found = new Map<number, { score: number; share: number }>();
    fits.forEach((fit, at) => {
      const weight = says[at] ?? 0;
      for (const [entry, worth] of fit) {
        const sum = found.get(entry) ?? { score: 0, share: 0 };
        found.set(entry, { score: sum.score + weight * worth, share: sum.share + weight / all });
      }
    });
    const best = Math.max(...[...found.values()].map(({ share }) => share));
    const enough = ENOUGH.find((least) => best >= least) ?? 1;
    return [...found]
      .filter(([, { share }]) => share >= enough)
      .flatMap(([number, { score, share }]) => {
        const entry = this.#entries[number];
        return entry === undefined ? [] : [{ entry, score: this.#judged(entry, score * share, wanted) }];
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, most);
  }

  /** Whose title is what was typed, and nothing else, is meant before all others. */
  #judged(entry: Entry, score: number, wanted: readonly string[]): number {
    const exact = entry.title.some((title) => {
      const words = wordsOf(withoutArticle(title));
      return words.length > 0 && words.every((word) => wanted.includes(word));
    });
    return score * entry.weight * (exact ? 2 : 1);
  }

  /** The entries that have a word, and how well it fits; the one that is still being typed may be cut off. */
  #fitting(word: string, last: boolean): Map<number, number> {
    const found = new Map<number, number>();
    const add = (other: string, fit: number): void => {
      for (const { entry, worth } of this.#words.get(other) ?? [])
        found.set(entry, Math.max(found.get(entry) ?? 0, worth * fit));
    };
    add(word, SAME);
    for (const other of this.#stems.get(stem(word)) ?? []) if (other !== word) add(other, FORM);
    if (word.length > 2 && (last || found.size === 0))
      for (const other of this.#words.keys()) if (other !== word && other.startsWith(word)) add(other, BEGUN);
    if (found.size === 0 && word.length > 4)
      for (const other of this.#words.keys()) if (isNear(word, other)) add(other, MISSPELT);
    return found;
  }
}

/** Whether two words are almost the same: a letter more, less, or other; two of them in long words. */
export function isNear(one: string, other: string): boolean {
  const most = one.length > 6 ? 2 : 1;
  if (Math.abs(one.length - other.length) > most || !other.startsWith(one.slice(0, 1))) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let beside = 0; beside < other.length; beside += 1) {
      const kept = (row[beside] ?? 0) + (one[at] === other[beside] ? 0 : 1);
      next.push(Math.min(kept, (row[beside + 1] ?? 0) + 1, (next[beside] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return (row.at(-1) ?? 0) <= most;
}
