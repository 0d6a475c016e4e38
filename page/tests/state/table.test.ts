/** One table as this page knows it, with a server that says what a test says. */
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { settings } from "../../src/state/settings.svelte";
import { Table } from "../../src/state/table.svelte";
import { speech } from "../../src/state/speech.svelte";
import type { Line, Scene, State, Update } from "../../src/wire/messages";
import { TableSocket } from "../../src/wire/socket";
import { words } from "../../src/words/reader";

type Reply = Awaited<ReturnType<TableSocket["send"]>>;

let table: Table;
let send: MockInstance<TableSocket["send"]>;

function scene(version: number, more: Partial<Scene> = {}): Scene {
  return {
    version,
    choices: version,
    seat: 0,
    now: Date.now(),
    question: null,
    undo: [],
    joined: [],
    table: { id: "abc", stage: "playing", commitment: "c" },
    ...more,
  } as unknown as Scene;
}

const asking = (version: number, id: string, ...keys: string[]): Scene =>
  scene(version, {
    question: { id, at: version, options: keys.map((key) => ({ key })) } as unknown as NonNullable<Scene["question"]>,
  });
const line = (after: number, id: string): Line => ({ after, message: words(id) });
const state = (now: Scene): State =>
  ({ type: "state", scene: now, first: 0, log: [{ after: 0 }], chat: [] }) as unknown as State;
