/** What moves, moves from where it was to where it goes. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { places, travel } from "../../src/pieces/moves";
import { box, lies } from "../boxes";

type Frames = readonly { readonly transform: string }[];
interface Timing {
  readonly duration: number;
}

let animate: ReturnType<typeof vi.fn<(frames: Frames, timing: Timing) => Partial<Animation>>>;
let ended: Partial<Animation>;

beforeEach(() => {
  document.body.replaceChildren();
  vi.stubGlobal("SVGGraphicsElement", Boolean); // no drawings here: they need a browser's matrices
  ended = {};
  animate = vi.fn(() => ended);
});

function piece(at: Parameters<typeof box>[0], attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = box(at, attributes);
  made.animate = animate as unknown as HTMLElement["animate"];
  return made;
}

describe("a piece that lies elsewhere now", () => {
  it("travels from where it was", () => {
    const hero = piece([10, 20, 40, 40], { "data-piece": "hero" });
    const before = places(document.body);
    lies(hero, [110, 60, 20, 20]);
    travel(document.body, before, "calm");
    expect(animate.mock.calls[0]?.[0][0]?.transform).toBe("translate(-100px, -40px) scale(2)");
    expect(animate.mock.calls[0]?.[0][1]?.transform).toBe("none");
  });

  it("takes longer the farther it goes, and less when play is brisk", () => {
    const hero = piece([0, 0, 40, 40], { "data-piece": "hero" });
    const before = places(document.body);
    lies(hero, [300, 400, 40, 40]);
    travel(document.body, before, "calm");
    travel(document.body, before, "brisk");
    expect(animate.mock.calls.map(([, { duration }]) => duration)).toEqual([320 + 100, 160 + 100]);
  });

  it("is marked until it has arrived", () => {
    const hero = piece([0, 0, 40, 40], { "data-piece": "hero" });
    const before = places(document.body);
    lies(hero, [300, 0, 40, 40]);
    travel(document.body, before, "calm");
    expect(hero.dataset["moving"]).toBe("");
    ended.onfinish?.call(ended as Animation, new Event("finish") as AnimationPlaybackEvent);
    expect(hero.dataset["moving"]).toBeUndefined();
  });

  it("goes in its own pixels, where the field is zoomed", () => {
    const hero = piece([0, 0, 40, 40], { "data-piece": "hero" });
    const before = places(document.body);
    lies(hero, [100, 50, 40, 40]);
    Object.defineProperty(hero, "offsetWidth", { value: 20 });
    travel(document.body, before, "calm");
    expect(animate.mock.calls[0]?.[0][0]?.transform).toBe("translate(-50px, -25px) scale(1)");
  });
});

describe("a new piece", () => {
  it("comes from the place that it names", () => {
    box([0, 0, 50, 50], { "data-place": "draw_pile" });
    const before = places(document.body);
    piece([200, 0, 50, 50], { "data-piece": "card/7", "data-from": "draw_pile" });
    travel(document.body, before, "calm");
    expect(animate.mock.calls[0]?.[0][0]?.transform).toBe("translate(-200px, 0px) scale(1)");
  });

  it("is simply there where it names none", () => {
    const before = places(document.body);
    piece([200, 0, 50, 50], { "data-piece": "card/7" });
    travel(document.body, before, "calm");
    expect(animate).not.toHaveBeenCalled();
  });
});

describe("nothing travels", () => {
  const moved = (attributes: Readonly<Record<string, string>>, by: number): HTMLElement => {
    const hero = piece([0, 0, 40, 40], { "data-piece": "hero", ...attributes });
    const before = places(document.body);
    lies(hero, [by, 0, 40, 40]);
    travel(document.body, before, "calm");
    return hero;
  };

  it("that has only made room", () => {
    moved({}, 9);
    expect(animate).not.toHaveBeenCalled();
    document.body.replaceChildren();
    moved({}, 11);
    expect(animate).toHaveBeenCalledOnce();
  });

  it("that waits out of sight", () => {
    moved({ "data-away": "" }, 300);
    expect(animate).not.toHaveBeenCalled();
  });

  it("where nothing may move", () => {
    const hero = piece([0, 0, 40, 40], { "data-piece": "hero" });
    const before = places(document.body);
    lies(hero, [300, 0, 40, 40]);
    travel(document.body, before, "none");
    expect(animate).not.toHaveBeenCalled();
  });
});

describe("where everything is", () => {
  it("is noted by piece and by place; not of what cannot be seen", () => {
    box([1, 2, 3, 4], { "data-piece": "a", "data-place": "b" });
    box([0, 0, 0, 0], { "data-piece": "flat" });
    box([0, 0, 5, 5], { "data-piece": "" });
    box([0, 0, 5, 5], { "data-piece": "gone", "data-away": "" });
    const found = places(document.body);
    expect([...found.keys()]).toEqual(["piece:a", "place:b"]);
    expect(found.get("place:b")).toMatchObject({ left: 1, top: 2, width: 3, height: 4 });
  });
});
