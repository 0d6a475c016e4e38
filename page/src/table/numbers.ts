/** A match in numbers: what is shown of an account, and its course as lines of a drawing. */
import type { AccountInfo, Arg, Course, RowInfo } from "../wire/messages";
import { words, type Reader } from "../words/reader";

/** Rows, columns and the like in words: any argument that a message can have. */
export function called(what: Arg, reader: Reader): string {
  return reader.say(words("table-row", { what }));
}

/** The seat of a column; -1 for a rival that the game plays. */
export function seatOf(column: Arg): number {
  return typeof column === "object" && column.is === "seat" ? column.seat : -1;
}

/** Whose points a thing on a board is (`seat/2/points`); -1 for anything else. */
export function pointsOf(thing: string): number {
  const found = /^seat\/(\d+)\/points$/.exec(thing);
  return found === null ? -1 : Number(found[1]);
}

/** What everybody has in all. */
export function totals(account: AccountInfo): number[] {
  return account.columns.map((_, column) => account.points.reduce((sum, row) => sum + (row.numbers[column] ?? 0), 0));
}

/** A number of a row, as it is written. */
export function cell(row: RowInfo, column: number): string {
  const number = row.numbers[column] ?? 0;
  return row.needs > 0 ? `${number}/${row.needs}` : number < 0 ? `−${-number}` : String(number);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 600;
export const HEIGHT = 160;

/** How everybody stood, from left to right: for each column the corners of a line of steps. */
export function curves(course: Course): Point[][] {
  const columns = course.moments[0]?.standing.length ?? 0;
  const all = course.moments.flatMap((moment) => moment.standing);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (after: number): number => (after / Math.max(1, course.last)) * WIDTH;
  const y = (number: number): number => HEIGHT - ((number - low) / (high - low)) * HEIGHT;
  return Array.from({ length: columns }, (_, column) => {
    const corners = course.moments.flatMap((moment, index): Point[] => {
      const before = course.moments[index - 1]?.standing[column];
      const now = { x: x(moment.after), y: y(moment.standing[column] ?? 0) };
      return before === undefined ? [now] : [{ x: now.x, y: y(before) }, now];
    });
    return [...corners, { x: WIDTH, y: corners.at(-1)?.y ?? HEIGHT }];
  });
}

/** Minutes and seconds. */
export function duration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
