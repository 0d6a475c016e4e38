/** What can be read from the board of Chronos, and what he is called there. */
import type { ChainedView, ChronosView, ConceptView } from "./view";

export const CHRONOS = "enemy/chronos";
export const SIGN = "chronos";
/** His marker on the Grandeur track, where seats are. */
export const MARKER = -2;
/** The places that his board has for each resource. */
export const PLACES = 3;

/** Whether a house rule is played. */
export const plays = (chronos: ChronosView, rule: string): boolean =>
  chronos.rules.some((one) => one.rule === rule && one.played);

/** Rules of the house that were said to be otherwise than the preset has all of them. */
export const changedIn = (chronos: ChronosView): number =>
  chronos.rules.filter((one) => one.played !== (chronos.preset === "house")).length;

export const isChained = (concept: ConceptView): concept is ChainedView => "chains" in concept;
