/** The map of Greece as it is drawn. */
import { describe, expect, it } from "vitest";
import { ARMIES, landLook, LANDS } from "../../../src/boards/hellas/armies";
import { coast, corners } from "../../../src/boards/hellas/coast";
import { ERRANDS, LANDINGS, ROUTE } from "../../../src/boards/hellas/persian_invasion/tables";
import { REGIONS, type Spot } from "../../../src/boards/hellas/spots";

/** Whether a spot lies within a polygon, or at most so far from it. */
function within([x, y]: Spot, polygon: string, slack = 0): boolean {
  const ring = corners(polygon);
  const edges = ring.map((a, index) => [a, ring[(index + 1) % ring.length] as Spot] as const);
  const crossed = edges.filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  );
  const far = edges.map(([[ax, ay], [bx, by]]) => {
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    return Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y);
  });
  return crossed.length % 2 === 1 || Math.min(...far) <= slack;
}

const points = (path: string): string[] => path.slice(1, -1).split("L");

describe("a region", () => {
  it.each(Object.entries(REGIONS))("%s has what stands in it within its borders", (_, region) => {
    const spots = [region.units, region.figure, region.token, ...Object.values(region.sites)];
    expect(spots.filter((spot) => !within(spot, region.polygon, 8))).toEqual([]);
  });

  it("lies on the map", () => {
    const all = Object.values(REGIONS).flatMap(({ polygon }) => corners(polygon).flat());
    expect([Math.min(...all), Math.max(...all)].map((one) => one >= 0 && one <= 1000)).toEqual([true, true]);
  });

  it("shares no ground with another: none's army stands in two", () => {
    const doubled = Object.entries(REGIONS).filter(
      ([, { units }]) => Object.values(REGIONS).filter(({ polygon }) => within(units, polygon)).length > 1,
    );
    expect(doubled).toEqual([]);
  });
});

describe("a coast", () => {
  it("goes through all corners, and is bent between them", () => {
    const { polygon } = REGIONS["crete"] as { polygon: string };
    const path = coast(polygon);
    expect(path).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+Z$/);
    expect(points(path)).toEqual(expect.arrayContaining(corners(polygon).map(([x, y]) => `${x} ${y}`)));
    expect(points(path).length).toBeGreaterThan(2 * corners(polygon).length);
  });

  it("is the same whichever neighbour it is drawn for", () => {
    const [one, other] = ["0,0 300,40 320,300", "320,300 300,40 600,0"].map(
      (polygon) => new Set(points(coast(polygon))),
    );
    const shared = [...(one ?? [])].filter((point) => other?.has(point));
    expect(shared.length).toBeGreaterThan(5); // the two corners, and all that is between them
  });
});

describe("the campaign", () => {
  it("goes through regions that there are, in rows without a gap", () => {
    const named = [...ROUTE, ...LANDINGS.map(([, , , region]) => region)];
    expect(named.filter((region) => !(region in REGIONS))).toEqual([]);
    for (const table of [LANDINGS, ERRANDS]) {
      expect(table.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))).toEqual(
        Array.from({ length: 24 }, (_, i) => i + 1),
      );
    }
  });
});

describe("armies and lands", () => {
  it("differ in shape or pattern, not in colour alone", () => {
    expect(new Set(Object.values(ARMIES).map(({ shape }) => shape)).size).toBe(4);
    expect(new Set(Object.values(LANDS).map(({ hatch, every, turn }) => `${hatch} ${every} ${turn}`)).size).toBe(5);
  });

  it("a land nobody has heard of is brown", () => {
    expect(landLook("land/red")).toBe(LANDS["red"]);
    expect(landLook("land/atlantis")).toBe(LANDS["brown"]);
  });
});
