/** What Duel adds to the board. */
import { expect, it } from "vitest";
import DUEL from "../../../../src/boards/hybris/duel/module";
import { seated } from "../seated";

it("lays tokens on slots, and closes those that lie face down", () => {
  const tokens = [
    { slot: "slot/forge_1", seat: 0, side: "portrait" },
    { slot: "slot/forge_2", seat: 1, side: "forbidden" },
  ];
  const laid = DUEL.marks?.(seated({ duel: { tokens, postures: [] } })).laid;
  expect(laid?.map(({ slot, seat, closed }) => [slot, seat, closed])).toEqual([
    ["slot/forge_1", 0, false],
    ["slot/forge_2", 1, true],
  ]);
});

it("offers Postures to choose from, and nothing else", () => {
  const { isOne } = DUEL.offers?.["postures"] ?? {};
  expect(["posture/bold", "pillar/war"].map((thing) => isOne?.(thing))).toEqual([true, false]);
});
