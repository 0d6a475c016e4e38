/** One reader: trees of message ids become sentences in their language, with the names they know. */
import type { Arg, ThingInfo, Words } from "../wire/messages";
import type { Texts, Values } from "./texts";

export type Names = Readonly<Record<string, ThingInfo>>;

/** A message made on this side of the wire. */
export function words(id: string, args: Record<string, Arg> = {}): Words {
  return { is: "words", id, args };
}

export class Reader {
  // The same option is asked for by several parts of the page, and each sentence has others in it: each is made once.
  readonly #said = new WeakMap<Words, string>();
  readonly #known = new WeakMap<Words, Record<string, string | number>>();

  constructor(
    readonly texts: Texts,
    readonly names: Names = {},
    readonly seats: readonly string[] = [],
    readonly own = -1,
  ) {}

  get language(): string {
    return this.texts.language;
  }

  /** A message of the page itself. */
  text(id: string, values: Values = {}): string {
    return this.texts.format(id, "", values) ?? id;
  }

  /** An attribute of a message of the page itself; empty when there is none. */
  attribute(id: string, part: string, values: Values = {}): string {
    return this.texts.format(id, part, values) ?? "";
  }

  /** A message of the server in words. */
  say(message: Words): string {
    const known = this.#said.get(message);
    if (known !== undefined) return known;
    const values = this.#values(message);
    const said = this.texts.format(message.id, "", values) ?? [message.id, ...Object.values(values)].join(" ");
    this.#said.set(message, said);
    return said;
  }

  /** An attribute of such a message, such as the `group` of an option; empty when it has none. */
  part(message: Words, part: string): string {
    return this.texts.has(message.id, part) ? (this.texts.format(message.id, part, this.#values(message)) ?? "") : "";
  }

  /** What a thing is called; empty for no thing. */
  name(thing: string): string {
    if (thing === "") return "";
    const called = this.names[bare(thing)]?.names;
    return called?.[this.language] ?? called?.["en"] ?? Object.values(called ?? {})[0] ?? thing;
  }

  /** Who sits there; the reader's own name is marked as theirs. */
  seat(seat: number): string {
    const name = this.sitter(seat);
    return seat === this.own ? this.text("seat-own", { name }) : name;
  }

  /** Who sits there, by name alone. */
  sitter(seat: number): string {
    return this.seats[seat] || this.text("seat-number", { number: seat + 1 });
  }

  /** What a thing is and does, sentence by sentence. */
  about(thing: string): string[] {
    return (this.names[bare(thing)]?.about ?? []).map((message) => this.say(message));
  }

  knows(thing: string): boolean {
    return bare(thing) in this.names;
  }

  #values(message: Words): Record<string, string | number> {
    const known = this.#known.get(message);
    if (known !== undefined) return known;
    const values: Record<string, string | number> = {};
    for (const [name, arg] of Object.entries(message.args))
      values[name] = typeof arg === "number" ? arg : this.#word(arg);
    this.#known.set(message, values);
    return values;
  }

  #word(arg: Arg): string {
    if (typeof arg !== "object") return String(arg);
    switch (arg.is) {
      case "thing":
        return this.name(arg.thing);
      case "seat":
        return this.seat(arg.seat);
      case "words":
        return this.say(arg);
      case "several":
        return this.list(arg.items.map((item) => this.#word(item)));
    }
  }

  /** `a`, `a and b`, `a, b and c`. */
  list(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    const first = items
      .slice(1, -1)
      .reduce((text, rest) => this.text("list-more", { first: text, rest }), items[0] ?? "");
    return this.text("list-last", { first, last: items.at(-1) ?? "" });
  }
}

/** A thing without the seat at which it lies: what it is called does not depend on that. */
export function bare(thing: string): string {
  return thing.replace(/^seat\/\d+\//, "");
}

/** Every thing that a message speaks of. */
export function thingsIn(arg: Arg): string[] {
  if (typeof arg !== "object") return [];
  switch (arg.is) {
    case "thing":
      return [arg.thing];
    case "seat":
      return [`seat/${arg.seat}`];
    case "words":
      return Object.values(arg.args).flatMap(thingsIn);
    case "several":
      return arg.items.flatMap(thingsIn);
  }
}
