/** What happened since one's last turn, once more. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../src/state/settings.svelte";
import { Past } from "../../src/table/past.svelte";
import type { Line, Scene } from "../../src/wire/messages";
import { words } from "../../src/words/reader";

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "quick";
});
afterEach(() => {
  settings.pace = null;
  vi.useRealTimers();
});

it("goes from scene to scene with what was told until then, and back to the present", () => {
  const scenes = [1, 2, 3].map((choices) => ({ choices, view: { at: choices } }) as unknown as Scene);
  const log: Line[] = [1, 2, 3].map((after) => ({ after, message: words("told") }));
  const ended = vi.fn();
  const past = new Past(scenes, log, ended);

  expect([past.view, past.lines.length]).toEqual([{ at: 1 }, 1]);
  vi.advanceTimersByTime(600);
  expect([past.view, past.lines.length]).toEqual([{ at: 2 }, 2]);
  vi.advanceTimersByTime(600);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600);
  expect(ended).toHaveBeenCalledOnce();
});

it("stops where somebody has seen enough", () => {
  const ended = vi.fn();
  new Past([], [], ended).stop();
  vi.advanceTimersByTime(5000);
  expect(ended).not.toHaveBeenCalled();
});
