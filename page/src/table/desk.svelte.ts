/**
 * Between a board and the table: what can be clicked, what is picked, what is being looked at.
 *
 * A click chooses where one option is meant by it; else it narrows the options and shows those that remain. What
 * nothing can be done with is described instead. Where a question takes several picks in one answer a click marks,
 * another one lets go again, and all that is marked is chosen at once.
 */
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Preview } from "../wire/messages";
import type { OptionInfo, QuestionInfo, RefusalInfo, SeveralInfo, View } from "./types";
import { isSeen } from "../pieces/seen";
import { bare, thingsIn, type Reader } from "../words/reader";
import { type Drawn, hear, type How } from "./gestures";
import { neighbour, type Way } from "./nearest";

/** What a board may say of a thing beyond its id. */
export interface Manner {
  /** What a screen reader says; the thing's name otherwise. */
  label?: string;
  /** The options that a click on it is about; otherwise all that touch the thing. */
  options?: (option: OptionInfo) => boolean;
  /** Never choose at once: always show first what will be done, such as to pass. */
  confirm?: boolean;
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
  /** Whether a click shows first what it would choose, even where only one option is meant. */
  readonly twice: boolean;
  choose(keys: readonly string[]): void;
}

const DWELL = 260; // milliseconds that a pointer rests on a thing before it is described

export class Desk {
  picked = $state.raw<Picked | null>(null);
  looked = $state.raw<Looked | null>(null);
  /** The option that is pointed at in a list. */
  pointed = $state.raw<OptionInfo | null>(null);
  /** What that option leads to, as far as one can know. */
  foreseen = $state.raw<Preview | null>(null);
  refusals = $state.raw<readonly RefusalInfo[]>([]);
  /** The keys that are marked for an answer of several picks, in the order in which they were. */
  marked = $state.raw<readonly string[]>([]);
  /** Things that something outside the board speaks of: a line of the log, a lesson. */
  spoken = $state.raw<readonly string[]>([]);

  /** What somebody who was asked for advice would choose. */
  advised = $state.raw<OptionInfo | null>(null);

  readonly #source: Source;
  readonly #pictures = new Map<Element, Shown>();
  #timer = 0;
  #hinted: OptionInfo | null = null; // by the pointer that rests on a thing of the board

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

  #subjects = $derived(new Set(this.#named));

