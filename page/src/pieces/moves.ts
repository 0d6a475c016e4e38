/**
 * What moves, moves from where it was to where it goes.
 *
 * An element with `data-piece` is one piece of the game, wherever it is drawn; before and after every change its place
 * is noted, and it travels. One that was not there before comes from the element whose `data-place` its `data-from` names.
 */
import type { Motion } from "../state/settings.svelte";

const LENGTH: Readonly<Record<Motion, number>> = { calm: 320, brisk: 160, none: 0 };
const EASE = "cubic-bezier(.3,.7,.2,1)";

export type Places = ReadonlyMap<string, DOMRect>;

/** Where every piece and every place is now. */
export function places(root: Element): Places {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece], [data-place]")) {
    const { piece, place } = element.dataset;
    const rect = element.getBoundingClientRect();
    if (rect.width === 0) continue;
    if (piece !== undefined && piece !== "") found.set("piece:" + piece, rect);
    if (place !== undefined) found.set("place:" + place, rect);
  }
  return found;
}

/** Let every piece travel from where it was. */
export function travel(root: Element, before: Places, motion: Motion): void {
  const duration = LENGTH[motion];
  if (duration === 0) return;
  // First everything is looked at, then everything is set going: alternating would lay out the page anew each time.
  const going = [...root.querySelectorAll<HTMLElement>("[data-piece]")].flatMap((element) => {
    const { piece = "", from = "" } = element.dataset;
    const was = before.get("piece:" + piece) ?? before.get("place:" + from);
    if (was === undefined || piece === "") return [];
    const now = element.getBoundingClientRect();
    const [dx, dy, scale] = [was.left - now.left, was.top - now.top, was.width / now.width];
    if (now.width === 0 || (Math.abs(dx) + Math.abs(dy) < 3 && Math.abs(scale - 1) < 0.04)) return [];
    return [{ element, dx, dy, scale }];
  });
  for (const { element, dx, dy, scale } of going) {
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
        { transform: "none", transformOrigin: "0 0", zIndex: 5 },
      ],
      { duration: duration + Math.min(200, Math.hypot(dx, dy) / 5), easing: EASE },
    );
  }
}
