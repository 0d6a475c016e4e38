/** What a table of Lords of Hellas looks like from one seat, as `agon.games.hellas.view` builds it. */
import type { View } from "../../table/types";

export type Colour = "red" | "yellow" | "blue" | "green";
export const COLOURS: readonly Colour[] = ["red", "yellow", "blue", "green"];
export type Attribute = "leadership" | "strength" | "speed";
export const ATTRIBUTES: readonly Attribute[] = ["leadership", "strength", "speed"];
/** Whoever moves hoplites: a seat, the Persians, or nobody. */
export type Commander = number | "persians" | null;

export interface AttributeView {
  readonly value: number;
  readonly level: number;
  readonly injured: boolean;
}

/** A way to win, and how far somebody has come on it. */
export interface GoalView {
  readonly way: string;
  readonly has: number;
  readonly needs: number;
}

export interface PlayerView {
  readonly seat: number;
  readonly hero: string | null;
  readonly colour: Colour | null;
  readonly region: string | null;
  readonly quest: { readonly quest: string; readonly step: number } | null;
  readonly attributes: Readonly<Record<Attribute, AttributeView>>;
  readonly hand: number;
  readonly limit: number;
  readonly cards: readonly string[];
  readonly priests: { readonly pool: number; readonly praying: number; readonly supply: number };
  readonly artifacts: readonly { readonly artifact: string; readonly charged: boolean }[];
  readonly blessings: readonly string[];
  /** Quests whose card was kept, to be given up for its power. */
  readonly kept: readonly string[];
  readonly trophies: readonly string[];
  readonly glory: readonly string[];
  readonly regular_done: readonly string[];
  readonly marked: readonly string[];
  readonly marked_cards: readonly string[];
  readonly used: readonly string[];
  readonly supply: Readonly<Partial<Record<Colour, { readonly hoplites: number; readonly control_tokens: number }>>>;
  readonly regions: number;
  readonly lands: readonly string[];
  readonly temples: number;
  /** None in the campaign, which is won otherwise. */
  readonly goals: readonly GoalView[];
}

export interface RegionView {
  readonly region: string;
  readonly land: string;
  readonly number: number;
  /** Of each colour, the fortified one included. */
  readonly hoplites: Readonly<Partial<Record<Colour, number>>>;
  readonly fortified: Colour | null;
  readonly control: Colour | null;
  readonly controller: Commander;
  readonly waiting: number | null;
  readonly temple: boolean;
  readonly heroes: readonly number[];
  readonly monsters: readonly string[];
  readonly quests: readonly string[];
}

export interface LandView {
  readonly land: string;
  readonly regions: readonly string[];
  readonly glory: number | null;
  readonly master: Commander;
}

export interface MonumentView {
  readonly god: string;
  readonly region: string;
  readonly level: number;
  readonly levels: number;
  readonly priests: readonly Colour[];
  readonly spots: number;
}

export interface WoundView {
  readonly symbol: string;
  readonly mark: "priest" | "artifact" | null;
  readonly covered: boolean;
}

export interface MonsterView {
  readonly monster: string;
  readonly region: string | null;
  readonly wounds: readonly WoundView[];
  readonly evolutions: readonly string[];
  readonly slain: boolean;
  readonly slayer: number | null;
  readonly rolling: boolean;
}

export interface QuestView {
  readonly quest: string;
  readonly region: string;
  readonly heroes: readonly { readonly seat: number; readonly step: number }[];
}

export interface SideView {
  readonly commander: Commander;
  readonly hoplites: number;
  readonly cards: readonly { readonly card: string; readonly value: number }[];
  readonly bonus: number;
  readonly strength: number;
  readonly casualties: number;
  readonly passed: boolean;
  readonly came_from: readonly string[];
}

export interface BattleView {
  readonly region: string;
  readonly attacker: SideView;
  readonly defender: SideView;
  readonly winner: Commander;
}

