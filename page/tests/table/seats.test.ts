/** Seats as boards and plates show them. */
import { describe, expect, it } from "vitest";
import { seatNames, seatStates } from "../../src/table/seats";
import type { Scene, SeatInfo } from "../../src/wire/messages";
import { Reader } from "../../src/words/reader";
import { Texts } from "../../src/words/texts";

const texts = new Texts("en");
texts.add("seat-open-name = nobody yet\nseat-bot-name = a bot\nseat-number = Player { $number }");

describe("what everybody is called", () => {
  it("is their name, else what they are", () => {
    const seats = [
      { sitter: "person", name: "Anna" },
      { sitter: "person", name: "" },
      { sitter: "bot", name: "" },
      { sitter: "open", name: "" },
    ] as const;
    expect(seatNames(seats, new Reader(texts))).toEqual(["Anna", "Player 2", "a bot", "nobody yet"]);
  });

  it("is that of a person while a bot plays for them", () => {
    expect(seatNames([{ sitter: "bot", name: "", held: true }], new Reader(texts))).toEqual(["Player 1"]);
  });
});

describe("how a seat is shown", () => {
  it("says whose it is and who is asked", () => {
    const seats = [0, 1].map((seat) => ({ seat, sitter: "person", name: "" }) as SeatInfo);
    const scene = { table: { seats }, seat: 1, asked: [{ seat: 0 }] } as unknown as Scene;
    const shown = seatStates(scene, new Reader(texts, {}, ["Anna", "Bo"]));
    expect(shown.map(({ name, own, asked }) => [name, own, asked])).toEqual([
      ["Anna", false, true],
      ["Bo", true, false],
    ]);
  });
});
