/** How boards speak of things, whatever the game. */

/** What lies face down for whoever looks. */
export const HIDDEN = "hidden";

/** What kind of thing it is: `quest` of `quest/nemean_lion`, `well` of `well`. */
export const kindOf = (thing: string): string => thing.split("/", 1)[0] ?? "";

/** The last part of a thing: `zeus` of `olympian/zeus`, `1` of `prophet/zeus/1`. */
export function last(thing: string): string {
  return thing.slice(thing.lastIndexOf("/") + 1);
}

/** A thing that lies with somebody. */
export function at(seat: number, thing: string): string {
  return `seat/${seat}/${thing}`;
}

/** Cards with a key each: of some there are several copies, which are one thing. */
export function keyed(cards: readonly string[]): { readonly card: string; readonly key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: copy === 0 ? card : `${card}#${copy}` };
  });
}
