/** A small library for tests: a game with one module. */
import { compose, type Library } from "../../src/reference/library";
import type { RuleInfo, ThingInfo, Words } from "../../src/wire/messages";

const words = (id: string): Words => ({ is: "words", id, args: {} });
const thing = (en: string, fr: string): ThingInfo => ({ names: { en, fr }, about: [words("about")], face: null });
const rule = (id: string, en: string, fr: string): RuleInfo => ({
  id,
  chapter: id.slice(0, id.lastIndexOf("-")),
  page: 1,
  text: { en, fr },
  note: {},
  rulings: [],
  basis: "rulebook",
});
const chapter = (id: string, title: string, things: string[], module = "") => ({
  id,
  title: { en: title, fr: title },
  asks: {},
  things,
  module,
});

export const library: Library = compose(
  {
    id: "toy",
    players: [2],
    options: [],
    books: ["toy"],
    packs: [],
    modules: [{ id: "more", requires: [], conflicts: [], players: [], options: [], books: ["toy-more"] }],
  },
  {
    game: "toy",
    kinds: { place: words("toy-kind-place"), card: words("toy-kind-card") },
    things: {
      "place/forge": thing("The Forge", "La Forge"),
      "card/glory": thing("Glory", "Gloire"),
      "card/forge": thing("Forge", "Forge"),
      "card/urn": thing("Urn", "Urne"),
      "text/1": thing("A tale", "Un conte"),
    },
    added: { more: ["card/urn"] },
  },
  [
    {
      id: "toy",
      game: "toy",
      chapters: [chapter("TOY-A", "Places", ["place/forge"]), chapter("TOY-B", "Cards", ["card"])],
      rules: [
        rule("TOY-A-01", "Go to the Forge for glory, as TOY-B-01 says.", "Allez à la Forge pour la Gloire (TOY-B-01)."),
        rule("TOY-B-01", "Draw Glory.", "Piochez Gloire."),
      ],
      examples: [],
      glossary: { Gloire: "glory", "Fidèle (pion)": "follower" },
    },
    {
      id: "toy-more",
      game: "toy",
      chapters: [chapter("TOY-C", "Urns", ["card"])],
      rules: [rule("TOY-C-01", "An Urn holds a follower.", "Une Urne contient un fidèle.")],
      examples: [],
      glossary: {},
    },
  ],
);
