/**
 * A small language for drawing black-figure silhouettes, and its translation to SVG paths.
 *
 * One shape a line: a letter, then points `x,y`. A `!` after a point makes it a sharp corner; all others are passed
 * smoothly. A line that begins with a number goes on with the one before.
 *   C  closed contour          L  limb: points `x,y,w` with half its width; round at both ends
 *   S  limb with scales        I  incised line
 *   O  disc `x,y,r`            E  eye: an incised ring `x,y,r` with its pupil
 * Before the letter, an ink: nothing for glaze, `w` for added white, `r` for added red, `g` for gold, `k` for the
 * ground.
 * `use part x,y,scale` draws a part of another figure there; a negative scale turns it round.
 */

export type Ink = "glaze" | "white" | "red" | "gold" | "ground";

export interface Shape {
  readonly kind: "fill" | "line";
  readonly ink: Ink;
  readonly d: string;
}

interface Point {
  x: number;
  y: number;
  w: number;
  sharp: boolean;
}

const INKS: Readonly<Record<string, Ink>> = { w: "white", r: "red", g: "gold", k: "ground" };

function points(words: readonly string[]): Point[] {
  return words.map((word) => {
    const sharp = word.endsWith("!");
    const [x = 0, y = 0, w = 0] = (sharp ? word.slice(0, -1) : word).split(",").map(Number);
    return { x, y, w, sharp };
  });
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A smooth curve through all points (Catmull-Rom as Bézier curves). */
function curve(ps: readonly Point[], closed: boolean): string {
  const count = ps.length;
  const at = (i: number): Point => {
    const j = closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1);
    return ps[j] as Point;
  };
  let d = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, a, b, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = a.sharp ? lean(a, b, a) : lean(before, b, a);
    const c2 = b.sharp ? lean(b, a, b) : lean(after, a, b);
    d += `C${n(c1.x)} ${n(c1.y)} ${n(c2.x)} ${n(c2.y)} ${n(b.x)} ${n(b.y)}`;
  }
  return closed ? d + "Z" : d;
}

/** The handle at `at` of a curve that runs from `from` to `to`. */
function lean(from: Point, to: Point, at: Point): { x: number; y: number } {
  return { x: at.x + (to.x - from.x) / 6, y: at.y + (to.y - from.y) / 6 };
}

/** The outline of a limb: both sides of its spine, round at the ends. */
function outline(spine: readonly Point[]): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach((p, i) => {
    const a = spine[Math.max(i - 1, 0)] as Point;
    const b = spine[Math.min(i + 1, spine.length - 1)] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    left.push({ x: p.x + uy * p.w, y: p.y - ux * p.w, w: 0, sharp: false });
    right.push({ x: p.x - uy * p.w, y: p.y + ux * p.w, w: 0, sharp: false });
    if (i === 0) left.unshift({ x: p.x - ux * p.w, y: p.y - uy * p.w, w: 0, sharp: false });
    if (i === spine.length - 1) left.push({ x: p.x + ux * p.w, y: p.y + uy * p.w, w: 0, sharp: false });
  });
  return [...left, ...right.reverse()];
}

/** Rows of scales across a limb, between its first and its last joint. */
function scales(spine: readonly Point[]): string {
  let d = "";
  for (let i = 0; i < spine.length - 1; i++) {
    const [a, b] = [spine[i] as Point, spine[i + 1] as Point];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const rows = Math.max(1, Math.round(length / 6));
    for (let row = 0; row < rows; row++) {
      const t = (row + 0.5) / rows;
      const [x, y, w] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, (a.w + (b.w - a.w) * t) * 0.78];
      const [px, py] = [uy * w, -ux * w];
      const bow = w * 0.75;
      d += `M${n(x + px)} ${n(y + py)}Q${n(x + px / 2 + ux * bow)} ${n(y + py / 2 + uy * bow)} ${n(x)} ${n(y)}`;
      d += `Q${n(x - px / 2 + ux * bow)} ${n(y - py / 2 + uy * bow)} ${n(x - px)} ${n(y - py)}`;
    }
  }
  return d;
}

function disc(p: Point, r: number): string {
  return `M${n(p.x - r)} ${n(p.y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

/** One line of a drawing as shapes. */
function shapesOf(line: string, parts: Readonly<Record<string, string>>): Shape[] {
  const [head = "", ...rest] = line.split(/\s+/);
  if (head === "use") return used(rest, parts);
  const letter = head.slice(-1);
  const ink = INKS[head.slice(0, -1)] ?? "glaze";
  const ps = points(rest);
  const first = ps[0] as Point;
  switch (letter) {
    case "C":
      return [{ kind: "fill", ink, d: curve(ps, true) }];
    case "L":
      return [{ kind: "fill", ink, d: curve(outline(ps), true) }];
    case "S":
      return [
        { kind: "fill", ink, d: curve(outline(ps), true) },
        { kind: "line", ink: "ground", d: scales(ps) },
      ];
    case "I":
      return [{ kind: "line", ink: ink === "glaze" ? "ground" : ink, d: curve(ps, false) }];
    case "O":
      return [{ kind: "fill", ink, d: disc(first, first.w) }];
    case "E":
      return [
        { kind: "line", ink: "ground", d: disc(first, first.w) },
        { kind: "fill", ink: "ground", d: disc(first, first.w * 0.4) },
      ];
    default:
      throw new Error(`no such shape: ${line}`);
  }
}

/** A part moved, sized and perhaps turned round: its numbers are changed before it is drawn. */
function used(rest: readonly string[], parts: Readonly<Record<string, string>>): Shape[] {
  const [name = "", place = "0,0,1"] = rest;
  const [dx = 0, dy = 0, scale = 1] = place.split(",").map(Number);
  const size = Math.abs(scale);
  const moved = (parts[name] ?? "").replace(
    /(-?[\d.]+),(-?[\d.]+)(?:,([\d.]+))?/g,
    (_, x: string, y: string, w?: string) => {
      const end = w === undefined ? "" : `,${Number(w) * size}`;
      return `${dx + Number(x) * scale},${dy + Number(y) * size}${end}`;
    },
  );
  return draw(moved, parts);
}

/** A drawing as the shapes to be painted, the first ones first. */
export function draw(text: string, parts: Readonly<Record<string, string>>): Shape[] {
  return text
    .split(/\n(?!\s*[-.\d])/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .flatMap((line) => shapesOf(line, parts));
}
