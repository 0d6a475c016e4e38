/** What is printed on the boards, cards and tiles of Cataclysm, read from the sentences that describe them. */
import type { Words } from "../../../wire/messages";
import type { Names } from "../../../words/reader";
import { brief, glyphsOf, listed, type Glyph } from "../glyphs";
import { printed, text, thing, words } from "../printed";

// ---------------------------------------------------------------- the Outskirts

export type Track = "explore" | "defend";

export interface EchelonFace {
  /** In Workers of the Camp. */
  readonly cost: number;
  /** Cards to draw, or Strength. */
  readonly bonus: number;
  readonly reward: readonly Glyph[];
}

export const echelonFace = (echelon: string, things: Names): EchelonFace =>
  printed("echelon", echelon, things, (lines) => ({
    cost: lines.number("about-echelon", "cost"),
    bonus: lines.number("about-echelon", "bonus"),
    reward: brief(lines.one("about-reward")?.args["effects"], 5),
  }));

/** The echelons of a track, the first one first. */
export const echelonsOf = (track: Track, things: Names): readonly string[] =>
  printed("echelons", track, things, () => {
    const found: string[] = [];
    while (`echelon/${track}_${found.length + 1}` in things) found.push(`echelon/${track}_${found.length + 1}`);
    return found;
  });

export interface ExplorationFace {
  readonly kind: "adventure" | "event";
  readonly asks: Words | null;
  readonly needs: readonly Glyph[];
  readonly success: Words | null;
  readonly gives: readonly Glyph[];
  readonly failure: Words | null;
  readonly costs: readonly Glyph[];
  readonly progress: Words | null;
  /** What each Site gives. */
  readonly sites: readonly (readonly Glyph[])[];
  readonly module: string;
}

export const explorationFace = (card: string, things: Names): ExplorationFace =>
  printed("exploration", card, things, (lines) => {
    const asks = words(lines.one("about-exploration-asks")?.args["asks"]);
    const success = words(lines.one("about-exploration-success")?.args["effects"]);
    const failure = words(lines.one("about-exploration-failure")?.args["effects"]);
    const told = lines.one("about-sites");
    const bonuses = new Map(
      listed(told?.args["bonuses"]).map((one) => [
        Number(words(one)?.args["number"]),
        brief(words(one)?.args["effects"], 4),
      ]),
    );
    return {
      kind: lines.one("about-adventure") === undefined ? "event" : "adventure",
      asks,
      needs: asks === null ? [] : glyphsOf(asks),
      success,
      gives: success === null ? [] : brief(success, 6),
      failure,
      costs: failure === null ? [] : brief(failure, 6),
      progress: words(lines.one("about-adventure-progress")?.args["steps"]),
      sites: Array.from({ length: Number(told?.args["number"] ?? 0) }, (_, index) => bonuses.get(index + 1) ?? []),
      module: thing(lines.one("about-adventure-module")?.args["module"]),
    };
  });

/** What a Module or an ability does. */
export const powerGlyphs = (power: string, things: Names): readonly Glyph[] =>
  printed("gift", power, things, (lines) =>
    brief(
      words(lines.one("about-ability")?.args["does"]) ?? lines.all.find((line) => line.id.startsWith("hybris-when-")),
      5,
    ),
  );

// ---------------------------------------------------------------- the Hangar

export interface HangarFace {
  readonly energy: number;
  readonly research: number;
  readonly workers: number;
}

export const hangarFace = (things: Names): HangarFace =>
  printed("hangar", "hangar", things, (lines) => ({
    energy: lines.number("about-hangar", "energy"),
    research: lines.number("about-hangar", "research"),
    workers: lines.number("about-hangar", "workers"),
  }));

export interface TaskFace {
  readonly colour: string;
  readonly task: Words | null;
  readonly glyphs: readonly Glyph[];
}

export interface MkFace {
  readonly part: string;
  readonly tasks: readonly TaskFace[];
  readonly reward: readonly Glyph[];
}

export const mkFace = (tile: string, things: Names): MkFace =>
  printed("mk", tile, things, (lines) => ({
    part: text(lines.one("about-mk-tile")?.args["part"]) || "core",
    tasks: lines.every("about-task").map((line) => ({
      colour: text(line.args["colour"]),
      task: words(line.args["task"]),
      glyphs: glyphsOf(line.args["task"]).slice(0, 3),
    })),
    reward: brief(lines.one("about-reward")?.args["effects"], 5),
  }));

/** What the MK of an Olympian can do for Energy. */
export const abilitiesOf = (mk: string, things: Names): readonly string[] =>
  printed("abilities", mk, things, (lines) => lines.every("about-ability").map((line) => thing(line.args["name"])));

// ---------------------------------------------------------------- Chaos

export interface ChaosFace {
  readonly spaces: number;
  readonly unleashed: number;
  /** What driving it back gives, by its Momentum. */
  readonly repelled: readonly (readonly Glyph[])[];
}

export const chaosFace = (things: Names): ChaosFace =>
  printed("chaos", "enemy/chaos", things, (lines) => ({
    spaces: lines.number("about-chaos", "spaces"),
    unleashed: lines.number("about-chaos", "unleashed"),
    repelled: lines.every("about-repelled").map((line) => brief(line.args["effects"], 5)),
  }));

export interface ChaosLine {
  readonly least: number;
  readonly effects: Words | null;
  readonly glyphs: readonly Glyph[];
}

export interface ChaosCardFace {
  readonly strength: number;
  readonly attraction: readonly ChaosLine[];
  readonly conflict: readonly ChaosLine[];
}

const chaosLine = (line: Words): ChaosLine => ({
  least: Number(line.args["least"]),
  effects: words(line.args["effects"]),
  glyphs: brief(line.args["effects"], 4),
});

export const chaosCardFace = (card: string, things: Names): ChaosCardFace =>
  printed("chaos card", card, things, (lines) => ({
    strength: lines.number("about-chaos-card", "strength"),
    attraction: lines.every("about-chaos-attraction").map(chaosLine),
    conflict: lines.every("about-chaos-conflict").map(chaosLine),
  }));

/** The City that a Cataclysm card destroys. */
export const doomed = (card: string, things: Names): string =>
  printed("fall", card, things, (lines) => thing(lines.one("about-cataclysm-card")?.args["city"]));
