/**
 * What a module can add to this board: the places where something can be hung, and what can be said of things that lie
 * there anyway. Each module has a folder of its name, whose `module.ts` says what it adds; the rest of the board asks
 * here, and knows no module by name.
 */
import type { Component } from "svelte";
import type { Drawing } from "../modules";
import type { EnemyFace } from "./faces";
import type { Glyph } from "./glyphs";
import type { Hybris } from "./table";
import type { CombatView, LocationView, PillarView, PlayerView, SideView } from "./view";

export interface HybrisModule extends Drawing {
  /** Steps of an Age that only it has, and the phase that they belong to. */
  readonly phases?: Readonly<Record<string, Phase>>;

  // ---------------------------------------------------------------- boards of its own
  /** At the rim, before the rivals. */
  readonly rim?: Component;
  /** Its Locations, by the last part of their ids: above the table where there is room, else in the ring. */
  readonly locations?: Readonly<Record<string, Component<OfLocation>>>;
  /** Below the table, or in the dock: one's own. */
  readonly below?: Component<OfPlayer>;
  /** On the board of a rival at the rim. */
  readonly rival?: Component<OfPlayer>;
  /** Under the board of a rival that was opened. */
  readonly guest?: Component<OfPlayer>;
  /** Among the goods of a rival. */
  readonly purse?: Component<OfPlayer>;
  /** Under the figures on a player's board. */
  readonly crew?: Component<OfPlayer>;
  /** What is laid over the world when it is opened, by its name. */
  readonly panels?: Readonly<Record<string, Component>>;
  /** What is laid over the world to be chosen from, by its name. */
  readonly offers?: Readonly<Record<string, Offer>>;

  // ---------------------------------------------------------------- pieces of its own, by the kinds of things
  readonly cards?: Readonly<Record<string, Component<OfCard>>>;
  readonly tiles?: Readonly<Record<string, Component<OfTile>>>;
  /** Who stands on slots without being anybody's. */
  readonly figures?: Readonly<Record<string, Component<{ figure: string }>>>;

  // ---------------------------------------------------------------- what it says of other things
  readonly marks?: (table: Hybris) => Partial<Marks>;
  /** What only some games have. */
  readonly goods?: readonly Good[];
  readonly pillar?: (pillar: PillarView, table: Hybris) => PillarNote | null;
  /** Powers that an Olympian has beyond those of the board. */
  readonly powers?: (olympian: string, table: Hybris) => readonly Signed[];
  /** Who is on the Grandeur track, by the number that stands there for a seat. */
  readonly markers?: Readonly<Record<number, Signed>>;
  /** Whom a Combat is against, if it is nobody of the board. */
  readonly foe?: (combat: CombatView, table: Hybris) => Foe | null;
  /** What helps or binds a side of a Combat. */
  readonly notes?: (side: SideView, combat: CombatView, table: Hybris) => readonly string[];
}

export type Phase = "setup" | "pillars" | "planning" | "actions" | "end";

export interface OfLocation {
  readonly location: LocationView;
  /** Whether the turn in progress is there. */
  readonly here: boolean;
}

export interface OfPlayer {
  readonly player: PlayerView;
  /** Where there is little room. */
  readonly small?: boolean;
}

export interface OfCard {
  readonly card: string;
  /** What it counts for in a Combat, when that is not what is printed. */
  readonly counts?: number | null;
  /** Where it is a piece that travels. */
  readonly piece?: string;
}

export interface OfTile {
  readonly tile: string;
  readonly owner?: number | null;
  /** Whether only the least is drawn; as the tile thinks best, if nothing is said. */
  readonly small?: boolean;
}

/** Things that a question can be about, and how those that it is about are laid out. */
export interface Offer {
  readonly isOne: (thing: string) => boolean;
  readonly shown: Component<{ things: readonly string[] }>;
}

/** A thing, and the sign that stands for it. */
export interface Signed {
  readonly thing: string;
  readonly sign: string;
}

/** A sign on something, and what it means. */
export interface Mark {
  readonly sign: string;
  readonly says: string;
}

/** What is different about places of the board. */
export interface Marks {
  /** Tokens on slots; whoever stands before one that is closed cannot go there. */
  readonly laid: readonly { slot: string; seat: number; closed: boolean; says: string }[];
  /** Cities that are no more. */
  readonly ruins: readonly ({ city: string } & Mark)[];
  /** Spaces whose tile lies face down. */
  readonly covered: readonly ({ space: string } & Mark)[];
  /** Figures on the slots of Cities that are nobody's. */
  readonly standing: readonly { city: string; figure: string }[];
}

export interface Good {
  readonly id: string;
  readonly of: (player: PlayerView, table: Hybris) => number;
  /** The message that names it. */
  readonly name: string;
}

/** What a Pillar belongs to, and what it gives instead of its lower half, if anything. */
export interface PillarNote extends Signed {
  readonly lower: { readonly says: string; readonly signs: readonly Glyph[] } | null;
}

/** An enemy: its sign, the one in place of a figure, and what is printed, unless it has a board of its own. */
export interface Foe extends Signed {
  readonly figure: string;
  readonly face: EnemyFace | null;
}

/** Of a table where nothing is different. */
export const NOTHING: Marks = { laid: [], ruins: [], covered: [], standing: [] };

/** What all modules in play say of places of the board. */
export function marksOf(table: Hybris): Marks {
  return table.modules.reduce((all, module) => {
    const more = { ...NOTHING, ...module.marks?.(table) };
    return {
      laid: [...all.laid, ...more.laid],
      ruins: [...all.ruins, ...more.ruins],
      covered: [...all.covered, ...more.covered],
      standing: [...all.standing, ...more.standing],
    };
  }, NOTHING);
}
