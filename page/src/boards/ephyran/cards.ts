/** What is printed on cards. */
import { facesOf } from "../faces";
import type { Faces } from "./faces";

export const faceOf = facesOf<Faces>();

export type Half = Faces["card"]["halves"][number];

export function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`;
}
