// Written by `python -m agon.server.typescript`: change the classes there, not this.
import type { Words } from "../../wire/messages";

/** A region of the map. */
export interface RegionFace {
  kind: "region";
  population: number;
  city: boolean;
  sparta: boolean;
  shrine: boolean;
  oracle: boolean;
}

/** A hero: the army that goes with him. */
export interface HeroFace {
  kind: "hero";
  colour: string;
}

/** A monster's tray. */
export interface MonsterFace {
  kind: "monster";
  special: Words;
}

/** A combat card. */
export interface CombatCardFace {
  kind: "card";
  symbol: string;
  value: number;
  casualties: number;
  effects: Words | null;
}

/** An attack card of monsters. */
export interface AttackCardFace {
  kind: "attack";
  value: Words;
  number: number;
  counted: boolean;
  effects: Words;
}

/** A blessing. */
export interface BlessingFace {
  kind: "blessing";
  god: string;
}

/** An artifact: who has one like it. */
export interface ArtifactFace {
  kind: "artifact";
  owner: string;
}

/** A quest: what each of its steps asks for. */
export interface QuestFace {
  kind: "quest";
  steps: Words[];
}

/** Every face by its kind. */
export interface Faces {
  region: RegionFace;
  hero: HeroFace;
  monster: MonsterFace;
  card: CombatCardFace;
  attack: AttackCardFace;
  blessing: BlessingFace;
  artifact: ArtifactFace;
  quest: QuestFace;
}
