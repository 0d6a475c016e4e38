/** The Mortal World as it is drawn: where Cities, spaces and Links lie. Which of them there are, the game says. */

export type Spot = readonly [x: number, y: number];

export const MAP = { width: 1000, height: 500, tile: 78, slot: 27 } as const;
export const WELL: Spot = [282, 94];

export interface CitySpot {
  readonly banner: Spot;
  readonly facts: Spot;
  readonly slot: Spot;
  readonly temples: Spot;
}

export const CITIES: Readonly<Record<string, CitySpot>> = {
  lemnos: { banner: [918, 48], facts: [918, 77], slot: [893, 126], temples: [950, 126] },
  argos: { banner: [322, 302], facts: [322, 331], slot: [360, 263], temples: [298, 263] },
  sparta: { banner: [566, 356], facts: [566, 386], slot: [528, 445], temples: [596, 445] },
  elis: { banner: [80, 84], facts: [80, 114], slot: [72, 190], temples: [72, 256] },
  athens: { banner: [892, 232], facts: [892, 261], slot: [862, 312], temples: [924, 312] },
};

export const SPACES: Readonly<Record<string, Spot>> = {
  lemnos_1: [650, 80],
  lemnos_2: [730, 80],
  lemnos_3: [810, 80],
  argos_1: [360, 200],
  argos_2: [440, 200],
  argos_3: [440, 280],
  sparta_1: [360, 414],
  sparta_2: [440, 414],
  elis_1: [164, 176],
  elis_2: [164, 256],
  elis_3: [164, 336],
  athens_1: [650, 220],
  athens_2: [730, 220],
  athens_3: [650, 300],
  athens_4: [730, 300],
};

export const LINKS: Readonly<Record<string, readonly Spot[]>> = {
  hyperborean_line: [
    [164, 137],
    [164, 24],
    [650, 24],
    [650, 41],
  ],
  erymanthos_road: [
    [203, 176],
    [256, 176],
    [256, 200],
    [321, 200],
  ],
  alpheios_ford: [
    [203, 256],
    [232, 256],
    [232, 358],
    [360, 358],
    [360, 375],
  ],
  taygetos_pass: [
    [164, 375],
    [164, 414],
    [321, 414],
  ],
  thyrea_causeway: [
    [440, 319],
    [440, 375],
  ],
  argonaut_line: [
    [440, 161],
    [440, 80],
    [611, 80],
  ],
  isthmus_cable: [
    [479, 200],
    [545, 200],
    [545, 220],
    [611, 220],
  ],
  saronic_cable: [
    [479, 280],
    [545, 280],
    [545, 300],
    [611, 300],
  ],
  laconian_lane: [
    [479, 414],
    [650, 414],
    [650, 339],
  ],
  kythera_line: [
    [440, 453],
    [440, 475],
    [730, 475],
    [730, 339],
  ],
  skyros_beam: [
    [650, 181],
    [650, 119],
  ],
  euboean_beam: [
    [730, 181],
    [730, 119],
  ],
  imbros_beam: [
    [769, 220],
    [810, 220],
    [810, 119],
  ],
};

/** A path through its corners. */
export function pathOf(spots: readonly Spot[]): string {
  return spots.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}
