/** Tables that were taken off the list of this device. They stay on the server, and their links work. */
import { SvelteSet } from "svelte/reactivity";
import { keep, recall } from "./kept";

const STORE = "agon.shelved";
const MOST = 500; // the oldest are forgotten

class Shelved {
  #ids = new SvelteSet<string>();

  constructor() {
    for (const id of (recall(STORE) ?? "").split(" ")) if (id !== "") this.#ids.add(id);
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  add(id: string): void {
    this.#ids.add(id);
    this.#keep();
  }

  remove(id: string): void {
    this.#ids.delete(id);
    this.#keep();
  }

  #keep(): void {
    keep(STORE, [...this.#ids].slice(-MOST).join(" "));
  }
}

export const shelved = new Shelved();
