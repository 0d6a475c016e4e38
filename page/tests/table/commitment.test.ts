/** What a table promises about chance. */
import { beforeEach, describe, expect, it } from "vitest";
import { promiseHolds, remember, shownAtFirst } from "../../src/table/commitment";
import type { TableInfo } from "../../src/wire/messages";

// As `agon.kernel.chance` binds a seed.
const SEED = "corinth";
const COMMITMENT = "1a629524229920b87144d6e13123615b73f286e5a01a395f2ba6d65dbab14427";

const table = (more: Partial<TableInfo> = {}): TableInfo =>
  ({ id: "abc", stage: "playing", seed: null, commitment: COMMITMENT, ...more }) as TableInfo;

beforeEach(() => localStorage.clear());

describe("the promise", () => {
  it("holds when the seed gives the commitment that was shown", () => {
    remember(table());
    expect(promiseHolds(table({ stage: "over", seed: SEED }))).toBe(true);
  });

  it("is broken by another seed", () => {
    expect(promiseHolds(table({ seed: "corinth " }))).toBe(false);
  });

  it("is broken by another commitment than at first, even if seed and commitment fit", () => {
    remember(table({ commitment: "another" }));
    expect(promiseHolds(table({ stage: "over", seed: SEED }))).toBe(false);
  });

  it("is not proved before the seed is told", () => {
    expect(promiseHolds(table())).toBe(false);
  });
});

describe("what a device remembers of a table", () => {
  it("is what it saw first", () => {
    remember(table({ commitment: "first" }));
    remember(table({ commitment: "second" }));
    expect(shownAtFirst("abc")).toBe("first");
  });

  it("is nothing where the match was over already", () => {
    remember(table({ stage: "over" }));
    expect(shownAtFirst("abc")).toBeNull();
  });
});
