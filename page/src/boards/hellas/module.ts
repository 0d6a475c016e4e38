/**
 * What a module can add to this board: the places where something can be hung, and what can be said of things that lie
 * there anyway. Each module has a folder of its name, whose `module.ts` says what it adds; the rest of the board asks
 * here, and knows no module by name.
 */
import type { Component } from "svelte";
import type { Drawing } from "../modules";
import type { RegionSpots, Spot } from "./spots";
import type { Hellas } from "./table";
import type { HellasView, LandView, RegionView } from "./view";

export interface HellasModule extends Drawing {
  // ---------------------------------------------------------------- pictures of its own
  /** Beside the map, where rivals sit else. */
  readonly others?: Component;
  /** On the map, above the lands and the trails. */
  readonly ways?: Component;
  /** On the map, among the figures, before those that go. */
  readonly banners?: Component;
  /** In a region, beside what is printed and built there. */
  readonly site?: Component<OfRegion>;
  /** What armies without a seat wear, by who commands them: a path. */
  readonly caps?: Readonly<Record<string, string>>;
  /** What is laid over the map when it is opened, by its name. */
  readonly panels?: Readonly<Record<string, Component>>;
  readonly tale?: Tale;

  // ---------------------------------------------------------------- what it says of other things
  /** The round, in words. */
  readonly round?: (table: Hellas) => string;
  /** What is said of a land, beyond who has its glory. */
  readonly land?: (land: LandView, table: Hellas) => readonly string[];
  /** What else stands in a region. */
  readonly standing?: (region: RegionView, table: Hellas) => readonly string[];
  /** Whether it has that special action, if it has others than the game. */
  readonly hasSpecial?: (action: string) => boolean;
  /** What is written on the token on a special action. */
  readonly token?: (action: string, table: Hellas) => string | null;
  /** Things that have a place of their own in its pictures. */
  readonly placed?: (view: HellasView) => readonly string[];
}

export interface OfRegion {
  readonly region: RegionView;
  readonly spots: RegionSpots;
  /** Where the strength of the population stands. */
  readonly badge: Spot;
}

/** What is told as the game goes on: whatever is news is shown by itself, once. */
export interface Tale {
  /** How much was told so far. */
  readonly length: (view: HellasView) => number;
  /** Whether what was told since then is worth a page. */
  readonly isNews: (since: number, view: HellasView) => boolean;
  readonly News: Component<{ since: number }>;
}
