/** How boards speak of things. */
import { expect, it } from "vitest";
import { lookOf } from "../../src/boards/registry";
import { at, keyed, last } from "../../src/boards/things";

it("the last part of a thing is what it is among its kind", () => {
  expect(["olympian/zeus", "prophet/zeus/1", "well"].map(last)).toEqual(["zeus", "1", "well"]);
});

it("what lies with somebody says with whom", () => {
  expect(at(2, "card/x")).toBe("seat/2/card/x");
});

it("copies of a card are told apart, and the first keeps its name", () => {
  expect(keyed(["a", "b", "a", "a"]).map(({ key }) => key)).toEqual(["a", "b", "a#1", "a#2"]);
  expect(keyed(["a", "a"]).map(({ card }) => card)).toEqual(["a", "a"]);
});

it("a game without a board of its own is played on the plain one", () => {
  expect(lookOf("chess")).toBe(lookOf("go"));
  expect(lookOf("hybris")).not.toBe(lookOf("chess"));
});
