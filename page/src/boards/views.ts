// Written by `python -m agon.server.typescript`: change the classes there, not this.
import type { EphyranView } from "./ephyran/view";
import type { HellasView } from "./hellas/view";

/** What each game shows to one seat, by the id of the game. */
export interface Views {
  readonly ephyran: EphyranView;
  readonly hellas: HellasView;
}

/** The fields that are always there. */
export const FIELDS: { readonly [Game in keyof Views]: readonly (keyof Views[Game])[] } = {
  ephyran: [
    "players",
    "draw_pile",
    "discard_pile",
    "tartarus",
    "supply",
    "lost_tokens",
    "gods",
    "first",
    "active",
    "ending",
    "playing",
    "target",
    "held",
    "token",
    "drawn",
  ],
  hellas: [
    "battle",
    "hunt",
    "march",
    "moving",
    "draft",
    "round",
    "step",
    "active",
    "acted",
    "players",
    "commanders",
    "regions",
    "closed",
    "lands",
    "monuments",
    "monsters",
    "quests",
    "quests_gone",
    "temples",
    "countdown",
    "decks",
    "discards",
    "winner",
    "parts",
  ],
};
