/** Things that lie nowhere by themselves on the board: which sign stands for one, and what is printed on it. */
import type { ThingInfo } from "../../wire/messages";
import { kindOf, last } from "../things";
import type { Glyph } from "./glyphs";
import { sign } from "./glyphs";
import { knownSign } from "./signs";

/** The sign of a thing: its own, that of its kind, or that of what belongs to its kind. */
const OF_KIND: Readonly<Record<string, string>> = {
  primordial: "drain",
  slot: "character",
  city: "temple",
  prophets: "prophet",
  power: "olympian",
  scenario: "scroll",
  variant: "scroll",
  discipline: "laurel",
  conversion: "convert",
  workshop: "craft",
  token: "bonus_location",
  well: "prayer",
};

export const signFor = (thing: string): string =>
  [last(thing), kindOf(thing), thing, OF_KIND[kindOf(thing)] ?? OF_KIND[thing] ?? ""].find(knownSign) ?? "more";

const isGlyph = (value: unknown): value is Glyph =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  ["sign", "mark", "text"].includes(String(value.kind));

/** All rows of signs on a face, and the actions it offers, one row each. */
export function printedRows(face: ThingInfo["face"]): readonly (readonly Glyph[])[] {
  if (face === null) return [];
  return Object.entries(face)
    .flatMap(([field, value]) => rowsIn(field, value))
    .filter((row) => row.length > 0);
}

function rowsIn(field: string, value: unknown): (readonly Glyph[])[] {
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    if (items.length > 0 && items.every(isGlyph)) return [items];
    const named = items.filter((item): item is string => typeof item === "string" && knownSign(item));
    if (named.length > 0 && named.length === items.length) return [named.map((name) => sign(name))];
    return items.flatMap((item) => rowsIn(field, item));
  }
  if (typeof value === "object" && value !== null && "signs" in value) return rowsIn(field, value.signs);
  if (typeof value === "object" && value !== null && "base" in value) return rowsIn(field, Object.values(value));
  if (typeof value === "number" && value > 0 && knownSign(one(field))) return [[sign(one(field), String(value))]];
  return [];
}

/** `followers` is a number of the sign `follower`. */
const one = (field: string): string => (knownSign(field) ? field : field.replace(/s$/, ""));
