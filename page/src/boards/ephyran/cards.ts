/** What is printed on cards, read from the same sentences that describe them: there is no second list of cards. */
import type { Arg, Words } from "../../wire/messages";
import type { Names } from "../../words/reader";
import { last } from "./places";

export interface ZoneHalf {
  readonly kind: "zone";
  readonly zone: string;
  readonly territory: string;
  readonly number: number;
  readonly creature: string;
  readonly magic: { readonly thing: string; readonly value: number } | null;
}

export interface ReinforcementHalf {
  readonly kind: "reinforcement";
  readonly thing: string;
  readonly family: string;
}

export type Half = ZoneHalf | ReinforcementHalf;

/** The halves of a card; none for Dionysus, who is whole. */
export function halvesOf(card: string, things: Names): Half[] {
  const halves: Half[] = [];
  for (const line of things[card]?.about ?? []) {
    if (line.id === "ephyran-card-zone") halves.push(zoneHalf(line));
    if (line.id === "ephyran-reinforcement")
      halves.push({ kind: "reinforcement", thing: thing(line.args["name"]), family: family(line.args["family"]) });
    const before = halves.at(-1);
    if (line.id === "ephyran-card-magic" && before?.kind === "zone") {
      halves[halves.length - 1] = {
        ...before,
        magic: { thing: thing(line.args["magic"]), value: Number(line.args["value"]) },
      };
    }
  }
  return halves;
}

function zoneHalf(line: Words): ZoneHalf {
  const territory = thing(line.args["territory"]);
  const number = Number(line.args["number"]);
  return {
    kind: "zone",
    zone: `zone/${last(territory)}/${number}`,
    territory: last(territory),
    number,
    creature: thing(line.args["creature"]),
    magic: null,
  };
}

/** What a magic object is worth. */
export function worth(magic: string, things: Names): number {
  for (const line of things[magic]?.about ?? []) {
    if (line.id === "ephyran-magic-gives") return Number(line.args["value"]);
    if (line.id === "ephyran-magic-costs") return -Number(line.args["value"]);
  }
  return 0;
}

/** The territory whose points count double for a god. */
export function doubledBy(god: string | null, things: Names): string {
  const line = god === null ? undefined : things[god]?.about.find((words) => words.id === "ephyran-god");
  return line === undefined ? "" : last(thing(line.args["territory"]));
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`;
}

function thing(arg: Arg | undefined): string {
  return typeof arg === "object" && arg.is === "thing" ? arg.thing : "";
}

function family(arg: Arg | undefined): string {
  return typeof arg === "object" && arg.is === "words" ? arg.id.replace("ephyran-family-", "") : "";
}
