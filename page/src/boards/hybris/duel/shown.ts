/** What the table shows of this module. */
import { partOf } from "../../modules";
import type { DuelParts } from "./view";

export const shown = partOf<DuelParts>();
