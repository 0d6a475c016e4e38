/** A view that changed little, so that little is drawn again. */

/**
 * The new view with every part of the old one that did not change: what is drawn from such a part need not be drawn
 * again.
 */
function settled<T>(old: unknown, next: T): T {
  if (old === next || typeof next !== "object" || next === null || typeof old !== "object" || old === null) return next;
  if (Array.isArray(next)) {
    if (!Array.isArray(old)) return next;
    const parts = next.map((part: unknown, index) => settled(old[index], part));
    return (old.length === parts.length && parts.every((part, index) => part === old[index]) ? old : parts) as T;
  }
  const before = old as Record<string, unknown>;
  const entries = Object.entries(next).map(([key, part]) => [key, settled(before[key], part as unknown)] as const);
  const same = entries.length === Object.keys(before).length && entries.every(([key, part]) => part === before[key]);
  return (same ? old : Object.fromEntries(entries)) as T;
}

/** Gives every view settled by the one before. */
export function settling<T>(): (next: T) => T {
  let last: T | null = null;
  return (next) => (last = settled(last, next));
}
