/**
 * What is printed on boards, tiles and cards, read from the sentences that describe them: there is no second list of
 * them.
 */
import type { Arg, Words } from "../../wire/messages";
import { bare, type Names } from "../../words/reader";
import { last } from "../things";
import { brief, glyphsOf, listed, type Glyph } from "./glyphs";

type Line = Words | undefined;

const known = new WeakMap<Names, Map<string, unknown>>();

/** What `read` makes of the sentences about a thing; read once for as long as they stay the same. */
export function printed<T>(kind: string, thing: string, things: Names, read: (lines: Lines) => T): T {
  let all = known.get(things);
  if (all === undefined) known.set(things, (all = new Map<string, unknown>()));
  const key = `${kind} ${thing}`;
  if (!all.has(key)) all.set(key, read(new Lines(things[bare(thing)]?.about ?? [])));
  return all.get(key) as T;
}

export class Lines {
  constructor(readonly all: readonly Words[]) {}
  /** The sentence with that id. */
  one(id: string): Line {
    return this.all.find((line) => line.id === `hybris-${id}`);
  }
  every(id: string): Words[] {
    return this.all.filter((line) => line.id === `hybris-${id}`);
  }
  number(id: string, arg: string): number {
    return Number(this.one(id)?.args[arg] ?? 0);
  }
}

export const thing = (arg: Arg | undefined): string => (typeof arg === "object" && arg.is === "thing" ? arg.thing : "");
export const text = (arg: Arg | undefined): string => (typeof arg === "string" ? arg : "");
export const word = (arg: Arg | undefined, prefix: string): string =>
  typeof arg === "object" && arg.is === "words" ? arg.id.replace(`hybris-${prefix}-`, "") : "";
export const words = (arg: Arg | undefined): Words | null =>
  typeof arg === "object" && arg.is === "words" ? arg : null;

// ---------------------------------------------------------------- cards

export interface CardFace {
  readonly type: string;
  readonly deck: string;
  readonly strength: number;
  readonly cost: number;
  readonly elements: readonly string[];
  readonly left: { readonly symbol: string; readonly bonus: number } | null;
  readonly right: string | null;
  readonly effects: Words | null;
  readonly glyphs: readonly Glyph[];
}

export const cardFace = (card: string, things: Names): CardFace =>
  printed("card", card, things, (lines) => {
    const [left, any, right] = [
      lines.one("about-card-left"),
      lines.one("about-card-left-any"),
      lines.one("about-card-right"),
    ];
    const effects = words(lines.one("about-card-effects")?.args["effects"]);
    return {
      type: word(lines.one("about-card")?.args["type"], "card-type"),
      deck:
        lines.all.find((line) => line.id.startsWith("hybris-about-deck-"))?.id.replace("hybris-about-deck-", "") ?? "",
      strength: lines.number("about-card-strength", "strength"),
      cost: lines.number("about-card-strength", "cost"),
      elements: listed(lines.one("about-card-elements")?.args["elements"]).flatMap(elementsOf),
      left:
        left !== undefined
          ? { symbol: last(thing(left.args["symbol"])), bonus: Number(left.args["bonus"]) }
          : any !== undefined
            ? { symbol: "any", bonus: Number(any.args["bonus"] ?? 0) }
            : null,
      right: right === undefined ? null : last(thing(right.args["symbol"])),
      effects,
      glyphs: effects === null ? [] : brief(effects, 7),
    };
  });

export function elementsOf(arg: Arg): string[] {
  if (typeof arg !== "object" || arg.is !== "words") return [];
  if (arg.id !== "hybris-element-times") return [word(arg, "element")];
  return Array.from({ length: Number(arg.args["number"]) }, () => word(arg.args["element"], "element"));
}

// ---------------------------------------------------------------- Technologies

export interface TechnologyFace {
  readonly type: string;
  readonly cost: readonly Glyph[];
  readonly vp: number;
  readonly prayers: number;
  readonly edges: readonly string[];
  readonly when: string;
  readonly power: Words | null;
  readonly glyphs: readonly Glyph[];
}

