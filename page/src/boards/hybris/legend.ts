/** What the signs of Hybris and of its modules mean. */
import "./pieces.css";
import type { Legend } from "../legend";
import Sign from "./Sign.svelte";
import { SIGNS } from "./signs";

const HYBRIS: Legend = {
  signs: Object.keys(SIGNS),
  Sign,
  ground: "on-table",
  families: [
    { group: "resources", messages: "hybris-resource-" },
    { group: "elements", messages: "hybris-element-" },
    { group: "cards", messages: "hybris-card-type-" },
    { group: "technologies", messages: "hybris-type-" },
    { group: "actions", messages: "hybris-action-" },
    { group: "places", kinds: ["location"] },
    { group: "images", kinds: ["symbol"] },
    { group: "foes", kinds: ["enemy", "avatar"] },
    { group: "others", messages: "board-hybris-sign-" },
  ],
  kinds: [],
};

export default HYBRIS;
