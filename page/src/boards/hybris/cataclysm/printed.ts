/** What is printed on the boards, cards and tiles of Cataclysm. */
import type { Names } from "../../../words/reader";
import { facesOf } from "../../faces";
import type { Faces } from "./faces";

export const faceOf = facesOf<Faces>();

export type Track = "explore" | "defend";

/** The echelons of a track, the first one first. */
export function echelonsOf(track: Track, things: Names): readonly string[] {
  const found: string[] = [];
  while (`echelon/${track}_${found.length + 1}` in things) found.push(`echelon/${track}_${found.length + 1}`);
  return found;
}
