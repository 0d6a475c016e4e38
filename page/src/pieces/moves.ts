/**
 * What moves, moves from where it was to where it goes.
 *
 * An element with `data-piece` is one piece of the game, wherever it is drawn; before and after every change its place
 * is noted, and it travels. One that was not there before comes from the element whose `data-place` its `data-from`
 * names. What waits out of sight (`data-away`) stays where it is.
 */
import type { Motion } from "../state/settings.svelte";

const LENGTH: Readonly<Record<Motion, number>> = { calm: 320, brisk: 160, none: 0 };
const NEAR = 10; // pixels: whatever moves less has only made room
const EASE = "cubic-bezier(.3,.7,.2,1)";

export type Places = ReadonlyMap<string, DOMRect>;

/** Where every piece and every place is now. */
export function places(root: Element): Places {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece], [data-place]")) {
    if (element.closest("[data-away]") !== null) continue;
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
  const going = [...root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")].flatMap((element) => {
    const { piece = "", from = "" } = element.dataset;
    const was = before.get("piece:" + piece) ?? before.get("place:" + from);
    if (was === undefined || piece === "" || element.closest("[data-away]") !== null) return [];
    const now = element.getBoundingClientRect();
    const [dx, dy, scale] = [was.left - now.left, was.top - now.top, was.width / now.width];
    if (now.width === 0 || (Math.abs(dx) + Math.abs(dy) < NEAR && Math.abs(scale - 1) < 0.1)) return [];
    return [{ element, ...way(element, was, now), far: Math.hypot(dx, dy) }];
  });
  for (const { element, start, end, far } of going) {
    // Only what the compositor can move by itself is animated: an animated `z-index` would be painted in every frame.
    element.dataset["moving"] = "";
    const moving = element.animate(
      [
        { transform: start, transformOrigin: "0 0" },
        { transform: end, transformOrigin: "0 0" },
      ],
      {
        duration: duration + Math.min(200, far / 5),
        easing: EASE,
      },
    );
    moving.onfinish = moving.oncancel = () => delete element.dataset["moving"];
  }
}

/** The transforms that draw an element where it was, and where it is, in the units that it is drawn in. */
function way(element: HTMLElement | SVGElement, was: DOMRect, now: DOMRect): { start: string; end: string } {
  const scale = was.width / now.width;
  const parent = element.parentNode;
  if (element instanceof SVGGraphicsElement && parent instanceof SVGGraphicsElement) {
    // Within a drawing the units are the drawing's, the origin too, and a transform of its own would be lost.
    const drawn = parent.getScreenCTM();
    if (drawn === null) return { start: "none", end: "none" };
    const own = element.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
    const back = new DOMMatrix().translate(was.left, was.top).scale(scale).translate(-now.left, -now.top);
    const start = DOMMatrix.fromMatrix(drawn).inverse().multiply(back).multiply(drawn).multiply(own);
    return { start: start.toString(), end: DOMMatrix.fromMatrix(own).toString() };
  }
  // Within a field that is zoomed, a pixel of the element is not one of the screen.
  const zoom = element instanceof HTMLElement && element.offsetWidth > 0 ? now.width / element.offsetWidth : 1;
  return {
    start: `translate(${(was.left - now.left) / zoom}px, ${(was.top - now.top) / zoom}px) scale(${scale})`,
    end: "none",
  };
}
