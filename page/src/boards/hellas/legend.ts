/** What the signs of Lords of Hellas and of its modules mean. */
import type { Legend } from "../legend";
import Sign from "./Sign.svelte";
import { SIGNS } from "./signs";

const HELLAS: Legend = {
  signs: Object.keys(SIGNS),
  Sign,
  ground: "",
  families: [
    { group: "images", kinds: ["symbol"] },
    { group: "attributes", kinds: ["attribute"] },
    { group: "actions", kinds: ["regular"] },
    { group: "special", kinds: ["special"] },
    { group: "tracks", kinds: ["track"] },
    { group: "others", messages: "board-hellas-sign-" },
  ],
  kinds: ["land", "army"],
};

export default HELLAS;
