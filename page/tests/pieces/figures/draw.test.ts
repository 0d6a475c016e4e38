/** The language in which figures are drawn. */
import { describe, expect, it } from "vitest";
import { draw } from "../../../src/pieces/figures/draw";
import { CREATURES, EMBLEMS } from "../../../src/pieces/figures/all";
import { PARTS } from "../../../src/pieces/figures/parts";

const only = (text: string, parts: Readonly<Record<string, string>> = {}) => draw(text, parts)[0];

describe("a shape", () => {
  it("with sharp corners is drawn straight", () => {
    expect(only("C 0,0! 6,0! 6,6!")).toEqual({
      kind: "fill",
      ink: "glaze",
      d: "M0 0C1 0 5 0 6 0C6 1 6 5 6 6C5 5 1 1 0 0Z",
    });
  });

  it("without them is passed smoothly: at a corner it runs along its neighbours", () => {
    expect(only("C 0,0 6,0 6,6 0,6")?.d.startsWith("M0 0C1 -1 5 -1 6 0")).toBe(true);
  });

  it("that is a disc is a circle around its middle", () => {
    expect(only("O 10,10,4")?.d).toBe("M6 10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z");
  });

  it("that is a limb is as wide as its joints say, on both sides", () => {
    expect(only("L 0,0,2 10,0,2")?.d).toMatch(/^M-2 0C.* 0 -2C.* 10 -2C.* 12 0C.* 10 2C.* 0 2C/);
  });

  it("that is an eye is a ring with a pupil, a limb with scales a limb with lines across", () => {
    expect(draw("E 5,5,3", {}).map((shape) => [shape.kind, shape.ink])).toEqual([
      ["line", "ground"],
      ["fill", "ground"],
    ]);
    const [limb, scales] = draw("S 0,0,2 12,0,2", {});
    expect(limb).toEqual(only("L 0,0,2 12,0,2"));
    expect(scales?.d.match(/M/g)).toHaveLength(2);
  });

  it("has the ink that its first letter says; a line is incised where none is said", () => {
    expect(
      ["wO 1,1,1", "rO 1,1,1", "gO 1,1,1", "kO 1,1,1", "I 0,0 1,1", "rI 0,0 1,1"].map((text) => only(text)?.ink),
    ).toEqual(["white", "red", "gold", "ground", "ground", "red"]);
  });

  it("goes on on the next line, where that begins with a number", () => {
    expect(draw("C 0,0! 6,0!\n  6,6! -1,6!\nO 1,1,1", {})).toEqual(draw("C 0,0! 6,0! 6,6! -1,6!\nO 1,1,1", {}));
  });

  it("that nobody knows is said to be unknown", () => {
    expect(() => draw("X 1,1", {})).toThrow("no such shape: X 1,1");
  });
});

describe("a part of another figure", () => {
  it("is moved and sized", () => {
    expect(draw("use dot 10,20,2", { dot: "O 1,2,3" })).toEqual(draw("O 12,24,6", {}));
  });

  it("is turned round by a negative size", () => {
    expect(draw("use dot 10,20,-2", { dot: "O 1,2,3" })).toEqual(draw("O 8,24,6", {}));
  });
});

describe("every figure of the page", () => {
  const all = { ...CREATURES, ...EMBLEMS };

  it.each(Object.keys(all))("%s can be drawn, with numbers alone", (name) => {
    const shapes = draw(all[name] ?? "", { ...PARTS, ...all });
    expect(shapes.length).toBeGreaterThan(0);
    for (const { d } of shapes) expect(d).toMatch(/^M[-\d. MCLQaZ]+$/);
  });
});
