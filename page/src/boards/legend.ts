/** What the signs of a game mean: each has the name of its thing, so that it is called the same everywhere. */
import type { Component } from "svelte";
import type { Reader } from "../words/reader";

/** Signs that belong together, and where their names are found. */
export interface Family {
  /** Names the group: `legend-<group>`. */
  readonly group: string;
  /** How the messages begin that name its signs. */
  readonly messages?: string;
  /** Or the kinds of things whose names they have. */
  readonly kinds?: readonly string[];
}

export interface Legend {
  /** Signs, and how one is drawn; none, where a game has pictures only. */
  readonly signs: readonly string[];
  readonly Sign: Component<{ name: string }> | null;
  /** The class within which signs have their colours. */
  readonly ground: string;
  /** Asked in this order: the first one that knows a sign has it. */
  readonly families: readonly Family[];
  /** Kinds of things that stand for themselves. */
  readonly kinds: readonly string[];
}

export interface Meaning {
  readonly sign: string;
  readonly name: string;
  /** What is to be read of it: the thing that it stands for, if there is one. */
  readonly thing: string | null;
}

export interface Group {
  readonly group: string;
  readonly signs: readonly Meaning[];
}

function meaning(sign: string, family: Family, reader: Reader): Meaning | null {
  const thing = family.kinds?.map((kind) => `${kind}/${sign}`).find((other) => reader.knows(other));
  if (thing !== undefined) return { sign, name: reader.name(thing), thing };
  const message = `${family.messages ?? ""}${sign.replaceAll("_", "-")}`;
  if (family.messages === undefined || !reader.texts.has(message)) return null;
  const name = reader.text(message, { number: 1 });
  return { sign, name: name.charAt(0).toLocaleUpperCase(reader.language) + name.slice(1), thing: null };
}

/** All signs that have a name, by their families. */
export function groupsOf(legend: Legend, reader: Reader): Group[] {
  const left = new Set(legend.signs);
  return legend.families
    .map((family) => {
      const signs = [...left].flatMap((sign) => meaning(sign, family, reader) ?? []);
      for (const { sign } of signs) left.delete(sign);
      return { group: family.group, signs };
    })
    .filter(({ signs }) => signs.length > 0);
}
