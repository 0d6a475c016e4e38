/** What a table of Hybris looks like from one seat, as `agon.games.hybris.view` builds it. */
import type { View } from "../../table/types";
import type { QuiverView } from "./artemis/view";
import type { ChaosView, OutskirtsView } from "./cataclysm/view";
import type { ChronosView } from "./chronos/view";

export interface CharacterView {
  readonly figure: string;
  readonly kind: "olympian" | "hero" | "prophet" | "ally";
  readonly name: string;
  /** A slot, a Location (its artwork), or `reserve`, `underworld`, `tile`, `out`. */
  readonly place: string;
  /** Where the token under it leads: a Location, `bonus`, or `hidden`. */
  readonly token: string | null;
  readonly seen_by: readonly number[];
  readonly activated: boolean;
  readonly lying: boolean;
}

export interface UpgradeView {
  readonly upgrade: string;
  readonly items: readonly string[];
  readonly cleared: number;
  readonly unlocked: boolean;
}

export interface TokenView {
  readonly location: string;
  readonly place: "reserve" | "under" | "used" | "unavailable" | "held";
}

export interface PlayerView {
  readonly seat: number;
  readonly olympian: string;
  readonly vp: number;
  readonly aegis: number;
  readonly followers: number;
  readonly prayers: number;
  readonly grandeur: number;
  readonly kindness: number;
  readonly determination: { readonly space: number; readonly limit: number };
  readonly hand: number;
  readonly cards: readonly string[];
  readonly known: readonly { readonly card: string; readonly seats: readonly number[] }[];
  readonly deck: number;
  readonly discard: readonly string[];
  readonly played: readonly string[];
  readonly enhanced: boolean;
  readonly premonitions: number;
  readonly foreseen: readonly string[];
  readonly tokens: readonly TokenView[];
  readonly bonus_tokens: number;
  readonly olympian_tokens: number;
  readonly characters: readonly CharacterView[];
  readonly upgrades: readonly UpgradeView[];
  readonly sparks: number;
  readonly temples: readonly string[];
  readonly storage: readonly string[];
  readonly pillars: readonly string[];
  readonly passed: boolean;
  readonly used: readonly string[];
  readonly might: number;
  readonly victories: number;
  readonly laurels: number;
  readonly trophies: readonly string[];
}

export interface PillarView {
  readonly pillar: string;
  readonly number: number;
  readonly seat: number | null;
  readonly resolved: boolean;
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

export interface ConnectionView {
  readonly from: string;
  readonly to: string;
  readonly link: string | null;
}

export type TrackView = readonly ({ readonly technology: string; readonly seat: number } | null)[];

export interface QuestView {
  readonly quest: string;
  /** Who sang each Song so far. */
  readonly songs: readonly number[];
}

export interface PrimordialView {
  readonly letter: string;
  /** Its name to those who looked, `hidden` to others, nothing once it is revealed. */
  readonly primordial: string | null;
  readonly seen_by: readonly number[];
}

export interface TurnView {
  readonly seat: number;
  readonly figure: string | null;
  readonly location: string | null;
  readonly slot: string | null;
  readonly city: string | null;
  readonly action: string | null;
  readonly technology: string | null;
}

export interface SideView {
  readonly seat: number | null;
  readonly figure: string | null;
  readonly cards: readonly { readonly card: string; readonly strength: number }[];
  readonly combos: number;
  readonly bonus: number;
  readonly total: number;
  readonly determination: { readonly spent: number; readonly limit: number } | null;
  /** This round's card, or `hidden`. */
  readonly placed: string | null;
  readonly marker: "continue" | "stop" | null;
  readonly stopped: boolean;
  readonly cap: number | null;
  /** What Chaos forbids in this Combat. */
  readonly no_combo?: boolean;
  readonly mute?: boolean;
  readonly blunt?: boolean;
}

export interface CombatView {
  readonly purpose: "clash" | "ally" | "wrath" | "slot" | "contest" | "chaos" | "avatar";
  readonly quest: string | null;
  readonly hero: string | null;
  readonly city: string | null;
  readonly attacker: SideView;
  readonly defender: SideView;
}

export interface DuelView {
  readonly tokens: readonly { readonly slot: string; readonly seat: number; readonly side: string }[];
  readonly postures: readonly (string | null)[];
}

export interface HybrisView {
  readonly age: number;
  readonly ages: number;
  readonly fear: readonly (string | null)[];
  readonly step: string;
  readonly drafted: readonly (string | null)[];
  readonly order: readonly number[];
  readonly active: number | null;
  readonly passed: readonly number[];
  readonly grandeur: readonly (number | null)[];
  readonly well: number;
  readonly players: readonly PlayerView[];
  readonly pillars: readonly PillarView[];
  readonly locations: readonly LocationView[];
  readonly cities: readonly CityView[];
  readonly connections: readonly ConnectionView[];
  readonly piles: Readonly<Record<string, readonly string[]>>;
  readonly workshop: TrackView;
  readonly factory: TrackView;
  readonly gone: readonly string[];
  readonly quests: readonly (QuestView | null)[];
  readonly quest_deck: number;
  readonly quests_gone: readonly string[];
  readonly premonition_deck: number;
  readonly premonition_discard: readonly string[];
  readonly completing: readonly string[];
  readonly played: readonly string[];
  readonly coliseum_deck: number;
  readonly coliseum_discard: readonly string[];
  readonly coliseum_heroes: readonly string[];
  readonly primordials: readonly PrimordialView[];
  readonly underworld: readonly string[];
  readonly omens: readonly { readonly card: string; readonly seat: number }[];
  readonly first_pick: readonly number[];
  readonly open_planning: boolean;
  readonly turn: TurnView | null;
  readonly combat: CombatView | null;
  readonly scenario: {
    readonly token?: { readonly token: string; readonly seat: number | null; readonly location: string | null };
    readonly counter?: { readonly counter: string; readonly count: number };
    readonly disciplines?: readonly string[];
  };
  readonly parts: {
    readonly duel?: DuelView;
    readonly outskirts?: OutskirtsView;
    readonly chaos?: ChaosView;
    readonly artemis?: QuiverView;
    readonly chronos?: ChronosView;
  };
}

/** The server sends views of the game it was asked for; here one is taken at its word. */
export function hybrisView(view: View): HybrisView {
  return view as unknown as HybrisView;
}

/**
 * The new view with every part of the old one that did not change: what is drawn from such a part need not be drawn
 * again.
 */
function settled<T>(old: unknown, next: T): T {
  if (old === next || typeof next !== "object" || next === null || typeof old !== "object" || old === null) return next;
  if (Array.isArray(next)) {
    if (!Array.isArray(old)) return next;
    const parts = next.map((part: unknown, index) => settled(old[index], part));
    return (old.length === parts.length && parts.every((part, index) => part === old[index]) ? old : parts) as T;
  }
  const before = old as Record<string, unknown>;
  const entries = Object.entries(next).map(([key, part]) => [key, settled(before[key], part as unknown)] as const);
  const same = entries.length === Object.keys(before).length && entries.every(([key, part]) => part === before[key]);
  return (same ? old : Object.fromEntries(entries)) as T;
}

/** Gives every view settled by the one before. */
export function settling<T>(): (next: T) => T {
  let last: T | null = null;
  return (next) => (last = settled(last, next));
}
