/** A measure as two bars and an interval, in hundredths of the width. */
import type { MeasureInfo } from "../wire/messages";

export interface Bars {
  readonly first: number;
  readonly second: number;
  /** Between which the end of the second bar lies, as far as is known. */
  readonly from: number | null;
  readonly to: number | null;
}

const FULL = 75; // of the width, for the longer bar: the interval goes beyond it

export function barsOf(one: MeasureInfo): Bars {
  const most = Math.max(Math.abs(one.first), Math.abs(one.second), Number.MIN_VALUE);
  const along = (value: number): number => Math.min(100, Math.max(0, (value / most) * FULL));
  const known = one.low !== null && one.high !== null;
  return {
    first: along(one.first),
    second: along(one.second),
    from: known ? along(one.first + (one.low ?? 0)) : null,
    to: known ? along(one.first + (one.high ?? 0)) : null,
  };
}
