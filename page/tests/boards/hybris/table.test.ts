/** The Mortal World as it is drawn, and views that settle. */
import { describe, expect, it } from "vitest";
import { CITIES, LINKS, MAP, pathOf, SPACES } from "../../../src/boards/hybris/map";
import { settling } from "../../../src/boards/hybris/settling";
import { called, type Hybris } from "../../../src/boards/hybris/table";
import { Reader } from "../../../src/words/reader";
import { Texts } from "../../../src/words/texts";

describe("the map", () => {
  it("has every Link end at the edge of two spaces", () => {
    const half = MAP.tile / 2;
    const atSpace = ([x, y]: readonly [number, number]): boolean =>
      Object.values(SPACES).some(([sx, sy]) => Math.max(Math.abs(x - sx), Math.abs(y - sy)) === half);
    const loose = Object.entries(LINKS).filter(
      ([, line]) => ![line[0], line.at(-1)].every((end) => end && atSpace(end)),
    );
    expect(loose).toEqual([]);
  });

  it("has every space belong to a City, and no two on each other", () => {
    expect(Object.keys(SPACES).filter((space) => !(space.replace(/_\d$/, "") in CITIES))).toEqual([]);
    const all = Object.values(SPACES);
    const apart = all.every(([ax, ay], i) =>
      all.slice(i + 1).every(([bx, by]) => Math.max(Math.abs(ax - bx), Math.abs(ay - by)) >= MAP.tile),
    );
    expect(apart).toBe(true);
  });

  it("draws a path through its corners", () => {
    expect(
      pathOf([
        [1, 2],
        [3, 4],
        [5, 6],
      ]),
    ).toBe("M1 2L3 4L5 6");
  });
});

describe("a view that settles", () => {
  it("keeps every part that did not change as the same object", () => {
    const settle = settling<{ a: { n: number }; list: { n: number }[] }>();
    const first = settle({ a: { n: 1 }, list: [{ n: 1 }, { n: 2 }] });
    const next = settle({ a: { n: 1 }, list: [{ n: 1 }, { n: 3 }] });
    expect(next).toEqual({ a: { n: 1 }, list: [{ n: 1 }, { n: 3 }] });
    expect(next).not.toBe(first);
    expect([next.a === first.a, next.list === first.list, next.list[0] === first.list[0]]).toEqual([true, false, true]);
    expect(settle({ a: { n: 1 }, list: [{ n: 1 }, { n: 3 }] })).toBe(next);
  });

  it("notices what is gone", () => {
    const settle = settling<{ list: number[]; more?: number }>();
    settle({ list: [1, 2], more: 1 });
    expect(settle({ list: [1] })).toEqual({ list: [1] });
  });
});

describe("a figure", () => {
  it("is called by its name, and whose it is where it is somebody else's", () => {
    const texts = new Texts("en");
    texts.add("hybris-prophet-number = Prophet { $number }\nhybris-figure-of = { $figure } of { $owner }");
    const reader = new Reader(texts, {}, ["Anna", "Bo"]);
    const figures = new Map([
      ["prophet/zeus/2", { seat: 0 }],
      ["hero/ajax", { seat: 1 }],
    ]);
    const table = { reader, figures, seat: 0 } as unknown as Hybris;
    expect(called(table, "prophet/zeus/2")).toBe("Prophet 2");
    expect(called(table, "hero/ajax")).toBe("hero/ajax of Bo");
    expect(called(table, "hero/nobody")).toBe("hero/nobody");
  });
});
