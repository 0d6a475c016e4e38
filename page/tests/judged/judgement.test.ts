/** What is shown of a judgement. */
import { describe, expect, it } from "vitest";
import {
  chanceLines,
  chancesAt,
  mistakeAt,
  nextMistake,
  percent,
  reasons,
  seatsToPlayOn,
} from "../../src/judged/judgement";
import { HEIGHT, WIDTH } from "../../src/table/numbers";
import type { JudgementInfo, MistakeInfo, Scene, SeatInfo } from "../../src/wire/messages";
import { Reader } from "../../src/words/reader";
import { Texts } from "../../src/words/texts";

const texts = new Texts("en");
texts.add(
  "judged-reason = { $points } { $feature }\nlist-last = { $first } and { $last }\nfeature = Prayers\nother = Aegis",
);
const reader = new Reader(texts, {}, ["Anna", "Boris"], 0);
const said = (id: string) => ({ is: "words", id, args: {} }) as const;
const worth = { option: said("feature"), chance: 500, reasons: [] };
const mistake = (after: number): MistakeInfo => ({
  after,
  seat: 0,
  question: said("feature"),
  chosen: worth,
  better: worth,
  cost: 100,
});
const judgement: JudgementInfo = {
  share: 1000,
  last: 10,
  moments: [
    { after: 0, chances: [500, 500] },
    { after: 5, chances: [750, 250] },
    { after: 10, chances: [1000, 0] },
  ],
  turns: [],
  mistakes: [mistake(7), mistake(3)],
};

describe("a line of chances", () => {
  it("goes from the first choice to the last, certainty at the top", () => {
    const [first, second] = chanceLines(judgement);
    expect(first?.at(0)).toEqual({ x: 0, y: HEIGHT / 2 });
    expect(first?.at(-1)).toEqual({ x: WIDTH, y: 0 });
    expect(second?.at(-1)).toEqual({ x: WIDTH, y: HEIGHT });
  });

  it("tells of each moment what was known before it", () => {
    expect(chancesAt(judgement, 7)).toEqual([750, 250]);
    expect(chancesAt({ ...judgement, moments: [] }, 7)).toEqual([]);
  });
});

describe("costly choices", () => {
  it("are found where they were made, and one after the other", () => {
    expect(mistakeAt(judgement, 3)?.after).toBe(3);
    expect(mistakeAt(judgement, 4)).toBeNull();
    expect([0, 3, 7].map((at) => nextMistake(judgement, at)?.after)).toEqual([3, 7, 3]);
    expect(nextMistake({ ...judgement, mistakes: [] }, 0)).toBeNull();
  });

  it("have their figures as they are written", () => {
    const why = [
      { feature: said("feature"), points: 2.1 },
      { feature: said("other"), points: -0.5 },
    ];
    expect(reasons(why, reader)).toBe("+2.1 Prayers and −0.5 Aegis");
    expect(percent(123, reader)).toBe("12%");
  });
});

describe("whoever plays on", () => {
  it("sits in that place, among the bots that were there and bots for everybody else", () => {
    const seats = [
      { seat: 0, sitter: "person", name: "Anna", bot: "" },
      { seat: 1, sitter: "bot", name: "Theon", bot: "veteran" },
      { seat: 2, sitter: "person", name: "Boris", bot: "" },
    ] as SeatInfo[];
    const [first, second, third] = seatsToPlayOn({ table: { seats } } as Scene, 2, "Chloe", "fr");
    expect(first).toMatchObject({ who: "bot", bot: "player" });
    expect(first?.name).not.toBe("Anna");
    expect(second).toEqual({ who: "bot", bot: "veteran", name: "Theon" });
    expect(third).toEqual({ who: "me", name: "Chloe", language: "fr" });
  });
});
