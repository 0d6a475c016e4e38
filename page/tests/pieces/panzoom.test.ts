/** A field of 1000 by 500 in a window of 500 by 500: whole at half its size, with room above and below. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { gestures, type Place } from "../../src/pieces/panzoom";
import { box, lies } from "../boxes";

const WHOLE = { x: 0, y: 125, scale: 0.5 };

let node: HTMLElement;
let place: Place;
let resize: () => void;
let leave: () => void;

beforeEach(() => {
  document.body.replaceChildren();
  node = box([0, 0, 500, 500]);
  Object.defineProperties(node, { clientWidth: { value: 500 }, clientHeight: { value: 500 } });
  node.hasPointerCapture = () => false;
  node.setPointerCapture = () => undefined;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(heard: () => void) {
        resize = heard;
      }
      observe = () => resize();
      disconnect = () => undefined;
    },
  );
  leave = gestures({ width: 1000, height: 500, most: 4 }, (now) => (place = now))(node) as () => void;
});

const wheel = (deltaY: number, clientX: number, clientY: number): boolean =>
  node.dispatchEvent(Object.assign(new MouseEvent("wheel", { clientX, clientY, cancelable: true }), { deltaY }));
const press = (key: string): boolean =>
  node.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true }));
const pointer = (name: string, clientX: number, clientY: number, pointerId = 1): boolean =>
  node.dispatchEvent(new PointerEvent(name, { pointerId, clientX, clientY }));

/** The point of the field that is drawn there. */
const under = (x: number, y: number): [number, number] => [(x - place.x) / place.scale, (y - place.y) / place.scale];

describe("at first", () => {
  it("the whole field is shown, in the middle", () => {
    expect(place).toEqual(WHOLE);
  });
});

describe("zooming", () => {
  it("keeps the point under the pointer where it is", () => {
    press("+");
    press("+");
    press("+");
    const before = under(200, 300);
    wheel(-200, 200, 300);
    expect(place.scale).toBeGreaterThan(0.5 * 1.25 ** 3);
    expect(under(200, 300)[0]).toBeCloseTo(before[0]);
    expect(under(200, 300)[1]).toBeCloseTo(before[1]);
  });

  it("ends where the field is four times as large, and where it is whole", () => {
    wheel(-100_000, 250, 250);
    expect(place.scale).toBe(2);
    wheel(100_000, 250, 250);
    expect(place).toEqual(WHOLE);
  });

  it("by a double click doubles, and another one shows the whole again", () => {
    node.dispatchEvent(new MouseEvent("dblclick", { clientX: 250, clientY: 250 }));
    expect(place.scale).toBe(1);
    node.dispatchEvent(new MouseEvent("dblclick", { clientX: 250, clientY: 250 }));
    expect(place).toEqual(WHOLE);
  });

  it("by two fingers follows the distance between them", () => {
    pointer("pointerdown", 200, 250, 1);
    pointer("pointerdown", 300, 250, 2);
    pointer("pointermove", 400, 250, 2);
    expect(place.scale).toBeCloseTo(1);
    pointer("pointerup", 400, 250, 2);
    pointer("pointermove", 0, 250, 1);
    expect(place.scale).toBeCloseTo(1);
  });
});

describe("panning", () => {
  beforeEach(() => {
    for (let i = 0; i < 10; i++) press("+");
  });

  it("never shows what lies beyond the field", () => {
    for (let i = 0; i < 100; i++) press("ArrowLeft");
    expect(place.x).toBe(0);
    for (let i = 0; i < 100; i++) press("ArrowRight");
    expect(place.x).toBe(500 - 1000 * 2);
    for (let i = 0; i < 100; i++) press("ArrowDown");
    expect(place.y).toBe(500 - 500 * 2);
    for (let i = 0; i < 100; i++) press("ArrowUp");
    expect(place.y).toBe(0);
    press("0");
    expect(place).toEqual(WHOLE);
  });

  it("follows a finger, but only once it has moved a little", () => {
    const { x, y } = place;
    pointer("pointerdown", 100, 100);
    pointer("pointermove", 103, 100);
    expect(place).toMatchObject({ x, y });
    pointer("pointermove", 120, 90);
    expect(place).toMatchObject({ x: x + 17, y: y - 10 });
  });

  it("makes the end of a drag no click, and leaves a press one", () => {
    const clicked = vi.fn();
    const thing = box([0, 0, 10, 10], {}, node);
    thing.addEventListener("click", clicked);
    pointer("pointerdown", 100, 100);
    pointer("pointermove", 140, 100);
    pointer("pointerup", 140, 100);
    thing.click();
    expect(clicked).not.toHaveBeenCalled();
    pointer("pointerdown", 100, 100);
    pointer("pointerup", 100, 100);
    thing.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("brings a thing into the field that gets the focus outside of it", () => {
    const before = place.x;
    const thing = box([600, 100, 50, 50], {}, node);
    thing.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    expect(place.x).toBe(before - (650 - 500 + 12));
    const { x } = place;
    lies(thing, [100, 100, 50, 50]);
    thing.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    expect(place.x).toBe(x);
  });
});

describe("keys", () => {
  it("that mean nothing here are left to the page", () => {
    expect(press("x")).toBe(true);
    expect(press("+")).toBe(false);
  });

  it("that a thing inside hears are not for the field", () => {
    const before = place;
    box([0, 0, 1, 1], {}, node).dispatchEvent(new KeyboardEvent("keydown", { key: "+", bubbles: true }));
    expect(place).toBe(before);
  });
});

describe("another size", () => {
  it("shows the whole field again", () => {
    press("+");
    resize();
    expect(place).toEqual(WHOLE);
  });
});

describe("when the field is gone", () => {
  it("nothing moves any more", () => {
    const before = place;
    leave();
    press("+");
    expect(place).toBe(before);
  });
});
