/**
 * Puts a box beside what it speaks of: within the window, and covering as little as possible of what can be clicked.
 */
import type { Attachment } from "svelte/attachments";
import { isSeen } from "../pieces/seen";

const GAP = 10;
const MARGIN = 8;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function beside(anchor: Element): Attachment<HTMLElement> {
  return (node) => {
    const put = (): void => {
      const { offsetWidth: width, offsetHeight: height } = node;
      const best = candidates(anchor.getBoundingClientRect(), width, height)
        .map((box) => ({ box, cost: covered(box, anchor) }))
        .reduce((one, other) => (other.cost < one.cost ? other : one)).box;
      node.style.left = `${Math.round(best.left)}px`;
      node.style.top = `${Math.round(best.top)}px`;
    };
    put();
    const sized = new ResizeObserver(put);
    sized.observe(node);
    return () => sized.disconnect();
  };
}

/** Above, below, right and left of the anchor, pushed into the window; the first are preferred. */
function candidates(at: DOMRect, width: number, height: number): Box[] {
  const [most, low] = [document.documentElement.clientWidth - width - MARGIN, innerHeight - height - MARGIN];
  const x = at.left + at.width / 2 - width / 2;
  const y = at.top + at.height / 2 - height / 2;
  return (
    [
      [x, at.top - height - GAP],
      [x, at.bottom + GAP],
      [at.right + GAP, y],
      [at.left - GAP - width, y],
      [at.left - GAP - width, at.top - height - GAP],
      [at.right + GAP, at.top - height - GAP],
    ] as const
  ).map(([left, top]) => ({ left: clamp(left, MARGIN, most), top: clamp(top, MARGIN, low), width, height }));
}

/** How much a box would cover of the anchor, and of what can be clicked or is meant. */
function covered(box: Box, anchor: Element): number {
  let sum = 40 * overlap(box, anchor.getBoundingClientRect());
  for (const thing of document.querySelectorAll("[data-board] [data-can], [data-board] [data-aim]")) {
    if (thing !== anchor && isSeen(thing)) sum += overlap(box, thing.getBoundingClientRect());
  }
  return sum;
}

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
