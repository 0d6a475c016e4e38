/** Modules among the boards: those that have a folder, and those that have none. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Modules from "../../src/boards/generic/Modules.svelte";
import { allOf, firstOf, inPlay, isEmpty, partOf, undrawn, type Undrawn } from "../../src/boards/modules";
import { Desk } from "../../src/table/desk.svelte";
import { Reader } from "../../src/words/reader";
import { Texts } from "../../src/words/texts";

const ours = { parts: ["sea", "sky"], answer: "blue" };
const theirs = { parts: ["fire"], answer: null };

describe("a module with a folder", () => {
  it("is in play when one of its parts is shown", () => {
    expect(inPlay([ours, theirs], { sky: {} })).toEqual([ours]);
    expect(inPlay([ours, theirs], {})).toEqual([]);
  });

  it("reads its own parts, and none where there is no view", () => {
    const shown = partOf<{ sky?: { high: boolean }; sea?: object }>();
    expect(shown("sky", { parts: { sky: { high: true } } })).toEqual({ high: true });
    expect(shown("sea", { parts: { sky: {} } })).toBeNull();
    expect(shown("sky", null)).toBeNull();
  });

  it("answers where others have no answer", () => {
    expect(firstOf([theirs, ours], (module) => module.answer)).toBe("blue");
    expect(firstOf([theirs], (module) => module.answer)).toBeNull();
    expect(allOf([theirs, ours], (module) => (module.answer === null ? undefined : [module.answer]))).toEqual(["blue"]);
  });
});

describe("a module without one", () => {
  it("is shown by its part, or by the field that has its name", () => {
    const view = { age: 1, toy: { n: 1 }, parts: { sky: {}, ball: { n: 2 } } };
    expect(undrawn(view, ["age", "parts"], [ours], ["toy", "ball"])).toEqual([
      { module: "ball", shown: { n: 2 } },
      { module: "toy", shown: { n: 1 } },
    ]);
  });

  it("is no field of the game, and nothing that is not played", () => {
    expect(undrawn({ toy: 1, ball: 2 }, ["toy"], [], ["toy"])).toEqual([]);
  });

  it("has nothing to show while all that it shows is empty", () => {
    expect([{}, [], null, "", { cards: [], more: {} }].map(isEmpty)).toEqual([true, true, true, true, true]);
    expect([0, false, "a", { cards: ["card/a"] }].map(isEmpty)).toEqual([false, false, false, false]);
  });
});

describe("what nobody draws", () => {
  let drawn: object | null = null;
  afterEach(async () => {
    if (drawn !== null) await unmount(drawn);
    document.body.replaceChildren();
  });

  function show(...shown: Undrawn[]): HTMLElement {
    const texts = new Texts("en");
    texts.add("hybris-module-long-game = The long game\nboard-module-empty = nothing yet");
    const names = { "ball/red": { names: { en: "The red ball" }, about: [], face: null } };
    const reader = new Reader(texts, names);
    const desk = new Desk({ reader, question: null, busy: false, twice: false, choose: () => undefined });
    drawn = mount(Modules, { target: document.body, props: { game: "hybris", shown, reader, desk } });
    flushSync();
    return document.body;
  }

  it("stands under the name of its module, with the names of its things", () => {
    const section = show({ module: "long_game", shown: { balls: ["ball/red"] } }).querySelector("section");
    expect(section?.dataset["module"]).toBe("long_game");
    expect(section?.querySelector("h2")?.textContent).toBe("The long game");
    expect(section?.querySelector("[data-thing='ball/red']")?.textContent).toBe("The red ball");
  });

  it("is one line where there is nothing yet, and has a name though nobody named it", () => {
    const section = show({ module: "short_game", shown: { balls: [] } }).querySelector("section");
    expect(section?.querySelector("h2")?.textContent).toBe("short game");
    expect(section?.querySelector("p")?.textContent).toBe("nothing yet");
    expect(section?.querySelector("dl")).toBeNull();
  });
});
