/** What a table can decide, by the modules it plays with. */
import { describe, expect, it } from "vitest";
import { botNames } from "../../src/parts/names";
import { aloneOf, heldOf, kindOf, optionsOf, playersOf, seatOf } from "../../src/parts/setup";
import type { GameInfo, ModuleInfo, SetupOptionInfo } from "../../src/wire/messages";

const option = (id: string, values: string[], under = ""): SetupOptionInfo =>
  ({ id, values, under }) as unknown as SetupOptionInfo;
const module = (id: string, players: number[], more: Partial<ModuleInfo> = {}): ModuleInfo =>
  ({ id, players, options: [], requires: [], ...more }) as unknown as ModuleInfo;

const game = {
  players: [2, 3, 4],
  modules: [
    module("duel", [2]),
    module("big", [3, 4], { options: [option("deck", ["all", "half"])] }),
    module("solo", [1], { requires: ["big"] }),
    module("art", []),
  ],
  options: [option("deck", ["half"]), option("first", ["random", "seat_1"]), option("hero_3", ["any", "ajax"])],
} as unknown as GameInfo;

describe("how many may play", () => {
  it("is what the game says, where no module says otherwise", () => {
    expect(playersOf(game, ["art"])).toEqual([2, 3, 4]);
  });

  it("is what all modules agree on", () => {
    expect(playersOf(game, ["duel"])).toEqual([2]);
    expect(playersOf(game, ["duel", "big"])).toEqual([]);
  });
});

describe("the options of a table", () => {
  const ids = (modules: string[], seats: number): string[] => optionsOf(game, modules, seats).map(({ id }) => id);

  it("are those with a choice in them, for seats that there are", () => {
    expect(ids([], 2)).toEqual(["first"]);
    expect(ids([], 3)).toEqual(["first", "hero_3"]);
  });

  it("of a module stand in place of the game's", () => {
    expect(ids(["big"], 2)).toEqual(["deck", "first"]);
  });
});

describe("what holds for an option", () => {
  const all = [option("preset", ["book", "house"]), option("rule", ["", "no", "yes"], "preset")];
  const [preset, rule] = all as [SetupOptionInfo, SetupOptionInfo];

  it("is what was said, else its first value", () => {
    expect(heldOf(preset, all, {})).toBe("book");
    expect(heldOf(preset, all, { preset: "house" })).toBe("house");
  });

  it("is what the option above has for it, unless something was said", () => {
    expect(heldOf(rule, all, {})).toBe("no");
    expect(heldOf(rule, all, { preset: "house" })).toBe("yes");
    expect(heldOf(rule, all, { preset: "house", rule: "no" })).toBe("no");
  });
});

describe("an option of a seat", () => {
  it("says which seat and what it decides", () => {
    expect([seatOf("hero_3"), kindOf("hero_3")]).toEqual([3, "hero"]);
    expect([seatOf("first_player"), kindOf("first_player")]).toEqual([0, ""]);
  });
});

describe("modules for one", () => {
  it("come with those that they need", () => {
    expect(aloneOf(game)).toEqual([{ id: "solo", modules: ["big", "solo"] }]);
  });
});

describe("names for bots", () => {
  it("are all different, and none is taken", () => {
    const taken = botNames(10);
    const names = botNames(14, taken);
    expect(new Set([...taken, ...names]).size).toBe(24);
    expect(names).not.toContain("");
  });
});
