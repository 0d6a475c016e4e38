/** What is printed on the Concepts, cards, tiles and Avatars of Chronos, read from the sentences that describe them. */
import type { Arg, Words } from "../../../wire/messages";
import type { Names } from "../../../words/reader";
import { brief, glyphsOf, listed, type Glyph } from "../glyphs";
import { elementsOf, printed, text, thing, word, words } from "../printed";

export interface LinkFace {
  readonly sign: string;
  /** How much; `null`: as many as play. */
  readonly amount: number | null;
  /** On top of the condition before of the same kind. */
  readonly adds: boolean;
}

export interface ConceptFace {
  readonly number: number;
  readonly avatar: string;
  /** What Chronos gains there. */
  readonly gains: readonly Glyph[];
  /** What its Pillar gives to whoever is present elsewhere. */
  readonly boon: readonly Glyph[];
  readonly links: readonly LinkFace[];
}

/** Signs of what has none of its own name. */
const ASKED: Readonly<Record<string, string>> = { technology: "tile", well: "generated_prayer" };
export const askedSign = (what: string): string => ASKED[what] ?? what;

function linkOf(arg: Arg): LinkFace[] {
  const found = words(arg);
  if (found === null) return [];
  if (found.id === "hybris-part-added-link")
    return linkOf(found.args["link"] ?? "").map((link) => ({ ...link, adds: true }));
  if (found.id === "hybris-part-players-link")
    return [{ sign: askedSign(text(found.args["what"])), amount: null, adds: false }];
  return [{ sign: askedSign(word(found, "asks")), amount: Number(found.args["number"] ?? 0), adds: false }];
}

export const conceptFace = (concept: string, things: Names): ConceptFace =>
  printed("concept", concept, things, (lines) => {
    const [chained, upgrade] = [lines.one("line-concept-chained"), lines.one("line-concept-upgrade")];
    return {
      number: Number((chained ?? upgrade)?.args["number"] ?? 0),
      avatar: thing(chained?.args["avatar"]),
      gains: glyphsOf(chained?.args["amounts"]),
      boon: brief(lines.one("line-concept-boon")?.args["effects"], 4),
      links: listed(lines.one("line-concept-links")?.args["links"]).flatMap(linkOf),
    };
  });

export interface ConceptCardFace {
  /** Whose activation sets it off; nobody: whoever wants. */
  readonly bar: readonly string[];
  readonly main: readonly Glyph[];
}

export const conceptCardFace = (card: string, things: Names): ConceptCardFace =>
  printed("concept_card", card, things, (lines) => {
    const line = lines.one("line-concept-card");
    return {
      bar: listed(line?.args["bar"]).map((kind) => word(kind, "part-bar")),
      main: brief(line?.args["effects"], 7),
    };
  });

export interface ChronosTileFace {
  readonly end: readonly Glyph[];
  readonly immediate: readonly Glyph[];
}

export const chronosTileFace = (tile: string, things: Names): ChronosTileFace =>
  printed("chronos_tile", tile, things, (lines) => ({
    end: brief(lines.one("line-tile-end")?.args["effects"], 4),
    immediate: brief(lines.one("line-tile-immediate")?.args["effects"], 4),
  }));

export interface AvatarFace {
  readonly number: number;
  readonly income: readonly Glyph[];
}

export const avatarFace = (avatar: string, things: Names): AvatarFace =>
  printed("avatar", avatar, things, (lines) => ({
    number: lines.number("line-avatar", "number"),
    income: glyphsOf(lines.one("line-avatar-income")?.args["amounts"]),
  }));

export interface AvatarCardFace {
  readonly strength: number;
  readonly elements: readonly string[];
  readonly effects: Words | null;
}

export const avatarCardFace = (card: string, things: Names): AvatarCardFace =>
  printed("avatar_card", card, things, (lines) => ({
    strength: lines.number("line-avatar-card", "strength"),
    elements: listed(lines.one("line-avatar-card")?.args["elements"]).flatMap(elementsOf),
    effects: words(lines.one("line-avatar-card-effects")?.args["effects"]),
  }));

/** The powers that an Olympian has in this mode alone. */
export const soloPowers = (olympian: string, things: Names): readonly string[] =>
  printed("solo_powers", olympian, things, () =>
    Object.keys(things).filter(
      (id) =>
        id.startsWith("solo_power/") &&
        things[id]?.about.some(
          (line) => line.id === "hybris-about-power-of" && thing(line.args["olympian"]) === olympian,
        ),
    ),
  );

/** The one thing of a kind there is. */
export const only = (kind: string, things: Names): string =>
  printed("only", kind, things, () => Object.keys(things).find((id) => id.startsWith(`${kind}/`)) ?? "");
