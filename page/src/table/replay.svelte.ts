/** A match that is over, seen again: any moment, from any seat. Moments never change, so each is asked for once. */
import { requests } from "../state/speech.svelte";
import { notes } from "../state/notes.svelte";
import type { Frame, Line, Timeline } from "../wire/messages";

const CHUNK = 40; // moments asked for at a time
const STEP = 900; // milliseconds between two moments while it plays

/** A moment of a match, and from where it is seen. */
export interface Moment {
  readonly at: number;
  readonly seat: number;
}

/** The moment that an address names (`?at=40&from=1`), if it does. */
export function momentOf(at: string | null, from: string | null): Moment | null {
  if (at === null || !/^\d{1,6}$/.test(at)) return null;
  return { at: Number(at), seat: from !== null && /^\d{1,2}$/.test(from) ? Number(from) : -1 };
}

export class Replay {
  at = $state(0);
  seat = $state(-1); // from where it is seen
  wanted = $state(-1); // from where it is to be seen: the same, once that has come
  playing = $state(false);
  timeline = $state.raw<Timeline>(undefined as never);
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #asked = new Set<number>();
  #timer = 0;

  private constructor(readonly table: string) {}

  static async open(table: string, seat: number, at: number): Promise<Replay> {
    const replay = new Replay(table);
    replay.timeline = await requests.timeline(table, seat);
    replay.seat = replay.wanted = seat;
    replay.at = Math.min(at, replay.last);
    await replay.#fetch(replay.at);
    return replay;
  }

  get last(): number {
    return this.timeline.choices.length;
  }

  /** The moment shown; while it is being fetched, the nearest one before it that is there. */
  get frame(): Frame | null {
    for (let at = this.at; at >= 0; at--) {
      const found = this.#frames.get(at);
      if (found !== undefined) return found;
    }
    return null;
  }

  /** The address of the moment shown. */
  get path(): string {
    return `/t/${this.table}?at=${this.at}${this.wanted < 0 ? "" : `&from=${this.wanted}`}`;
  }

  get log(): readonly Line[] {
    return this.timeline.log.filter((line) => line.after <= this.at);
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    void this.#fetch(this.at);
    void this.#fetch(Math.min(this.last, this.at + CHUNK / 2));
  }

  async look(seat: number): Promise<void> {
    this.wanted = seat;
    try {
      const timeline = await requests.timeline(this.table, seat);
      if (seat !== this.wanted) return; // somewhere else meanwhile
      this.#frames = new Map();
      this.#asked.clear();
      this.seat = seat;
      this.timeline = timeline;
      await this.#fetch(this.at);
    } catch (error) {
      this.wanted = this.seat;
      notes.complain(error);
    }
  }

  play(): void {
    this.playing = !this.playing;
    clearInterval(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.last) this.go(0);
    this.#timer = window.setInterval(() => {
      this.go(this.at + 1);
      if (this.at >= this.last) this.stop();
    }, STEP);
  }

  stop(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  async #fetch(at: number): Promise<void> {
    const first = Math.floor(at / CHUNK) * CHUNK;
    if (this.#asked.has(first)) return;
    this.#asked.add(first);
    const seat = this.seat;
    try {
      const { frames } = await requests.frames(this.table, seat, first, CHUNK);
      if (seat !== this.seat) return;
      this.#frames = new Map([...this.#frames, ...frames.map((frame) => [frame.choices, frame] as const)]);
    } catch (error) {
      this.#asked.delete(first);
      notes.complain(error);
    }
  }
}
