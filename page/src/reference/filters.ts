/** Which things of a game are shown: by kind, by module, by words. */
import { kindOf } from "../boards/things";
import type { Reader } from "../words/reader";
import type { Library } from "./library";
import { folded } from "./search";

export interface Filter {
  /** Empty: any kind. */
  readonly kind: string;
  /** Empty: any; `own`: what comes with the game itself. */
  readonly module: string;
  readonly words: string;
}

export const OWN = "own";

/** The things of a kind that are shown. */
export interface Shelf {
  readonly kind: string;
  readonly things: readonly string[];
}

/** The kinds of which something is left, in their order, with what is left of each. */
export function filtered(library: Library, reader: Reader, filter: Filter): Shelf[] {
  const parts = folded(filter.words)
    .split(/\s+/)
    .filter((part) => part !== "");
  const fits = (thing: string): boolean => {
    if (filter.module !== "" && (library.moduleOf.get(thing) ?? OWN) !== filter.module) return false;
    if (parts.length === 0) return true;
    const names = Object.values(library.things[thing]?.names ?? {});
    const all = folded([...names, ...reader.about(thing)].join(" "));
    return parts.every((part) => all.includes(part));
  };
  const things = Object.keys(library.things);
  return Object.keys(library.kinds)
    .filter((kind) => filter.kind === "" || kind === filter.kind)
    .map((kind) => ({ kind, things: things.filter((thing) => kindOf(thing) === kind && fits(thing)) }))
    .filter((shelf) => shelf.things.length > 0);
}
