/** Things and their places, as the ids in a view of Ephyran name them. */
import type { PlayerView } from "./view";

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
