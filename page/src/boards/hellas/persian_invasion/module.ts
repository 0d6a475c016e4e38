/** The Persian Invasion: the war beside the map, spies and the vanguard on it, and a tale. */
import type { HellasModule } from "../module";
import Banner from "./Banner.svelte";
import Chronicle from "./Chronicle.svelte";
import Lists from "./Lists.svelte";
import { newsOf, toldIn } from "./news";
import News from "./News.svelte";
import Others from "./Others.svelte";
import { ROMAN } from "./printed";
import { shown } from "./shown";
import Site from "./Site.svelte";
import Way from "./Way.svelte";

const PART = "persian_invasion";
const BUILD = "special/build_monument";
const PASS = "special/pass";

const WAR: HellasModule = {
  parts: [PART],
  others: Others,
  ways: Way,
  banners: Banner,
  site: Site,
  caps: { persians: "M-12-12c0-9 4-13 9-17l8-4c5 0 5 4 1 6 5 4 6 9 6 15z" },
  panels: { tale: Chronicle, tables: Lists },
  tale: { length: toldIn, isNews: (since, view) => newsOf(since, view).length > 0, News },
  round: ({ reader, view }) => {
    const act = shown(PART, view)?.act ?? 0;
    return reader.text("board-hellas-act", { act: ROMAN[act] ?? act, round: view.round });
  },
  land: ({ land }, { reader, view }) => {
    const mood = shown(PART, view)?.attitudes[land];
    return mood === undefined ? [] : [reader.name(`attitude/${mood}`)];
  },
  standing: ({ region }, { reader, view }) =>
    shown(PART, view)?.spies.includes(region) === true ? [reader.text("board-hellas-spy-here")] : [],
  hasSpecial: (action) => action !== BUILD, // one passes instead
  token: (action, { view }) => {
    const found = shown(PART, view)?.tokens.find(
      (one) => one.action === action || (action === PASS && one.action === BUILD),
    );
    return found === undefined ? null : String(found.number ?? "?");
  },
  placed: (view) =>
    shown(PART, view)
      ?.tale.slice(-1)
      .map(({ passage }) => passage) ?? [],
};

export default WAR;
