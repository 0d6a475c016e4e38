/** The commitment that a table showed when this device first saw it, so that another one in the end is found out. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
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

/**
 * Whether the seed that a table tells in the end is the one it was bound to from the start. The browser's own SHA-256
 * is missing where the page comes over plain HTTP, as at home.
 */
export function promiseHolds({ id, seed, commitment }: Pick<TableInfo, "id" | "seed" | "commitment">): boolean {
  if (seed === null || (shownAtFirst(id) ?? commitment) !== commitment) return false;
  return bytesToHex(sha256(utf8ToBytes(`agon seed commitment/${seed}`))) === commitment;
}
