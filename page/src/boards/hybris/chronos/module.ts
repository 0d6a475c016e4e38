/** Chronos, against whom one plays: his board at the rim, his Avatars in the Cities, what he seals and lulls. */
import { last } from "../../things";
import { brief } from "../glyphs";
import type { HybrisModule } from "../module";
import Avatar from "./Avatar.svelte";
import AvatarCard from "./AvatarCard.svelte";
import Panel from "./Panel.svelte";
import { faceOf, soloPowers } from "./printed";
import { CHRONOS, MARKER, plays, SIGN } from "./reading";
import Rim from "./Rim.svelte";
import { shown } from "./shown";

const SOLO: HybrisModule = {
  parts: ["chronos"],
  phases: {
    chronos_set_up: "setup",
    desolation: "pillars",
    income: "pillars",
    concepts: "pillars",
    focus: "pillars",
    boons: "pillars",
    precedence: "planning",
    fearful_prayers: "planning",
  },
  rim: Rim,
  panels: { chronos: Panel },
  cards: { avatar_card: AvatarCard },
  figures: { avatar: Avatar },
  markers: { [MARKER]: { thing: CHRONOS, sign: SIGN } },
  goods: [
    {
      id: "shackle",
      of: (player, table) => shown("chronos", table.view)?.shackles[player.seat] ?? 0,
      name: "board-hybris-chronos-shackles",
    },
  ],
  marks: ({ reader, view }) => {
    const chronos = shown("chronos", view);
    return {
      laid: (chronos?.seals ?? []).map(({ slot, seat }) => ({
        slot,
        seat,
        closed: true,
        says: reader.text("board-hybris-chronos-seal", { owner: reader.sitter(seat) }),
      })),
      covered: (chronos?.sleeping ?? []).map(({ space, wakes }) => ({
        space,
        sign: "sleep",
        says: reader.text("board-hybris-chronos-asleep", { age: wakes }),
      })),
      standing: (chronos?.avatars ?? []).flatMap(({ avatar, city }) =>
        city === null ? [] : [{ city, figure: avatar }],
      ),
    };
  },
  // Each Pillar belongs to the Concept of its number; by the book its lower half serves nobody.
  pillar: ({ number }, { reader, things, view }) => {
    const chronos = shown("chronos", view);
    const concept = chronos?.concepts[number - 1]?.concept;
    if (chronos === null || concept === undefined) return null;
    const boon = () => ({
      says: reader.text("board-hybris-chronos-boon"),
      signs: brief(faceOf("concept", concept, things).boon, 4),
    });
    return { thing: concept, sign: SIGN, lower: plays(chronos, "boons") ? boon() : null };
  },
  powers: (olympian, { things, view }) => {
    const chronos = shown("chronos", view);
    return chronos !== null && plays(chronos, "solo_powers")
      ? soloPowers(olympian, things).map((thing) => ({ thing, sign: SIGN }))
      : [];
  },
  foe: (combat, { things, view }) => {
    const thing = shown("chronos", view)?.fighter ?? null;
    return thing === null
      ? null
      : { thing, sign: last(thing), figure: "skull", face: faceOf("avatar", thing, things).enemy };
  },
};

export default SOLO;
