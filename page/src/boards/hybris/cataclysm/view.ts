// Written by `python -m agon.server.typescript`: change the classes there, not this.

/** Piles have the top last; a card is `hidden` to who has not seen it. */
export interface ChaosView {
  /** On its track, from 1. */
  readonly space: number;
  readonly momentum: readonly string[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  /** The Cataclysm deck. */
  readonly falls: readonly string[];
  /** Cataclysm cards that lie on their Cities. */
  readonly fallen: readonly string[];
  /** Cities. */
  readonly destroyed: readonly string[];
  /** The card whose Attraction is at work. */
  readonly drawn: string | null;
  /** The fighter's Strength from activated MK tiles. */
  readonly target: number;
  /** And from the Defence track. */
  readonly walls: number;
}

export interface MkTileView {
  readonly tile: string;
  readonly active: boolean;
  /** To the Forge. */
  readonly sent: boolean;
  readonly worker: boolean;
  /** By Task. */
  readonly done: readonly boolean[];
}

export interface AdventureView {
  readonly exploration: string;
  /** From 1. */
  readonly site: number;
}

/** What is being planned: for its owner alone. */
export interface PlansView {
  readonly recruits: number | null;
  /** Places of tiles that get a Worker. */
  readonly posts: readonly number[] | null;
}

export interface OpenHangarView {
  readonly energy: number;
  readonly research: number;
  readonly workers: number;
  readonly foreman: boolean;
  /** The echelon, from 1. */
  readonly explore: number | null;
  /** The echelon, from 1. */
  readonly defend: number | null;
  readonly tiles: readonly MkTileView[];
  readonly adventures: readonly AdventureView[];
  readonly modules: readonly string[];
}

/** What everybody sees, and what is planned. */
export interface HangarView {
  readonly energy: number;
  readonly research: number;
  readonly workers: number;
  readonly foreman: boolean;
  /** The echelon, from 1. */
  readonly explore: number | null;
  /** The echelon, from 1. */
  readonly defend: number | null;
  readonly tiles: readonly MkTileView[];
  readonly adventures: readonly AdventureView[];
  readonly modules: readonly string[];
  readonly recruits: number | null;
  /** Places of tiles that get a Worker. */
  readonly posts: readonly number[] | null;
}

export interface OutskirtsView {
  /** Workers. */
  readonly camp: number;
  /** The top last; `hidden` to who does not know the card. */
  readonly deck: readonly string[];
  /** `hidden` to all but the explorer. */
  readonly drawn: readonly string[];
  readonly explorer: number | null;
  /** The card that is being resolved. */
  readonly shown: string | null;
  /** By seat. */
  readonly hangars: readonly HangarView[];
}

export interface CataclysmParts {
  readonly chaos?: ChaosView;
  readonly outskirts?: OutskirtsView;
}
