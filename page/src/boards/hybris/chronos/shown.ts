/** What the table shows of this module. */
import { partOf } from "../../modules";
import type { ChronosParts } from "./view";

export const shown = partOf<ChronosParts>();
