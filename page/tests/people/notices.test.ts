import { expect, it } from "vitest";
import { clockTime, minuteOf } from "../../src/people/notices.svelte";
import { readable } from "../../src/state/offline";
import type { Games } from "../../src/wire/messages";

it("writes minutes of a day as fields for times do, and reads them", () => {
  expect(clockTime(61)).toBe("01:01");
  expect(minuteOf("23:59")).toBe(1439);
  expect(minuteOf("")).toBe(0);
  expect(minuteOf("25:00")).toBe(0);
});

it("knows all that can be read without a network", () => {
  const games = { games: [{ id: "toy", books: ["toy"], modules: [{ books: ["extra"] }] }] } as unknown as Games;
  const paths = readable(games);
  for (const path of ["/api/games", "/api/texts/fr/toy", "/api/rules/extra", "/api/games/toy/catalogue"])
    expect(paths).toContain(path);
});
