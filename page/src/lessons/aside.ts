/** Puts a card at the edge of the window where it covers least of what it speaks of, and of what can be clicked. */
import type { Attachment } from "svelte/attachments";
import { isSeen } from "../pieces/seen";
import { overlap, type Box } from "../table/place";

const MARGIN = 10;
const SETTLED = 250; // milliseconds after which a map that was drawn has found its size

/** What must not be covered, and how much it matters. */
const AVOIDED: readonly (readonly [string, number])[] = [
  ["[data-board] [data-lit]", 40],
  ["[data-board] [data-can]", 10],
  ["[data-board] [data-thing]", 1],
  [".question", 20],
];

/** The edges and corners of a window for a card of that size, the first ones preferred. */
export function edges(wide: number, high: number, width: number, height: number): Box[] {
  const [right, bottom] = [Math.max(MARGIN, wide - width - MARGIN), Math.max(MARGIN, high - height - MARGIN)];
  const [middle, centre] = [(MARGIN + bottom) / 2, (MARGIN + right) / 2];
  const lower = (middle + bottom) / 2;
  const places: readonly (readonly [number, number])[] = [
    [right, bottom],
    [right, lower],
    [right, middle],
    [right, MARGIN],
    [MARGIN, bottom],
    [MARGIN, lower],
    [MARGIN, middle],
    [MARGIN, MARGIN],
    [centre, bottom],
    [centre, MARGIN],
  ];
  return places.map(([left, top]) => ({ left, top, width, height }));
}

/** The first of the places that covers least. */
export function freest(places: readonly Box[], avoided: readonly (readonly [Box, number])[]): Box | undefined {
  const cost = (place: Box): number => avoided.reduce((sum, [box, weight]) => sum + weight * overlap(place, box), 0);
  return places
    .map((place) => ({ place, cost: cost(place) }))
    .reduce<{ place: Box; cost: number } | null>(
      (best, one) => (best === null || one.cost < best.cost ? one : best),
      null,
    )?.place;
}

/** Keeps a card where it is least in the way, whenever it says something else, or something else is lit. */
export function aside(): Attachment<HTMLElement> {
  return (node) => {
    const put = (): void => {
      node.style.right = node.style.bottom = "auto"; // it is as high as its words, wherever it stands
      const avoided = AVOIDED.flatMap(([selector, weight]) =>
        [...document.querySelectorAll(selector)]
          .filter(isSeen)
          .map((shown) => [shown.getBoundingClientRect(), weight] as const),
      );
      const places = edges(document.documentElement.clientWidth, innerHeight, node.offsetWidth, node.offsetHeight);
      const best = freest(places, avoided);
      if (best === undefined) return;
      node.style.left = `${Math.round(best.left)}px`;
      node.style.top = `${Math.round(best.top)}px`;
    };
    let frame = 0;
    let late: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(late);
      frame = requestAnimationFrame(put);
      late = setTimeout(put, SETTLED);
    };
    soon();
    const sized = new ResizeObserver(put);
    sized.observe(node);
    const lit = new MutationObserver(soon); // a board may be drawn after the card
    const board = document.querySelector("[data-board]");
    const drawn = { childList: true, subtree: true, attributeFilter: ["data-lit", "data-can"] };
    if (board !== null) lit.observe(board, drawn);
    addEventListener("resize", put);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(late);
      sized.disconnect();
      lit.disconnect();
      removeEventListener("resize", put);
    };
  };
}
