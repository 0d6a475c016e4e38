/** How one is told that it is one's turn, as the server knows it. */
import { notes } from "../state/notes.svelte";
import { canWork } from "../state/offline";
import { requests } from "../state/speech.svelte";
import type { MannersInfo, NewChannel, NoticesInfo } from "../wire/messages";
import { words } from "../words/reader";

/** Whether this browser can be told here. */
export function canBeTold(): boolean {
  return canWork() && "PushManager" in window && "Notification" in window;
}

class Notices {
  info = $state.raw<NoticesInfo | null>(null);

  async load(): Promise<void> {
    await this.#do(() => requests.notices());
  }

  add = (channel: NewChannel): Promise<void> => this.#do(() => requests.addChannel(channel));
  remove = (id: string): Promise<void> => this.#do(() => requests.removeChannel({ id }));
  behave = (manners: MannersInfo): Promise<void> => this.#do(() => requests.behave(manners));

  /** Be told by this browser: it asks the person first. */
  async addBrowser(language: string): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") {
      notes.tell(words("notices-denied"), "bad");
      return;
    }
    await this.#do(async () => {
      await navigator.serviceWorker.register("/sw.js");
      const worker = await navigator.serviceWorker.ready;
      const applicationServerKey = this.info?.key ?? "";
      const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
      return requests.addChannel({ way: "push", target: JSON.stringify(made.toJSON()), language });
    });
  }

  async attempt(id: string): Promise<void> {
    try {
      const { done } = await requests.tryChannel({ id });
      notes.tell(words(done ? "notices-tried" : "notices-not-tried"), done ? "good" : "bad");
    } catch (error) {
      notes.complain(error);
    }
  }

  async #do(act: () => Promise<NoticesInfo>): Promise<void> {
    try {
      this.info = await act();
    } catch (error) {
      notes.complain(error);
    }
  }
}

export const notices = new Notices();

/** Minutes of a day as a browser's field for times has them. */
export function clockTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** The inverse; 0 for what is no time. */
export function minuteOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  const minute = (hours ?? 0) * 60 + (minutes ?? 0);
  return Number.isInteger(minute) && minute >= 0 && minute < 1440 ? minute : 0;
}