export const technologyFace = (tile: string, things: Names): TechnologyFace =>
  printed("technology", tile, things, (lines) => {
    const power = lines.all.find((line) => line.id.startsWith("hybris-when-")) ?? null;
    const rewards = glyphsOf(lines.one("about-technology-rewards")?.args["amounts"]);
    const given = (sign: string): number =>
      Number(
        rewards
          .map((glyph) => ("sign" in glyph && glyph.sign === sign ? glyph.number : ""))
          .find((number) => number !== "") ?? 0,
      );
    return {
      type: word(lines.one("about-technology")?.args["type"], "type"),
      cost: glyphsOf(lines.one("about-technology-cost")?.args["amounts"]),
      vp: given("vp"),
      prayers: given("prayer"),
      edges: listed(lines.one("about-technology-connectors")?.args["edges"]).map((edge) => word(edge, "edge")),
      when: power?.id.replace("hybris-when-", "") ?? "",
      power,
      glyphs: power === null ? [] : brief(power, 5),
    };
  });

// ---------------------------------------------------------------- places

export const slotBonus = (slot: string, things: Names): readonly Glyph[] =>
  printed("slot", slot, things, (lines) => brief(lines.one("about-slot-bonus")?.args["effects"]));

export interface LocationFace {
  readonly actions: readonly string[];
  readonly malus: readonly Glyph[];
  readonly noProphets: boolean;
  readonly conversions: readonly Trade[];
}

export const locationFace = (location: string, things: Names): LocationFace =>
  printed("location", location, things, (lines) => ({
    actions: lines.every("action-line").map((line) => word(line.args["action"], "action")),
    malus: brief(lines.one("about-location-malus")?.args["effects"]),
    noProphets: lines.one("about-location-no-prophets") !== undefined,
    conversions: listed(lines.one("about-location-conversions")?.args["rows"]).flatMap((row) => {
      const found = words(row);
      return found === null ? [] : [traded(found)];
    }),
  }));

/** What is paid and what it brings. */
export interface Trade {
  readonly cost: readonly Glyph[];
  readonly gives: readonly Glyph[];
}

const traded = (words: Words | null): Trade => ({
  cost: glyphsOf(words?.args["cost"]),
  gives: glyphsOf(words?.args["effects"]),
});

/** A row of the conversion table. */
export const conversionFace = (conversion: string, things: Names): Trade =>
  printed("conversion", conversion, things, (lines) => traded(words(lines.one("about-conversion")?.args["trade"])));

export interface CityFace {
  readonly prayers: number;
  readonly kindness: number;
  readonly followers: number;
  readonly service: readonly Glyph[];
  readonly affinity: string;
}

export const cityFace = (city: string, things: Names): CityFace =>
  printed("city", city, things, (lines) => ({
    prayers: Number(words(lines.one("about-city-slot")?.args["effects"])?.args["number"] ?? 0),
    kindness: lines.number("about-city-influence", "kindness"),
    followers: lines.number("about-city-influence", "followers"),
    service: brief(lines.one("about-city-influence")?.args["service"]),
    affinity: word(lines.one("about-city-affinity")?.args["type"], "type"),
  }));

export const wellMarks = (things: Names): { readonly follower: number; readonly temple: number } =>
  printed("well", "well", things, (lines) => ({
    follower: lines.number("about-well-follower", "mark") || 9,
    temple: lines.number("about-well-temple", "mark") || 14,
  }));

// ---------------------------------------------------------------- Pillars, Quests, Primordials, enemies

export interface PillarFace {
  readonly upper: Words | null;
  readonly lower: Words | null;
  readonly upperGlyphs: readonly Glyph[];
  readonly lowerGlyphs: readonly Glyph[];
}

export const pillarFace = (pillar: string, things: Names): PillarFace =>
  printed("pillar", pillar, things, (lines) => {
    const [upper, lower] = [lines.one("about-pillar-upper") ?? null, lines.one("about-pillar-lower") ?? null];
    return { upper, lower, upperGlyphs: brief(upper?.args["effects"]), lowerGlyphs: brief(lower?.args["effects"]) };
  });

export interface EnemyFace {
  readonly base: number;
  readonly cards: number;
  readonly elements: readonly string[];
}

export function enemyOf(arg: Arg | undefined): EnemyFace | null {
  const enemy = words(arg);
  if (enemy === null) return null;
  if (Number(enemy.args["base"]) === 0 && Number(enemy.args["cards"]) === 0) return null; // nobody to be fought
  const bonus = listed(enemy.args["bonus"]).flatMap((one) => elementsOf(words(one)?.args["element"] ?? ""));
  return { base: Number(enemy.args["base"]), cards: Number(enemy.args["cards"]), elements: bonus };
}

export const enemyFace = (hero: string, things: Names): EnemyFace | null =>
  printed("enemy", hero, things, (lines) =>
    enemyOf(
      (lines.one("about-coliseum-hero-enemy") ?? lines.one("about-clash-enemy") ?? lines.one("line-avatar"))?.args[
        "enemy"
      ],
    ),
  );

