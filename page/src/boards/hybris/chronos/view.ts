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
  readonly level: string;
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

export const isChained = (concept: ConceptView): concept is ChainedView => "chains" in concept;
