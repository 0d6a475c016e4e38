/** Which lessons were finished on this device, and how one is begun. */
import { keep, recall } from "../state/kept";
import { settings } from "../state/settings.svelte";
import { requests } from "../state/speech.svelte";

const LEARNED = "agon-learned";

/** The lessons that were finished, as `game/lesson`. */
export function learned(): Set<string> {
  const kept = recall(LEARNED);
  return new Set(kept === null ? [] : (JSON.parse(kept) as string[]));
}

export function noteLearned(game: string, lesson: string): void {
  keep(LEARNED, JSON.stringify([...learned().add(`${game}/${lesson}`)]));
}

/** The path of a new table for a lesson. */
export async function beginShort(game: string, lesson: string): Promise<string> {
  const { language, name } = settings;
  return (await requests.learn(game, lesson, { name, language })).path;
}
