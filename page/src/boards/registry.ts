/** What each game adds to the page: its board, its face on the start page, and its first lesson. */
import type { Component } from "svelte";
import type { BoardProps } from "./board";
import type { Lesson } from "../lessons/lesson";

export interface GameLook {
  readonly board: () => Promise<{ default: Component<BoardProps> }>;
  /** Figures that walk across its panel on the start page. */
  readonly figures: readonly string[];
  /** Questions asked in the middle of somebody else's turn: one may leave a standing order for them. */
  readonly windows?: readonly string[];
  readonly lesson?: () => Promise<{ default: Lesson }>;
}

const LOOKS: Readonly<Record<string, GameLook>> = {
  ephyran: {
    board: () => import("./ephyran/Board.svelte"),
    figures: ["hippocamp", "centaur", "griffin", "bronze_bull", "sphinx", "chimera", "triton", "nemean_lion"],
    windows: ["ephyran-ask-react"],
    lesson: () => import("../lessons/ephyran"),
  },
  hybris: {
    board: () => import("./hybris/Board.svelte"),
    figures: ["zeus", "athena", "poseidon", "hades", "pegasus", "minotaur", "sphinx", "phoenix"],
    windows: ["hybris-ask-contest"],
    lesson: () => import("../lessons/hybris"),
  },
  hellas: {
    board: () => import("./hellas/Board.svelte"),
    figures: ["achilles", "medusa", "helen", "hydra", "heracles", "cerberus", "perseus", "ship"],
    windows: ["hellas-ask-use-power"],
    lesson: () => import("../lessons/hellas"),
  },
};

const PLAIN: GameLook = {
  board: () => import("./generic/Board.svelte"),
  figures: ["dionysus", "pegasus", "minotaur", "typhon", "sphinx", "scylla"],
};

/** A game without a board of its own is played on the plain one. */
export function lookOf(game: string): GameLook {
  return LOOKS[game] ?? PLAIN;
}
