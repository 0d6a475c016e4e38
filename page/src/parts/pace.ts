/** How long people may take at a table: what can be chosen, and how it is said. */
import type { NewPace, PaceInfo } from "../wire/messages";
import type { Reader } from "../words/reader";

const MINUTE = 60;
const DAY = 86_400;

type Timing = Pick<NewPace, "kind" | "choice" | "reserve">;

/** What a table can be made with, by name. */
export const PACES = {
  none: { kind: "none" },
  quick: { kind: "live", choice: 30, reserve: 5 * MINUTE },
  steady: { kind: "live", choice: 60, reserve: 15 * MINUTE },
  slow: { kind: "live", choice: 120, reserve: 30 * MINUTE },
  day: { kind: "days", choice: DAY },
  days: { kind: "days", choice: 3 * DAY },
  week: { kind: "days", choice: 7 * DAY },
} as const satisfies Record<string, Timing>;

export type PaceName = keyof typeof PACES;
export type Then = PaceInfo["then"];
export const THEN: readonly Then[] = ["bot", "once", "vote"];

/** How long a choice may take. */
export function timeWords(pace: Timing, reader: Reader): string {
  const choice = pace.choice ?? 0;
  if (pace.kind === "none") return reader.text("pace-none");
  if (pace.kind === "days") return reader.text("pace-days", { days: Math.max(1, Math.round(choice / DAY)) });
  return reader.text("pace-live", { seconds: choice, minutes: Math.round((pace.reserve ?? 0) / MINUTE) });
}

/** What happens when it has been used up. */
export function thenWords(pace: Pick<PaceInfo, "kind" | "then" | "bot">, reader: Reader): string {
  if (pace.kind === "none") return reader.text("pace-then-none");
  return reader.text(`pace-then-${pace.then}`, { bot: reader.text(`bot-${pace.bot}`) });
}

/** What is left of somebody's time, in as few signs as tell it. */
export function leftWords(milliseconds: number, reader: Reader): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 2 * DAY) return reader.text("clock-days", { days: Math.floor(seconds / DAY) });
  if (seconds >= 2 * 3600) return reader.text("clock-hours", { hours: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
