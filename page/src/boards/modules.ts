/**
 * Modules among the boards of a game: each has a folder of its own, and what the table shows of it is a part of the
 * view. The boards of the game know none by name.
 */
import type { View } from "../table/types";
import type { Reader } from "../words/reader";

/** What modules add to a view, by the names of their parts: plain data. */
export type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Who draws some of them. */
export interface Drawing {
  /** The names of the parts. */
  readonly parts: readonly string[];
}

/** What every `module.ts` of a folder says of its module, in the order of their names. */
export const collected = <Module>(files: Readonly<Record<string, { default: Module }>>): readonly Module[] =>
  Object.values(files).map((file) => file.default);

/** How the folder of a module reads its own parts, as Python declares them; null for those that are not there. */
export const partOf =
  <Own extends object>() =>
  <Name extends keyof Own & string>(
    name: Name,
    view: { readonly parts: Parts } | null,
  ): NonNullable<Own[Name]> | null =>
    (view?.parts[name] ?? null) as NonNullable<Own[Name]> | null;

/** The modules of which something is shown. */
export const inPlay = <Module extends Drawing>(modules: readonly Module[], parts: Parts): readonly Module[] =>
  modules.filter((module) => module.parts.some((part) => part in parts));

/** The first answer that a module has. */
export function firstOf<Module, Answer>(
  modules: readonly Module[],
  ask: (module: Module) => Answer | null | undefined,
): Answer | null {
  for (const module of modules) {
    const found = ask(module);
    if (found !== null && found !== undefined) return found;
  }
  return null;
}

/** All that modules answer. */
export const allOf = <Module, Answer>(
  modules: readonly Module[],
  ask: (module: Module) => readonly Answer[] | undefined,
): Answer[] => modules.flatMap((module) => ask(module) ?? []);

/** A part of a view that nobody draws: it is shown as it is. */
export interface Undrawn {
  readonly module: string;
  readonly shown: unknown;
}

/** What is shown of modules that have no folder here: parts of the view, or fields that have the name of a module. */
export function undrawn(
  view: View,
  fields: readonly string[],
  drawing: readonly Drawing[],
  modules: readonly string[],
): Undrawn[] {
  const drawn = new Set(drawing.flatMap((one) => one.parts));
  const parts: object = "parts" in view && typeof view.parts === "object" && view.parts !== null ? view.parts : {};
  const loose = Object.entries(view).filter(([field]) => modules.includes(field) && !fields.includes(field));
  return [...Object.entries(parts).filter(([part]) => !drawn.has(part)), ...loose].map(
    ([module, shown]: [string, unknown]) => ({ module, shown }),
  );
}

/** What a module is called; its id where nobody has said. */
export function moduleName(game: string, module: string, reader: Reader): string {
  const word = `${game}-module-${module}`.replaceAll("_", "-");
  return reader.texts.has(word) ? reader.text(word) : module.replaceAll("_", " ");
}

/** Whether there is nothing to be shown of it. */
export function isEmpty(shown: unknown): boolean {
  if (shown === null || shown === undefined || shown === "") return true;
  return typeof shown === "object" && Object.values(shown).every(isEmpty);
}
