/** What the book of the campaign prints: a test compares it with the pack. */

/** The way of the vanguard, from the landing to the oracle. */
export const ROUTE: readonly string[] = ["chalkidiki", "macedonia", "thessaly", "locris", "phocis"];

/** Table A: tokens from the first to the second, the monster, and where it lands. */
export const LANDINGS: readonly (readonly [from: number, to: number, monster: string, region: string])[] = [
  [1, 2, "sphinx", "epirus"],
  [3, 4, "minotaur", "crete"],
  [5, 6, "cyclops", "arcadia"],
  [7, 8, "medusa", "messenia"],
  [9, 10, "hydra", "laconia"],
  [11, 12, "cerberus", "phocis"],
  [13, 14, "minotaur", "chalkidiki"],
  [15, 16, "cyclops", "boeotia"],
  [17, 18, "sphinx", "locris"],
  [19, 20, "cerberus", "achaea"],
  [21, 22, "medusa", "elis"],
  [23, 24, "hydra", "argolis"],
];

/** Table B: tokens from the first to the second, and the quest. */
export const ERRANDS: readonly (readonly [from: number, to: number, quest: string])[] = [
  [1, 3, "saving_prometheus"],
  [4, 6, "cattle_of_geryon"],
  [7, 9, "aid_to_atlas"],
  [10, 12, "expedition_for_the_golden_fleece"],
  [13, 15, "kill_stymphalian_birds"],
  [16, 18, "amazon_queen"],
  [19, 21, "clean_augean_stables"],
  [22, 24, "calydonian_hunt"],
];
