/** The table of Hybris as modules see it: what they show, and things that have faces. */
import type { Hybris } from "../../../src/boards/hybris/table";
import { type Names, Reader } from "../../../src/words/reader";
import { Texts } from "../../../src/words/texts";

/** Texts are their own ids here, things their own names. */
export function seated(parts: object, things: Names = {}): Hybris {
  const reader = new Reader(new Texts("en"), things, ["Anna", "Bo"]);
  return { reader, things, seat: 0, view: { parts }, after: null, modules: [] } as unknown as Hybris;
}
