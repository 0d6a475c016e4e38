/** What is printed on the map and on cards. */
import { facesOf } from "../faces";
import type { Faces } from "./faces";

export const faceOf = facesOf<Faces>();
