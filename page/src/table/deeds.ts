/**
 * What somebody did, in one caption: the lines of the chronicle, grouped.
 *
 * The texts of the games say what a line is good for, by attributes beside its sentence: `deed` begins one and is its
 * head, `where` goes on with the head, `clause` is something that came of it (`otherwise`: if nothing else did),
 * `tally` points that it gave or cost. A fight begins with a line that has a `fight`, who against whom, and ends with
 * one that has a `banner`; `by` says by how much, `cost` what somebody lost in it.
 */
import type { Line } from "../wire/messages";
import type { Reader } from "../words/reader";

export interface Deed {
  /** Whose it is; -1: nobody's, as when an Age begins. */
  readonly seat: number;
  /** The number of its first line in the log. */
  readonly at: number;
  readonly lines: readonly Line[];
}

export interface Fight {
  readonly line: Line;
  readonly title: string;
  readonly between: string;
  readonly by: string;
  readonly costs: readonly string[];
}

const CLAUSES = 4; // a caption is read at a glance

/** The lines of a log by what they belong to, in their order; `from` is the number of the first of them. */
export function deedsOf(log: readonly Line[], reader: Reader, from = 0): Deed[] {
  const starts = log.flatMap((line, index) => (has(line, "deed", reader) ? [beginning(log, index)] : []));
  const cuts = [...new Set([0, ...starts])];
  return cuts.flatMap((start, index) => {
    const lines = log.slice(start, cuts[index + 1]);
    const head = lines.find((line) => has(line, "deed", reader));
    return lines.length === 0 ? [] : [{ seat: head === undefined ? -1 : doer(head), at: from + start, lines }];
  });
}

/**
 * A deed begins with what its choice cost: lines of the same choice and seat, before the one that names it. What was
 * told before the first choice is of the set-up.
 */
function beginning(log: readonly Line[], index: number): number {
  const named = log[index];
  if (named === undefined || named.after === 0) return index;
  let start = index;
  for (let line = log[start - 1]; line?.after === named.after && doer(line) === doer(named); line = log[start - 1]) {
    start--;
  }
  return start;
}

// A deed changes only by growing: what was said of it stands as long as it has as many lines.
const captions = new WeakMap<Reader, WeakMap<Line, { readonly count: number; readonly text: string }>>();

/** A deed in one line; empty for lines that belong to none. */
export function caption(deed: Deed, reader: Reader): string {
  const known = captions.get(reader) ?? new WeakMap<Line, { count: number; text: string }>();
  captions.set(reader, known);
  const [first] = deed.lines;
  const before = first === undefined ? undefined : known.get(first);
  if (before?.count === deed.lines.length) return before.text;
  const text = captioned(deed, reader);
  if (first !== undefined) known.set(first, { count: deed.lines.length, text });
  return text;
}

function captioned(deed: Deed, reader: Reader): string {
  const head = deed.lines.find((line) => has(line, "deed", reader));
  if (head === undefined) return "";
  const where = parts(deed, "where", reader)[0] ?? "";
  const came = [...new Set(parts(deed, "clause", reader))];
  const clauses = came.length > 0 ? came : parts(deed, "otherwise", reader);
  const points = deed.lines
    .filter((line) => doer(line) === deed.seat)
    .reduce((sum, line) => sum + Number(reader.part(line.message, "tally")), 0);
  return reader.text("deed-caption", {
    head: [reader.part(head.message, "deed"), where].filter((word) => word !== "").join(" "),
    clauses: clauses.slice(0, CLAUSES).join(", ") + (clauses.length > CLAUSES ? " …" : ""),
    points,
  });
}

/** The last fight that ended in these lines, if one did. */
export function fightIn(lines: readonly Line[], reader: Reader): Fight | null {
  const at = lines.findLastIndex((line) => has(line, "banner", reader));
  const line = lines[at];
  if (line === undefined) return null;
  const fought = lines.slice(
    Math.max(
      0,
      lines.slice(0, at).findLastIndex((other) => has(other, "fight", reader)),
    ),
  );
  const [first] = fought;
  const by = fought.findLast((other) => has(other, "by", reader));
  return {
    line,
    title: reader.part(line.message, "banner"),
    between: first === undefined ? "" : reader.part(first.message, "fight"),
    by: by === undefined ? "" : reader.part(by.message, "by"),
    costs: [...new Set(fought.map((other) => reader.part(other.message, "cost")))].filter((cost) => cost !== ""),
  };
}

/** Whose a line is: the first seat it speaks of; -1 for none. */
export function doer(line: Line): number {
  for (const arg of Object.values(line.message.args)) if (typeof arg === "object" && arg.is === "seat") return arg.seat;
  return -1;
}

function parts(deed: Deed, part: string, reader: Reader): string[] {
  return deed.lines.map((line) => reader.part(line.message, part)).filter((text) => text !== "");
}

function has(line: Line, part: string, reader: Reader): boolean {
  return reader.texts.has(line.message.id, part);
}
