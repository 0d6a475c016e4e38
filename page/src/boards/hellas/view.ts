// Written by `python -m agon.server.typescript`: change the classes there, not this.

export const ATTRIBUTES = ["leadership", "strength", "speed"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const COLOURS = ["red", "yellow", "blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];

export const MARKS = ["priest", "artifact"] as const;
export type Mark = (typeof MARKS)[number];

/** Whoever moves hoplites: a seat, the Persians, or nobody. */
export type Holder = number | "persians" | null;

export const DECKS = ["combat", "attack", "event", "blessing", "artifact"] as const;
export type Deck = (typeof DECKS)[number];

/** What modules add, by the names of their parts. */
export type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface AttributeView {
  /** What it counts. */
  readonly value: number;
  /** What it would count without an injury. */
  readonly level: number;
  readonly injured: boolean;
}

export interface AttributesView {
  readonly leadership: AttributeView;
  readonly strength: AttributeView;
  readonly speed: AttributeView;
}

export interface OnQuestView {
  readonly quest: string;
  /** From 1. */
  readonly step: number;
}

export interface ArtifactView {
  readonly artifact: string;
  readonly charged: boolean;
}

export interface PriestsView {
  readonly pool: number;
  /** On monuments. */
  readonly praying: number;
  readonly supply: number;
}

export interface SupplyView {
  readonly hoplites: number;
  readonly control_tokens: number;
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
  /** Where the hero is. */
  readonly region: string | null;
  readonly quest: OnQuestView | null;
  readonly attributes: AttributesView;
  readonly hand: number;
  /** Of the hand. */
  readonly limit: number;
  /** The hand, for its owner alone. */
  readonly cards: readonly string[];
  readonly priests: PriestsView;
  readonly artifacts: readonly ArtifactView[];
  readonly blessings: readonly string[];
  /** Quests whose card was kept, to be given up for its power. */
  readonly kept: readonly string[];
  /** Monsters. */
  readonly trophies: readonly string[];
  /** Lands. */
  readonly glory: readonly string[];
  /** In this turn. */
  readonly regular_done: readonly string[];
  /** Special actions that cannot be chosen again yet. */
  readonly marked: readonly string[];
  /** Cards with a special action, likewise. */
  readonly marked_cards: readonly string[];
  /** Cards whose power was used in this turn. */
  readonly used: readonly string[];
  /** Pieces that are not on the map, of the colours that the player moves. */
  readonly supply: Readonly<Partial<Record<Colour, SupplyView>>>;
  /** Under control. */
  readonly regions: number;
  /** Under control as a whole. */
  readonly lands: readonly string[];
  readonly temples: number;
  /** None in the campaign, which is won otherwise. */
  readonly goals: readonly GoalView[];
}

export interface RegionView {
  readonly region: string;
  readonly land: string;
  readonly number: number;
  /** With the fortified one. */
  readonly hoplites: Readonly<Partial<Record<Colour, number>>>;
  readonly fortified: Colour | null;
  /** The token. */
  readonly control: Colour | null;
  readonly controller: Holder;
  /** Who takes it as soon as a control token of theirs is free. */
  readonly waiting: number | null;
  readonly temple: boolean;
  readonly heroes: readonly number[];
  readonly monsters: readonly string[];
  readonly quests: readonly string[];
}

export interface LandView {
  readonly land: string;
  readonly regions: readonly string[];
  /** Who has its glory token. */
  readonly glory: number | null;
  /** Who controls all of it. */
  readonly master: Holder;
}

export interface MonumentView {
  readonly god: string;
  readonly region: string;
  readonly level: number;
  readonly levels: number;
  readonly priests: readonly Colour[];
  /** For priests. */
  readonly spots: number;
}

export interface WoundView {
  readonly symbol: string;
  readonly mark: Mark | null;
  readonly covered: boolean;
}

export interface MonsterView {
  readonly monster: string;
  readonly region: string | null;
  readonly wounds: readonly WoundView[];
  readonly evolutions: readonly string[];
  readonly slain: boolean;
  readonly slayer: number | null;
  /** Its die was thrown in this step. */
  readonly rolling: boolean;
}

export interface StepView {
  readonly seat: number;
  /** From 1. */
  readonly step: number;
}

export interface QuestView {
  readonly quest: string;
  readonly region: string;
  readonly heroes: readonly StepView[];
}

export interface TemplesView {
  readonly card: string | null;
  readonly left: number;
  readonly built: readonly string[];
}

/** The activation card: whose it is, for which monument, and how many tokens are on it. */
export interface CountdownView {
  readonly seat: number;
  readonly god: string;
  readonly left: number;
}

export interface PlayedView {
  readonly card: string;
  readonly value: number;
}

export interface SideView {
  readonly commander: Holder;
  readonly hoplites: number;
  readonly cards: readonly PlayedView[];
  readonly bonus: number;
  /** As things stand. */
  readonly strength: number;
  readonly casualties: number;
  readonly passed: boolean;
  readonly came_from: readonly string[];
}

export interface BattleView {
  readonly region: string;
  readonly attacker: SideView;
  readonly defender: SideView;
  readonly winner: Holder;
}

export interface HuntView {
  readonly seat: number;
  readonly monster: string;
  readonly region: string;
  /** Symbols of the wounds that were dealt in it. */
  readonly dealt: readonly string[];
  readonly struck: number;
  readonly attacks: number;
  readonly chooser: number | null;
  readonly drawn: number;
  /** For who chooses. */
  readonly drawn_cards: readonly string[];
  /** To be answered. */
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

export interface MoveView {
  readonly from: string;
  readonly to: string;
  readonly colour: Colour;
}

/** A Hoplite Movement: what has moved, and how many more may. */
export interface MovingView {
  readonly seat: number;
  readonly left: number;
  readonly moves: readonly MoveView[];
}

export interface LossesView {
  readonly commander: Holder;
  readonly region: string;
  readonly count: number;
  readonly saved: number;
}

/** Blessings that go round. */
export interface DraftView {
  readonly seat: number;
  readonly count: number;
  /** For those who have held them. */
  readonly cards: readonly string[];
  readonly kept: readonly number[];
}

/** Cards that somebody looks at in secret. */
export interface LookedView {
  readonly seat: number;
  readonly kind: string;
  readonly count: number;
  /** For who looks. */
  readonly cards: readonly string[];
}

/** Everything that is on now; none for what is not. */
export interface MomentView {
  readonly battle: BattleView | null;
  readonly hunt: HuntView | null;
  readonly march: MarchView | null;
  readonly moving: MovingView | null;
  readonly losses: LossesView | null;
  readonly draft: DraftView | null;
  readonly looked: LookedView | null;
}

/** The table as one seat sees it; who only watches sees what lies open. */
export interface HellasView {
  readonly battle: BattleView | null;
  readonly hunt: HuntView | null;
  readonly march: MarchView | null;
  readonly moving: MovingView | null;
  readonly losses: LossesView | null;
  readonly draft: DraftView | null;
  readonly looked: LookedView | null;
  readonly round: number;
  readonly step: string;
  readonly active: number;
  readonly specials: number;
  readonly acted: boolean;
  readonly players: readonly PlayerView[];
  readonly commanders: Readonly<Partial<Record<Colour, Holder>>>;
  readonly regions: readonly RegionView[];
  /** Trails that monsters cannot take any more. */
  readonly closed: readonly string[];
  readonly lands: readonly LandView[];
  readonly monuments: readonly MonumentView[];
  readonly monsters: readonly MonsterView[];
  readonly quests: readonly (QuestView | null)[];
  readonly quests_gone: readonly string[];
  readonly temples: TemplesView;
  readonly countdown: CountdownView | null;
  readonly decks: Readonly<Partial<Record<Deck, number>>>;
  /** The top last; `hidden` for a card that the seat has not seen. */
  readonly discards: Readonly<Partial<Record<Deck, readonly string[]>>>;
  readonly winner: number | null;
  readonly parts: Parts;
}
