// Written by `python -m agon.server.typescript`: change the classes there, not this.

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
  /** The one that lies face up. */
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
  /** The seats that took its Pillar in this Age. */
  readonly chosen: readonly number[];
  readonly intensity: number;
  readonly tile: string | null;
  readonly pile: number;
}

export type ConceptView = ChainedView | UpgradedView;

export interface AvatarView {
  readonly avatar: string;
  /** None: on the board of Chronos. */
  readonly city: string | null;
}

export interface SealView {
  readonly slot: string;
  readonly seat: number;
}

export interface SleeperView {
  readonly space: string;
  /** The Age. */
  readonly wakes: number;
}

export interface HouseRuleView {
  readonly rule: string;
  readonly played: boolean;
}

export interface ChronosView {
  /** `by_the_book` or `house`: what is played where nothing else was said. */
  readonly preset: string;
  readonly level: string;
  /** Every house rule. */
  readonly rules: readonly HouseRuleView[];
  /** How this game may end. */
  readonly endings: readonly string[];
  readonly vp: number;
  /** By resource. */
  readonly pieces: Readonly<Record<string, number>>;
  /** The Concept whose turn it is. */
  readonly turn: string;
  readonly concepts: readonly ConceptView[];
  /** By seat: where they are present; empty before that is said. */
  readonly focus: readonly string[];
  readonly avatars: readonly AvatarView[];
  /** The Avatar that is being fought. */
  readonly fighter: string | null;
  readonly avatar_deck: number;
  readonly avatar_discard: readonly string[];
  /** For Artemis to hunt. */
  readonly tokens: number;
  /** By seat. */
  readonly shackles: readonly number[];
  readonly seals: readonly SealView[];
  readonly sleeping: readonly SleeperView[];
  /** What every Craft of this Age costs more. */
  readonly dearer: number;
  readonly obliterated: readonly string[];
  readonly turned: readonly string[];
}

export interface ChronosParts {
  readonly chronos?: ChronosView;
}
