/** Panning and zooming by pointer, pinch, wheel and keys. */
import type { Attachment } from "svelte/attachments";

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Bounds {
  readonly width: number;
  readonly height: number;
  /** How many times larger than when shown whole. */
  readonly most: number;
}

const STEP = 60; // pixels that an arrow key moves by
const SLOP = 6; // pixels before a press becomes a drag, so that things stay clickable

export function gestures(bounds: Bounds, moved: (place: Place) => void): Attachment<HTMLElement> {
  return (node) => {
    const ends = new AbortController();
    const fingers = new Map<number, PointerEvent>();
    let place: Place = { x: 0, y: 0, scale: 1 };
    let dragged = 0;

    const whole = (): Place => {
      const { clientWidth: w, clientHeight: h } = node;
      const scale = Math.min(w / bounds.width, h / bounds.height);
      return { scale, x: (w - bounds.width * scale) / 2, y: (h - bounds.height * scale) / 2 };
    };
    const put = (next: Place): void => {
      const least = whole();
      const scale = Math.min(Math.max(next.scale, least.scale), least.scale * bounds.most);
      const fit = (at: number, room: number, size: number): number =>
        size * scale <= room ? (room - size * scale) / 2 : Math.min(0, Math.max(room - size * scale, at));
      place = {
        scale,
        x: fit(next.x, node.clientWidth, bounds.width),
        y: fit(next.y, node.clientHeight, bounds.height),
      };
      moved(place);
    };
    /** Grow around a point of the field, which stays where it is. */
    const grow = (by: number, clientX: number, clientY: number): void => {
      const least = whole().scale;
      const scale = Math.min(Math.max(place.scale * by, least), least * bounds.most);
      const rect = node.getBoundingClientRect();
      const [cx, cy] = [clientX - rect.left, clientY - rect.top];
      const ratio = scale / place.scale;
      put({ scale, x: cx - (cx - place.x) * ratio, y: cy - (cy - place.y) * ratio });
    };
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      heard: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => {
      node.addEventListener(name, heard as EventListener, { signal: ends.signal, capture, passive: false });
    };

    on("wheel", (event) => {
      event.preventDefault();
      grow(Math.exp(-event.deltaY * 0.0015), event.clientX, event.clientY);
    });
    on("pointerdown", (event) => {
      fingers.set(event.pointerId, event);
      if (fingers.size === 1) dragged = 0;
    });
    on("pointermove", (event) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
      const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      fingers.set(event.pointerId, event);
      if (other === undefined) {
        dragged += Math.hypot(dx, dy);
        if (dragged > SLOP) {
          if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
          put({ ...place, x: place.x + dx, y: place.y + dy });
        }
        return;
      }
      dragged = SLOP + 1;
      const span = (a: PointerEvent, b: PointerEvent): number =>
        Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1;
      grow(
        span(event, other) / span(before, other),
        (event.clientX + other.clientX) / 2,
        (event.clientY + other.clientY) / 2,
      );
    });
    for (const name of ["pointerup", "pointercancel"] as const) on(name, (event) => fingers.delete(event.pointerId));
    on(
      "click",
      (event) => {
        if (dragged > SLOP) event.stopPropagation(); // the end of a drag is no click
      },
      true,
    );
    on("dblclick", (event) => {
      if (place.scale > whole().scale * 1.02) put(whole());
      else grow(2, event.clientX, event.clientY);
    });
    on("keydown", (event) => {
      if (event.target !== node) return;
      const rect = node.getBoundingClientRect();
      const [mx, my] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
      const keys: Record<string, () => void> = {
        ArrowLeft: () => put({ ...place, x: place.x + STEP }),
        ArrowRight: () => put({ ...place, x: place.x - STEP }),
        ArrowUp: () => put({ ...place, y: place.y + STEP }),
        ArrowDown: () => put({ ...place, y: place.y - STEP }),
        "+": () => grow(1.25, mx, my),
        "-": () => grow(0.8, mx, my),
        "0": () => put(whole()),
      };
      const act = keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    });

    // A thing inside that gets the focus is brought into the field.
    on("focusin", (event) => {
      if (event.target === node || !(event.target instanceof Element)) return;
      const [rect, field] = [event.target.getBoundingClientRect(), node.getBoundingClientRect()];
      const dx = Math.max(0, field.left + 12 - rect.left) - Math.max(0, rect.right - field.right + 12);
      const dy = Math.max(0, field.top + 12 - rect.top) - Math.max(0, rect.bottom - field.bottom + 12);
      if (dx !== 0 || dy !== 0) put({ ...place, x: place.x + dx, y: place.y + dy });
    });

    const sized = new ResizeObserver(() => put(whole()));
    sized.observe(node);
    return () => {
      sized.disconnect();
      ends.abort();
    };
  };
}
