/** The modules that have a folder here. */
import { collected } from "../modules";
import type { HellasModule } from "./module";

export const MODULES = collected(import.meta.glob<{ default: HellasModule }>("./*/module.ts", { eager: true }));
