/** The socket of one table, with a server that says what a test says. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL, type Judged, type State, type Update } from "../../src/wire/messages";
import { RefusedError, TableSocket, type Line } from "../../src/wire/socket";

class Wire {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Wire[] = [];

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: URL) {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = Wire.CLOSED;
    this.onclose?.();
  }

  // -- what the server does

  opens(): this {
    this.readyState = Wire.OPEN;
    this.onopen?.();
    return this;
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const WORDS = { is: "words", id: "table-not-now", args: {} } as const;

let lines: Line[];
let heard: (State | Update | Judged)[];
let socket: TableSocket;

const wire = (): Wire => Wire.all.at(-1) as Wire;
const open = (): Wire => {
  wire().opens().says({ type: "state" });
  return wire();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  lines = [];
  heard = [];
  socket = new TableSocket(
    "abc",
    {
      state: (state) => heard.push(state),
      update: (update) => heard.push(update),
      judged: (message) => heard.push(message),
      connection: (line) => lines.push(line),
    },
    2,
  );
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("a new socket", () => {
  it("asks for its table and its seat", () => {
    expect(wire().address.pathname).toBe("/api/tables/abc/socket");
    expect(wire().address.protocol).toMatch(/^wss?:$/);
    wire().opens();
    expect(wire().sent).toEqual([{ type: "hello", protocol: PROTOCOL, seat: 2 }]);
  });

  it("is open once the server has told the state", () => {
    wire().opens();
    expect(lines).toEqual(["connecting"]);
    wire().says({ type: "state" });
    expect(lines).toEqual(["connecting", "open"]);
    wire().says({ type: "update" });
    expect(heard.map((one) => one.type)).toEqual(["state", "update"]);
  });
});

describe("an answer", () => {
  it("goes to the message that it answers, in whatever order they come", async () => {
    const server = open();
    const [first, second] = [socket.send({ type: "ping" }), socket.send({ type: "ping" })];
    const [one, two] = server.sent.slice(-2).map((message) => message["id"]);
    server.says({ type: "pong", reply: two });
    server.says({ type: "done", reply: one });
    expect((await first).type).toBe("done");
    expect((await second).type).toBe("pong");
  });

  it("that refuses is an error with its reason", async () => {
    const server = open();
    const asked = socket.send({ type: "start" });
    server.says({ type: "refused", reply: server.sent.at(-1)?.["id"], reason: WORDS });
    await expect(asked).rejects.toEqual(new RefusedError(WORDS));
  });

  it("to nothing that was asked is passed over", () => {
    expect(() => open().says({ type: "done", reply: 99 })).not.toThrow();
  });
});

describe("a message", () => {
  it("is refused while there is no line, and when the line breaks before the answer", async () => {
    await expect(socket.send({ type: "ping" })).rejects.toThrow("page-offline");
    const server = open();
    const asked = socket.send({ type: "ping" });
    server.close();
    await expect(asked).rejects.toThrow("page-offline");
  });

  it("without an answer for long shows that the line is dead, and another one is taken", async () => {
    open();
    const asked = expect(socket.send({ type: "start" })).rejects.toThrow("page-offline");
    vi.advanceTimersByTime(14_999);
    expect(lines.at(-1)).toBe("open");
    vi.advanceTimersByTime(1);
    await asked;
    expect(lines.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(400);
    expect(Wire.all).toHaveLength(2);
  });
});

describe("after a break", () => {
  it("it comes back, later and later, and soon again once it was there", () => {
    const pauses = [400, 800, 1500, 1500, 1500];
    for (const pause of pauses) {
      wire().close();
      const before = Wire.all.length;
      vi.advanceTimersByTime(pause - 1);
      expect(Wire.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(Wire.all).toHaveLength(before + 1);
    }
    open().close();
    vi.advanceTimersByTime(400);
    expect(lines.slice(-3)).toEqual(["open", "waiting", "connecting"]);
  });

  it("it asks for the seat that was looked from last", () => {
    socket.seat = 1;
    open().close();
    vi.advanceTimersByTime(400);
    expect(wire().opens().sent[0]?.["seat"]).toBe(1);
  });

  it("it comes back at once when the network does", () => {
    open().close();
    dispatchEvent(new Event("online"));
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(Wire.all).toHaveLength(2); // and not a second time
  });
});

describe("renewed, as after sitting down", () => {
  it("it opens again without waiting, and lets the server choose the seat", () => {
    open();
    socket.renew();
    vi.advanceTimersByTime(0);
    expect(wire().opens().sent[0]?.["seat"]).toBeNull();
  });
});

describe("the end", () => {
  it("is final when the server says so", () => {
    open().says({ type: "bye", again: false, reason: WORDS });
    expect(lines.at(-1)).toBe("ended");
    wire().close();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
  });

  it("is none when the server only goes for a while", () => {
    open().says({ type: "bye", again: true, reason: WORDS });
    wire().close();
    vi.advanceTimersByTime(400);
    expect(Wire.all).toHaveLength(2);
  });

  it("is final when the table is left", () => {
    open();
    socket.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(Wire.all).toHaveLength(1);
  });
});

describe("now and then", () => {
  it("it feels whether anybody is there", () => {
    const server = open();
    vi.advanceTimersByTime(25_000);
    expect(server.sent.at(-1)?.["type"]).toBe("ping");
  });
});
