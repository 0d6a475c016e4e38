/** What Chronos has on the table, as `agon.games.hybris.chronos.table` shows it. */

/** A Concept with a chain track and cards. */
export interface ChainedView {
  readonly concept: string;
  /** The seats that took its Pillar in this Age. */
  readonly chosen: readonly number[];
  /** Tokens left on the track. */
  readonly chains: number;
  /** Conditions that are revealed. */
  readonly open: number;
  /** What they ask for in all. */
  readonly asks: Readonly<Record<string, number>>;
  /** The card that lies face up. */
  readonly card: string | null;
  readonly deck: number;
  /** Cards at the bottom of the deck that everybody has seen. */
  readonly tucked: readonly string[];
  /** The top card of the deck, for whoever has looked. */
  readonly next: string | null;
}

/** A Concept of Upgrade: an Intensity and tiles. */
export interface UpgradedView {
  readonly concept: string;
  readonly chosen: readonly number[];
  readonly intensity: number;
  readonly tile: string | null;
  readonly pile: number;
}

export type ConceptView = ChainedView | UpgradedView;

export interface AvatarView {
  readonly avatar: string;
  /** Nothing: on the board of Chronos. */
  readonly city: string | null;
}

export interface ChronosView {
  /** `by_the_book` or `house`: what is played where nothing else was said. */
  readonly preset: string;
  readonly level: string;
  /** Every rule of the house, and whether it is played. */
  readonly rules: readonly { readonly rule: string; readonly played: boolean }[];
  /** How this game may end. */
  readonly endings: readonly string[];
  readonly vp: number;
  readonly pieces: Readonly<Record<string, number>>;
  readonly turn: string;
  readonly concepts: readonly ConceptView[];
  /** By seat: where they are present; empty before that is said. */
  readonly focus: readonly string[];
  readonly avatars: readonly AvatarView[];
  readonly fighter: string | null;
  readonly avatar_deck: number;
  readonly avatar_discard: readonly string[];
  readonly tokens: number;
  readonly shackles: readonly number[];
  readonly seals: readonly { readonly slot: string; readonly seat: number }[];
  readonly sleeping: readonly { readonly space: string; readonly wakes: number }[];
  readonly dearer: number;
  readonly obliterated: readonly string[];
  readonly turned: readonly string[];
}

export const CHRONOS = "enemy/chronos";
/** His marker on the Grandeur track, where seats are. */
export const MARKER = -2;
/** The places that his board has for each resource. */
export const PLACES = 3;

/** Whether a rule of the house is played. */
export const plays = (chronos: ChronosView, rule: string): boolean =>
  chronos.rules.some((one) => one.rule === rule && one.played);

/** Rules of the house that were said to be otherwise than the preset has all of them. */
export const changedIn = (chronos: ChronosView): number =>
  chronos.rules.filter((one) => one.played !== (chronos.preset === "house")).length;

export const isChained = (concept: ConceptView): concept is ChainedView => "chains" in concept;
