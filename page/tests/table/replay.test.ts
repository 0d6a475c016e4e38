/** A match that is over, seen again. */
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { requests } from "../../src/state/speech.svelte";
import { momentOf, Replay } from "../../src/table/replay.svelte";
import type { Frame, Timeline } from "../../src/wire/messages";

const LAST = 100;

let frames: MockInstance<typeof requests.frames>;
let timeline: MockInstance<typeof requests.timeline>;

beforeEach(() => {
  frames = vi.spyOn(requests, "frames");
  timeline = vi.spyOn(requests, "timeline").mockImplementation((_, seat) =>
    Promise.resolve({
      choices: Array.from({ length: LAST }),
      log: [0, 1, 2].map((after) => ({ after, seat })),
    } as unknown as Timeline),
  );
  frames.mockImplementation((_, seat, first, count) =>
    Promise.resolve({
      seat,
      frames: Array.from({ length: count }, (__, at) => ({ choices: first + at, seat }) as unknown as Frame),
    }),
  );
});

afterEach(() => vi.useRealTimers());

describe("an address", () => {
  it("names a moment, and from where it is seen", () => {
    expect(momentOf("40", "1")).toEqual({ at: 40, seat: 1 });
    expect(momentOf("40", null)).toEqual({ at: 40, seat: -1 });
    expect(momentOf("40", "x")).toEqual({ at: 40, seat: -1 });
  });

  it.each([null, "", "x", "-1", "1234567"])("%j names none", (at) => {
    expect(momentOf(at, "1")).toBeNull();
  });

  it("is given for the moment that is shown", async () => {
    expect((await Replay.open("abc", 1, 40)).path).toBe("/t/abc?at=40&from=1");
    expect((await Replay.open("abc", -1, 40)).path).toBe("/t/abc?at=40");
  });
});

describe("a replay", () => {
  it("shows the moment asked for, and no later one than there is", async () => {
    const replay = await Replay.open("abc", -1, 9999);
    expect([replay.at, replay.frame?.choices]).toEqual([LAST, LAST]);
    replay.go(-5);
    expect(replay.at).toBe(0);
    replay.go(9999);
    expect(replay.at).toBe(LAST);
  });

  it("asks for each stretch once", async () => {
    const replay = await Replay.open("abc", -1, 0);
    replay.go(10);
    replay.go(12);
    replay.go(30);
    replay.go(31);
    expect(frames.mock.calls.map(([, , first]) => first)).toEqual([0, 40]);
  });

  it("shows the nearest moment before, while one is on its way", async () => {
    const replay = await Replay.open("abc", -1, 0);
    replay.go(79);
    expect(replay.frame?.choices).toBe(39);
  });

  it("tells only what has happened by then", async () => {
    const replay = await Replay.open("abc", -1, 1);
    expect(replay.log.map(({ after }) => after)).toEqual([0, 1]);
  });

  it("is seen from another seat with that seat's moments alone", async () => {
    const replay = await Replay.open("abc", 0, 5);
    await replay.look(1);
    expect([replay.seat, replay.wanted]).toEqual([1, 1]);
    expect(replay.frame).toMatchObject({ choices: 5, seat: 1 });
  });

  it("stays where it is when another seat cannot be had", async () => {
    const replay = await Replay.open("abc", 0, 5);
    timeline.mockRejectedValueOnce(new Error("no"));
    await replay.look(1);
    expect([replay.seat, replay.wanted]).toEqual([0, 0]);
  });

  it("plays on by itself to the end, and from the start again", async () => {
    vi.useFakeTimers();
    const replay = await Replay.open("abc", -1, LAST - 2);
    replay.play();
    vi.advanceTimersByTime(1800);
    expect([replay.at, replay.playing]).toEqual([LAST, false]);
    replay.play();
    expect([replay.at, replay.playing]).toEqual([0, true]);
    replay.play();
    vi.advanceTimersByTime(5000);
    expect([replay.at, replay.playing]).toEqual([0, false]);
  });
});
