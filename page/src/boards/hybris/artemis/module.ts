/** Artemis: her quiver, and what is left to be hunted. */
import type { HybrisModule } from "../module";
import Quiver from "./Quiver.svelte";

const HUNT: HybrisModule = { parts: ["artemis"], purse: Quiver, crew: Quiver };

export default HUNT;
