/** How seats are told apart: by colour and by shape, never by a colour alone. */
import { getContext, setContext } from "svelte";

export interface SeatLook {
  readonly colour: string;
  /** A closed path on a field of 24 by 24. */
  readonly shape: string;
  /** Its outline, where the colour alone would not stand out from the page. */
  readonly rim?: string;
}

const LOOKS: readonly SeatLook[] = [
  { colour: "var(--seat-0)", shape: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20" },
  { colour: "var(--seat-1)", shape: "M12 1 23 20.5H1z" },
  { colour: "var(--seat-2)", shape: "M3 3h18v18H3z" },
  { colour: "var(--seat-3)", shape: "M12 .5 23.5 12 12 23.5.5 12z" },
  { colour: "var(--seat-4)", shape: "M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z" },
  { colour: "var(--seat-5)", shape: "M12 1l3 8h8.5l-6.8 5.2 2.6 8.3L12 17.5l-7.3 5 2.6-8.3L.5 9H9z" },
];

export function seatLook(seat: number): SeatLook {
  return LOOKS[seat % LOOKS.length] as SeatLook;
}

/** What a game has its seats look like: the signs of their armies, say. A seat that it leaves out looks as ever. */
export type Looks = () => readonly (SeatLook | null)[];

const KEY = Symbol("looks");

export const setLooks = (looks: Looks): Looks => setContext(KEY, looks);

/** How a seat looks here: reactive, to be called while a component is made, and its result whenever it is drawn. */
export function looksHere(): (seat: number) => SeatLook {
  const looks = getContext<Looks | undefined>(KEY);
  return (seat) => looks?.()[seat] ?? seatLook(seat);
}