export interface HuntView {
  readonly seat: number;
  readonly monster: string;
  readonly region: string;
  readonly dealt: readonly string[];
  readonly struck: number;
  readonly attacks: number;
  readonly chooser: number | null;
  readonly drawn: number;
  readonly drawn_cards: readonly string[];
  readonly attack: string | null;
  readonly value: number;
  readonly defence: readonly string[];
  readonly total: number;
  readonly over: boolean;
  readonly won: boolean;
}

export interface MarchView {
  readonly seat: number;
  readonly start: string;
  readonly at: string;
  readonly army: Readonly<Partial<Record<Colour, number>>>;
}

export interface MovingView {
  readonly seat: number;
  readonly left: number;
  readonly moves: readonly { readonly from: string; readonly to: string; readonly colour: Colour }[];
}

export interface CampaignView {
  readonly act: number;
  readonly pile: number;
  /** Numbers of tokens that nobody has seen yet. */
  readonly unseen: readonly number[];
  readonly gone: readonly number[];
  readonly tokens: readonly { readonly action: string; readonly number: number | null }[];
  readonly card_tokens: readonly { readonly card: string; readonly number: number | null }[];
  readonly invasion: { readonly at: number; readonly last: number };
  readonly mobilization: { readonly at: number; readonly last: number };
  readonly counter: number | null;
  readonly command: { readonly value: number; readonly spies: number; readonly last: number };
  /** How many Persian control tokens, and how many lands of theirs, lose the war. */
  readonly limits: { readonly tokens: number; readonly lands: number };
  readonly spies: readonly string[];
  readonly attitudes: Readonly<Record<string, Attitude>>;
  readonly vanguard: string | null;
  readonly oracle_lost: boolean;
  readonly tale: readonly PassageView[];
}

export type Attitude = "hostile" | "wary" | "neutral" | "loyal";
export const ATTITUDES: readonly Attitude[] = ["hostile", "wary", "neutral", "loyal"];

/** Something that was told: an opening, a script, an ending, a failed quest. */
export interface PassageView {
  readonly passage: string;
  readonly other: boolean;
}

export interface HellasView {
  readonly round: number;
  readonly step: string;
  readonly active: number;
  readonly specials: number;
  readonly acted: boolean;
  readonly players: readonly PlayerView[];
  readonly commanders: Readonly<Record<Colour, Commander>>;
  readonly regions: readonly RegionView[];
  readonly closed: readonly string[];
  readonly lands: readonly LandView[];
  readonly monuments: readonly MonumentView[];
  readonly monsters: readonly MonsterView[];
  readonly quests: readonly (QuestView | null)[];
  readonly quests_gone: readonly string[];
  readonly temples: { readonly card: string | null; readonly left: number; readonly built: readonly string[] };
  readonly countdown: { readonly seat: number; readonly god: string; readonly left: number } | null;
  readonly decks: Readonly<Record<"combat" | "attack" | "event" | "blessing" | "artifact", number>>;
  readonly discards: Readonly<Record<"combat" | "attack" | "event" | "blessing", readonly string[]>>;
  readonly battle: BattleView | null;
  readonly hunt: HuntView | null;
  readonly march: MarchView | null;
  readonly moving: MovingView | null;
  readonly losses: {
    readonly commander: Commander;
    readonly region: string;
    readonly count: number;
    readonly saved: number;
  } | null;
  readonly draft: {
    readonly seat: number;
    readonly count: number;
    readonly cards: readonly string[];
    readonly kept: readonly number[];
  } | null;
  readonly looked: {
    readonly seat: number;
    readonly kind: string;
    readonly count: number;
    readonly cards: readonly string[];
  } | null;
  readonly winner: number | null;
  readonly parts: { readonly persian_invasion?: CampaignView };
}

/** The server sends views of the game it was asked for; here one is taken at its word. */
export function hellasView(view: View): HellasView {
  return view as unknown as HellasView;
}
