/** A box of 100 by 50 beside what it speaks of, in a window of 1000 by 600. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { beside } from "../../src/table/place";
import { box, type Rectangle } from "../boxes";

beforeEach(() => {
  document.body.replaceChildren();
  vi.stubGlobal("innerHeight", 600);
  Object.defineProperty(document.documentElement, "clientWidth", { value: 1000, configurable: true });
});

function put(anchor: Rectangle): [string, string] {
  const node = box([0, 0, 100, 50]);
  Object.defineProperties(node, { offsetWidth: { value: 100 }, offsetHeight: { value: 50 } });
  const end = beside(box(anchor))(node) as () => void;
  end();
  return [node.style.left, node.style.top];
}

function thing(at: Rectangle): void {
  const board = box([0, 0, 0, 0], { "data-board": "" });
  box(at, { "data-can": "" }, board);
}

describe("the box", () => {
  it("stands above, in the middle", () => {
    expect(put([400, 300, 40, 40])).toEqual(["370px", "240px"]);
  });

  it("stands below where there is no room above", () => {
    expect(put([400, 10, 40, 40])).toEqual(["370px", "60px"]);
  });

  it("stays within the window", () => {
    expect(put([0, 300, 20, 20])).toEqual(["8px", "240px"]);
    expect(put([990, 300, 10, 10])).toEqual(["892px", "240px"]);
  });

  it("stands elsewhere rather than on what can be clicked", () => {
    thing([370, 240, 100, 50]);
    expect(put([400, 300, 40, 40])).toEqual(["370px", "350px"]);
  });
});
