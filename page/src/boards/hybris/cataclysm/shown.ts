/** What the table shows of this module. */
import { partOf } from "../../modules";
import type { CataclysmParts } from "./view";

export const shown = partOf<CataclysmParts>();
