/** Seats as boards and plates show them. */
import type { Scene, SeatInfo } from "../wire/messages";
import type { Reader } from "../words/reader";

export interface SeatState {
  readonly seat: number;
  readonly name: string;
  readonly own: boolean;
  readonly asked: boolean;
  readonly sitter: SeatInfo["sitter"];
  readonly info: SeatInfo;
}

export function seatStates(scene: Scene, reader: Reader): SeatState[] {
  return scene.table.seats.map((info) => ({
    seat: info.seat,
    name: reader.sitter(info.seat),
    own: info.seat === scene.seat,
    asked: scene.asked.some((asked) => asked.seat === info.seat),
    sitter: info.sitter,
    info,
  }));
}

/** By what somebody without a name is called. */
const CALLED = { open: "seat-open-name", bot: "seat-bot-name", person: "seat-number" } as const;

/** What everybody is called: by their name, else by what they are. */
export function seatNames(
  seats: readonly (Pick<SeatInfo, "sitter" | "name"> & Partial<Pick<SeatInfo, "held">>)[],
  reader: Reader,
): string[] {
  return seats.map((info, seat) => {
    if (info.name !== "") return info.name;
    const lent = info.sitter === "bot" && info.held === true; // a bot plays for somebody, who keeps the seat
    return reader.text(CALLED[lent ? "person" : info.sitter], { number: seat + 1 });
  });
}
