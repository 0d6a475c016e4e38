/** Sets up the table of a lesson, and remembers on this device that it is one. */
import { botNames } from "../parts/names";
import { lookOf } from "../boards/registry";
import { keep, recall } from "../state/kept";
import { settings } from "../state/settings.svelte";
import { requests } from "../state/speech.svelte";

const MARK = "agon-lesson-";

export async function beginLesson(game: string): Promise<string> {
  const lesson = (await lookOf(game).lesson?.())?.default;
  if (lesson === undefined) return "/";
  const { language, name } = settings;
  const rivals = botNames(lesson.rivals, [name]).map((called) => ({
    who: "bot" as const,
    bot: lesson.bot,
    name: called,
  }));
  const created = await requests.make({
    game,
    seats: [{ who: "me", name, language }, ...rivals],
    modules: [...(lesson.modules ?? [])],
    options: { ...lesson.options },
    seed: lesson.seed,
  });
  keep(MARK + created.table, "[]");
  return created.path;
}

/** The tips that were already read at this table; null where it is no lesson. */
export function readTips(table: string): string[] | null {
  const kept = recall(MARK + table);
  return kept === null ? null : (JSON.parse(kept) as string[]);
}

export function keepTips(table: string, read: readonly string[] | null): void {
  keep(MARK + table, read === null ? null : JSON.stringify(read));
}
