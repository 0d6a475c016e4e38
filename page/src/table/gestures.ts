/**
 * What people do on a board: they rest on a thing, press it for long, click it, walk from one to the next by keys.
 *
 * A click is a press and a release on one thing, whatever elements it is drawn with. The browser's own click is not
 * enough: a press takes the focus from an option, so that what the option would do is no longer drawn, and where the
 * pressed element goes with it no click is told of at all.
 */
import type { Manner } from "./desk.svelte";
import { type Way, WAYS } from "./nearest";

/** A thing, and the element that shows it. */
export interface Drawn {
  readonly node: HTMLElement | SVGElement;
  readonly id: string;
  readonly manner: Manner;
}

export interface Handlers {
  /** The thing that is drawn where something happened. */
  drawn(target: EventTarget | null): Drawn | null;
  describe(drawn: Drawn): void;
  leave(): void;
  pick(drawn: Drawn, how: How): void;
  clear(): void;
  walk(drawn: Drawn, way: Way, event: KeyboardEvent): void;
}

/** By a mouse or a key; by a finger, which cannot hover; or only to look, by a long press or the other button. */
export type How = "pointed" | "touched" | "looked";

const PRESS = 480; // milliseconds of a long press
const STILL = 6; // pixels within which a press and its release are a click

export function hear(board: HTMLElement, handlers: Handlers): () => void {
  const ends = new AbortController();
  let touched = false;
  let held = false;
  let press = 0;
  let pressed: { readonly id: string; readonly x: number; readonly y: number } | null = null;
  let released: Drawn | null = null; // on the thing that was pressed
  let untold = 0; // the click that the browser may not tell of
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    heard: (event: HTMLElementEventMap[K], drawn: Drawn | null) => void,
  ): void => {
    board.addEventListener(name, (event) => heard(event, handlers.drawn(event.target)), { signal: ends.signal });
  };
  const click = (drawn: Drawn | null): void => {
    clearTimeout(press);
    clearTimeout(untold);
    released = null;
    if (held) return; // the end of a long press
    if (drawn === null) handlers.clear();
    else handlers.pick(drawn, touched ? "touched" : "pointed");
  };

  on("pointerover", (event, drawn) => {
    if (drawn === null || event.pointerType !== "mouse") return;
    if (!drawn.node.contains(event.relatedTarget as Node | null)) handlers.describe(drawn);
  });
  on("pointerout", (event, drawn) => {
    if (drawn !== null && !drawn.node.contains(event.relatedTarget as Node | null)) handlers.leave();
  });
  on("pointerdown", (event, drawn) => {
    touched = event.pointerType !== "mouse";
    held = false;
    if (!touched || drawn === null) return;
    press = window.setTimeout(() => {
      held = true;
      handlers.pick(drawn, "looked");
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
    if (!touched) handlers.pick(drawn, "looked");
  });
  on("mousedown", (event, drawn) => {
    released = null;
    pressed = drawn === null || event.button !== 0 ? null : { id: drawn.id, x: event.clientX, y: event.clientY };
  });
  on("mouseup", (event, drawn) => {
    const still = pressed !== null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) <= STILL;
    released = still && event.button === 0 && drawn?.id === pressed?.id ? drawn : null;
    // The browser's own click comes before anything that waits.
    if (released !== null) untold = window.setTimeout(click, 0, released);
  });
  on("click", (_, drawn) => click(drawn ?? released));
  on("focusin", (_, drawn) => {
    if (drawn?.node.matches(":focus-visible") === true) handlers.describe(drawn);
  });
  on("focusout", (_, drawn) => {
    if (drawn !== null) handlers.leave();
  });
  on("keydown", (event, drawn) => {
    if (drawn?.node !== event.target) return;
    const way = WAYS[event.key];
    if (way !== undefined) handlers.walk(drawn, way, event);
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    handlers.pick(drawn, "pointed");
  });
  return () => {
    clearTimeout(press);
    clearTimeout(untold);
    ends.abort();
  };
}
