/** What a person has set on this device; kept in the browser and nowhere else. */
import { keep, recall } from "./kept";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Motion = "calm" | "brisk" | "none";
/** How long the deeds of others stay before the next: long enough to be read, just to be seen, or not at all. */
export type Pace = "readable" | "quick" | "off";

const STORE = "agon";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  pace: Pace | null;
  sound: boolean;
  notices: boolean;
  name: string;
  side: boolean;
  twice: boolean;
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(recall(STORE) ?? "{}") as Partial<Kept>;
  } catch {
    return {}; // somebody has written something else there
  }
}

function spoken(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return (
    LANGUAGES.find((language) => language === wanted.find((want) => LANGUAGES.some((own) => own === want))) ?? "en"
  );
}

const less = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("calm");
  pace = $state<Pace | null>(null); // null: nobody has chosen one on this device
  sound = $state(true);
  notices = $state(false);
  name = $state("");
  /** Nobody has chosen a language on this device yet: a seat that was given one brings it along. */
  fresh = false;
  side = $state(true); // whether the chronicle stands open beside the table
  twice = $state(false); // whether a click on the board shows first what it would choose, even where only one is meant
  #still = $state(less.matches);

  constructor() {
    const was = kept();
    this.fresh = was.language === undefined;
    this.language = LANGUAGES.find((language) => language === was.language) ?? spoken();
    this.theme = was.theme ?? "system";
    this.motion = was.motion ?? "calm";
    this.pace = was.pace ?? null;
    this.sound = was.sound ?? true;
    this.notices = was.notices ?? false;
    this.name = was.name ?? "";
    this.side = was.side ?? true;
    this.twice = was.twice ?? false;
    less.addEventListener("change", () => (this.#still = less.matches));
  }

  /** How much may move: the system's wish for less goes before everything. */
  get moving(): Motion {
    return this.#still ? "none" : this.motion;
  }

  /** How the deeds of others are shown: where nothing may move, all at once, unless somebody wants it otherwise. */
  get staging(): Pace {
    return this.pace ?? (this.moving === "none" ? "off" : "readable");
  }

  /** Read the language of a seat, if it has one. */
  adopt(language: string): void {
    this.language = LANGUAGES.find((own) => own === language) ?? this.language;
    this.fresh = false;
  }

  /** Keep the settings, and let the whole document know them. */
  apply(): void {
    const { language, theme, motion, pace, sound, notices, name, side, twice } = this;
    const root = document.documentElement;
    root.lang = language;
    root.dataset["theme"] = theme;
    root.dataset["motion"] = this.moving;
    keep(STORE, JSON.stringify({ language, theme, motion, pace, sound, notices, name, side, twice } satisfies Kept));
  }
}

export const settings = new Settings();
