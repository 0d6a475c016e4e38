/** The socket of one table: says hello, matches answers to messages, and comes back by itself after every break. */
import {
  PROTOCOL,
  type Bye,
  type FromPage,
  type FromServer,
  type Judged,
  type Refused,
  type State,
  type Update,
  type Words,
} from "./messages";

export type Line = "connecting" | "open" | "waiting" | "ended";

/** A message to send, without the number that the socket gives it. */
export type Sending = WithoutId<Exclude<FromPage, { type: "hello" }>>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

type Reply = Exclude<FromServer, State | Update | Judged | Bye>;

export interface Listener {
  state(state: State): void;
  update(update: Update): void;
  judged(message: Judged): void;
  connection(line: Line, reason: Words | null): void;
}

const SHORTEST = 400; // milliseconds before the first attempt to come back
const LONGEST = 1500; // so that one is back within two seconds of the server
const UNSEEN = 8000; // the same while nobody looks at the page
const BEAT = 25_000; // milliseconds between two signs of life
const SOON = 4000; // how long one waits for an answer after having been away
const PATIENCE = 15_000; // without an answer to a message for so long, the line is taken for dead

/** A refusal of the server, with its reason. */
export class RefusedError extends Error {
  constructor(readonly reason: Words) {
    super(reason.id);
  }
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #next = 1;
  #waiting = new Map<number, { done: (reply: Reply) => void; failed: (error: Error) => void; timer: number }>();
  #pause = SHORTEST;
  #timer = 0;
  #beat = 0;
  #ended = false;
  #seat: number | null;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    seat: number | null,
  ) {
    this.#seat = seat;
    this.#connect();
    this.#beat = window.setInterval(() => this.#feel(PATIENCE), BEAT);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** The seat to ask for when the socket is opened anew. */
  set seat(seat: number) {
    this.#seat = seat;
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close(1000);
  }

  /** Open the socket anew at once, as after sitting down: the browser has another cookie now. */
  renew(): void {
    this.#pause = 0;
    this.#seat = null;
    this.#socket?.close(1000);
  }

  /** Do not wait for the next attempt. */
  tryNow(): void {
    this.#hurry();
  }

  send(message: Sending, patience = PATIENCE): Promise<Reply> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new RefusedError(word("page-offline")));
    const id = this.#next++;
    return new Promise((done, failed) => {
      const timer = window.setTimeout(() => this.#giveUp(socket), patience);
      this.#waiting.set(id, { done, failed, timer });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  #connect(): void {
    this.listener.connection("connecting", null);
    const address = new URL(`/api/tables/${this.table}/socket`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, seat: this.#seat }));
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#closed();
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case "state":
        this.#pause = SHORTEST;
        this.listener.connection("open", null);
        this.listener.state(message);
        break;
      case "update":
        this.listener.update(message);
        break;
      case "judged":
        this.listener.judged(message);
        break;
      case "bye":
        if (!message.again) {
          this.#ended = true;
          this.listener.connection("ended", message.reason);
        }
        break;
      default:
        this.#answered(message);
    }
  }

  #answered(reply: Reply): void {
    const waiting = this.#waiting.get(reply.reply);
    if (waiting === undefined) return;
    this.#waiting.delete(reply.reply);
    clearTimeout(waiting.timer);
    if (isRefused(reply)) waiting.failed(new RefusedError(reply.reason));
    else waiting.done(reply);
  }

  #closed(): void {
    for (const { failed, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      failed(new RefusedError(word("page-offline")));
    }
    this.#waiting.clear();
    if (this.#ended) return;
    this.listener.connection("waiting", null);
    this.#timer = window.setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(document.hidden ? UNSEEN : LONGEST, Math.max(SHORTEST, this.#pause * 2));
  }

  /** Is anybody there? A line that broke without a word looks open for ever: only an answer tells. */
  #feel(patience: number): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.send({ type: "ping" }, patience).catch(() => undefined);
  }

  /** No answer: the browser would wait for the other side to say goodbye, which it cannot. */
  #giveUp(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.#closed();
  }

  /** The network is back or the person is: do not wait any longer. */
  #hurry = (): void => {
    if (!document.hidden) this.#feel(SOON);
    const dead = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (this.#ended || document.hidden || !dead) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}

function isRefused(reply: Reply): reply is Refused {
  return reply.type === "refused";
}

function word(id: string): Words {
  return { is: "words", id, args: {} };
}
