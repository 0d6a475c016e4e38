/** A table that is being thought of: kept while the browser is open, one for each visit to a game. */
import type { NewSeat } from "../wire/messages";
import type { PaceName, Then } from "./pace";

export interface Draft {
  readonly game: string;
  readonly modules: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly pack?: string; // the key of a pack
  readonly seats: NewSeat[];
  readonly pace?: PaceName;
  readonly then?: Then;
  readonly hints?: boolean;
  readonly standIn?: string; // the bot that plays when time runs out
}

const STORE = "agon-draft";

/** What was chosen last, if it was for this game; whatever it was, where no game is named. */
export function draftOf(game: string | null): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORE) ?? "null") as Draft | null;
    return kept !== null && (game === null || kept.game === game) ? kept : null;
  } catch {
    return null; // the browser keeps nothing, or somebody has written something else there
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(draft));
  } catch {
    // it lasts as long as the page
  }
}
