/** What each game adds to the page: its board, its face on the start page, and its first lesson. */
import type { Component } from "svelte";
import type { BoardProps, PieceProps } from "./board";
import type { Legend } from "./legend";
import type { Lesson } from "../lessons/lesson";
import { EMBLEMS, EMBLEM_OF } from "../pieces/figures/all";
import type { SeatLook } from "../pieces/seats";
import type { View } from "../table/types";
import { looks } from "./hellas/looks";

export interface GameLook {
  readonly board: () => Promise<{ default: Component<BoardProps> }>;
  /** A single thing of the game, as its board draws it. */
  readonly piece: () => Promise<{ default: Component<PieceProps> }>;
  /** What its signs mean, if it has any. */
  readonly legend?: () => Promise<{ default: Legend }>;
  /** Figures that walk across its panel on the start page. */
  readonly figures: readonly string[];
  /** Figures for modules that have no folder of their own, or none in it. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** Figures for what a table can decide. */
  readonly choices?: Readonly<Record<string, string>>;
  /** How its seats are told apart, where the game has signs of its own for them. */
  readonly looks?: (view: View) => readonly (SeatLook | null)[];
  readonly lesson?: () => Promise<{ default: Lesson }>;
}

const LOOKS: Readonly<Record<string, GameLook>> = {
  ephyran: {
    board: () => import("./ephyran/Board.svelte"),
    piece: () => import("./ephyran/Piece.svelte"),
    legend: () => import("./ephyran/legend"),
    figures: ["hippocamp", "centaur", "griffin", "bronze_bull", "sphinx", "chimera", "triton", "nemean_lion"],
    choices: {
      gods: "poseidon",
      first_player: "laurel",
      deck: "amphora",
      take_back: "pit",
      draw_two: "castor_pollux",
      hand_swap: "swap_zone",
      destroy_chooser: "destroy_zone",
      token_limit: "take_magic_token",
      reactions: "hecate_magic",
      lock: "lock",
    },
    lesson: () => import("../lessons/ephyran"),
  },
  hybris: {
    board: () => import("./hybris/Board.svelte"),
    piece: () => import("./hybris/Piece.svelte"),
    legend: () => import("./hybris/legend"),
    figures: ["zeus", "athena", "poseidon", "hades", "pegasus", "minotaur", "sphinx", "phoenix"],
    pictures: {
      renaissance: "phoenix",
      gigantomachy: "typhon",
      games_of_elis: "nemean_lion",
      persephones_winter: "gaia",
      apple_of_discord: "griffin",
      victory_of_influence: "pegasus",
      victory_of_awakening: "athena",
      grip_of_the_oracle: "sphinx",
    },
    choices: {
      olympians: "zeus",
      psychopomp_coliseum: "hades",
      wrath_wounds: "thunderbolt",
      wrath_newcomers: "helmet",
    },
    lesson: () => import("../lessons/hybris"),
  },
  hellas: {
    board: () => import("./hellas/Board.svelte"),
    piece: () => import("./hellas/Piece.svelte"),
    legend: () => import("./hellas/legend"),
    figures: ["achilles", "medusa", "helen", "hydra", "heracles", "cerberus", "perseus", "ship"],
    choices: { heroes: "achilles", slain_monster_event: "hydra", script_regions: "oracle", persian_conquest: "city" },
    looks,
    lesson: () => import("../lessons/hellas"),
  },
};

const PLAIN: GameLook = {
  board: () => import("./generic/Board.svelte"),
  piece: () => import("./generic/Piece.svelte"),
  figures: ["dionysus", "pegasus", "minotaur", "typhon", "sphinx", "scylla"],
};

/** The figure that stands for a module of a game. */
export function pictureOf(game: string, module: string): string {
  const look = lookOf(game);
  return EMBLEM_OF[module] ?? look.pictures?.[module] ?? look.figures.at(-1) ?? "";
}

/** The figure for what a table can decide, or for how it has decided; none: empty. */
export function figureOf(game: string, option: string, value: string): string {
  const look = lookOf(game);
  return look.figures.includes(value) || value in EMBLEMS ? value : (look.choices?.[option] ?? "");
}

/** A game without a board of its own is played on the plain one. */
export function lookOf(game: string): GameLook {
  return LOOKS[game] ?? PLAIN;
}
