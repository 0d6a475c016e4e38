/** What is looked up beside what one does: a search, a chapter, a thing; and from where one came to it. */

export type Place =
  | { readonly at: "search" }
  | {
      readonly at: "rules";
      readonly game: string;
      readonly modules: readonly string[];
      readonly rules: readonly string[];
    }
  | {
      readonly at: "chapter";
      readonly game: string;
      readonly book: string;
      readonly chapter: string;
      readonly rule?: string;
    }
  | { readonly at: "kind"; readonly game: string; readonly kind: string }
  | { readonly at: "thing"; readonly game: string; readonly thing: string };

/** The table at which somebody looks something up. */
export interface AtTable {
  readonly game: string;
  readonly modules: readonly string[];
  /** The key of the pack that it is played with; empty: as the game comes with Agon. */
  readonly pack: string;
  /** Who sits there, by name. */
  readonly seats: readonly string[];
  /** What is said there of a thing, which modules and options may change. */
  readonly about: (thing: string) => readonly string[];
  /** Everything that is drawn on the board, without the seats at which it lies. */
  readonly drawn: () => ReadonlySet<string>;
  /** Shows where a thing lies. */
  readonly show: (thing: string) => void;
}

class Finder {
  #places = $state.raw<readonly Place[]>([]);
  /** What was typed last: whoever comes back finds it again. */
  typed = $state("");
  table = $state.raw<AtTable | null>(null);

  /** What is shown; null: nothing is looked up. */
  get place(): Place | null {
    return this.#places.at(-1) ?? null;
  }

  get canGoBack(): boolean {
    return this.#places.length > 1;
  }

  open(place: Place): void {
    this.#places = [place];
  }

  /** Opens the search. What is typed before there is a field for it is not lost, and means nothing else. */
  seek(words = ""): void {
    this.typed = words;
    this.open({ at: "search" });
    addEventListener("keydown", this.#hold, true);
  }

  /** There is a field now. */
  heard(): void {
    removeEventListener("keydown", this.#hold, true);
  }

  readonly #hold = (event: KeyboardEvent): void => {
    if (this.place?.at !== "search") {
      this.heard();
      return;
    }
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    this.typed += event.key;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** From there to another place. */
  go(place: Place): void {
    this.#places = [...this.#places, place];
  }

  back(): void {
    this.#places = this.#places.slice(0, -1);
  }

  close(): void {
    this.#places = [];
  }
}

export const finder = new Finder();

/** The address under which a place is a page of its own. */
export function addressOf(place: Place): string {
  switch (place.at) {
    case "search":
    case "rules":
      return "/rules";
    case "chapter": {
      const page = `/rules/${place.book}/${place.chapter.toLowerCase()}`;
      return place.rule === undefined ? page : `${page}?rule=${place.rule}`;
    }
    case "kind":
      return `/cards/${place.game}?kind=${place.kind}`;
    case "thing":
      return `/cards/${place.game}?thing=${place.thing}`;
  }
}
