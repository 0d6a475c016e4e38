/** From plain data to the view of a game, which has a type: the one way in. */
import type { View } from "../table/types";
import { FIELDS, type Views } from "./views";

function isOf<Game extends keyof Views>(game: Game, view: View): view is Views[Game] {
  return FIELDS[game].every((field) => field in view);
}

/** What a game shows. A server of another version may show something else: better to say so than to draw half of it. */
export function seen<Game extends keyof Views>(game: Game, view: View): Views[Game] {
  if (isOf(game, view)) return view;
  const missing = FIELDS[game].filter((field) => !(field in view));
  throw new TypeError(`This view of ${game} lacks ${missing.join(", ")}.`);
}
