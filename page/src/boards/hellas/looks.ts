/** A seat looks as the army that it leads: nobody should have to learn two signs for one player. */
import type { SeatLook } from "../../pieces/seats";
import type { View } from "../../table/types";
import { seen } from "../seen";
import { ARMIES } from "./armies";

export function looks(view: View): readonly (SeatLook | null)[] {
  return seen("hellas", view).players.map(({ colour }) => {
    if (colour === null) return null;
    const { fill, shape } = ARMIES[colour];
    return { colour: fill, shape, rim: "#17110e" };
  });
}