export interface SongFace {
  readonly title: string;
  readonly needs: readonly Glyph[];
  readonly reward: readonly Glyph[];
}

export interface QuestFace {
  readonly kind: "epic" | "clash";
  readonly tier: number;
  readonly songs: readonly SongFace[];
  readonly enemy: EnemyFace | null;
  /** What a Clash asks for. */
  readonly conditions: readonly Words[];
  readonly reward: readonly Glyph[];
}

export const questFace = (quest: string, things: Names): QuestFace =>
  printed("quest", quest, things, (lines) => {
    const epic = lines.one("about-epic");
    const songs = lines.every("about-song");
    const rewards = lines.every("about-reward");
    const whole = lines.one("about-epic-reward") ?? (epic === undefined ? rewards[0] : undefined);
    return {
      kind: epic === undefined ? "clash" : "epic",
      tier: Number((epic ?? lines.one("about-clash"))?.args["tier"] ?? 1),
      songs: songs.map((song, index) => ({
        title: thing(song.args["title"]),
        needs: brief(song.args["conditions"], 5),
        reward: brief(rewards[index]?.args["effects"], 5),
      })),
      enemy: enemyOf(lines.one("about-clash-enemy")?.args["enemy"]),
      conditions: lines.all.filter((line) => line.id.startsWith("hybris-clash-")),
      reward: brief(whole?.args["effects"], 6),
    };
  });

export const primordialAegis = (primordial: string, things: Names): number =>
  printed("primordial", primordial, things, (lines) => lines.number("about-primordial-aegis", "aegis"));

// ---------------------------------------------------------------- Olympians, Upgrades, Premonitions

export interface UpgradeFace {
  readonly items: readonly string[];
  readonly reward: readonly Glyph[];
  readonly power: readonly Glyph[];
}

export const upgradeFace = (upgrade: string, things: Names): UpgradeFace =>
  printed("upgrade", upgrade, things, (lines) => {
    const unlocked = lines.one("about-upgrade-unlocked");
    const power = words(unlocked?.args["powers"] ?? unlocked?.args["power"]);
    return {
      items: listed(lines.one("about-upgrade-items")?.args["items"]).map((item) =>
        word(item, "item") === "hybris-about-item-named" ? word(words(item)?.args["item"], "item") : word(item, "item"),
      ),
      reward: brief(lines.one("about-upgrade-reward")?.args["effects"], 7),
      power: power === null ? [] : brief(power, 7),
    };
  });

/** What an Olympian can do from the start. */
export const powersOf = (
  olympian: string,
  things: Names,
): readonly { readonly power: string; readonly when: string }[] =>
  printed("powers", olympian, things, (lines) =>
    lines
      .every("about-power")
      .map((line) => ({ power: thing(line.args["name"]), when: word(line.args["power"], "when") })),
  );

/** What each space of the Kindness track gives. */
export const kindnessTrack = (things: Names): readonly (readonly Glyph[])[] =>
  printed("kindness", "track/kindness", things, (lines) =>
    lines.every("about-track-kindness-space").map((line) => brief(line.args["effects"])),
  );

/** How much Determination each space of its track stands for. */
export const determinationTrack = (things: Names): readonly number[] =>
  printed("determination", "track/determination", things, (lines) =>
    listed(lines.one("about-track-determination")?.args["values"]).map((value) =>
      Number(words(value)?.args["number"] ?? 0),
    ),
  );

/** What Craft costs less on each space of the Workshop. */
export const discountOf = (space: string, things: Names): number =>
  printed("workshop", space, things, (lines) => lines.number("about-workshop-space", "discount"));

/** What each Spark that is taken off gives, in order. */
export const sparkTrack = (olympian: string, things: Names): readonly (readonly Glyph[])[] =>
  printed("sparks", olympian, things, (lines) =>
    lines.every("about-olympian-spark").map((line) => brief(line.args["effects"])),
  );

export interface PremonitionFace {
  readonly place: string;
  readonly conditions: Words | null;
  readonly reward: readonly Glyph[];
}

export const premonitionFace = (premonition: string, things: Names): PremonitionFace =>
  printed("premonition", premonition, things, (lines) => ({
    place: thing(lines.one("about-premonition-place")?.args["place"]),
    conditions: words(lines.one("about-premonition-conditions")?.args["conditions"]),
    reward: brief(lines.one("about-reward")?.args["effects"], 5),
  }));
