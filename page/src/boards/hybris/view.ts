// Written by `python -m agon.server.typescript`: change the classes there, not this.

export const CARD_TYPES = ["weapon", "manoeuvre", "miracle"] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const CHARACTER_KINDS = ["olympian", "hero", "prophet", "ally"] as const;
export type CharacterKind = (typeof CHARACTER_KINDS)[number];

export const ITEMS = ["spark", "temple", "prophet", "hero"] as const;
export type Item = (typeof ITEMS)[number];

export const LETTERS = ["alpha", "beta", "gamma"] as const;
export type Letter = (typeof LETTERS)[number];

/** What a Combat is for, by its number. */
export const PURPOSES = ["clash", "ally", "wrath", "slot", "contest", "chaos", "avatar"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Where a Location token is; `held` is in reserve or under a character: a rival does not know which. */
export const TOKEN_PLACES = ["reserve", "under", "used", "unavailable", "held"] as const;
export type TokenPlace = (typeof TOKEN_PLACES)[number];

export const MARKERS = ["continue", "stop"] as const;
export type Marker = (typeof MARKERS)[number];

/** What modules add, by the names of their parts. */
export type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface DeterminationView {
  readonly space: number;
  readonly limit: number;
}

export interface KnownView {
  readonly card: string;
  /** Of the rivals who know of it. */
  readonly seats: readonly number[];
}

export interface TokenView {
  readonly location: string;
  readonly place: TokenPlace;
}

export interface CharacterView {
  readonly figure: string;
  readonly kind: CharacterKind;
  /** The thing that it is named after; the Prophets of one Olympian share theirs. */
  readonly name: string;
  /** A slot, a Location (its artwork), or `reserve`, `underworld`, `tile`, `out`. */
  readonly place: string;
  /** Where the token under it leads: a Location, `bonus` (anywhere), or `hidden`. */
  readonly token: string | null;
  readonly seen_by: readonly number[];
  readonly activated: boolean;
  readonly lying: boolean;
}

export interface UpgradeView {
  readonly upgrade: string;
  /** Still on it, from left to right. */
  readonly items: readonly Item[];
  readonly cleared: number;
  readonly unlocked: boolean;
}

export interface PlayerView {
  readonly seat: number;
  readonly olympian: string;
  readonly vp: number;
  readonly aegis: number;
  readonly followers: number;
  readonly prayers: number;
  /** The space, from 1. */
  readonly grandeur: number;
  readonly kindness: number;
  readonly determination: DeterminationView;
  readonly hand: number;
  /** The hand; of a rival's, what is known of it. */
  readonly cards: readonly string[];
  /** The player's own cards that rivals know of. */
  readonly known: readonly KnownView[];
  readonly deck: number;
  readonly discard: readonly string[];
  /** Still lying there after a Combat. */
  readonly played: readonly string[];
  readonly enhanced: boolean;
  readonly premonitions: number;
  /** The Premonitions; of a rival's, what is known of them. */
  readonly foreseen: readonly string[];
  readonly tokens: readonly TokenView[];
  readonly bonus_tokens: number;
  readonly olympian_tokens: number;
  readonly characters: readonly CharacterView[];
  readonly upgrades: readonly UpgradeView[];
  readonly sparks: number;
  /** Cities. */
  readonly temples: readonly string[];
  /** Technologies. */
  readonly storage: readonly string[];
  readonly pillars: readonly string[];
  readonly passed: boolean;
  /** Things whose power was used. */
  readonly used: readonly string[];
  readonly might: number;
  readonly victories: number;
  readonly laurels: number;
  /** Quests. */
  readonly trophies: readonly string[];
}

export interface PillarView {
  readonly pillar: string;
  readonly number: number;
  readonly seat: number | null;
  readonly resolved: boolean;
  /** Whether that half can be seen. */
  readonly upper: boolean;
  readonly lower: boolean;
  readonly prayer: boolean;
}

export interface SlotView {
  readonly slot: string;
  readonly city: string | null;
  readonly open: boolean;
  readonly barred: boolean;
  readonly figures: readonly string[];
}

export interface LocationView {
  readonly location: string;
  readonly slots: readonly SlotView[];
  /** Figures that found no slot. */
  readonly artwork: readonly string[];
}

export interface SpaceView {
  readonly space: string;
  readonly technology: string | null;
  readonly seat: number | null;
}

export interface CityView {
  readonly city: string;
  readonly temples: readonly number[];
  readonly spaces: readonly SpaceView[];
}

/** Two spaces whose tiles are connected, and the Link between those of two Cities. */
export interface ConnectionView {
  readonly from: string;
  readonly to: string;
  readonly link: string | null;
}

export interface TileView {
  readonly technology: string;
  readonly seat: number;
}

export interface QuestView {
  readonly quest: string;
  /** Who sang each Song so far. */
  readonly songs: readonly number[];
}

export interface PrimordialView {
  readonly letter: Letter;
  /** Its name to those who looked, `hidden` to others, nothing once it is revealed. */
  readonly primordial: string | null;
  readonly seen_by: readonly number[];
}

export interface OmenView {
  readonly card: string;
  readonly seat: number;
}

/** The turn in progress, as far as it has come. */
export interface TurnView {
  readonly seat: number;
  readonly figure: string | null;
  readonly location: string | null;
  readonly slot: string | null;
  readonly city: string | null;
  readonly action: string | null;
  readonly technology: string | null;
}

export interface StrengthView {
  readonly card: string;
  readonly strength: number;
}

export interface SpentView {
  readonly spent: number;
  readonly limit: number;
}

/** One side of a Combat; the game has no seat, no figure and no Determination. */
export interface SideView {
  readonly seat: number | null;
  readonly figure: string | null;
  readonly cards: readonly StrengthView[];
  readonly combos: number;
  readonly bonus: number;
  readonly total: number;
  readonly determination: SpentView | null;
  /** This round's card, or `hidden`. */
  readonly placed: string | null;
  readonly marker: Marker | null;
  readonly stopped: boolean;
  readonly cap: number | null;
  readonly no_retreat: boolean;
  readonly must_show: boolean;
  readonly must_press_on: boolean;
  /** By resource. */
  readonly toll: Readonly<Record<string, number>>;
  readonly kept: readonly string[];
  readonly spared: boolean;
  readonly no_combo: boolean;
  readonly mute: boolean;
  /** A type of Conflict cards that counts for nothing. */
  readonly blunt: CardType | null;
}

export interface CombatView {
  /** Who has won is known: what is left is what it brings. */
  readonly settled: boolean;
  readonly purpose: Purpose;
  readonly quest: string | null;
  readonly hero: string | null;
  readonly city: string | null;
  readonly attacker: SideView;
  readonly defender: SideView;
}

export interface NeutralTokenView {
  readonly token: string;
  readonly seat: number | null;
  /** Where it lies, while nobody has it. */
  readonly location: string | null;
}

export interface CounterView {
  readonly counter: string;
  readonly count: number;
}

/** What a Scenario or a Variant adds. */
export interface ScenarioView {
  readonly token?: NeutralTokenView;
  readonly counter?: CounterView;
  readonly disciplines?: readonly string[];
}

/** The table as one seat sees it; who only watches sees what lies open. */
export interface HybrisView {
  readonly age: number;
  readonly ages: number;
  /** By Age. */
  readonly fear: readonly (Letter | null)[];
  readonly step: string;
  /** Olympians, by seat. */
  readonly drafted: readonly (string | null)[];
  readonly order: readonly number[];
  readonly active: number | null;
  readonly passed: readonly number[];
  /** Who is on each space. */
  readonly grandeur: readonly (number | null)[];
  readonly well: number;
  readonly players: readonly PlayerView[];
  readonly pillars: readonly PillarView[];
  readonly locations: readonly LocationView[];
  readonly cities: readonly CityView[];
  readonly connections: readonly ConnectionView[];
  /** Technologies, by type. */
  readonly piles: Readonly<Record<string, readonly string[]>>;
  readonly workshop: readonly (TileView | null)[];
  readonly factory: readonly (TileView | null)[];
  /** Technologies. */
  readonly gone: readonly string[];
  readonly quests: readonly (QuestView | null)[];
  readonly quest_deck: number;
  readonly quests_gone: readonly string[];
  readonly premonition_deck: number;
  readonly premonition_discard: readonly string[];
  readonly completing: readonly string[];
  readonly coliseum_deck: number;
  readonly coliseum_discard: readonly string[];
  readonly coliseum_heroes: readonly string[];
  /** Those that lie face down. */
  readonly primordials: readonly PrimordialView[];
  /** Primordials that were revealed. */
  readonly underworld: readonly string[];
  readonly omens: readonly OmenView[];
  readonly first_pick: readonly number[];
  readonly open_planning: boolean;
  readonly turn: TurnView | null;
  readonly combat: CombatView | null;
  /** By the game, still lying there after a Combat. */
  readonly played: readonly string[];
  readonly scenario: ScenarioView;
  readonly parts: Parts;
}
