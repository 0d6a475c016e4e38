/** What every board component gets. README.md explains it to whoever writes one. */
import type { Snippet } from "svelte";
import type { Motion } from "../state/settings.svelte";
import type { Desk } from "../table/desk.svelte";
import type { View } from "../table/types";
import type { Names, Reader } from "../words/reader";
import type { SeatState } from "../table/seats";

export interface BoardProps {
  /** The table as one seat sees it: plain data of the game's own form. */
  view: View;
  /** The seat one looks from; -1: a spectator. */
  seat: number;
  /** Who sits where, and who is asked. */
  seats: readonly SeatState[];
  /** The modules that are played, by their ids. */
  modules: readonly string[];
  /** Names and descriptions of all things. */
  things: Names;
  /** Words in the reader's language. */
  reader: Reader;
  /** What can be clicked, what is picked, what is described. */
  desk: Desk;
  motion: Motion;
  /** The question line, to be placed between the world and what is one's own. */
  question: Snippet;
  /** Who sits at a seat: name, sign, clock, and what can be done about it. */
  plate: Snippet<[number]>;
}

/** What a picture of a single thing gets, apart from any table. */
export interface PieceProps {
  thing: string;
  things: Names;
  reader: Reader;
}
