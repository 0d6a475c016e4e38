import { expect, it } from "vitest";
import type { MeasureInfo } from "../../src/wire/messages";
import { barsOf } from "../../src/workshop/bars";

const measure: MeasureInfo = {
  measure: "score",
  names: {},
  share: false,
  first: 20,
  second: 30,
  low: 5,
  high: 40,
  verdict: "more",
};

it("draws the longer bar within the width, and where the other may end", () => {
  expect(barsOf(measure)).toEqual({ first: 50, second: 75, from: 62.5, to: 100 });
});

it("claims nothing before anything is known, and draws nothing of nothing", () => {
  expect(barsOf({ ...measure, low: null, high: null })).toMatchObject({ from: null, to: null });
  expect(barsOf({ ...measure, first: 0, second: 0 })).toMatchObject({ first: 0, second: 0 });
});
