/** What all parts of this board need, handed down once. */
import { getContext, setContext } from "svelte";
import type { Desk } from "../../table/desk.svelte";
import type { Names, Reader } from "../../words/reader";

export interface Ephyran {
  readonly desk: Desk;
  readonly reader: Reader;
  readonly things: Names;
  /** The seat one looks from. */
  readonly seat: number;
}

const KEY = Symbol("ephyran");

export const setEphyran = (table: Ephyran): Ephyran => setContext(KEY, table);
export const getEphyran = (): Ephyran => getContext<Ephyran>(KEY);
