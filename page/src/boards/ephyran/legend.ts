/** Ephyran has pictures rather than signs. */
import type { Legend } from "../legend";

const EPHYRAN: Legend = {
  signs: [],
  Sign: null,
  ground: "",
  families: [],
  kinds: ["territory", "magic", "reinforcement", "god", "dionysus", "athena_token"],
};

export default EPHYRAN;
