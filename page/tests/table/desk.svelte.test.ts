/** Between a board and the table: what a click on a thing does. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Desk, type Manner } from "../../src/table/desk.svelte";
import type { OptionInfo, QuestionInfo, SeveralInfo } from "../../src/table/types";
import { Reader, words } from "../../src/words/reader";
import { Texts } from "../../src/words/texts";
import { box } from "../boxes";

function option(key: string, ...things: string[]): OptionInfo {
  return { key, things, message: words(key) } as unknown as OptionInfo;
}

let question = $state.raw<QuestionInfo | null>(null);
let chosen: (readonly string[])[];
let twice = false;
let desk: Desk;

function asks(options: OptionInfo[], several: Partial<SeveralInfo> | null = null): void {
  const how = several === null ? null : { keys: [], least: 0, most: 1, stop: "", ...several };
  question = { id: "ask", message: words("ask"), options, several: how } as unknown as QuestionInfo;
}

const anchor = (): Element => document.body;
const click = (thing: string, manner: Manner = {}): void => desk.pick(thing, anchor(), manner);

beforeEach(() => {
  document.body.replaceChildren();
  chosen = [];
  twice = false;
  desk = new Desk({
    reader: new Reader(new Texts("en")),
    get question() {
      return question;
    },
    busy: false,
    get twice() {
      return twice;
    },
    choose: (keys) => chosen.push(keys),
  });
});

afterEach(() => vi.useRealTimers());

describe("a click on a thing", () => {
  it("chooses the only option that touches it", () => {
    asks([option("draw", "pile"), option("pass")]);
    click("pile");
    expect(chosen).toEqual([["draw"]]);
  });

  it("narrows the options where several touch it, and the second thing chooses", () => {
    asks([option("march/a/b", "a", "b"), option("march/a/c", "a", "c"), option("march/b/c", "b", "c")]);
    click("a");
    expect(chosen).toEqual([]);
    expect(desk.offered.map(({ key }) => key)).toEqual(["march/a/b", "march/a/c"]);
    expect([desk.can("b"), desk.can("c")]).toEqual([true, true]);
    click("c");
    expect(chosen).toEqual([["march/a/c"]]);
    expect(desk.picked).toBeNull();
  });

  it("chooses what touches other things too, where nothing else can be meant", () => {
    asks([option("move", "hero", "city"), option("stay", "hero", "home")]);
    click("city");
    expect(chosen).toEqual([["move"]]);
  });

  it("shows it first, for whoever wants that; a second click chooses", () => {
    twice = true;
    asks([option("draw", "pile"), option("pass")]);
    click("pile");
    expect(chosen).toEqual([]);
    expect(desk.looked).toMatchObject({ thing: "pile", pinned: true, options: [{ key: "draw" }] });
    click("pile");
    expect(chosen).toEqual([["draw"]]);
  });

  it("shows first what it would do where it has to be confirmed, or by a touch", () => {
    asks([option("play", "card")]);
    click("card", { confirm: true });
    desk.clear();
    desk.pick("card", anchor(), {}, "touched");
    expect(chosen).toEqual([]);
    expect(desk.looked).toMatchObject({ thing: "card", pinned: true, options: [{ key: "play" }] });
  });

  it("is about the options that the board says", () => {
    asks([option("upper", "card"), option("lower", "card")]);
    click("card", { options: ({ key }) => key === "lower" });
    expect(chosen).toEqual([["lower"]]);
  });

  it("describes what nothing can be done with; a second one lets go", () => {
    asks([option("draw", "pile")]);
    click("tomb", { about: "tomb/old", lines: ["Empty."] });
    expect(desk.looked).toMatchObject({ thing: "tomb", about: "tomb/old", pinned: true, lines: ["Empty."] });
    expect(desk.picked).toBeNull();
    click("tomb");
    expect(desk.looked).toBeNull();
  });

  it("on something beside what was narrowed begins anew", () => {
    asks([option("a-b", "a", "b"), option("a-c", "a", "c"), option("d", "d")]);
    click("a");
    desk.pick("d", document.createElement("p"));
    expect(chosen).toEqual([["d"]]);
  });
});

describe("an answer of several picks", () => {
  const cards = (): OptionInfo[] => [option("x", "card/x"), option("y", "card/y"), option("stop")];

  it("marks by a click, lets go by another one, and is chosen at once", () => {
    asks(cards(), { keys: ["x", "y"], least: 2, most: 2 });
    click("card/x");
    expect([desk.marked, desk.ready, desk.wanted]).toEqual([["x"], false, 2]);
    desk.confirm();
    expect(chosen).toEqual([]);
    click("card/y");
    click("card/x");
    expect(desk.marked).toEqual(["y"]);
    click("card/x");
    desk.confirm();
    expect(chosen).toEqual([["y", "x"]]);
  });

  it("marks no more than may be chosen", () => {
    asks([...cards(), option("z", "card/z")], { keys: ["x", "y", "z"], least: 2, most: 2 });
    for (const card of ["card/x", "card/y", "card/z"]) click(card);
    expect(desk.marked).toEqual(["x", "y"]);
  });

  it("marks things that are alike one by one, as many as there are, then none", () => {
    asks([option("x", "card/x"), option("y", "card/y")], { keys: ["x", "x", "y"], least: 3, most: 3 });
    click("card/x");
    click("card/x");
    expect(desk.marks("x")).toBe(2);
    click("card/x");
    expect(desk.marks("x")).toBe(0);
  });

  it("with fewer than may be ends with what ends it", () => {
    asks(cards(), { keys: ["x", "y"], least: 0, most: 2, stop: "stop" });
    click("card/x");
    expect(desk.ready).toBe(true);
    desk.choose(option("stop"));
    expect(chosen).toEqual([["x", "stop"]]);
  });

  it("with nothing marked is ended by what ends it alone", () => {
    asks(cards(), { keys: ["x", "y"], least: 0, most: 2, stop: "stop" });
    desk.choose(option("stop"));
    expect(chosen).toEqual([["stop"]]);
  });

  it("is not for what goes from one thing to another", () => {
    asks([option("a-b", "a", "b"), option("c-d", "c", "d")], { keys: ["a-b", "c-d"], least: 1, most: 2 });
    expect(desk.several).toBeNull();
    asks([option("a-b", "a", "b"), option("x", "card/x")], { keys: ["a-b", "x"], least: 1, most: 2 });
    expect(desk.options.map((one) => desk.markable(one))).toEqual([false, true]);
  });

  it("is forgotten with the question, and let go after what is looked at", () => {
    asks(cards(), { keys: ["x", "y"], least: 2, most: 2 });
    click("card/x");
    click("tomb");
    desk.release();
    expect([desk.looked, desk.marked]).toEqual([null, ["x"]]);
    desk.release();
    expect(desk.marked).toEqual([]);
    click("card/x");
    desk.renew();
    expect(desk.marked).toEqual([]);
  });
});

describe("why not", () => {
  it("is found by the things that a refusal is about", () => {
    const refusal = (key: string, ...things: string[]) => ({
      key,
      message: words("no"),
      reason: words("because"),
      things,
      rules: [],
    });
    desk.refusals = [refusal("build", "zone/lagoon/3", "card/x"), refusal("x", "god/zeus"), refusal("y", "god/gaia")];
    expect(desk.refused("god/zeus").map(({ key }) => key)).toEqual(["x"]);
    expect(desk.refused("card/x").map(({ key }) => key)).toEqual(["build"]);
  });
});

describe("a pointer that rests", () => {
  it("on a thing describes it after a while, and not when it has gone on", () => {
    vi.useFakeTimers();
    desk.describe("god", anchor());
    vi.advanceTimersByTime(259);
    expect(desk.looked).toBeNull();
    vi.advanceTimersByTime(1);
    expect(desk.looked).toMatchObject({ thing: "god", pinned: false });
    desk.leave();
    vi.advanceTimersByTime(60);
    expect(desk.looked).toBeNull();
    desk.describe("god", anchor());
    desk.leave();
    vi.advanceTimersByTime(1000);
    expect(desk.looked).toBeNull();
  });

  it("on a thing that means one option shows what it would do, as long as it rests there", () => {
    vi.useFakeTimers();
    asks([option("draw", "pile"), option("pass")]);
    desk.describe("pile", anchor());
    vi.advanceTimersByTime(260);
    expect(desk.pointed?.key).toBe("draw");
    desk.leave();
    vi.advanceTimersByTime(60);
    expect(desk.pointed).toBeNull();
  });

  it("does not take away what was clicked", () => {
    vi.useFakeTimers();
    asks([]);
    click("tomb");
    desk.describe("god", anchor());
    desk.leave();
    vi.advanceTimersByTime(1000);
    expect(desk.looked?.thing).toBe("tomb");
  });
});

describe("a picture of a thing", () => {
  let board: HTMLElement;
  let end: () => void;
  const attach = (thing: string): HTMLElement => {
    const node = box([0, 0, 10, 10], {}, board);
    desk.thing(thing)(node);
    return node;
  };

  beforeEach(() => {
    board = box([0, 0, 100, 100]);
    question = null;
    end = $effect.root(() => {
      $effect(() => desk.board()(board));
    });
    flushSync();
  });

  afterEach(() => end());

  it("shows what can be done with it, and no longer when the question is another", () => {
    const pile = attach("pile");
    expect([pile.getAttribute("role"), pile.hasAttribute("data-can")]).toEqual(["img", false]);
    asks([option("draw", "pile")]);
    flushSync();
    expect([pile.getAttribute("role"), pile.hasAttribute("data-can"), pile.tabIndex]).toEqual(["button", true, 0]);
    asks([]);
    flushSync();
    expect(pile.hasAttribute("data-can")).toBe(false);
  });

  it("shows what is spoken of, and what the option that is pointed at touches", () => {
    const [pile, god] = [attach("pile"), attach("god")];
    asks([option("draw", "pile")]);
    desk.pointed = option("draw", "pile");
    desk.spoken = ["god"];
    flushSync();
    expect([pile.hasAttribute("data-aim"), god.hasAttribute("data-aim")]).toEqual([true, false]);
    expect([pile.hasAttribute("data-lit"), god.hasAttribute("data-lit")]).toEqual([false, true]);
  });

  it("shows that the question is about it, as long as it is", () => {
    const [hero, pile] = [attach("hero/jason"), attach("pile")];
    asks([option("draw", "pile")]);
    question = {
      ...(question as unknown as QuestionInfo),
      message: words("ask", { figure: words("whose", { figure: { is: "thing", thing: "hero/jason" } }) }),
    };
    flushSync();
    expect([hero.hasAttribute("data-subject"), pile.hasAttribute("data-subject")]).toEqual([true, false]);
    asks([option("draw", "pile")]);
    flushSync();
    expect(hero.hasAttribute("data-subject")).toBe(false);
  });

  it("shows of things that are alike as many as were marked", () => {
    const copies = [attach("card/x"), attach("card/x")];
    asks([option("x", "card/x"), option("y", "card/y")], { keys: ["x", "x", "y"], least: 2, most: 2 });
    desk.choose(option("x", "card/x"));
    flushSync();
    expect(copies.map((copy) => copy.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  });

  it("hears clicks and Enter; a click beside all things lets go", () => {
    const pile = attach("pile");
    asks([option("draw", "pile")]);
    flushSync();
    pile.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    pile.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    expect(chosen).toEqual([["draw"], ["draw"]]);
    click("tomb");
    board.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(desk.looked).toBeNull();
  });

  it("is clicked where it was pressed and released, though what was pressed is drawn anew and no click is told of", () => {
    vi.useFakeTimers();
    const place = attach("zone");
    place.append(document.createElement("i"));
    asks([option("build", "zone")]);
    flushSync();
    const mouse = (node: Element | null, name: string, clientX: number): void => {
      node?.dispatchEvent(new MouseEvent(name, { bubbles: true, clientX }));
    };
    mouse(place.firstElementChild, "mousedown", 5);
    place.replaceChildren();
    mouse(place, "mouseup", 5);
    vi.runAllTimers();
    expect(chosen).toEqual([["build"]]);

    mouse(place, "mousedown", 5); // the browser tells of it: heard once
    mouse(place, "mouseup", 5);
    mouse(place, "click", 5);
    vi.runAllTimers();
    expect(chosen).toEqual([["build"], ["build"]]);

    mouse(place, "mousedown", 5); // the end of a drag is none
    mouse(place, "mouseup", 50);
    vi.runAllTimers();
    expect(chosen.length).toBe(2);
  });
});
