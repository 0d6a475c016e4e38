/** The pack that is written: what is shown of it, and the entry that is in hand. */
import { notes } from "../state/notes.svelte";
import { speech } from "../state/speech.svelte";
import type { EntryInfo, EntryPlace, EntryShown, FaultInfo, ThingInfo, WorkshopInfo } from "../wire/messages";
import { workshop } from "./requests";
import { type Fields, fieldOf, type Schema } from "./schema";

const PAUSE = 300; // milliseconds without a key, after which what was typed is sent

export class Bench {
  info = $state.raw<WorkshopInfo | null>(null);
  place = $state.raw<EntryPlace | null>(null);
  shown = $state.raw<EntryShown | null>(null);
  value = $state.raw<Fields | null>(null);
  schema = $state.raw<Schema | null>(null);
  things = $state.raw<Readonly<Record<string, ThingInfo>>>({});
  /** Something was typed and is not sent yet. */
  pending = $state(false);
  #timer = 0;
  #schemas = new Map<string, Schema>();
  #sending: Promise<void> = Promise.resolve();

  async load(): Promise<void> {
    this.info = await workshop.look();
    const [found] = await Promise.all([workshop.things(), speech.open(this.info.game)]);
    this.things = found.things;
  }

  /** Takes an entry in hand. */
  async open(place: EntryPlace): Promise<void> {
    await this.send();
    this.place = place;
    let schema = this.#schemas.get(place.file);
    if (schema === undefined) {
      schema = (await workshop.schema(place.file)).schema as Schema;
      this.#schemas.set(place.file, schema);
    }
    await this.#show();
    this.schema = schema;
    this.value = (this.shown?.value ?? null) as Fields | null;
  }

  /** Something was typed: it is sent when the hand rests. */
  typed(): void {
    this.pending = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.send(), PAUSE);
  }

  /** Sends what was typed; one thing after the other, so that the last is the last. */
  send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending = this.#sending.then(() => this.#send());
    return this.#sending;
  }

  async #send(): Promise<void> {
    const { place, value } = this;
    if (!this.pending || place === null || value === null) return;
    this.pending = false;
    await this.#tried(async () => {
      this.info = await workshop.edit({ ...place, value });
      await this.#show();
    });
  }

  /** The page is about to close. */
  leave(): void {
    if (!this.pending || this.place === null) return;
    this.pending = false;
    void workshop.edit({ ...this.place, value: this.value }, true);
  }

  async undo(): Promise<void> {
    await this.#step(() => workshop.undo());
  }

  async redo(): Promise<void> {
    await this.#step(() => workshop.redo());
  }

  async save(): Promise<void> {
    await this.#step(() => workshop.save());
  }

  async remove(): Promise<void> {
    const place = this.place;
    if (place !== null) await this.#step(() => workshop.edit({ ...place, value: null }));
  }

  async restore(): Promise<void> {
    const place = this.place;
    if (place !== null) await this.#step(() => workshop.restore(place));
  }

  /** A new entry of the kind in hand. */
  async add(id: string, value: Fields): Promise<void> {
    const place = this.place;
    if (place === null) return;
    await this.#step(() => workshop.edit({ ...place, id, value: { ...value, id } }));
    await this.open({ ...place, id });
  }

  async #step(change: () => Promise<WorkshopInfo>): Promise<void> {
    await this.send();
    await this.#tried(async () => {
      this.info = await change();
      await this.#show();
      this.value = (this.shown?.value ?? null) as Fields | null;
    });
  }

  async #show(): Promise<void> {
    const place = this.place;
    if (place === null) return;
    const shown = await workshop.entry(place);
    if (place !== this.place) return;
    this.shown = shown;
    this.things = { ...this.things, ...shown.things };
  }

  async #tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      notes.complain(error);
    }
  }

  // -- what is wrong

  /** The faults of the entry in hand, by field. */
  faults = $derived(this.#faultsOf(this.info?.faults ?? []));

  #faultsOf(all: readonly FaultInfo[]): ReadonlyMap<string, readonly FaultInfo[]> {
    const found = new Map<string, FaultInfo[]>();
    const place = this.place;
    if (place === null) return found;
    for (const fault of all) {
      const field = fieldOf(fault.where, place.file, place.kind, place.id);
      if (field !== null) found.set(field, [...(found.get(field) ?? []), fault]);
    }
    return found;
  }

  /** The entry in hand, as the list has it. */
  entry = $derived(
    this.info?.entries.find(
      (one) => one.file === this.place?.file && one.kind === this.place.kind && one.id === this.place.id,
    ) ?? null,
  );
}

/** What an entry is called in a language. */
export const calledIn = (entry: EntryInfo, language: string): string =>
  entry.names[language] ?? entry.names["en"] ?? (entry.id === "" ? entry.kind : entry.id);
