/** Devices by what they say of themselves, and whoever joins a seat of one's own. */
import { keep, recall } from "../state/kept";
import { notes } from "../state/notes.svelte";
import type { Scene } from "../wire/messages";
import { words, type Reader } from "../words/reader";

const HERE = "here"; // this very device has just joined: nobody need be told of it

function place(table: string): string {
  return `agon-joined/${table}`;
}

/** A device in words. */
export function deviceName(device: { browser: string; system: string }, reader: Reader): string {
  return reader.text("device-name", { browser: device.browser, system: device.system });
}

/** This device comes to a table by a link of one's own. */
export function joinHere(table: string): void {
  keep(place(table), HERE);
}

/** Tell once of a device that has joined a seat held here. */
export function tellOfDevices(scene: Scene): void {
  const latest = [...scene.joined].sort((a, b) => b.at - a.at)[0];
  if (latest === undefined) return;
  const known = recall(place(scene.table.id));
  if (known === String(latest.at)) return;
  keep(place(scene.table.id), String(latest.at));
  const { browser, system } = latest;
  if (known !== HERE) notes.tell(words("device-joined", { device: words("device-name", { browser, system }) }));
}
