/** Short notes at the edge of the page. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { complaint, notes } from "../../src/state/notes.svelte";
import { Trouble } from "../../src/wire/http";
import { RefusedError } from "../../src/wire/socket";
import { words } from "../../src/words/reader";

beforeEach(() => {
  vi.useFakeTimers();
  for (const { id } of notes.all) notes.drop(id);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("notes", () => {
  it("are three at most, the newest last, and go away by themselves", () => {
    for (const text of ["a", "b", "c", "d"]) notes.tell(text);
    expect(notes.all.map(({ message }) => message)).toEqual(["b", "c", "d"]);
    vi.advanceTimersByTime(7000);
    expect(notes.all).toEqual([]);
  });

  it("of what went wrong are marked so", () => {
    notes.complain(new Error("anything"));
    expect(notes.all.map(({ kind }) => kind)).toEqual(["bad"]);
  });
});

describe("what an error says", () => {
  const reason = words("not-now");

  it("is the server's reason, else its text, else that something is broken", () => {
    expect(complaint(new RefusedError(reason))).toBe(reason);
    expect(complaint(new Trouble("Full.", reason, 409))).toBe(reason);
    expect(complaint(new Trouble("Full.", null, 409))).toBe("Full.");
    expect(complaint(new TypeError("x"))).toEqual(words("page-broken"));
  });
});
