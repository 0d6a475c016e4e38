// Written by `python -m agon.server.typescript`: change the classes there, not this.

/** Why this is the last round: the draw pile is empty, or a city is finished. */
export const ENDINGS = ["no", "pile", "city"] as const;
export type Ending = (typeof ENDINGS)[number];

export interface ZoneView {
  readonly zone: string;
  readonly card: string;
  readonly creature: string;
  /** The magic object on the card itself. */
  readonly printed: string | null;
  /** A magic object, or `hidden`. */
  readonly token: string | null;
}

export interface TerritoryView {
  readonly territory: string;
  /** Those that are built. */
  readonly zones: readonly ZoneView[];
  /** The card that locks it. */
  readonly lock: string | null;
}

export interface PlayerView {
  readonly seat: number;
  readonly god: string | null;
  readonly hand: number;
  /** The hand; of a rival's, what everybody saw going there. */
  readonly cards: readonly string[];
  readonly territories: readonly TerritoryView[];
  /** The zones that can be built next. */
  readonly next: readonly string[];
  /** As far as the seat that looks knows it. */
  readonly prestige: number;
  readonly city_bonus: number;
  /** By territory, without the kind of thing before its id. */
  readonly points: Readonly<Record<string, number>>;
}

/** The table as one seat sees it; who only watches sees what lies open. */
export interface EphyranView {
  readonly players: readonly PlayerView[];
  readonly draw_pile: number;
  /** The top last. */
  readonly discard_pile: readonly string[];
  readonly tartarus: readonly string[];
  /** Tokens. */
  readonly supply: number;
  /** Magic objects, or `hidden`. */
  readonly lost_tokens: readonly string[];
  /** Those that nobody has. */
  readonly gods: readonly string[];
  readonly first: number;
  readonly active: number;
  readonly ending: Ending;
  /** The reinforcement that is being played. */
  readonly playing: string | null;
  readonly target: number | null;
  /** The card that was taken up. */
  readonly held: string | null;
  /** The token that is on its way: a magic object, or `hidden`. */
  readonly token: string | null;
  readonly drawn: number;
  /** For who has drawn them. */
  readonly drawn_cards?: readonly string[];
}
