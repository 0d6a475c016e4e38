/** The modules that have a folder here. */
import { collected } from "../modules";
import type { HybrisModule } from "./module";

export const MODULES = collected(import.meta.glob<{ default: HybrisModule }>("./*/module.ts", { eager: true }));
