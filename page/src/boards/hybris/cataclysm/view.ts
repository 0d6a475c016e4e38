/** What Cataclysm lays on the table, as `agon.games.hybris.cataclysm` shows it to one seat. */

export interface ChaosView {
  /** On its track, from 1. */
  readonly space: number;
  /** Cards, the top last: a card that one has seen, or `hidden`. */
  readonly momentum: readonly string[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly falls: readonly string[];
  readonly fallen: readonly string[];
  readonly destroyed: readonly string[];
  /** The card whose Attraction is at work. */
  readonly drawn: string | null;
  readonly target: number;
  readonly walls: number;
}

export interface MkTileView {
  readonly tile: string;
  readonly active: boolean;
  readonly sent: boolean;
  readonly worker: boolean;
  readonly done: readonly boolean[];
}

export interface HangarView {
  readonly energy: number;
  readonly research: number;
  readonly workers: number;
  readonly foreman: boolean;
  /** Echelons, from 1. */
  readonly explore: number | null;
  readonly defend: number | null;
  readonly tiles: readonly MkTileView[];
  readonly adventures: readonly { readonly exploration: string; readonly site: number }[];
  readonly modules: readonly string[];
  /** What is being planned: for its owner alone. */
  readonly recruits: number | null;
  readonly posts: readonly number[] | null;
}

export interface OutskirtsView {
  readonly camp: number;
  readonly deck: readonly string[];
  readonly drawn: readonly string[];
  readonly explorer: number | null;
  readonly shown: string | null;
  readonly hangars: readonly HangarView[];
}

const OWN = ["exploration/", "module/", "chaos_card/", "cataclysm_card/"];

/** Whether a card is one of Cataclysm's, which `Sherd` draws. */
export const isSherd = (card: string): boolean => OWN.some((kind) => card.startsWith(kind));
