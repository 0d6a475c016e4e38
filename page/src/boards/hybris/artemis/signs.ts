/** Signs: What Artemis hunts with, and what she hunts. */
import { ROUND, sign, type Sign } from "../sign";

export const SIGNS: Readonly<Record<string, Sign>> = {
  rival_token: sign("ink", `${ROUND}M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 8l4 7H8z`),
  arrow: sign(
    "ink",
    "M4 1c9 1 17 9 19 19l-3 .5C18.5 12.5 12 6 3.5 4.5zM2 22l1.5-5L5 18.5 14 9.5V6.5L19 5l-1.5 5h-3L5.5 19 7 20.5z",
  ),
};
