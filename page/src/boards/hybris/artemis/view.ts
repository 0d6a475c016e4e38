// Written by `python -m agon.server.typescript`: change the classes there, not this.

/** What she has hunted: the same for everybody. */
export interface QuiverView {
  /** How many she holds of each seat, 0 to 3, then of enemies of the game. */
  readonly tokens: readonly number[];
}

export interface ArtemisParts {
  readonly artemis?: QuiverView;
}
