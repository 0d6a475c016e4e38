/** Which thing lies next to another on the screen, for walking with the arrow keys. */
import { isSeen } from "../pieces/seen";

export type Way = readonly [number, number];

export const WAYS: Readonly<Record<string, Way>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

type Shown = HTMLElement | SVGElement;

export function neighbour(here: Shown, all: readonly Element[], [dx, dy]: Way): Shown | null {
  const from = middle(here);
  let best: Shown | null = null;
  let least = Infinity;
  for (const other of all) {
    if (other === here || !isSeen(other) || !(other instanceof HTMLElement || other instanceof SVGElement)) continue;
    const rect = other.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0) continue;
    const to = middle(other);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (along < 4) continue;
    const cost = along + 2.2 * aside;
    if (cost < least) [least, best] = [cost, other];
  }
  return best;
}

function middle(shown: Element): { x: number; y: number } {
  const { left, top, width, height } = shown.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
