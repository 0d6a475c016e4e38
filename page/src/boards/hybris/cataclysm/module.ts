/** Cataclysm: the Outskirts and Chaos above the table, Hangars with the players, cities that fall. */
import type { CombatView, SideView } from "../view";
import type { HybrisModule } from "../module";
import type { Hybris } from "../table";
import Hangar from "./Hangar.svelte";
import MkTile from "./MkTile.svelte";
import Outskirts from "./Outskirts.svelte";
import Sherd from "./Sherd.svelte";
import { isSherd } from "./sherds";
import Sherds from "./Sherds.svelte";
import { shown } from "./shown";

const CATACLYSM: HybrisModule = {
  parts: ["chaos", "outskirts"],
  locations: { outskirts: Outskirts },
  below: Hangar,
  rival: Hangar,
  guest: Hangar,
  offers: { sherds: { isOne: isSherd, shown: Sherds } },
  cards: { exploration: Sherd, module: Sherd, chaos_card: Sherd, cataclysm_card: Sherd },
  tiles: { mk_tile: MkTile },
  marks: (table) => ({
    ruins: (shown("chaos", table.view)?.destroyed ?? []).map((city) => ({
      city,
      sign: "ruin",
      says: table.reader.text("board-hybris-destroyed"),
    })),
  }),
  foe: (combat) =>
    combat.purpose === "chaos" ? { thing: "enemy/chaos", sign: "chaos", figure: "chaos", face: null } : null,
  notes,
};

export default CATACLYSM;

/** What helps and what binds who fights Chaos. */
function notes(side: SideView, combat: CombatView, { reader, view }: Hybris): string[] {
  const chaos = combat.purpose === "chaos" ? shown("chaos", view) : null;
  if (chaos === null) return [];
  if (side.seat === null) return [reader.text("board-hybris-momentum-now", { count: chaos.momentum.length })];
  return [
    ...(chaos.walls > 0 ? [reader.text("board-hybris-walls", { strength: chaos.walls })] : []),
    ...(chaos.target > 0 ? [reader.text("board-hybris-target", { strength: chaos.target })] : []),
    ...(["no_combo", "mute", "blunt"] as const)
      .filter((dread) => side[dread] === true)
      .map((dread) => reader.text(`board-hybris-dread-${dread.replace("_", "-")}`)),
  ];
}
