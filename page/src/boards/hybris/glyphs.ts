/** Rows of signs, as faces have them, and as much of one as there is room for. */
import type { MarkToken, SignToken, TextToken } from "./faces";

export type Glyph = SignToken | MarkToken | TextToken;

/** The sign of what is to be read in the box. */
export const MORE = "more";

export function sign(name: string, number = ""): Glyph {
  return { kind: "sign", sign: name, number };
}

export function mark(text: string): Glyph {
  return { kind: "mark", mark: text };
}

/** What is drawn of a token: its sign, if it has one. */
export const signOf = (glyph: Glyph): string =>
  glyph.kind === "sign" ? glyph.sign : glyph.kind === "text" ? MORE : "";

const known = new WeakMap<readonly Glyph[], Map<number, readonly Glyph[]>>();

/** Signs without what is to be read beside others, and no mark at an end; made once for each row. */
export function brief(row: readonly Glyph[], most = 99): readonly Glyph[] {
  let all = known.get(row);
  if (all === undefined) known.set(row, (all = new Map<number, readonly Glyph[]>()));
  let made = all.get(most);
  if (made === undefined) all.set(most, (made = clipped(row, most)));
  return made;
}

function clipped(row: readonly Glyph[], most: number): readonly Glyph[] {
  const said = row.some((glyph) => glyph.kind === "sign")
    ? row.filter((glyph) => glyph.kind !== "text")
    : row.slice(0, 1);
  const kept = said.filter(
    (glyph, index) => glyph.kind !== "mark" || glyph.mark === "?" || (index > 0 && index < said.length - 1),
  );
  return kept.length > most ? [...kept.slice(0, most - 1), sign(MORE)] : kept;
}
