import { describe, expect, it } from "vitest";
import { leftWords, PACES, timeWords } from "../../src/parts/pace";
import type { Reader } from "../../src/words/reader";

const reader = {
  text: (id: string, values: Record<string, string | number> = {}) => [id, ...Object.values(values)].join(" "),
} as unknown as Reader;

describe("what is left of somebody's time", () => {
  it.each([
    [61_000, "1:01"],
    [800, "0:01"],
    [0, "0:00"],
    [-5000, "0:00"],
    [3_600_000, "60:00"],
    [2 * 3_600_000, "clock-hours 2"],
    [47 * 3_600_000, "clock-hours 47"],
    [49 * 3_600_000, "clock-days 2"],
  ])("%i ms: %s", (milliseconds, said) => {
    expect(leftWords(milliseconds, reader)).toBe(said);
  });
});

it("says how long a choice may take", () => {
  expect(timeWords(PACES.none, reader)).toBe("pace-none");
  expect(timeWords(PACES.steady, reader)).toBe("pace-live 60 15");
  expect(timeWords(PACES.days, reader)).toBe("pace-days 3");
});
