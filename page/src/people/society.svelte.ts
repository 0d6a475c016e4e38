/** One's friends, and whom one does not want to hear or to meet. */
import { notes } from "../state/notes.svelte";
import { requests } from "../state/speech.svelte";
import type { Society, Somebody } from "../wire/messages";
import { words } from "../words/reader";

class Friends {
  known = $state.raw<Society | null>(null);

  /** Ask who they are; nobody is known to whoever is nobody yet. */
  async load(): Promise<void> {
    this.known = await requests.society().catch(() => null);
  }

  ask = (whom: Somebody): Promise<boolean> => this.#do(() => requests.askFriend(whom), "friend-asked");
  mute = (whom: Somebody): Promise<boolean> => this.#do(() => requests.shun({ ...whom, kind: "mute" }), "shun-muted");
  block = (whom: Somebody): Promise<boolean> =>
    this.#do(() => requests.shun({ ...whom, kind: "block" }), "shun-blocked");
  accept = (who: string): Promise<boolean> => this.#do(() => requests.acceptFriend({ who }));
  remove = (who: string): Promise<boolean> => this.#do(() => requests.removeFriend({ who }));
  show = (who: string, shows: boolean): Promise<boolean> => this.#do(() => requests.showFriend({ who, shows }));
  forgive = (who: string): Promise<boolean> => this.#do(() => requests.forgive({ who }));

  async report(whom: Somebody, number: number, why: string): Promise<boolean> {
    try {
      await requests.report({ ...whom, number, why });
      notes.tell(words("report-done"));
      return true;
    } catch (error) {
      notes.complain(error);
      return false;
    }
  }

  /** Do it, and say so; whether it could be done. */
  async #do(work: () => Promise<Society>, told = ""): Promise<boolean> {
    try {
      this.known = await work();
      if (told !== "") notes.tell(words(told));
      return true;
    } catch (error) {
      notes.complain(error);
      return false;
    }
  }
}

export const society = new Friends();
