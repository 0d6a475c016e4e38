/** What is printed in the book of the campaign. */
import { facesOf } from "../../faces";
import type { Faces } from "./faces";

export const faceOf = facesOf<Faces>();

/** The numbers of the acts. */
export const ROMAN = ["", "I", "II"];
