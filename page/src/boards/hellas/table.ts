/** What all parts of this board need, handed down once. */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Desk, Manner } from "../../table/desk.svelte";
import type { Names, Reader } from "../../words/reader";
import type { HellasModule } from "./module";
import type { HellasView, Holder, PlayerView } from "./view";

/** What is laid over the map to be looked at. */
export type Opened =
  | { readonly kind: "player"; readonly seat: number }
  | { readonly kind: "cards"; readonly title: string; readonly cards: readonly string[] }
  | { readonly kind: "panel"; readonly panel: string };

export interface Hellas {
  readonly desk: Desk;
  readonly reader: Reader;
  readonly things: Names;
  /** The seat one looks from. */
  readonly seat: number;
  readonly view: HellasView;
  /** The view after the option that is pointed at, where that is certain. */
  readonly after: HellasView | null;
  readonly players: readonly PlayerView[];
  /** Those that are played and have pictures of their own. */
  readonly modules: readonly HellasModule[];
  readonly open: (what: Opened | null) => void;
  /** As `desk.thing`. */
  readonly thing: (id: string, manner?: Manner) => Attachment<HTMLElement | SVGElement>;
}

const KEY = Symbol("hellas");

export const setHellas = (table: Hellas): Hellas => setContext(KEY, table);
export const getHellas = (): Hellas => getContext<Hellas>(KEY);

/** Who commands an army, by name. */
export function commanderName(table: Hellas, commander: Holder): string {
  if (commander === null) return "";
  if (typeof commander === "number") return table.reader.sitter(commander);
  const name = table.reader.text(`hellas-the-${commander}`);
  return name.charAt(0).toLocaleUpperCase(table.reader.language) + name.slice(1);
}
