/** What pictures of results are made of: bars of shares, and lines of ratings. */
import type { PlayerInfo, ShareInfo } from "../wire/messages";
import type { Reader } from "../words/reader";

export interface Bar {
  /** All in parts of a hundred: how much was won, what chance alone gives, and between what the truth lies. */
  readonly won: number;
  readonly fair: number;
  readonly low: number | null;
  readonly high: number | null;
}

const percent = (share: number): number => Math.round(share * 1000) / 10;

export function barOf(share: ShareInfo): Bar {
  return {
    won: percent(share.games === 0 ? 0 : share.won / share.games),
    fair: percent(share.fair),
    low: share.low === null ? null : percent(share.low),
    high: share.high === null ? null : percent(share.high),
  };
}

export const LINE = { width: 300, height: 70 } as const;

/** A line through numbers, from left to right, as high as the picture is. */
export function lineOf(points: readonly number[]): string {
  const low = Math.min(...points);
  const high = Math.max(...points);
  const x = (index: number): number =>
    points.length < 2 ? LINE.width / 2 : (index / (points.length - 1)) * LINE.width;
  const y = (value: number): number =>
    high === low ? LINE.height / 2 : LINE.height - ((value - low) / (high - low)) * LINE.height;
  return points
    .map((value, index) => `${index === 0 ? "M" : "L"}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    .join("");
}

/** Who played a seat, as far as it is told. */
export function playerName(player: PlayerInfo, reader: Reader): string {
  if (player.you) return reader.text("club-you");
  if (player.name !== "") return player.name;
  return player.bot === "" ? reader.text("club-somebody") : reader.text(`bot-${player.bot}`);
}

/** How long a match took, in the two largest units that say anything. */
export function longWords(milliseconds: number, reader: Reader): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return reader.text("club-minutes", { minutes });
  const hours = Math.round(minutes / 60);
  if (hours < 48) return reader.text("club-hours", { hours });
  return reader.text("club-days", { days: Math.round(hours / 24) });
}

/** A day in the reader's words. */
export function dayWords(moment: number, reader: Reader): string {
  return new Intl.DateTimeFormat(reader.language, { dateStyle: "medium" }).format(moment);
}

/** A number in the reader's signs. */
export function numberWords(value: number, reader: Reader): string {
  return new Intl.NumberFormat(reader.language, { maximumFractionDigits: 2 }).format(value);
}

/** What modules are called. */
export function moduleWords(game: string, modules: readonly string[], reader: Reader): string {
  return reader.list(modules.map((id) => reader.text(`${game}-module-${id.replaceAll("_", "-")}`)));
}
