/** Short notes at the edge of the page: what went wrong, what was done. */
import { Trouble } from "../wire/http";
import type { Words } from "../wire/messages";
import { RefusedError } from "../wire/socket";
import { words } from "../words/reader";

export interface Note {
  readonly id: number;
  readonly kind: "good" | "bad";
  readonly message: Words | string;
}

const SHOWN = 7000;

class Notes {
  all = $state.raw<readonly Note[]>([]);
  #next = 1;

  tell(message: Words | string, kind: Note["kind"] = "good"): void {
    const note = { id: this.#next++, kind, message };
    this.all = [...this.all.slice(-2), note];
    setTimeout(() => this.drop(note.id), SHOWN);
  }

  drop(id: number): void {
    this.all = this.all.filter((note) => note.id !== id);
  }

  /** What an error says to the person. */
  complain(error: unknown): void {
    this.tell(complaint(error), "bad");
  }
}

export function complaint(error: unknown): Words | string {
  if (error instanceof RefusedError) return error.reason;
  if (error instanceof Trouble) return error.words ?? error.text;
  return words("page-broken");
}

export const notes = new Notes();
