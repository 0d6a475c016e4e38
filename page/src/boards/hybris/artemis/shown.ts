/** What the table shows of this module. */
import { partOf } from "../../modules";
import type { ArtemisParts } from "./view";

export const shown = partOf<ArtemisParts>();
