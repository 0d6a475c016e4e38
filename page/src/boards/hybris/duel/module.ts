/** Duel: tokens on slots, and a Posture for each Age. */
import type { HybrisModule } from "../module";
import Posture from "./Posture.svelte";
import Postures from "./Postures.svelte";
import { shown } from "./shown";

const DUEL: HybrisModule = {
  parts: ["duel"],
  crew: Posture,
  offers: { postures: { isOne: (thing) => thing.startsWith("posture/"), shown: Postures } },
  marks: (table) => ({
    laid: (shown("duel", table.view)?.tokens ?? []).map(({ slot, seat, side }) => ({
      slot,
      seat,
      closed: side === "forbidden",
      says: table.reader.text("board-hybris-duel-token", { side, owner: table.reader.sitter(seat) }),
    })),
  }),
};

export default DUEL;
