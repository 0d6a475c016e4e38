/** Tables that were taken off the list of this device. */
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const visit = async () => (await import("../../src/state/shelved.svelte")).shelved;

it("stay off the list on the next visit, unless they were put back", async () => {
  const first = await visit();
  first.add("a");
  first.add("b");
  first.remove("a");
  vi.resetModules();
  const next = await visit();
  expect([next.has("a"), next.has("b")]).toEqual([false, true]);
});

it("are forgotten after five hundred others, the oldest first", async () => {
  const first = await visit();
  for (let i = 0; i <= 500; i++) first.add(`t${i}`);
  vi.resetModules();
  const next = await visit();
  expect([next.has("t0"), next.has("t1"), next.has("t500")]).toEqual([false, true, true]);
});
