/** Things that lie nowhere by themselves on the board: which sign stands for one, and what is printed on it. */
import type { ThingInfo } from "../../wire/messages";
import { kindOf, last } from "../things";
import { SIGNS } from "./signs";

const OF_KIND: Readonly<Record<string, string>> = {
  way: "glory",
  face: "monster",
  attitude: "priest",
  track: "invasion",
};

/** The ways to win, and their signs. */
export const WAYS: Readonly<Record<string, string>> = {
  warlord: "land",
  favored: "temple",
  slayer: "monster",
  king: "monument",
};

export const signFor = (thing: string): string =>
  [
    kindOf(thing) === "way" ? (WAYS[last(thing)] ?? "") : "",
    last(thing),
    kindOf(thing),
    OF_KIND[kindOf(thing)] ?? "",
  ].find((name) => name in SIGNS) ?? "more";

/** What stands in a region, as signs. */
export const signsOn = (face: ThingInfo["face"]): string[] =>
  Object.entries(face ?? {}).flatMap(([field, value]) => (value === true && field in SIGNS ? [field] : []));
