/** The sign of each territory: the attribute of the god who doubles it. */
export const EMBLEM: Readonly<Record<string, string>> = {
  lagoon: "tines",
  lands: "wheat",
  forest: "leaf",
  mountain: "hammer",
};
