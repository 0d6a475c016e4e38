/** The commitment that a table showed when this device first saw it, so that another one in the end is found out. */
import { keep, recall } from "../state/kept";
import type { TableInfo } from "../wire/messages";

const key = (table: string): string => `agon-commitment-${table}`;

/** Remember what a table shows, unless its match is over already: then it proves nothing. */
export function remember(info: TableInfo): void {
  if (info.stage !== "over" && recall(key(info.id)) === null) keep(key(info.id), info.commitment);
}

export function shownAtFirst(table: string): string | null {
  return recall(key(table));
}
