// Written by `python -m agon.server.typescript`: change the classes there, not this.
import type { Words } from "../../../wire/messages";
import type { EnemyFace, MarkToken, SignToken, TextToken } from "../faces";

/** A Concept: what Chronos gains there, and what its Pillar gives to whoever is present elsewhere. */
export interface ConceptFace {
  kind: "concept";
  number: number;
  avatar: string | null;
  gains: (SignToken | MarkToken | TextToken)[];
  boon: (SignToken | MarkToken | TextToken)[];
  links: LinkFace[];
}

/** What a chain asks for to be broken: how much of it, None for as many as play. */
export interface LinkFace {
  what: string;
  amount: number | null;
  adds: boolean;
}

/** A card of a Concept: whose activation sets it off, nobody for whoever wants; and what it does. */
export interface ConceptCardFace {
  kind: "concept_card";
  bar: string[];
  main: (SignToken | MarkToken | TextToken)[];
}

/** A tile of Chronos: what it does before it is turned over, and then. */
export interface ChronosTileFace {
  kind: "chronos_tile";
  end: (SignToken | MarkToken | TextToken)[];
  immediate: (SignToken | MarkToken | TextToken)[];
}

/** An Avatar. */
export interface AvatarFace {
  kind: "avatar";
  number: number;
  income: (SignToken | MarkToken | TextToken)[];
  enemy: EnemyFace | null;
}

/** A card that an Avatar fights with. */
export interface AvatarCardFace {
  kind: "avatar_card";
  strength: number;
  elements: string[];
  effects: Words | null;
}

/** A power that an Olympian has in this mode alone. */
export interface SoloPowerFace {
  kind: "solo_power";
  olympian: string;
}

/** Every face by its kind. */
export interface Faces {
  concept: ConceptFace;
  concept_card: ConceptCardFace;
  chronos_tile: ChronosTileFace;
  avatar: AvatarFace;
  avatar_card: AvatarCardFace;
  solo_power: SoloPowerFace;
}
