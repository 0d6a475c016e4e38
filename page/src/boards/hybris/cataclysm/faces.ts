// Written by `python -m agon.server.typescript`: change the classes there, not this.
import type { Words } from "../../../wire/messages";
import type { Deed, MarkToken, SignToken, TextToken } from "../faces";

/** A step of a track: its cost in Workers of the Camp, and what it stands for: cards to draw, or Strength. */
export interface EchelonFace {
  kind: "echelon";
  cost: number;
  bonus: number;
  reward: (SignToken | MarkToken | TextToken)[];
}

/** An Exploration card: an Adventure with Sites that leads to a Module, or an event that succeeds or fails. */
export interface ExplorationFace {
  kind: "exploration";
  form: "adventure" | "event";
  asks: Deed;
  success: Deed | null;
  failure: Deed;
  progress: Words | null;
  sites: (SignToken | MarkToken | TextToken)[][];
  module: string | null;
}

/** A Module. */
export interface ModuleFace {
  kind: "module";
  power: (SignToken | MarkToken | TextToken)[];
}

/** A Hangar: how much there is room for. */
export interface HangarFace {
  kind: "hangar";
  energy: number;
  research: number;
  workers: number;
}

/** An MK tile. */
export interface MkTileFace {
  kind: "mk_tile";
  part: string;
  tasks: TaskFace[];
  reward: (SignToken | MarkToken | TextToken)[];
}

/** A Task of an MK tile. */
export interface TaskFace {
  colour: string;
  does: Deed;
}

/** The MK of an Olympian: what it can do for Energy. */
export interface MkFace {
  kind: "mk";
  abilities: string[];
}

/** An ability of an MK. */
export interface AbilityFace {
  kind: "ability";
  when: string;
  power: (SignToken | MarkToken | TextToken)[];
}

/** The rules card of Chaos, and what driving it back gives, by its Momentum. */
export interface ChaosFace {
  kind: "enemy";
  spaces: number;
  unleashed: number;
  repelled: (SignToken | MarkToken | TextToken)[][];
}

/** A Chaos card with both of its halves. */
export interface ChaosCardFace {
  kind: "chaos_card";
  strength: number;
  attraction: ChaosLine[];
  conflict: ChaosLine[];
}

/** What a Chaos card does from this much Momentum on. */
export interface ChaosLine {
  least: number;
  does: Deed;
}

/** A Cataclysm card: the City that it destroys. */
export interface CataclysmCardFace {
  kind: "cataclysm_card";
  city: string;
}

/** Every face by its kind. */
export interface Faces {
  echelon: EchelonFace;
  exploration: ExplorationFace;
  module: ModuleFace;
  hangar: HangarFace;
  mk_tile: MkTileFace;
  mk: MkFace;
  ability: AbilityFace;
  enemy: ChaosFace;
  chaos_card: ChaosCardFace;
  cataclysm_card: CataclysmCardFace;
}
