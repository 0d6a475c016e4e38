// Written by `python -m agon.server.typescript`: change the classes there, not this.

/** Of an Olympian token: face up, face down. */
export const TOKEN_SIDES = ["portrait", "forbidden"] as const;
export type TokenSide = (typeof TOKEN_SIDES)[number];

export interface DuelTokenView {
  readonly slot: string;
  readonly seat: number;
  readonly side: TokenSide;
}

export interface DuelView {
  readonly tokens: readonly DuelTokenView[];
  /** By seat; none until it is declared. */
  readonly postures: readonly (string | null)[];
}

export interface DuelParts {
  readonly duel?: DuelView;
}
