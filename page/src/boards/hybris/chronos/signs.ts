/** Signs: Chronos, his chains, his Avatars. */
import { sign, type Sign } from "../sign";

export const SIGNS: Readonly<Record<string, Sign>> = {
  chronos: sign(
    "violet",
    "M5 1h14v3h-1.5c0 4-1.8 6-4 8 2.2 2 4 4 4 8H19v3H5v-3h1.5c0-4 1.8-6 4-8-2.2-2-4-4-4-8H5z" +
      "M9 4c.2 2.2 1.2 3.6 3 5.2 1.8-1.6 2.8-3 3-5.2zM12 14.6c-1.6 1.4-2.6 3-2.9 5.4h5.8c-.3-2.4-1.3-4-2.9-5.4z",
  ),
  chain: sign(
    "sand",
    "M9 8H6a4 4 0 0 0 0 8h3v2.5H6a6.5 6.5 0 0 1 0-13h3zM15 8h3a4 4 0 0 1 0 8h-3v2.5h3a6.5 6.5 0 0 0 0-13h-3z" +
      "M7.5 10.8h9v2.4h-9z",
  ),
  shackle: sign(
    "sand",
    "M8.5 1.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM8.5 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM14.5 12.5l3 1 5 5-1 3-3 1-5-5z",
  ),
  intensity: sign("rose", "M12 1l8 9h-4.5v5h-7v-5H4zM8.5 17h7v2.2h-7zM8.5 21h7v2h-7z"),
  seal: sign("rose", "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM5 10h14v4H5z"),
  sleep: sign("blue", "M14 2a10.3 10.3 0 1 0 8 14.4A8.5 8.5 0 0 1 14 2z"),
  avatar: sign(
    "violet",
    "M12 1c6 3 9 8 9 14v8H3v-8C3 9 6 4 12 1zM7.5 11v3.2l3.6 1.3v-3zM16.5 11v3.2l-3.6 1.3v-3zM9 18.5h6v1.8H9z",
  ),
  kronos: sign(
    "violet",
    "M6.5 22.5l-4-4 5-4.6C6.6 8 9.6 2.6 17 1c-3.2 3-4.6 6-3.6 9 2.2 1 5.3 0 8.6-3-1 8.4-7 12.4-12.4 11z",
  ),
  kairos: sign(
    "violet",
    "M1.5 4.5c6.5 0 10.8 1 13.8 4.2-2 0-3.2-.1-4.3-.6 2.2 1.6 3.7 3.2 4.7 5.3-1.5-.5-2.7-1-3.7-1.6 1.6 2.1 2.3 4 " +
      "2.6 6.3C9 17.4 4.6 12 1.5 4.5zM16.5 7c4.2 2.4 6.3 6.6 6 14.5h-4.3c.3-5.6-.5-9-1.7-14.5z",
  ),
  aeon: sign("violet", "M12 1a11 11 0 1 1-9 4.7L6.3 8A7 7 0 1 0 12 5zM3.2 1.6l6.6 1.2-3.4 5.6z"),
};
