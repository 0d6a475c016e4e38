/** First games that explain themselves. */
import { beforeEach, describe, expect, it } from "vitest";
import { FIELDS } from "../../src/boards/views";
import { keepTips, readTips } from "../../src/lessons/begin";
import ephyran from "../../src/lessons/ephyran";
import hellas from "../../src/lessons/hellas";
import hybris from "../../src/lessons/hybris";
import type { Moment } from "../../src/lessons/lesson";
import english from "../../src/texts/en.ftl?raw";
import { Texts } from "../../src/words/texts";

const texts = new Texts("en");
texts.add(english);

describe.each([ephyran, hellas, hybris])("the lesson of $game", (lesson) => {
  it("says everything once, and has words and a title for it", () => {
    const ids = lesson.tips.map(({ id }) => `lesson-${lesson.game}-${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !texts.has(id) || !texts.has(id, "title"))).toEqual([]);
  });
});

describe("a tip", () => {
  const moment = (asked: string, offered: string, turns: number): Moment =>
    ({
      asks: (id: string) => id === asked,
      offers: (start: string) => offered.startsWith(start),
      turns,
      scene: {
        seat: 0,
        outcome: null,
        undo: [],
        question: { options: [{ key: offered, things: ["zone/lagoon/1"] }] },
      },
      view: {
        ...Object.fromEntries(FIELDS.ephyran.map((key) => [key, null])),
        players: [{ cards: ["card/7"], god: null, territories: [] }],
        draw_pile: 40,
        ending: "no",
      },
    }) as unknown as Moment;

  const due = (now: Moment): string[] => ephyran.tips.filter((tip) => tip.when(now)).map(({ id }) => id);

  it("comes when what it explains is there, and shows where", () => {
    const now = moment("ephyran-ask-turn", "add/lagoon", 1);
    expect(due(now)).toEqual(["welcome", "hand", "build"]);
    const shown = (id: string) => ephyran.tips.find((tip) => tip.id === id)?.shows?.(now);
    expect(shown("hand")).toEqual(["seat/0/card/7"]);
    expect(shown("build")).toEqual(["zone/lagoon/1"]);
  });

  it("about what is rare waits until it happens", () => {
    expect(due(moment("ephyran-ask-turn", "play/storm", 2))).toEqual([
      "welcome",
      "hand",
      "rivals",
      "reinforcement",
      "stuck",
    ]);
    expect(due(moment("ephyran-ask-react", "pass", 2))).toContain("react");
  });
});

describe("a table", () => {
  beforeEach(() => localStorage.clear());

  it("is no lesson unless it was begun as one, and remembers what was read", () => {
    expect(readTips("abc")).toBeNull();
    keepTips("abc", ["welcome"]);
    expect(readTips("abc")).toEqual(["welcome"]);
    keepTips("abc", null);
    expect(readTips("abc")).toBeNull();
    expect(localStorage.length).toBe(0);
  });
});
