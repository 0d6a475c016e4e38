/**
 * Between a board and the table: what can be clicked, what is picked, what is being looked at.
 *
 * An option is chosen by a click when every thing it touches has been clicked; until then a click narrows the options
 * and shows those that remain. What nothing can be done with is described instead.
 */
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Preview } from "../wire/messages";
import type { OptionInfo, QuestionInfo, RefusalInfo, View } from "./types";
import { bare, thingsIn, type Reader } from "../words/reader";
import { neighbour, type Way, WAYS } from "./nearest";

/** What a board may say of a thing beyond its id. */
export interface Manner {
  /** What a screen reader says; the thing's name otherwise. */
  label?: string;
  /** The options that a click on it is about; otherwise all that touch the thing. */
  options?: (option: OptionInfo) => boolean;
  /** Never choose at once: always show first what will be done. For cards in hand. */
  confirm?: boolean;
  /** A click on it is enough: what else the option touches need not be clicked. */
  enough?: boolean;
  /** Further sentences of the board itself, such as what lies in a pile. */
  lines?: readonly string[];
  /** A picture of it: a figure, and the colour behind it. */
  picture?: Picture;
  /** What is described, when that is another thing than the one that is clicked. */
  about?: string;
}

export interface Picture {
  readonly figure: string;
  readonly ground: string;
}

/** What is being looked at: a thing of the board, and where it is drawn. */
export interface Looked {
  readonly thing: string;
  readonly about: string;
  readonly anchor: Element;
  readonly pinned: boolean;
  readonly options: readonly OptionInfo[];
  readonly lines: readonly string[];
  readonly picture: Picture | null;
}

/** What was clicked first, and the options that are left by it. */
export interface Picked {
  readonly thing: string;
  readonly anchor: Element;
  readonly options: readonly OptionInfo[];
}

/** Where a desk gets its question from, and where its choices go. */
export interface Source {
  readonly reader: Reader;
  readonly question: QuestionInfo | null;
  readonly busy: boolean;
  choose(key: string): void;
}

const DWELL = 260; // milliseconds that a pointer rests on a thing before it is described
const PRESS = 480; // milliseconds of a long press

export class Desk {
  picked = $state.raw<Picked | null>(null);
  looked = $state.raw<Looked | null>(null);
  /** The option that is pointed at in a list. */
  pointed = $state.raw<OptionInfo | null>(null);
  /** What that option leads to, as far as one can know. */
  foreseen = $state.raw<Preview | null>(null);
  refusals = $state.raw<readonly RefusalInfo[]>([]);
  /** Things that something outside the board speaks of: a line of the log, a lesson. */
  spoken = $state.raw<readonly string[]>([]);

