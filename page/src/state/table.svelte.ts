/** One table as this page knows it: the scene, the log and the chat, kept by the socket. */
import type {
  AccountInfo,
  ChatLine,
  Hint,
  Judged,
  JudgementInfo,
  Line as LogLine,
  OrderInfo,
  Preview,
  RefusalInfo,
  Scene,
  State,
  Update,
  UndoInfo,
  Words,
} from "../wire/messages";
import { TableSocket, type Line, type Listener, type Sending } from "../wire/socket";
import { remember } from "../table/commitment";
import { tellOfDevices } from "../people/devices";
import { notes } from "./notes.svelte";
import { settings, type Pace } from "./settings.svelte";
import { speech } from "./speech.svelte";

/** Milliseconds that a move of others stays before the next, within a deed and before another one begins. */
const PACE = {
  readable: { step: 480, deed: 1700 },
  quick: { step: 160, deed: 480 },
  off: { step: 0, deed: 0 },
} as const satisfies Record<Pace, unknown>;
const THINKING = 600_000; // milliseconds that a hint may take: whether the line is dead, signs of life tell
const IN_TIME = 4; // moves behind the table from which on each stays for less, so that nobody waits for what is past
const TOO_MANY = 24; // then it is better to be there at once
const KEPT = 80; // moments since one's last turn that can be seen again

export class Table implements Listener {
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  first = $state(0); // the choice with which the log begins: what is older comes when it is asked for
  chat = $state.raw<readonly ChatLine[]>([]);
  line = $state<Line>("connecting");
  ended = $state.raw<Words | null>(null);
  behind = $state(0); // moves that are still to be shown
  past = $state.raw<readonly Scene[]>([]); // the scenes since one's last choice, the present one last
  busy = $state(false); // a choice is on its way
  judgement = $state.raw<JudgementInfo | null>(null); // what a bot has found in a match that is over
  judging = $state(false); // whether the person here has asked for it
  judgingFailed = $state(false);
  skew = 0; // milliseconds that the server's clock is ahead of ours

  #unanswered = 0; // messages
  #asking = $state(0); // the same, to be shown: an effect that sends must not wait for it
  #socket: TableSocket;
  #queue: Update[] = [];
  #timer = 0;
  #shown = 0; // when the last move was shown
  #heard = -1; // the newest version, shown or not

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    this.#socket = new TableSocket(id, this, seat);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  /** Connect again at once. */
  tryNow = (): void => this.#socket.tryNow();

  renew(): void {
    this.#socket.renew();
  }

  /**
   * What is on its way: answers to what was sent, and moves that are not shown yet. 0: the page shows what there is.
   */
  get pending(): number {
    return this.#asking + this.behind;
  }

  // -- what the socket hears

  connection(line: Line, reason: Words | null): void {
    this.line = line;
    this.ended = reason;
  }

  state(state: State): void {
    this.#forget();
    this.#heard = state.scene.version;
    this.first = state.first;
    this.#show(state.scene, state.log, state.chat);
  }

  update(update: Update): void {
    if (update.since !== this.#heard) {
      void this.#ask({ type: "sync" });
      return;
    }
    this.#heard = update.scene.version;
    this.#queue.push(update);
    if (this.#queue.length > TOO_MANY || document.hidden || settings.staging === "off") this.hurry();
    else this.#wait();
    this.behind = this.#queue.length;
  }

  judged(message: Judged): void {
    this.judgement = message.judgement ?? this.judgement;
    this.judgingFailed = message.failed === true;
    if (this.judgingFailed) this.judging = false;
  }

  /** Show at once all that has happened. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    for (const update of this.#queue.splice(0)) this.#apply(update);
    this.behind = 0;
    this.#shown = 0;
  }

  /** Show the next move as soon as what is shown has stayed long enough for it. */
  #wait(): void {
    const [next] = this.#queue;
    if (next === undefined || this.#timer !== 0) return;
    const left = this.#shown + this.#pause(next) - Date.now();
    if (left <= 0) this.#next();
    else this.#timer = window.setTimeout(() => this.#next(), left);
  }

  #next(): void {
    this.#timer = 0;
    const update = this.#queue.shift();
    this.behind = this.#queue.length;
    if (update === undefined) return;
    const moved = update.scene.choices !== this.scene?.choices;
    this.#apply(update);
    if (moved) this.#shown = Date.now();
    this.#wait();
  }

  /** How long what is shown stays before this: until it is read, if another deed begins; less if many wait. */
  #pause(next: Update): number {
    const pace = PACE[settings.staging];
    const another = next.log.some((line) => speech.texts.has(line.message.id, "deed"));
    return (another ? pace.deed : pace.step) * Math.min(1, IN_TIME / this.#queue.length);
  }

