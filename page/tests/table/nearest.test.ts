/** Walking from thing to thing with the arrow keys. */
import { beforeEach, expect, it } from "vitest";
import { neighbour, WAYS, type Way } from "../../src/table/nearest";
import { box } from "../boxes";

const way = (key: string): Way => WAYS[key] as Way;

beforeEach(() => document.body.replaceChildren());

it("goes to the next thing that way, rather straight on than near", () => {
  const here = box([100, 100, 10, 10]);
  const [right, above, aslant] = [box([160, 100, 10, 10]), box([100, 40, 10, 10]), box([130, 130, 10, 10])];
  const all = [here, right, above, aslant];
  expect(neighbour(here, all, way("ArrowRight"))).toBe(right);
  expect(neighbour(here, all, way("ArrowUp"))).toBe(above);
  expect(neighbour(here, all, way("ArrowDown"))).toBe(aslant);
  expect(neighbour(here, all, way("ArrowLeft"))).toBeNull();
});

it("passes over what cannot be seen", () => {
  const here = box([0, 0, 10, 10]);
  const hidden = box([20, 0, 10, 10]);
  hidden.checkVisibility = () => false;
  const away = box([30, 0, 10, 10], { "data-away": "" });
  const flat = box([40, 0, 0, 10]);
  const there = box([200, 0, 10, 10]);
  expect(neighbour(here, [here, hidden, away, flat, there], way("ArrowRight"))).toBe(there);
});
