/** What the table shows of this module. */
import { partOf } from "../../modules";
import type { CampaignParts } from "./view";

export const shown = partOf<CampaignParts>();
