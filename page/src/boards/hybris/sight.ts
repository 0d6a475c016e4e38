/** What can be used comes into view, where the world scrolls or one's own things lie side by side. */
import { isSeen } from "../../pieces/seen";

export interface Parts {
  readonly ring: HTMLElement | undefined;
  readonly dock: HTMLElement | undefined;
  readonly rim: HTMLElement | undefined;
}

export function bringIntoView({ ring, dock, rim }: Parts, behavior: ScrollBehavior): void {
  if (dock !== undefined && dock.scrollWidth > dock.clientWidth)
    reveal(dock, dock, dock, { behavior, inline: "center", block: "nearest" });
  if (rim !== undefined && rim.scrollHeight > rim.clientHeight + 4)
    reveal(rim, rim, dock, { behavior, block: "nearest" });
  const field = ring?.closest("main");
  if (ring === undefined || field == null || field.scrollHeight <= field.clientHeight + 4) return;
  const stage = ring.querySelector(".stage:not([data-away])");
  if (stage !== null) stage.scrollIntoView({ behavior, block: "start" });
  else
    reveal(
      ![...ring.querySelectorAll("[data-can]")].some(isSeen) ? (ring.closest(".frame") ?? ring) : ring,
      field,
      dock,
      { behavior, block: "center", inline: "center" },
    );
}

/** Scroll to the first thing in a part that something can be done with, unless one of them is in sight. */
function reveal(part: Element, field: Element, dock: Element | undefined, how: ScrollIntoViewOptions): void {
  const all = [...part.querySelectorAll("[data-can]")].filter(
    (thing) => isSeen(thing) && (part === dock || dock?.contains(thing) !== true),
  );
  const { left, right, top, bottom } = field.getBoundingClientRect();
  const low = field === dock ? bottom : Math.min(bottom, dock?.getBoundingClientRect().top ?? bottom) - 60;
  const seen = all.some((thing) => {
    const box = thing.getBoundingClientRect();
    return box.width > 0 && box.left >= left - 4 && box.right <= right + 4 && box.top >= top && box.bottom <= low;
  });
  if (!seen) all[0]?.scrollIntoView(how);
}
