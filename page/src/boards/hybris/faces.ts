// Written by `python -m agon.server.typescript`: change the classes there, not this.
import type { Words } from "../../wire/messages";

/** A board of the ring, or the Mortal World. */
export interface LocationFace {
  kind: "location";
  actions: string[];
  malus: (SignToken | MarkToken | TextToken)[];
  conversions: string[];
}

/** A sign of the vocabulary: a resource, an Element, an action. Before it stands how much: `2`, `+1`, or nothing. */
export interface SignToken {
  kind: "sign";
  sign: string;
  number: string;
}

/** What stands between signs: `→` for what is paid, `/` for a choice, `?` for a condition. */
export interface MarkToken {
  kind: "mark";
  mark: string;
}

/** What no sign can show: to be read. */
export interface TextToken {
  kind: "text";
  words: Words;
}

/** A place for a character: what it gives. */
export interface SlotFace {
  kind: "slot";
  bonus: (SignToken | MarkToken | TextToken)[];
}

/** A row of the conversion table. */
export interface ConversionFace {
  kind: "conversion";
  cost: (SignToken | MarkToken | TextToken)[];
  gives: (SignToken | MarkToken | TextToken)[];
}

/** A City: its banner and its slot. */
export interface CityFace {
  kind: "city";
  prayers: number;
  kindness: number;
  followers: number;
  service: (SignToken | MarkToken | TextToken)[];
  affinity: string;
}

/** A space of the Workshop: what Craft costs less there; nothing is printed on the Workshop as a whole. */
export interface WorkshopFace {
  kind: "workshop";
  discount: number | null;
}

/** The Well: how many Prayers it takes to lose Followers, and Temples. */
export interface WellFace {
  kind: "well";
  follower: number;
  temple: number;
}

/** A track: what each space gives, or what it stands for. */
export interface TrackFace {
  kind: "track";
  gives: (SignToken | MarkToken | TextToken)[][];
  values: number[];
}

/** A Technology tile. */
export interface TechnologyFace {
  kind: "technology";
  type: string;
  cost: (SignToken | MarkToken | TextToken)[];
  vp: number;
  prayers: number;
  edges: string[];
  power: (SignToken | MarkToken | TextToken)[];
}

/** A Conflict card. */
export interface ConflictCardFace {
  kind: "card";
  type: string;
  deck: string;
  strength: number;
  cost: number;
  elements: string[];
  left: ComboFace | null;
  right: string | null;
  effects: Deed | null;
}

/** The half of an image on the left edge of a card, which may be `any`, and the Strength for completing it. */
export interface ComboFace {
  symbol: string;
  bonus: number;
}

/** What something does: in words, and as signs. */
export interface Deed {
  words: Words;
  signs: (SignToken | MarkToken | TextToken)[];
}

/** A Divine Pillar. */
export interface PillarFace {
  kind: "pillar";
  upper: Deed;
  lower: Deed;
}

/** A Quest: an Epic has Songs, a Clash an enemy and conditions. */
export interface QuestFace {
  kind: "quest";
  form: "epic" | "clash";
  tier: number;
  songs: SongFace[];
  enemy: EnemyFace | null;
  conditions: Words[];
  reward: (SignToken | MarkToken | TextToken)[];
}

/** A Song of an Epic. */
export interface SongFace {
  title: string;
  needs: (SignToken | MarkToken | TextToken)[];
  reward: (SignToken | MarkToken | TextToken)[];
}

/** Whom the game fights with: its Strength, the cards drawn for it, the Elements that make it stronger. */
export interface EnemyFace {
  base: number;
  cards: number;
  elements: string[];
}

/** A Primordial. */
export interface PrimordialFace {
  kind: "primordial";
  aegis: number;
}

/** A Premonition. */
export interface PremonitionFace {
  kind: "premonition";
  place: string;
  conditions: Words;
  reward: (SignToken | MarkToken | TextToken)[];
}

/** An Olympian: powers from the start, and what each Spark gives that is taken off. */
export interface OlympianFace {
  kind: "olympian";
  powers: PowerFace[];
  sparks: (SignToken | MarkToken | TextToken)[][];
}

/** A power by its name, and when it works. */
export interface PowerFace {
  power: string;
  when: string;
}

/** A Hero; those of the Coliseum are enemies first. */
export interface HeroFace {
  kind: "hero";
  enemy: EnemyFace | null;
}

/** An Upgrade tile: its pieces from left to right, the reward for the last one, what it can do once unlocked. */
export interface UpgradeFace {
  kind: "upgrade";
  items: string[];
  reward: (SignToken | MarkToken | TextToken)[];
  power: (SignToken | MarkToken | TextToken)[];
}

/** Every face by its kind. */
export interface Faces {
  location: LocationFace;
  slot: SlotFace;
  conversion: ConversionFace;
  city: CityFace;
  workshop: WorkshopFace;
  well: WellFace;
  track: TrackFace;
  technology: TechnologyFace;
  card: ConflictCardFace;
  pillar: PillarFace;
  quest: QuestFace;
  primordial: PrimordialFace;
  premonition: PremonitionFace;
  olympian: OlympianFace;
  hero: HeroFace;
  upgrade: UpgradeFace;
}
