/** Every figure there is: those of the games, and those that modules have in their folders. */
import { CREATURES as BEASTS } from "./creatures";
import { EMBLEMS as SIGNS } from "./emblems";
import { HELLENES, PRODIGIES } from "./hellas";
import { OLYMPIANS } from "./olympians";

type Figures = Readonly<Record<string, string>>;

const files = import.meta.glob<{ EMBLEMS?: Figures; CREATURES?: Figures }>("../../boards/*/*/figures.ts", {
  eager: true,
});
const added = Object.values(files);
const all = (own: readonly Figures[], more: readonly (Figures | undefined)[]): Figures =>
  Object.fromEntries([...own, ...more].flatMap((figures) => Object.entries(figures ?? {})));

/** On a field of 64 by 64. */
export const EMBLEMS = all(
  [SIGNS, OLYMPIANS, HELLENES],
  added.map((file) => file.EMBLEMS),
);

/** On a field of 120 by 84. */
export const CREATURES = all(
  [BEASTS, PRODIGIES],
  added.map((file) => file.CREATURES),
);

/** The figure that stands for a module: the first one in its folder. */
export const EMBLEM_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).flatMap(([path, file]) => {
    const [first] = Object.keys({ ...file.EMBLEMS, ...file.CREATURES });
    const module = path.split("/").at(-2);
    return first === undefined || module === undefined ? [] : [[module, first]];
  }),
);