  readonly #source: Source;
  readonly #pictures = new Map<Element, Shown>();
  #timer = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  get reader(): Reader {
    return this.#source.reader;
  }

  /** The table as it would be after the option that is pointed at; null where that is not certain. */
  get preview(): View | null {
    return this.foreseen?.view ?? null;
  }

  get options(): readonly OptionInfo[] {
    return this.#source.question?.options ?? NONE;
  }

  /** The options that remain when only what is picked is of interest. */
  get offered(): readonly OptionInfo[] {
    return this.picked?.options ?? this.options;
  }

  #can = $derived(new Set(this.offered.flatMap((option) => option.things)));
  #spoken = $derived(new Set(this.spoken));

  /** Whether something can be done with a thing now. */
  can(thing: string): boolean {
    return this.#can.has(thing);
  }

  /** Whether a line of the log or a lesson speaks of a thing. */
  lit(thing: string): boolean {
    return this.#spoken.has(thing);
  }

  /** Whether the option that is pointed at touches a thing. */
  aimed(thing: string): boolean {
    return this.pointed?.things.includes(thing) === true;
  }

  /** The options that touch a thing, narrowed by what is picked. */
  touching(thing: string): readonly OptionInfo[] {
    return this.offered.filter((option) => option.things.includes(thing));
  }

  /** Why something that one might expect of a thing cannot be done. */
  refused(thing: string): readonly RefusalInfo[] {
    const name = bare(thing);
    const last = name.slice(name.indexOf("/") + 1);
    return this.refusals.filter(
      (refusal) => thingsIn(refusal.message).includes(name) || refusal.key.split("/").some((part) => part === last || part === last.replace("/", "-")),
    );
  }

  choose(option: OptionInfo): void {
    leaveOption();
    this.clear();
    this.#source.choose(option.key);
  }

  /** Forget what was picked and looked at. */
  clear(): void {
    clearTimeout(this.#timer);
    this.picked = null;
    this.looked = null;
    this.pointed = null;
    this.foreseen = null;
  }

  /** A click on a thing, or Enter. */
  pick(thing: string, anchor: Element, manner: Manner = {}, careful = false): void {
    clearTimeout(this.#timer);
    const about = manner.about ?? thing;
    const all = this.#meant(thing, manner);
    const [only] = all;
    const done = only !== undefined && all.length === 1 && (manner.enough === true || only.things.every((other) => other === thing || other === this.picked?.thing));
    if (done && manner.confirm !== true && !(careful && this.picked === null)) {
      this.choose(only);
      return;
    }
    if (this.looked?.pinned === true && this.looked.anchor === anchor) {
      this.clear();
      return;
    }
    this.picked = all.length > 0 ? { thing, anchor, options: all } : null;
    this.looked = { thing, about, anchor, pinned: true, options: all, lines: manner.lines ?? [], picture: manner.picture ?? null };
  }

  /** The options that a click is about: those that what is picked leaves, else all that touch the thing. */
  #meant(thing: string, manner: Manner): readonly OptionInfo[] {
    if (manner.options !== undefined) return this.options.filter(manner.options);
    const narrowed = this.touching(thing);
    return narrowed.length > 0 ? narrowed : this.options.filter((option) => option.things.includes(thing));
  }

  /** The pointer rests on a thing, or the focus. */
  describe(thing: string, anchor: Element, manner: Manner = {}): void {
    if (this.looked?.pinned === true) return;
    clearTimeout(this.#timer);
    const wait = this.looked === null ? DWELL : 40;
    this.#timer = window.setTimeout(() => {
      this.looked = { thing, about: manner.about ?? thing, anchor, pinned: false, options: [], lines: manner.lines ?? [], picture: manner.picture ?? null };
    }, wait);
  }

  leave(): void {
    if (this.looked?.pinned === true) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.looked = null), 60);
  }

  /** Makes an element of a board the picture of a thing: it can be clicked, hovered, focused, reached by arrow keys. */
  thing(id: string, manner: Manner = {}): Attachment<HTMLElement | SVGElement> {
    return (node) => {
      const picture: Shown = { id, manner, marks: {} };
      this.#pictures.set(node, picture);
      set(node, "data-thing", id);
      untrack(() => this.#mark(node, picture));
      return () => {
        if (this.#pictures.get(node) === picture) this.#pictures.delete(node);
      };
    };
  }

  /** Shows on a picture what can be done with its thing. Only what is another than before is written: there are hundreds. */
  #mark(node: Element, picture: Shown): void {
    const { id, manner, marks } = picture;
    const wanted = manner.options;
    const acts = wanted === undefined ? this.can(id) : this.options.some(wanted);
    const aimed = wanted === undefined ? this.aimed(id) : this.pointed !== null && wanted(this.pointed);
    const now: Marks = {
      role: acts ? "button" : "img",
      tabindex: acts ? "0" : "-1",
      "aria-label": manner.label ?? this.reader.name(manner.about ?? id),
      "data-can": acts ? "" : null,
      "data-picked": this.picked?.anchor === node ? "" : null,
      "data-aim": aimed ? "" : null,
      "data-lit": this.lit(id) ? "" : null,
    };
    for (const name in now) if (now[name] !== marks[name]) set(node, name, now[name] ?? null);
    picture.marks = now;
  }

  /** Makes an element the board: what happens to the things within it comes here; a click beside them lets go. */
  board(): Attachment<HTMLElement> {
    return (board) => {
      // One watcher for all pictures: a watcher each would take most of the time of a redraw.
      $effect(() => {
        void [this.#can, this.#spoken, this.options, this.picked, this.pointed, this.reader];
        untrack(() => {
          for (const [node, picture] of this.#pictures) this.#mark(node, picture);
        });
      });
      const ends = new AbortController();
      let touched = false;
      let held = false;
      let press = 0;
      const on = <K extends keyof HTMLElementEventMap>(name: K, heard: (event: HTMLElementEventMap[K], picture: Drawn | null) => void): void => {
        board.addEventListener(name, (event) => heard(event, this.#drawn(event.target)), { signal: ends.signal });
      };
      on("pointerover", (event, drawn) => {
        if (drawn === null || event.pointerType !== "mouse") return;
        if (!drawn.node.contains(event.relatedTarget as Node | null)) this.describe(drawn.id, drawn.node, drawn.manner);
      });
      on("pointerout", (event, drawn) => {
        if (drawn !== null && !drawn.node.contains(event.relatedTarget as Node | null)) this.leave();
      });
      on("pointerdown", (event, drawn) => {
        touched = event.pointerType !== "mouse";
        held = false;
        if (!touched || drawn === null) return;
        press = window.setTimeout(() => {
          held = true;
          this.pick(drawn.id, drawn.node, { ...drawn.manner, confirm: true });
        }, PRESS);
      });
      for (const name of ["pointerup", "pointercancel", "pointermove"] as const) {
        on(name, (event) => {
          if (name !== "pointermove" || Math.abs(event.movementX) + Math.abs(event.movementY) > 4) clearTimeout(press);
        });
      }
      on("contextmenu", (event, drawn) => {
        if (drawn === null) return;
        event.preventDefault();
        if (!touched) this.pick(drawn.id, drawn.node, { ...drawn.manner, confirm: true });
      });
      on("click", (_, drawn) => {
        clearTimeout(press);
        if (held) return; // the end of a long press
        if (drawn === null) this.clear();
        else this.pick(drawn.id, drawn.node, drawn.manner, touched);
      });
      on("focusin", (_, drawn) => {
        if (drawn?.node.matches(":focus-visible") === true) this.describe(drawn.id, drawn.node, drawn.manner);
      });
      on("focusout", (_, drawn) => {
        if (drawn !== null) this.leave();
      });
      on("keydown", (event, drawn) => {
        if (drawn === null || event.target !== drawn.node) return;
        const way = WAYS[event.key];
        if (way !== undefined) this.#walk(board, drawn.node, way, event);
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        this.pick(drawn.id, drawn.node, drawn.manner);
      });
      return () => {
        clearTimeout(press);
        ends.abort();
      };
    };
  }

  /** The thing that is drawn where something happened. */
  #drawn(target: EventTarget | null): Drawn | null {
    const node = target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-thing]") : null;
    const picture = node === null ? undefined : this.#pictures.get(node);
    return node === null || picture === undefined ? null : { node, id: picture.id, manner: picture.manner };
  }

  #walk(board: HTMLElement, here: HTMLElement | SVGElement, way: Way, event: KeyboardEvent): void {
    const next = neighbour(here, [...board.querySelectorAll("[data-thing]")], way);
    if (next === null) return;
    event.preventDefault();
    this.clear();
    void tick().then(() => next.focus());
  }
}

/** Attributes of a picture; null: it does not have it. */
type Marks = Record<string, string | null>;

/** What an element shows. */
interface Shown {
  readonly id: string;
  readonly manner: Manner;
  marks: Marks;
}

interface Drawn {
  readonly node: HTMLElement | SVGElement;
  readonly id: string;
  readonly manner: Manner;
}

/** Lets go of an option before it is gone: taking away what has the focus would lay out the whole page on the spot. */
function leaveOption(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.dataset["key"] !== undefined) focused.blur();
}

function set(node: Element, name: string, value: string | null): void {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

const NONE: readonly OptionInfo[] = [];