const update = (since: number, now: Scene, more: Partial<Update> = {}): Update => ({
  type: "update",
  since,
  scene: now,
  keep: since,
  log: [line(now.version, "told")],
  chat: [],
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal(
    "WebSocket",
    class {
      close = () => undefined;
    },
  );
  send = vi.spyOn(TableSocket.prototype, "send").mockResolvedValue({ type: "done" } as Reply);
  settings.motion = "calm";
  table = new Table("abc", null);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const sent = () => send.mock.calls.map(([message]) => message);

describe("a long log", () => {
  const later = (first: number, ...afters: number[]): State =>
    ({ type: "state", scene: scene(9), first, log: afters.map((after) => ({ after })), chat: [] }) as unknown as State;
  const page = (first: number, ...afters: number[]): Reply =>
    ({ type: "earlier", first, log: afters.map((after) => ({ after })) }) as unknown as Reply;
  const afters = () => table.log.map((line) => line.after);

  it("is read page by page, back to the start", async () => {
    table.state(later(7, 7, 8));
    send.mockResolvedValueOnce(page(3, 3, 5)).mockResolvedValueOnce(page(0, 0, 1));
    await table.readAll();
    expect([table.first, afters()]).toEqual([0, [0, 1, 3, 5, 7, 8]]);
    expect(sent()).toEqual([
      { type: "ask_earlier", before: 7 },
      { type: "ask_earlier", before: 3 },
    ]);
  });

  it("begins where a choice was taken back, if that is older", () => {
    table.state(later(7, 7, 8));
    table.update(update(9, scene(10, { choices: 5 }), { keep: 4, log: [] }));
    table.hurry();
    expect([table.first, afters()]).toEqual([5, []]);
  });

  it("is left alone when it has become another one meanwhile", async () => {
    table.state(later(7, 7, 8));
    send.mockImplementationOnce(() => {
      table.state(later(2, 2));
      return Promise.resolve(page(3, 3));
    });
    await table.readAll();
    expect([table.first, afters()]).toEqual([2, [2]]);
  });
});

describe("moves of others", () => {
  it("are shown one after the other, each for a while", () => {
    table.state(state(scene(1)));
    for (const version of [2, 3, 4]) table.update(update(version - 1, scene(version)));
    expect([table.scene?.version, table.behind]).toEqual([2, 2]);
    vi.advanceTimersByTime(650);
    expect(table.scene?.version).toBe(3);
    vi.advanceTimersByTime(650);
    expect([table.scene?.version, table.pending]).toEqual([4, 0]);
  });

  it("stay long enough to be read before somebody does something else", () => {
    speech.texts.add("deed-of-others = Done.\n    .deed = Done\n");
    table.state(state(scene(1)));
    table.update(update(1, scene(2)));
    table.update(update(2, scene(3), { log: [line(3, "deed-of-others")] }));
    vi.advanceTimersByTime(650);
    expect(table.scene?.version).toBe(2);
    vi.advanceTimersByTime(1200);
    expect(table.scene?.version).toBe(3);
  });

  it("are shown at once to those who want it so", () => {
    settings.pace = "off";
    table.state(state(scene(1)));
    for (const version of [2, 3, 4]) table.update(update(version - 1, scene(version)));
    settings.pace = null;
    expect([table.scene?.version, table.behind]).toEqual([4, 0]);
  });

  it("are kept until one has chosen again, to be seen once more", () => {
    table.state(state(scene(1, { last: 1 })));
    for (const version of [2, 3]) table.update(update(version - 1, scene(version, { last: 1 })));
    table.hurry();
    expect(table.past.map(({ version }) => version)).toEqual([1, 2, 3]);
    table.update(update(3, scene(4, { last: 4 })));
    expect(table.past.map(({ version }) => version)).toEqual([4]);
  });

  it("are all there at once when somebody is in a hurry", () => {
    table.state(state(scene(1)));
    for (const version of [2, 3, 4]) table.update(update(version - 1, scene(version)));
    table.hurry();
    expect([table.scene?.version, table.behind, table.log.length]).toEqual([4, 0, 4]);
  });

  it("are all there at once when they are too many to be watched", () => {
    table.state(state(scene(1)));
    for (let version = 2; version < 40; version++) table.update(update(version - 1, scene(version)));
    expect(table.scene?.version).toBeGreaterThan(25);
  });

  it("that do not follow what is known are asked for anew", () => {
    table.state(state(scene(1)));
    table.update(update(5, scene(6)));
    expect(sent()).toEqual([{ type: "sync" }]);
    expect(table.scene?.version).toBe(1);
  });

  it("that are taken back take their lines along", () => {
    table.state(state(scene(1)));
    table.update(update(1, scene(2)));
    vi.advanceTimersByTime(650);
    table.update(update(2, scene(3), { keep: 0, log: [] }));
    expect(table.log.map(({ after }) => after)).toEqual([0]);
  });
});

describe("a choice", () => {
  it("goes to the server with the question that it answers, and only one at a time", async () => {
    table.state(state(asking(7, "ask", "a", "b")));
    const first = table.choose(["a", "b"]);
    void table.choose(["b"]);
    expect(table.busy).toBe(true);
    await first;
    expect(sent()).toEqual([{ type: "choose", seat: 0, at: 7, key: "a", also: ["b"] }]);
    expect(table.busy).toBe(false);
  });

  it("is none where nothing is asked", async () => {
    table.state(state(scene(1)));
    await table.choose(["a"]);
    expect(sent()).toEqual([]);
  });
});

describe("a standing order", () => {
  it("says which question it answers, and until when", async () => {
    table.state(state(asking(3, "react", "pass")));
    await table.order("round");
    await table.withdraw(0, "react");
    expect(sent()).toEqual([
      { type: "order", seat: 0, at: 3, until: "round" },
      { type: "withdraw", seat: 0, kind: "react" },
    ]);
  });

  it("is none where nothing is asked", async () => {
    table.state(state(scene(1)));
    await table.order("turn");
    expect(sent()).toEqual([]);
  });
});

describe("what can be taken back", () => {
  it("is first what is free, then one's own", () => {
    const [own, other] = [
      { seat: 0, level: "consent" },
      { seat: 1, level: "consent" },
    ];
    const free = { seat: 2, level: "free" };
    const undo = (...all: object[]) => {
      table.state(state(scene(1, { undo: all as Scene["undo"] })));
      return table.undo;
    };
    expect(undo(other, own, free)).toBe(free);
    expect(undo(other, own)).toBe(own);
    expect(undo(other)).toBe(other);
    expect(undo()).toBeNull();
  });
});
