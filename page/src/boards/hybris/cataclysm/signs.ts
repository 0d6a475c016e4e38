/** Signs: Energy and Research, Workers, the Outskirts, Chaos, the parts of an MK. */
import { ROUND, sign, type Sign } from "../sign";

export const SIGNS: Readonly<Record<string, Sign>> = {
  energy: sign("gold", "M12 .5l10 5.8v11.4l-10 5.8L2 17.7V6.3zM13.5 4L7 13.2h4.2L9.8 20 17 10.5h-4.4z"),
  research: sign(
    "blue",
    "M8 1h8v2h-1.5v6l6.3 10.4A2.4 2.4 0 0 1 18.8 23H5.2a2.4 2.4 0 0 1-2-3.6L9.5 9V3H8zM9.3 14l-3.6 6h12.6l-3.6-6z",
  ),
  worker: sign(
    "clay",
    "M12 1c4 0 6.5 2.6 6.8 6H21v2.2H3V7h2.2C5.5 3.6 8 1 12 1zM7 10.5h10c0 3.2-2 5.5-5 5.5s-5-2.3-5-5.5z" +
      "M2 23c0-4.5 2.5-7 6.5-7.5L12 18l3.5-2.5C19.5 16 22 18.5 22 23z",
  ),
  foreman: sign(
    "gold",
    "M12 0l1.3 2.7 3 .4-2.2 2.1.5 3L12 6.8 9.4 8.2l.5-3L7.7 3.1l3-.4zM5 9.5h14v2H5zM7 12.5h10c0 3-2 5-5 5s-5-2-5-5z" +
      "M2 24c0-4 2.5-6.2 6.5-6.7L12 19.5l3.5-2.2c4 .5 6.5 2.7 6.5 6.7z",
  ),
  camp: sign("clay", "M11 1h2l1 2.5L23.5 21v2H.5v-2L10 3.5zM12 9l-5 12h3.2L12 16l1.8 5H17z"),
  camp_worker: sign(
    "clay",
    "M11 1h2l1 2.5L23.5 21v2H.5v-2L10 3.5zM12 8.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z" +
      "M7.5 21h9c0-4-1.5-6-4.5-6s-4.5 2-4.5 6z",
  ),
  echelon: sign("ink", "M2 23v-5h5v-5h5V8h5V2h6v21z"),
  task: sign("green", "M3 3h18v18H3zM5.5 12l2-2 3 3 6-6.5 2 2-8 8.5z"),
  module: sign("green", "M8 1h8v4h3v3h4v8h-4v3h-3v4H8v-4H5v-3H1V8h4V5h3zM9 9v6h6V9z"),
  momentum: sign(
    "violet",
    "M12 2a10 10 0 1 1-9.5 13l2.8-1a7 7 0 1 0 6.7-9 5 5 0 1 0 4.7 6.7l2.6.9A7.7 7.7 0 1 1 12 4.3z" +
      "M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  ),
  chaos: sign(
    "violet",
    "M12 1c3 0 4 2 6 2s3-1.5 5-1.5c-1 2-2.5 3-2.5 5.5s2 3.5 2 6-2 3-2 5 1 3 2.5 4.5c-3 0-4-1.5-6-1.5" +
      "s-3 2-5 2-3-2-5-2-3 1.5-6 1.5C2.5 21 3.5 20 3.5 18s-2-2.5-2-5 2-3.5 2-6S2 3.5 1 1.5C3 1.5 4 3 6 3s3-2 6-2z" +
      "M12 6.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM6 15l2.5 1 1-1 2 1.5L12 15l.5 1.5 2-1.5 1 1 2.5-1c-1 3.5-3 5-6 5" +
      "s-5-1.5-6-5z",
  ),
  ruin: sign(
    "violet",
    "M2 8l6-4 1 3 3-5 3 4-2 4H2zM4 11.5h3v4l-1 3H4zM9 11.5h2.5l.5 3-1.5 2 1 2H9zM17 13l3-1v6.5h-3zM2 20h20v2.5H2z",
  ),
  explore: sign("ink", `${ROUND}M17.5 6.5l-3.3 7.7-7.7 3.3 3.3-7.7zM12 10.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z`),
  defend: sign(
    "ink",
    "M1 3h4v3h2.5V3h3v3h3V3h3v3H19V3h4v20H1zM4 10v3h6v-3zM12 10v3h8v-3zM4 15.5v3h3v-3zM9 15.5v3h7v-3z",
  ),
  outskirts: sign("ink", "M1 4h3.5v3H7V4h3v3h4V4h3v3h2.5V4H23v19h-7v-5a4 4 0 0 0-8 0v5H1z"),
  mk_head: sign("ink", "M12 1c5 0 8 3 8 8v8l-4 6H8l-4-6V9c0-5 3-8 8-8zM7 9.5h10v3.5H7zM11 16h2v4h-2z"),
  mk_core: sign("ink", "M3 3h6l3 3 3-3h6v9l-4 11H7L3 12zM12 9a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 12 9z"),
  mk_arm: sign(
    "ink",
    "M3 3c4-2 9-1.5 10 2.5l1 6 6 4c2 1.5 3 3.5 2.5 6.5L20 23l-1.5-3-2 2.5-1.5-3-3.5 1.5c-.5-3-1-5-2.5-6.5" +
      "C6 12.5 3.5 8 3 3zM7 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  ),
  mk_legs: sign("ink", "M5 1h14l-1 6 2 8 3 5v3h-8l-1-7-2-6-2 6-1 7H1v-3l3-5 2-8zM8 4v2h8V4z"),
};
