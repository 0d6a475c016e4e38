/** Single keys that do something at the table. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keyboard } from "../../src/table/keyboard";

const OFFERED = 12;
const [undo, away] = [vi.fn(), vi.fn()];
const numbered = vi.fn((number: number) => number >= 1 && number <= OFFERED);
const heard = keyboard(
  [
    ["u", undo],
    ["Escape", away],
    [" ", undo],
  ],
  numbered,
);

function press(key: string, on: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  on.addEventListener("keydown", (caught) => heard(caught as KeyboardEvent), { once: true });
  on.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  document.body.innerHTML = `<input><button>b</button><dialog open><p>p</p></dialog>`;
  for (const act of [undo, away, numbered]) act.mockClear();
});

const find = (selector: string): Element => document.querySelector(selector) as Element;

describe("a key", () => {
  it("does what it is for, and nothing else in the browser", () => {
    expect(press("u").defaultPrevented).toBe(true);
    expect(undo).toHaveBeenCalledOnce();
  });

  it("that is a number names a choice; two digits name one beyond nine, if there is one", () => {
    const named = (): number[] =>
      numbered.mock.results.flatMap(({ value }, at) => (value ? numbered.mock.calls[at] : []) as number[]);
    press("1");
    press("2");
    expect(named()).toEqual([1, 12]);
    press("9");
    expect(named()).toEqual([1, 12, 9]);
  });

  it("that nobody has asked for is left alone", () => {
    expect(press("x").defaultPrevented).toBe(false);
  });

  it("that is Escape goes on to close what else is open", () => {
    expect(press("Escape").defaultPrevented).toBe(false);
    expect(away).toHaveBeenCalledOnce();
  });
});

describe("nothing happens", () => {
  it("where one types, in a dialog, and on a button that takes the key itself", () => {
    press("u", find("input"));
    press("u", find("dialog p"));
    press(" ", find("button"));
    expect(undo).not.toHaveBeenCalled();
    press("u", find("button"));
    expect(undo).toHaveBeenCalledOnce();
  });

  it("together with a key that is the browser's", () => {
    for (const held of ["ctrlKey", "metaKey", "altKey"]) press("u", document.body, { [held]: true });
    expect(undo).not.toHaveBeenCalled();
  });
});
