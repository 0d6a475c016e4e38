/** What is printed on the Concepts, cards, tiles and Avatars of Chronos. */
import type { Names } from "../../../words/reader";
import { facesOf } from "../../faces";
import type { Faces } from "./faces";

export const faceOf = facesOf<Faces>();

/** Signs of what has none of its own name. */
const ASKED: Readonly<Record<string, string>> = { technology: "tile", well: "generated_prayer" };
export const askedSign = (what: string): string => ASKED[what] ?? what;

/** The powers that an Olympian has in this mode alone. */
export const soloPowers = (olympian: string, things: Names): readonly string[] =>
  Object.keys(things).filter(
    (id) => id.startsWith("solo_power/") && faceOf("solo_power", id, things).olympian === olympian,
  );

/** The one thing of a kind there is. */
export const only = (kind: string, things: Names): string =>
  Object.keys(things).find((id) => id.startsWith(`${kind}/`)) ?? "";
