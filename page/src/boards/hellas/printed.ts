/**
 * What is printed on the map and on cards, read from the sentences that describe them: there is no second list of them.
 */
import type { Arg, Words } from "../../wire/messages";
import { bare, type Names } from "../../words/reader";

const known = new WeakMap<Names, Map<string, unknown>>();

/** What `read` makes of the sentences about a thing; read once for as long as they stay the same. */
function printed<T>(kind: string, thing: string, things: Names, read: (lines: Lines) => T): T {
  let all = known.get(things);
  if (all === undefined) known.set(things, (all = new Map<string, unknown>()));
  const key = `${kind} ${thing}`;
  if (!all.has(key)) all.set(key, read(new Lines(things[bare(thing)]?.about ?? [])));
  return all.get(key) as T;
}

class Lines {
  constructor(readonly all: readonly Words[]) {}
  one(id: string): Words | undefined {
    return this.all.find((line) => line.id === `hellas-${id}`);
  }
  every(id: string): Words[] {
    return this.all.filter((line) => line.id === `hellas-${id}`);
  }
  number(id: string, arg: string): number {
    return Number(this.one(id)?.args[arg] ?? 0);
  }
}

const thing = (arg: Arg | undefined): string => (typeof arg === "object" && arg.is === "thing" ? arg.thing : "");
const words = (arg: Arg | undefined): Words | null => (typeof arg === "object" && arg.is === "words" ? arg : null);
const text = (arg: Arg | undefined): string => (typeof arg === "string" ? arg : "");
const word = (arg: Arg | undefined, prefix: string): string => words(arg)?.id.replace(`hellas-${prefix}-`, "") ?? "";

export interface RegionFace {
  readonly population: number;
  readonly city: boolean;
  readonly sparta: boolean;
  readonly shrine: boolean;
  readonly oracle: boolean;
}

export const regionFace = (region: string, things: Names): RegionFace =>
  printed("region", region, things, (lines) => ({
    population: lines.number("about-region", "population"),
    city: lines.one("about-region-city") !== undefined || lines.one("about-region-sparta") !== undefined,
    sparta: lines.one("about-region-sparta") !== undefined,
    shrine: lines.one("about-region-shrine") !== undefined,
    oracle: lines.one("about-region-oracle") !== undefined,
  }));

export interface CardFace {
  readonly symbol: string;
  readonly value: number;
  readonly casualties: number;
  readonly effects: Words | null;
}

export const cardFace = (card: string, things: Names): CardFace =>
  printed("card", card, things, (lines) => ({
    symbol: thing(lines.one("about-card")?.args["symbol"]),
    value: lines.number("about-card", "value"),
    casualties: lines.number("about-card", "casualties"),
    effects: words(lines.one("about-card-effects")?.args["effects"]),
  }));

export interface AttackFace {
  /** What a defence has to reach: a number, or how it is counted. */
  readonly value: Words | null;
  readonly number: number;
  readonly counted: boolean;
  readonly effects: Words | null;
}

export const attackFace = (card: string, things: Names): AttackFace =>
  printed("attack", card, things, (lines) => {
    const value = words(lines.one("about-attack")?.args["value"]);
    return {
      value,
      number: Number(value?.args["value"] ?? 0),
      counted: value !== null && value.args["counted"] !== "",
      effects: words(lines.one("about-attack-effects")?.args["effects"]),
    };
  });

export interface QuestFace {
  readonly steps: readonly Words[];
  readonly reward: Words | null;
  readonly failure: Words | null;
}

export const questFace = (quest: string, things: Names): QuestFace =>
  printed("quest", quest, things, (lines) => ({
    steps: lines.every("about-quest-step").flatMap((line) => words(line.args["asks"]) ?? []),
    reward: lines.one("about-quest-trophy") ?? lines.one("about-quest-kept") ?? null,
    failure: lines.one("about-quest-failure") ?? null,
  }));

/** The sentences about a card that say what it does: all but the first, which says what it is. */
export const deedsOf = (card: string, things: Names): readonly Words[] =>
  printed("deeds", card, things, (lines) => lines.all.slice(1));

/** The god of a blessing. */
export const godOf = (blessing: string, things: Names): string =>
  printed("god", blessing, things, (lines) => thing(lines.one("about-blessing")?.args["god"]));

/** `god`, `monster` or `neutral`. */
export const artifactKind = (artifact: string, things: Names): string =>
  printed("artifact", artifact, things, (lines) => text(lines.one("about-artifact")?.args["kind"]) || "neutral");

/** The army that goes with a hero. */
export const heroColour = (hero: string, things: Names): string =>
  printed("hero", hero, things, (lines) => word(lines.one("about-hero")?.args["colour"], "colour"));

/** The lines of a script, in the book's order. */
export const scriptLines = (script: string, things: Names): readonly Words[] =>
  printed("script", script, things, (lines) => lines.every("script-line"));

/** Which script of which act. */
export const scriptNumber = (script: string, things: Names): { act: number; number: number } =>
  printed("script number", script, things, (lines) => ({
    act: lines.number("about-script", "act"),
    number: lines.number("about-script", "number"),
  }));

/** The effects of a failed quest. */
export const failureLine = (failure: string, things: Names): Words | null =>
  printed("failure", failure, things, (lines) => lines.one("about-quest-failure") ?? null);
