/** What Artemis has hunted, as `agon.games.hybris.artemis` shows it: the same for everybody. */
export interface QuiverView {
  /** How many tokens she holds of each seat, 0 to 3, then of enemies of the game. */
  readonly tokens: readonly number[];
}

/** Owners from here on are enemies of the game. */
export const PLAYERS = 4;

/** Who plays Artemis. */
export const ARTEMIS = "olympian/artemis";
