/** What a table of Ephyran looks like from one seat, as `agon.games.ephyran.view` builds it. */
import type { View } from "../../table/types";

export interface ZoneView {
  readonly zone: string;
  readonly card: string;
  readonly creature: string;
  readonly printed: string | null;
  /** A magic object, or `hidden`. */
  readonly token: string | null;
}

export interface TerritoryView {
  readonly territory: string;
  readonly zones: readonly ZoneView[];
  readonly lock: string | null;
}

export interface PlayerView {
  readonly seat: number;
  readonly god: string | null;
  readonly hand: number;
  readonly cards: readonly string[];
  readonly known: readonly string[];
  readonly territories: readonly TerritoryView[];
  readonly next: readonly string[];
  readonly prestige: number;
  readonly city_bonus: number;
  readonly points: Readonly<Record<string, number>>;
}

export interface EphyranView {
  readonly players: readonly PlayerView[];
  readonly draw_pile: number;
  readonly discard_pile: readonly string[];
  readonly tartarus: readonly string[];
  readonly supply: number;
  readonly lost_tokens: readonly string[];
  readonly gods: readonly string[];
  readonly first: number;
  readonly active: number;
  readonly ending: "no" | "pile" | "city";
  readonly finished: readonly number[];
  readonly playing: string | null;
  readonly target: number | null;
  readonly aims: readonly string[];
  readonly held: string | null;
  readonly token: string | null;
  readonly drawn: number;
  readonly drawn_cards?: readonly string[];
}

/** The server sends views of the game it was asked for; here one is taken at its word. */
export function ephyranView(view: View): EphyranView {
  return view as unknown as EphyranView;
}

export const NUMBERS = [1, 2, 3, 4] as const;
export const HIDDEN = "hidden";

/** The last part of a thing: `lagoon` of `territory/lagoon`, `3` of `zone/lagoon/3`. */
export function last(thing: string): string {
  return thing.slice(thing.lastIndexOf("/") + 1);
}

/** The place of a thing in somebody's city or hand. */
export function at(seat: number, thing: string): string {
  return `seat/${seat}/${thing}`;
}

export function zonesBuilt(player: PlayerView): number {
  return player.territories.reduce((sum, territory) => sum + territory.zones.length, 0);
}
