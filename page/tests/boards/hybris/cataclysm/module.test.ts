/** What Cataclysm adds to the board. */
import { describe, expect, it } from "vitest";
import CATACLYSM from "../../../../src/boards/hybris/cataclysm/module";
import { echelonsOf } from "../../../../src/boards/hybris/cataclysm/printed";
import { isSherd } from "../../../../src/boards/hybris/cataclysm/sherds";
import type { CombatView, SideView } from "../../../../src/boards/hybris/view";
import { printed } from "../../../things";
import { seated } from "../seated";

const chaos = { destroyed: ["city/elis"], momentum: ["hidden", "hidden"], walls: 2, target: 0 };
const table = seated({ chaos });
const fight = (purpose: string): CombatView => ({ purpose }) as CombatView;

it("has as many echelons as there are, in their order", () => {
  const things = printed({ "echelon/explore_1": null, "echelon/explore_2": null });
  expect(echelonsOf("explore", things)).toEqual(["echelon/explore_1", "echelon/explore_2"]);
  expect(echelonsOf("defend", things)).toEqual([]);
});

it("draws its own cards, and no others", () => {
  expect(["module/x", "chaos_card/y", "card/z"].map(isSherd)).toEqual([true, true, false]);
  expect(Object.keys(CATACLYSM.cards ?? {}).every((kind) => isSherd(`${kind}/x`))).toBe(true);
});

it("marks the Cities that are no more", () => {
  expect(CATACLYSM.marks?.(table).ruins?.map(({ city }) => city)).toEqual(["city/elis"]);
});

describe("a Combat", () => {
  it("before the walls is against Chaos, any other is not", () => {
    expect(CATACLYSM.foe?.(fight("chaos"), table)?.thing).toBe("enemy/chaos");
    expect(CATACLYSM.foe?.(fight("slot"), table)).toBeNull();
  });

  it("says what helps and what binds there", () => {
    const side = (seat: number | null): SideView => ({ seat, no_combo: false, mute: true, blunt: null }) as SideView;
    const notes = (seat: number | null, purpose: string) => CATACLYSM.notes?.(side(seat), fight(purpose), table);
    expect(notes(null, "chaos")).toEqual(["board-hybris-momentum-now"]);
    expect(notes(0, "chaos")).toEqual(["board-hybris-walls", "board-hybris-dread-mute"]);
    expect(notes(0, "slot")).toEqual([]);
  });
});
