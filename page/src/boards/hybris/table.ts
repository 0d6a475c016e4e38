/** What all parts of this board need, handed down once. */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Desk, Manner } from "../../table/desk.svelte";
import type { Names, Reader } from "../../words/reader";
import type { HybrisModule, Marks } from "./module";
import type { CharacterView, HybrisView, PlayerView } from "./view";

/** Where a figure belongs and how it stands. */
export interface Standing {
  readonly seat: number;
  readonly character: CharacterView;
}

/** What is laid over the world: opened by a click, or because a question is about it. */
export type Opened =
  | { readonly kind: "technologies" }
  | { readonly kind: "panel"; readonly panel: string }
  | { readonly kind: "player"; readonly seat: number }
  | { readonly kind: "cards"; readonly title: string; readonly cards: readonly string[]; readonly owner: number };

export interface Hybris {
  readonly desk: Desk;
  readonly reader: Reader;
  readonly things: Names;
  /** The seat one looks from. */
  readonly seat: number;
  /** Every figure of every player. */
  readonly figures: ReadonlyMap<string, Standing>;
  readonly players: readonly PlayerView[];
  readonly view: HybrisView;
  /** The view after the option that is pointed at, where that is certain. */
  readonly after: HybrisView | null;
  /** Those that are played and have boards of their own. */
  readonly modules: readonly HybrisModule[];
  /** What they say of places of the board. */
  readonly marks: Marks;
  /** A Technology that lies nowhere yet: whose it is, and the City it goes to, if it goes to one. */
  readonly moving: { readonly tile: string; readonly seat: number; readonly city: string | null } | null;
  readonly open: (what: Opened | null) => void;
  /** As `desk.thing`. */
  readonly thing: (id: string, manner?: Manner) => Attachment<HTMLElement | SVGElement>;
}

const KEY = Symbol("hybris");

export const setHybris = (table: Hybris): Hybris => setContext(KEY, table);
export const getHybris = (): Hybris => getContext<Hybris>(KEY);

/** What a figure is called, and whose it is. */
export function called(table: Hybris, figure: string): string {
  const standing = table.figures.get(figure);
  const name = figure.startsWith("prophet/")
    ? table.reader.text("hybris-prophet-number", { number: Number(figure.slice(figure.lastIndexOf("/") + 1)) })
    : table.reader.name(figure);
  if (standing === undefined) return name;
  return standing.seat === table.seat
    ? name
    : table.reader.text("hybris-figure-of", { figure: name, owner: table.reader.sitter(standing.seat) });
}
