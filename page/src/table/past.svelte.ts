/** What happened since one's last turn, once more on the board: the scenes that were shown, one after the other. */
import { settings } from "../state/settings.svelte";
import type { Line, Scene } from "../wire/messages";

const STEP = { readable: 1500, quick: 600, off: 600 } as const; // milliseconds that each moment stays

export class Past {
  #at = $state(0);
  #timer = 0;

  /** Plays the scenes from the first on, and says when the last one, which is the present, is reached. */
  constructor(
    private readonly scenes: readonly Scene[],
    private readonly log: readonly Line[],
    private readonly onend: () => void,
  ) {
    this.#wait();
  }

  get view(): Scene["view"] {
    return this.scenes[this.#at]?.view ?? null;
  }

  /** What was told up to then. */
  get lines(): readonly Line[] {
    const choices = this.scenes[this.#at]?.choices ?? 0;
    return this.log.filter((line) => line.after <= choices);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = window.setTimeout(() => {
      if (this.#at >= this.scenes.length - 1) {
        this.onend();
        return;
      }
      this.#at++;
      this.#wait();
    }, STEP[settings.staging]);
  }
}
