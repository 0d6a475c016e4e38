/**
 * Straight borders made into coasts: every edge is bent the same way wherever it is drawn, so that neighbours still
 * meet.
 */
import { REGIONS, type Spot } from "./spots";

export function corners(polygon: string): Spot[] {
  return polygon.split(" ").map((pair) => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y] as const;
  });
}

const edge = (a: Spot, b: Spot): string => [a, b].map(String).sort().join(" ");

/** How often each edge is drawn: twice between two regions, once at the sea. */
const uses = new Map<string, number>();
for (const { polygon } of Object.values(REGIONS)) {
  const ring = corners(polygon);
  ring.forEach((a, index) => {
    const key = edge(a, ring[(index + 1) % ring.length] as Spot);
    uses.set(key, (uses.get(key) ?? 0) + 1);
  });
}

/** The same number for the same place, between -1 and 1. */
function noise(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** The points between two corners, without the last: halved again and again, each middle moved a little aside. */
function bent(a: Spot, b: Spot, wild: number): Spot[] {
  // Always from the same end, whichever region asks.
  const turned = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const [from, to] = turned ? [b, a] : [a, b];
  let line: Spot[] = [from, to];
  for (let depth = 0; depth < 3; depth++) {
    line = line.flatMap((point, index) => {
      const next = line[index + 1];
      if (next === undefined) return [point];
      const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
      const length = Math.hypot(dx, dy);
      if (length < 9) return [point];
      const aside = noise(point[0] + next[0], point[1] + next[1]) * wild;
      return [point, [(point[0] + next[0]) / 2 - dy * aside, (point[1] + next[1]) / 2 + dx * aside] as const];
    });
  }
  if (turned) line.reverse();
  return line.slice(0, -1);
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A polygon of the map as a path with the coasts it has. */
export function coast(polygon: string): string {
  const ring = corners(polygon);
  const points = ring.flatMap((a, index) => {
    const b = ring[(index + 1) % ring.length] as Spot;
    return bent(a, b, (uses.get(edge(a, b)) ?? 1) > 1 ? 0.1 : 0.2);
  });
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}
