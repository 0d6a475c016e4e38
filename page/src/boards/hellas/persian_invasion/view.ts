// Written by `python -m agon.server.typescript`: change the classes there, not this.

export const ATTITUDES = ["hostile", "wary", "neutral", "loyal"] as const;
export type Attitude = (typeof ATTITUDES)[number];

export interface ActionTokenView {
  readonly action: string;
  /** Once it was turned up. */
  readonly number: number | null;
}

export interface CardTokenView {
  readonly card: string;
  /** Once it was turned up. */
  readonly number: number | null;
}

export interface MarkerView {
  readonly at: number;
  readonly last: number;
}

export interface CommandView {
  readonly value: number;
  /** Still on the track. */
  readonly spies: number;
  readonly last: number;
}

/** How many Persian control tokens, and how many lands of theirs, lose the war. */
export interface LimitsView {
  readonly tokens: number;
  readonly lands: number;
}

/** Something that was told: an opening, a script, an ending, a failed quest. */
export interface PassageView {
  readonly passage: string;
  /** Its second text. */
  readonly other: boolean;
}

export interface CampaignView {
  readonly act: number;
  readonly pile: number;
  /** Numbers of tokens that nobody has seen yet. */
  readonly unseen: readonly number[];
  /** Numbers of tokens that have left the game. */
  readonly gone: readonly number[];
  readonly tokens: readonly ActionTokenView[];
  readonly card_tokens: readonly CardTokenView[];
  readonly invasion: MarkerView;
  readonly mobilization: MarkerView;
  /** The victory counter of act II. */
  readonly counter: number | null;
  readonly command: CommandView;
  readonly limits: LimitsView;
  /** Their regions. */
  readonly spies: readonly string[];
  /** By land. */
  readonly attitudes: Readonly<Record<string, Attitude>>;
  readonly vanguard: string | null;
  readonly oracle_lost: boolean;
  readonly tale: readonly PassageView[];
}

export interface CampaignParts {
  readonly persian_invasion?: CampaignView;
}
