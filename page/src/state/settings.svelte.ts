/** What a person has set on this device; kept in the browser and nowhere else. */
import { keep, recall } from "./kept";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Motion = "calm" | "brisk" | "none";
/** How long the deeds of others stay before the next: long enough to be read, just to be seen, or not at all. */
export type Pace = "readable" | "quick" | "off";
export type Size = "normal" | "large" | "larger";
/** How seats and armies are coloured: as on a vase, or so that they differ however one sees colours. */
export type Palette = "vase" | "distinct";

const STORE = "agon";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  pace: Pace | null;
  volume: number;
  size: Size;
  palette: Palette;
  notices: boolean;
  name: string;
  side: boolean;
  twice: boolean;
}

/** `sound`: how it was kept when there was no more than on and off. */
function kept(): Partial<Kept> & { sound?: boolean } {
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
  volume = $state(50); // from 0, which is silence, to 100
  size = $state<Size>("normal");
  palette = $state<Palette>("vase");
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
    this.volume = was.volume ?? (was.sound === false ? 0 : 50);
    this.size = was.size ?? "normal";
    this.palette = was.palette ?? "vase";
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
    const { language, theme, motion, pace, volume, size, palette, notices, name, side, twice } = this;
    const root = document.documentElement;
    root.lang = language;
    root.dataset["theme"] = theme;
    root.dataset["motion"] = this.moving;
    root.dataset["size"] = size;
    root.dataset["palette"] = palette;
    const all: Kept = { language, theme, motion, pace, volume, size, palette, notices, name, side, twice };
    keep(STORE, JSON.stringify(all));
  }
}

export const settings = new Settings();
