/** Whose tokens Artemis can hold, and who she is. */

/** Owners from here on are enemies of the game. */
export const PLAYERS = 4;

/** Who plays Artemis. */
export const ARTEMIS = "olympian/artemis";
