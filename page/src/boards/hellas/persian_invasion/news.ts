/** What is told of the war. */
import type { HellasView } from "../view";
import { shown } from "./shown";
import type { PassageView } from "./view";

const taleOf = (view: HellasView): readonly PassageView[] => shown("persian_invasion", view)?.tale ?? [];

export const toldIn = (view: HellasView): number => taleOf(view).length;

/** Scripts are told beside the map; what begins or ends an act is worth a page. */
export const newsOf = (since: number, view: HellasView): PassageView[] =>
  taleOf(view)
    .slice(since)
    .filter(({ passage }) => !passage.startsWith("script/"));
