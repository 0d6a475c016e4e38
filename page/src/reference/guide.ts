/** What happens when a link within the reference is followed: it depends on where the link stands. */
import { getContext, setContext } from "svelte";
import { finder, type Place } from "../state/finder.svelte";

/** Shows a place, and says whether it did; if not, the link leads to its page. */
export type Follow = (place: Place) => boolean;

const KEY = Symbol("guide");

export const setGuide = (follow: Follow): Follow => setContext(KEY, follow);
export const getGuide = (): Follow => getContext<Follow | undefined>(KEY) ?? onPage;

/** On a page: a thing is shown beside what one reads, a chapter instead of it. */
export const onPage: Follow = (place) => {
  if (place.at !== "thing") return false;
  finder.open(place);
  return true;
};

/** In the sheet: everything is shown there, and one can go back; but for whole kinds, which take a page. */
export const inSheet: Follow = (place) => {
  if (place.at === "kind") {
    if (finder.table === null) finder.close();
    return false;
  }
  finder.go(place);
  return true;
};
