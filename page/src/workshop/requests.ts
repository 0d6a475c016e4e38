/** What the workshop asks of the server of this machine. */
import { settings } from "../state/settings.svelte";
import { answered } from "../wire/http";
import type {
  Catalogue,
  Created,
  Edit,
  EntryPlace,
  EntrySchema,
  EntryShown,
  NewWeighing,
  PackChanges,
  TryOut,
  WeighingInfo,
  WorkshopInfo,
} from "../wire/messages";

async function get<T>(path: string): Promise<T> {
  return (await (await answered(`/api/workshop${path}`, {}, settings.language)).json()) as T;
}

async function post<T>(path: string, body: unknown, keepalive = false): Promise<T> {
  const request = {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
    keepalive,
  };
  return (await (await answered(`/api/workshop${path}`, request, settings.language)).json()) as T;
}

export const ZIP = "/api/workshop/zip";

export const workshop = {
  look: (): Promise<WorkshopInfo> => get(""),
  things: (): Promise<Catalogue> => get("/things"),
  entry: (at: EntryPlace): Promise<EntryShown> => get(`/entry?${new URLSearchParams({ ...at })}`),
  schema: (file: string): Promise<EntrySchema> => get(`/schema?${new URLSearchParams({ file })}`),
  diff: (): Promise<PackChanges> => get("/diff"),
  /** With `last` the page is about to close: the browser sends it all the same. */
  edit: (edit: Edit, last = false): Promise<WorkshopInfo> => post("/edit", edit, last),
  restore: (at: EntryPlace): Promise<WorkshopInfo> => post("/restore", at),
  undo: (): Promise<WorkshopInfo> => post("/undo", {}),
  redo: (): Promise<WorkshopInfo> => post("/redo", {}),
  save: (): Promise<WorkshopInfo> => post("/save", {}),
  table: (wanted: TryOut): Promise<Created> => post("/table", wanted),
  weigh: (wanted: NewWeighing): Promise<WeighingInfo> => post("/weigh", wanted),
  weighed: (): Promise<WeighingInfo> => get("/weigh"),
  stop: (): Promise<WeighingInfo> => post("/weigh/stop", {}),
};
