/** Lines of the chronicle become deeds with a caption, and fights with a banner. */
import { describe, expect, it } from "vitest";
import { caption, deedsOf, fightIn } from "../../src/table/deeds";
import type { Arg, Line } from "../../src/wire/messages";
import { Reader, words } from "../../src/words/reader";
import { Texts } from "../../src/words/texts";

const SOURCE = `
seat-own = {$name} (you)
deed-caption = {$head}{GIVEN($clauses) ->
    [no] {""}
   *[yes] : {$clauses}
}{$points ->
    [0] {""}
   *[other] {" "}({SIGNED($points)})
}
paid = {$seat} pays.
sent = {$seat} sends {$figure}.
    .deed = {$seat} sends {$figure}
came = There.
    .where = to {$place}
acts = {$what}.
    .otherwise = {$what}
deploys = Deployed.
    .clause = deploys {$tile}
scored = Points.
    .tally = {$points}
lost = Points lost.
    .tally = -{$points}
battle = A battle.
    .fight = {$one} against {$other}
strengths = Strengths.
    .by = {$attack} : {$defence}
won = Won.
    .banner = {$seat} wins
dead = Dead.
    .cost = {$figure} dies
age = Age {$age}.
    .deed = Age {$age} begins
`;

const texts = new Texts("en");
texts.add(SOURCE);
const reader = new Reader(texts, {}, ["Anna", "Melissa"], 0);
const seat = (number: number): Arg => ({ is: "seat", seat: number });
const line = (after: number, id: string, args: Record<string, Arg> = {}): Line => ({ after, message: words(id, args) });

const turn = [
  line(4, "paid", { seat: seat(1) }),
  line(4, "sent", { seat: seat(1), figure: "Jason" }),
  line(5, "came", { seat: seat(1), place: "Sparta" }),
  line(6, "acts", { seat: seat(1), what: "Influence" }),
  line(7, "deploys", { seat: seat(1), tile: "Beacon Herm" }),
  line(7, "scored", { seat: seat(1), points: 3 }),
  line(7, "scored", { seat: seat(0), points: 2 }),
  line(8, "scored", { seat: seat(1), points: 2 }),
  line(8, "lost", { seat: seat(1), points: 1 }),
];

describe("deeds", () => {
  it("begin with what their choice cost, and end where the next begins", () => {
    const log = [line(3, "paid", { seat: seat(0) }), ...turn, line(9, "age", { age: 2 })];
    const deeds = deedsOf(log, reader, 20);
    expect(deeds.map((deed) => [deed.seat, deed.at, deed.lines.length])).toEqual([
      [-1, 20, 1],
      [1, 21, turn.length],
      [-1, 30, 1],
    ]);
  });

  it("say in one line who did what where, and the points of whose deed it is", () => {
    const [deed] = deedsOf(turn, reader);
    expect(deed && caption(deed, reader)).toBe("Melissa sends Jason to Sparta: deploys Beacon Herm (+4)");
  });

  it("name the action where nothing else came of it", () => {
    const [deed] = deedsOf(turn.slice(0, 4), reader);
    expect(deed && caption(deed, reader)).toBe("Melissa sends Jason to Sparta: Influence");
  });

  it("are nobody's where nobody did anything", () => {
    const [lines] = deedsOf([line(0, "paid", { seat: seat(0) })], reader);
    expect(lines && caption(lines, reader)).toBe("");
  });
});

describe("a fight that ended", () => {
  const fight = (who: string, dies: string): Line[] => [
    line(1, "battle", { one: who, other: "Kreon" }),
    line(2, "strengths", { attack: 4, defence: 2 }),
    line(2, "won", { seat: seat(1) }),
    line(3, "dead", { figure: dies }),
  ];

  it("has who won, by how much and what it cost: this one, not the one before", () => {
    const found = fightIn([...fight("Marta", "Jason"), ...fight("Melissa", "Hector")], reader);
    expect(found).toMatchObject({
      title: "Melissa wins",
      between: "Melissa against Kreon",
      by: "4 : 2",
      costs: ["Hector dies"],
    });
  });

  it("is none as long as it goes on", () => {
    expect(fightIn(fight("Marta", "Jason").slice(0, 2), reader)).toBeNull();
  });
});
