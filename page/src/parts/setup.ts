/** What a table can decide, by the modules it plays with: the same as `agon.kernel.modules` says. */
import type { GameInfo, ModuleInfo, PackInfo, SetupOptionInfo } from "../wire/messages";

const chosenOf = (game: GameInfo, modules: readonly string[]): ModuleInfo[] =>
  game.modules.filter((module) => modules.includes(module.id));

/** What a pack is called: by its title, if it has one, and its version. */
export const packName = (pack: PackInfo, language: string): string =>
  `${pack.names[language] ?? Object.values(pack.names)[0] ?? pack.id} ${pack.version}`;

/** How many may play: as many as the modules say that name a number, else as many as the game says. */
export function playersOf(game: GameInfo, modules: readonly string[]): number[] {
  const named = chosenOf(game, modules).filter((module) => module.players.length > 0);
  const [first, ...others] = named.map((module) => module.players);
  return (first ?? game.players).filter((count) => others.every((players) => players.includes(count)));
}

/**
 * Every option with a choice in it, a module's in place of the game's of that name; those of a seat where there is one.
 */
export function optionsOf(game: GameInfo, modules: readonly string[], seats: number): SetupOptionInfo[] {
  const all = new Map(game.options.map((option) => [option.id, option]));
  for (const module of chosenOf(game, modules)) for (const option of module.options) all.set(option.id, option);
  return [...all.values()].filter((option) => option.values.length > 1 && seatOf(option.id) <= seats);
}

/** What holds for an option: what was said, or what the option that it stands under has for it. */
export function heldOf(
  option: SetupOptionInfo,
  all: readonly SetupOptionInfo[],
  said: Readonly<Record<string, string>>,
): string {
  const value = said[option.id] ?? option.values[0] ?? "";
  const above = all.find((one) => one.id === option.under);
  if (above === undefined || value !== option.values[0]) return value;
  return option.values[above.values.indexOf(heldOf(above, all, said)) + 1] ?? value;
}

const OF_A_SEAT = /^([a-z]+)_(\d+)$/;

/** The seat that an option is about; 0: the whole table. */
export function seatOf(option: string): number {
  return Number(OF_A_SEAT.exec(option)?.[2] ?? 0);
}

/** What an option decides for its seat, such as its hero: no two seats can have the same. */
export function kindOf(option: string): string {
  return OF_A_SEAT.exec(option)?.[1] ?? "";
}

/** Modules by which the game is played alone, with those that they need. */
export function aloneOf(game: GameInfo): { readonly id: string; readonly modules: string[] }[] {
  const found = game.modules.filter((module) => module.players.length === 1 && module.players[0] === 1);
  return found.map((module) => ({ id: module.id, modules: [...module.requires, module.id] }));
}