  /** What the question names: the figure, the place or the card that it is about. */
  get #named(): readonly string[] {
    const question = this.#source.question;
    return question === null ? [] : thingsIn(question.message);
  }

  /** Whether the option that is pointed at, or that is advised, touches a thing. */
  aimed(thing: string): boolean {
    return [this.pointed, this.advised].some((option) => option?.things.includes(thing) === true);
  }

  /** The options that touch a thing, narrowed by what is picked. */
  touching(thing: string): readonly OptionInfo[] {
    return this.offered.filter((option) => option.things.includes(thing));
  }

  /** Why something that one might expect of a thing cannot be done. */
  refused(thing: string): readonly RefusalInfo[] {
    return this.refusals.filter((refusal) => refusal.things.includes(thing));
  }

  /** Choose an option, or mark it where several can be chosen at once. */
  choose(option: OptionInfo): void {
    const { several } = this;
    if (this.markable(option)) {
      this.clear();
      this.#toggle(option.key);
    } else if (option.key === several?.stop && this.marked.length > 0) {
      this.confirm();
    } else {
      this.#send([option.key]);
    }
  }

  #send(keys: readonly string[]): void {
    leaveOption();
    this.clear();
    this.#source.choose(keys);
  }

  // -- several picks in one answer

  /** How many can be chosen together, where anything can be marked for it. */
  get several(): SeveralInfo | null {
    const several = this.#source.question?.several ?? null;
    return several !== null &&
      this.options.some((option) => option.things.length < 2 && several.keys.includes(option.key))
      ? several
      : null;
  }

  /**
   * Whether an option is marked, as one of several that are chosen together. What goes from one thing to another is
   * not: who moves something wants to see it there before the next one.
   */
  markable(option: OptionInfo): boolean {
    return option.things.length < 2 && this.several?.keys.includes(option.key) === true;
  }

  /** How often an option is marked. */
  marks(key: string): number {
    return this.marked.filter((other) => other === key).length;
  }

  /** How many must be marked for an answer: all that are to be picked, or one where fewer will do. */
  get wanted(): number {
    const { several } = this;
    return several === null || several.least < several.most ? 1 : several.most;
  }

  get ready(): boolean {
    return this.marked.length >= this.wanted;
  }

  /** Choose all that is marked. */
  confirm(): void {
    const { several } = this;
    if (several === null || !this.ready) return;
    const ended = several.stop !== "" && this.marked.length < several.most;
    this.#send(ended ? [...this.marked, several.stop] : this.marked);
  }

  /** One more of a kind, as far as there are any; then none of it. */
  #toggle(key: string): void {
    const { several } = this;
    if (several === null || this.#source.busy) return;
    const there = several.keys.filter((other) => other === key).length;
    const here = this.marks(key);
    if (here < there && this.marked.length < several.most) this.marked = [...this.marked, key];
    else if (here > 0) this.marked = this.marked.filter((other) => other !== key);
  }

  /** Let go: of what is looked at, else of what is marked. */
  release(): void {
    if (this.looked === null && this.picked === null) this.marked = [];
    this.clear();
  }

  /** Another question: nothing of the last one is left. */
  renew(): void {
    this.marked = [];
    this.refusals = [];
    this.clear();
  }

  /**
   * How many pictures of each thing are marked: of things that are alike as many as were clicked; all, where none is
   * left.
   */
  #markedThings = $derived.by(() => {
    const found = new Map<string, number>();
    for (const key of new Set(this.marked)) {
      const there = this.several?.keys.filter((other) => other === key).length ?? 0;
      const count = this.marks(key) < there ? this.marks(key) : Infinity;
      for (const thing of this.options.find((option) => option.key === key)?.things ?? [])
        found.set(thing, (found.get(thing) ?? 0) + count);
    }
    return found;
  });

  /** Forget what was picked and looked at. */
  clear(): void {
    clearTimeout(this.#timer);
    this.picked = null;
    this.looked = null;
    this.pointed = null;
    this.foreseen = null;
  }

  /** A click on a thing, or Enter. */
  pick(thing: string, anchor: Element, manner: Manner = {}, how: How = "pointed"): void {
    clearTimeout(this.#timer);
    const about = manner.about ?? thing;
    const all = this.#meant(thing, manner);
    const [only] = all;
    const again = this.looked?.pinned === true && this.looked.anchor === anchor;
    const shown = again && how !== "looked";
    if (only !== undefined && all.length === 1 && (shown || !this.#waits(only, manner, how))) {
      this.choose(only);
      return;
    }
    if (again) {
      this.clear();
      return;
    }
    this.picked = all.length > 0 ? { thing, anchor, options: all } : null;
    this.looked = {
      thing,
      about,
      anchor,
      pinned: true,
      options: all,
      lines: manner.lines ?? [],
      picture: manner.picture ?? null,
    };
  }

  /**
   * Whether an option that a click means is shown first, and chosen by another click: always what must never happen by
   * mistake; by a finger, which cannot rest on a thing to hear of it, and for whoever wants it so, as long as nothing
   * is picked. What is only marked can be let go again.
   */
  #waits(option: OptionInfo, manner: Manner, how: How): boolean {
    if (how === "looked") return true;
    if (this.markable(option)) return false;
    return manner.confirm === true || ((how === "touched" || this.#source.twice) && this.picked === null);
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
      const meant = this.#meant(thing, manner);
      const only = meant.length === 1 ? meant : NONE;
      this.#hint(only[0] ?? null);
      this.looked = {
        thing,
        about: manner.about ?? thing,
        anchor,
        pinned: false,
        options: only,
        lines: manner.lines ?? [],
        picture: manner.picture ?? null,
      };
    }, wait);
  }

  leave(): void {
    if (this.looked?.pinned === true) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.looked = null;
      this.#hint(null);
    }, 60);
  }

  /** What a click would choose is shown as if it were pointed at in a list; that goes with the pointer. */
  #hint(option: OptionInfo | null): void {
    if (option !== null || this.pointed === this.#hinted) this.pointed = option;
    this.#hinted = option;
  }

  /** Everything that is drawn, without the seats at which it lies, and what its pictures describe. */
  drawn(): Set<string> {
    const all = new Set<string>();
    for (const { id, manner } of this.#pictures.values()) {
      all.add(bare(id));
      if (manner.about !== undefined) all.add(bare(manner.about));
    }
    return all;
  }

  /** Shows where a thing lies, or a player sits: the box of the first picture in sight stands open beside it. */
  reveal(thing: string): void {
    const meant = ({ id, manner }: Shown): boolean =>
      [bare(id), bare(manner.about ?? "")].includes(thing) || id === thing || id.startsWith(`${thing}/`);
    const [node, picture] = [...this.#pictures].find(([other, shown]) => meant(shown) && isSeen(other)) ?? [];
    if (node === undefined || picture === undefined) return;
    this.clear();
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (node instanceof HTMLElement || node instanceof SVGElement) node.focus({ preventScroll: true });
    this.pick(picture.id, node, picture.manner, "looked");
  }

  /** Makes an element of a board the picture of a thing: it can be clicked, hovered, focused, reached by arrow keys. */
  thing(id: string, manner: Manner = {}): Attachment<HTMLElement | SVGElement> {
    return (node) => {
      const picture: Shown = { id, manner, marks: {} };
      this.#pictures.set(node, picture);
      set(node, "data-thing", id);
      untrack(() => this.#mark(node, picture, this.#before(node, id)));
      return () => {
        if (this.#pictures.get(node) === picture) this.#pictures.delete(node);
      };
    };
  }

  /** How many pictures of the same thing were there before this one. */
  #before(node: Element, id: string): number {
    let count = 0;
    for (const [other, picture] of this.#pictures) {
      if (other === node) break;
      if (picture.id === id) count += 1;
    }
    return count;
  }

  /**
   * Shows on a picture what can be done with its thing. Only what is another than before is written: there are
   * hundreds.
   */
  #mark(node: Element, picture: Shown, before: number): void {
    const { id, manner, marks } = picture;
    const marked = (this.#markedThings.get(id) ?? 0) > before;
    const choosing = this.several !== null && this.#can.has(id);
    const wanted = manner.options;
    const acts = wanted === undefined ? this.can(id) : this.options.some(wanted);
    const aimed =
      wanted === undefined
        ? this.aimed(id)
        : [this.pointed, this.advised].some((option) => option !== null && wanted(option));
    const now: Marks = {
      role: acts ? "button" : "img",
      tabindex: acts ? "0" : "-1",
      "aria-label": manner.label ?? this.reader.name(manner.about ?? id),
      "data-can": acts ? "" : null,
      "aria-pressed": acts && choosing ? String(marked) : null,
      "data-picked": this.picked?.anchor === node || marked ? "" : null,
      "data-marked": marked ? "" : null,
      "data-aim": aimed ? "" : null,
      "data-lit": this.lit(id) ? "" : null,
      "data-subject": this.#subjects.has(id) ? "" : null,
    };
    for (const name in now) if (now[name] !== marks[name]) set(node, name, now[name] ?? null);
    picture.marks = now;
  }

  /** Makes an element the board: what happens to the things within it comes here; a click beside them lets go. */
  board(): Attachment<HTMLElement> {
    return (board) => {
      // One watcher for all pictures: a watcher each would take most of the time of a redraw.
      $effect(() => {
        void [
          this.#can,
          this.#spoken,
          this.#subjects,
          this.options,
          this.picked,
          this.pointed,
          this.advised,
          this.marked,
          this.reader,
        ];
        untrack(() => {
          const seen = new Map<string, number>();
          for (const [node, picture] of this.#pictures) {
            const before = seen.get(picture.id) ?? 0;
            seen.set(picture.id, before + 1);
            this.#mark(node, picture, before);
          }
        });
      });
      return hear(board, {
        drawn: (target) => this.#drawn(target),
        describe: ({ id, node, manner }) => this.describe(id, node, manner),
        leave: () => this.leave(),
        pick: ({ id, node, manner }, how) => this.pick(id, node, manner, how),
        clear: () => this.clear(),
        walk: ({ node }, way, event) => this.#walk(board, node, way, event),
      });
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
