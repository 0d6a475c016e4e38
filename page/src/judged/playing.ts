/** One click: a new table that goes on from a moment, with bots in all other seats. */
import { notes } from "../state/notes.svelte";
import { route } from "../state/route.svelte";
import { settings } from "../state/settings.svelte";
import { requests } from "../state/speech.svelte";
import type { Scene } from "../wire/messages";
import { seatsToPlayOn } from "./judgement";

export async function playOn(scene: Scene, choices: number, seat: number): Promise<void> {
  try {
    const seats = seatsToPlayOn(scene, seat, settings.name, settings.language);
    route.go((await requests.fork(scene.table.id, { choices, seats })).path);
  } catch (error) {
    notes.complain(error);
  }
}
