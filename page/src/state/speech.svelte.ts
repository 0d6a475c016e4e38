/** The texts of the language that is read now. Changing the language is rendering again. */
import { Requests, Trouble } from "../wire/http";
import type { Things } from "../wire/messages";
import { Reader, words } from "../words/reader";
import { Texts } from "../words/texts";
import { settings, type Language } from "./settings.svelte";

const OWN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../texts/en"),
  fr: () => import("../texts/fr"),
};

export const requests = new Requests(() => settings.language);

class Speech {
  #sources = new Map<string, string>(); // by language and owner
  #games = new Set<string>();
  #things = new Map<string, Promise<Things>>();
  texts = $state.raw(new Texts("en"));
  ready = $state(false);

  /** A reader who sits at no table. */
  reader = $derived(new Reader(this.texts));

  /** Read this language from now on. */
  async speak(language: Language): Promise<void> {
    const texts = new Texts(language);
    texts.add((await OWN[language]()).default);
    let sources: string[] = [];
    while (sources.length < 1 + this.#games.size) {
      // another game may be opened meanwhile: whoever is done last knows them all
      sources = await Promise.all(["", ...this.#games].map((owner) => this.#source(language, owner)));
    }
    for (const source of sources) texts.add(source);
    if (language === settings.language) {
      this.texts = texts;
      this.ready = true;
    }
  }

  /** From now on the words of that game are needed too; fails when they cannot be had now. */
  async open(game: string): Promise<void> {
    if (this.#games.has(game) && this.#has(settings.language, game)) return;
    this.#games.add(game);
    await this.speak(settings.language);
    if (!this.#has(settings.language, game)) throw new Trouble("", words("page-unreachable"), 0);
  }

  /** Whether the words of the server and of that game could be loaded. */
  #has(language: Language, game: string): boolean {
    return ["", game].every((owner) => this.#sources.has(`${language}/${owner}`));
  }

  /** All names and descriptions of a game; asked for once. */
  things(game: string, modules: readonly string[], pack: string): Promise<Things> {
    const key = [game, pack, ...modules].join(" ");
    const known = this.#things.get(key) ?? requests.things(game, modules, pack);
    this.#things.set(key, known);
    known.catch(() => this.#things.delete(key));
    return known;
  }

  async #source(language: string, owner: string): Promise<string> {
    const key = `${language}/${owner}`;
    const known = this.#sources.get(key);
    if (known !== undefined) return known;
    try {
      const source = await requests.texts(language, owner);
      this.#sources.set(key, source);
      return source;
    } catch {
      return ""; // the page's own words say what is wrong; the others come with the next attempt
    }
  }
}

export const speech = new Speech();
