/** A row that scrolls sideways where it is too long: by wheel too, and by itself to what can be used. */
import type { Attachment } from "svelte/attachments";

/**
 * Whenever what `changes` gives is another, the first thing that something can be done with is scrolled to, unless one
 * is in sight.
 */
export function sideways(changes: () => unknown): Attachment<HTMLElement> {
  return (row) => {
    const wheel = (event: WheelEvent): void => {
      if (event.deltaX !== 0 || row.scrollWidth <= row.clientWidth) return;
      const [before, by] = [row.scrollLeft, event.deltaY];
      row.scrollLeft += by;
      if (row.scrollLeft !== before) event.preventDefault(); // at the end of the row the page scrolls on
    };
    row.addEventListener("wheel", wheel, { passive: false });
    $effect(() => {
      changes();
      const frame = requestAnimationFrame(() => {
        if (row.scrollWidth > row.clientWidth) show(row);
      });
      return () => cancelAnimationFrame(frame);
    });
    return () => row.removeEventListener("wheel", wheel);
  };
}

function show(row: HTMLElement): void {
  const { left, right } = row.getBoundingClientRect();
  const things = [...row.querySelectorAll("[data-can]")].map((thing) => thing.getBoundingClientRect());
  const [first] = things;
  if (first === undefined || things.some((box) => box.left >= left && box.left + 32 <= right)) return;
  row.scrollLeft += first.left - left - 12;
}