  #apply(update: Update): void {
    const log = [...this.log.filter((line) => line.after <= update.keep), ...update.log];
    this.first = Math.min(this.first, update.keep + 1);
    const said = new Set(update.chat.map((line) => line.number)); // a line that is hidden now comes once more
    this.#show(update.scene, log, [...this.chat.filter((line) => !said.has(line.number)), ...update.chat]);
  }

  #show(scene: Scene, log: readonly LogLine[], chat: readonly ChatLine[]): void {
    this.skew = scene.now - Date.now();
    this.#socket.seat = scene.seat;
    this.log = log;
    this.chat = chat;
    this.scene = scene;
    remember(scene.table);
    tellOfDevices(scene);
    this.#keep(scene);
  }

  /** Keep what was seen since one's last choice. */
  #keep(scene: Scene): void {
    const before = this.past.at(-1);
    if (before === undefined || before.last !== scene.last || before.seat !== scene.seat) this.past = [scene];
    else if (before.choices < scene.choices) this.past = [...this.past.slice(-KEPT), scene];
    else this.past = [...this.past.slice(0, -1), scene];
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue.length = 0;
    this.behind = 0;
  }

  // -- what a person does

  /** Say no to this question, and to all that are like it until then. */
  async order(until: OrderInfo["until"]): Promise<void> {
    const scene = this.scene;
    if (scene?.question == null || this.busy) return;
    this.hurry();
    this.busy = true;
    await this.#ask({ type: "order", seat: scene.seat, at: scene.question.at, until });
    this.busy = false;
  }

  /** Answer with one key, or with several where the question takes them. */
  async choose(keys: readonly string[]): Promise<void> {
    const scene = this.scene;
    const [key, ...also] = keys;
    if (scene?.question == null || this.busy || key === undefined) return;
    this.hurry(); // one's own choice is shown without waiting
    this.busy = true;
    await this.#ask({
      type: "choose",
      seat: scene.seat,
      at: scene.question.at,
      key,
      ...(also.length > 0 ? { also } : {}),
    });
    this.busy = false;
  }

  /** What the person at this screen could take back: their own choice first. */
  get undo(): UndoInfo | null {
    const scene = this.scene;
    const all = scene?.undo ?? [];
    return all.find((undo) => undo.level === "free") ?? all.find((undo) => undo.seat === scene?.seat) ?? all[0] ?? null;
  }

  takeBack = (undo: UndoInfo): Promise<void> => this.#ask({ type: "take_back", seat: undo.seat, choice: undo.choice });
  agree = (seat: number, yes: boolean): Promise<void> => this.#ask({ type: "agree", seat, yes });
  /** Whether it could be said; what could not is for the person to keep. */
  say = (seat: number, text: string): Promise<boolean> => this.#asked({ type: "say", seat, text });
  hide = (number: number): Promise<boolean> => this.#asked({ type: "hide", number });
  silence = (seat: number, speaker: string, yes: boolean): Promise<boolean> =>
    this.#asked({ type: "silence", seat, speaker, yes });
  bar = (speaker: string): Promise<boolean> => this.#asked({ type: "bar", speaker });
  start = (): Promise<void> => this.#ask({ type: "start" });
  handOver = (seat: number, bot: string): Promise<void> => this.#ask({ type: "hand_over", seat, bot });
  vote = (seat: number, about: number, yes: boolean): Promise<void> => this.#ask({ type: "vote", seat, about, yes });
  takeOver = (seat: number): Promise<void> => this.#ask({ type: "take_over", seat });
  withdraw = (seat: number, kind: string): Promise<void> => this.#ask({ type: "withdraw", seat, kind });
  leave = (seat: number): Promise<void> => this.#ask({ type: "leave", seat });
  look = (seat: number): Promise<void> => this.#ask({ type: "look", seat });

  rename(seat: number, name: string, language: string): Promise<void> {
    return this.#ask({ type: "rename", seat, name, language });
  }

  async why(): Promise<readonly RefusalInfo[]> {
    const reply = await this.#socket.send({ type: "ask_why", seat: this.scene?.seat ?? -1 });
    return reply.type === "why" ? reply.refusals : [];
  }

  /** Have all older lines of the log sent, page by page. */
  async readAll(): Promise<void> {
    while (this.first > 0) {
      const before = this.first;
      const reply = await this.#socket.send({ type: "ask_earlier", before });
      // Meanwhile somebody may have looked from another seat, or taken a choice back.
      if (reply.type !== "earlier" || this.first !== before) return;
      this.first = reply.first;
      this.log = [...reply.log, ...this.log];
    }
  }

  /** Where everybody's points have come from so far. */
  async numbers(): Promise<AccountInfo | null> {
    const reply = await this.#socket.send({ type: "ask_numbers" });
    return reply.type === "numbers" ? reply.account : null;
  }

  /** Hear what a bot finds in a match that is over; with `begin`, have it look. */
  async follow(begin: boolean): Promise<void> {
    this.judging = begin;
    await this.#ask({ type: "ask_judgement", follow: true, begin });
  }

  /** What a strong bot would choose. */
  async hint(at: number): Promise<Hint | null> {
    const reply = await this.#socket.send({ type: "ask_hint", seat: this.scene?.seat ?? -1, at }, THINKING);
    return reply.type === "hint" ? reply : null;
  }

  async preview(at: number, key: string): Promise<Preview | null> {
    const reply = await this.#socket.send({ type: "ask_preview", seat: this.scene?.seat ?? -1, at, key });
    return reply.type === "preview" ? reply : null;
  }

  async #ask(message: Sending): Promise<void> {
    await this.#asked(message);
  }

  async #asked(message: Sending): Promise<boolean> {
    this.#asking = ++this.#unanswered;
    try {
      await this.#socket.send(message);
      return true;
    } catch (error) {
      notes.complain(error);
      return false;
    } finally {
      this.#asking = --this.#unanswered;
    }
  }
}
