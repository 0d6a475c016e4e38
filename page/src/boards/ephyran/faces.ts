// Written by `python -m agon.server.typescript`: change the classes there, not this.

/** A card: its halves, of which one is used; none on that of Dionysus, which is whole. */
export interface CardFace {
  kind: "card";
  halves: (ZoneHalf | ReinforcementHalf)[];
}

/** The half of a card that is built. */
export interface ZoneHalf {
  kind: "zone";
  zone: string;
  territory: string;
  number: number;
  creature: string;
  magic: PrintedMagic | null;
}

/** A magic object that is printed on a zone half. */
export interface PrintedMagic {
  thing: string;
  value: number;
}

/** The half of a card that is played for what it does. */
export interface ReinforcementHalf {
  kind: "reinforcement";
  thing: string;
  family: string;
}

/** A god: the territory whose points count double, its id alone. */
export interface GodFace {
  kind: "god";
  doubles: string;
}

/** A magic object: what it is worth; less than 0 for what costs points. */
export interface MagicFace {
  kind: "magic";
  value: number;
}

/** Every face by its kind. */
export interface Faces {
  card: CardFace;
  god: GodFace;
  magic: MagicFace;
}
