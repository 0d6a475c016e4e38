/** What is printed on the map and on cards. */
import { facesOf } from "../faces";
import type { Faces } from "./faces";
import type { Faces as CampaignFaces } from "./persian_invasion/faces";

export const faceOf = facesOf<Faces & CampaignFaces>();
