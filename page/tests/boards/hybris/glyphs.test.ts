/** What a card does, as a row of signs. */
import { describe, expect, it } from "vitest";
import { brief, glyphsOf, listed, sign, signNamed, type Glyph } from "../../../src/boards/hybris/glyphs";
import type { Arg, Words } from "../../../src/wire/messages";
import { words } from "../../../src/words/reader";

const say = (id: string, args: Record<string, Arg> = {}): Words => words(`hybris-${id}`, args);
const amount = (resource: string, number: number): Words =>
  say("amount", { resource: say(`resource-${resource}`), number });
const join = (kind: string, first: Arg, rest: Arg): Words => say(`join-${kind}`, { first, rest });

/** A row as one reads it. */
const read = (glyphs: readonly Glyph[]): string =>
  glyphs.map((glyph) => ("mark" in glyph ? glyph.mark : `${glyph.number}${glyph.sign}`)).join(" ");

describe("a row of signs", () => {
  it.each<[string, Words, string]>([
    ["what is gained", say("verb-gain", { amounts: amount("follower", 2) }), "2follower"],
    ["what is lost", say("verb-lose", { amounts: amount("follower", 2) }), "−2follower"],
    [
      "what is paid for something",
      say("verb-pay", { amounts: amount("prayer", 1), effects: say("verb-gain", { amounts: amount("vp", 3) }) }),
      "−1prayer → 3vp",
    ],
    ["Strength", say("verb-strength", { number: 2 }), "+2strength"],
    ["weakness", say("verb-weaken", { number: 2 }), "−2strength"],
    ["a change down", say("modify-craft-cost", { amount: -1 }), "−1craft"],
    ["a change up", say("modify-strength", { amount: 2 }), "+2strength"],
    ["what others do", say("verb-others", { effects: amount("prayer", 1) }), "others : 1prayer"],
    [
      "a choice of three",
      say("verb-choose", {
        branches: join("comma", amount("vp", 1), join("or", amount("prayer", 2), amount("follower", 3))),
      }),
      "1vp / 2prayer / 3follower",
    ],
    ["both of two", join("and", amount("vp", 1), amount("prayer", 2)), "1vp 2prayer"],
    ["one of two", join("or", amount("vp", 1), amount("prayer", 2)), "1vp / 2prayer"],
    ["nothing with something", join("or", say("clause-nothing"), amount("prayer", 2)), "2prayer"],
    ["a condition", say("verb-if", { effects: amount("vp", 1) }), "? 1vp"],
    ["an element", say("element-fire"), "fire"],
    ["goods", say("verb-forfeit", { goods: say("good-camp-worker", { number: 2 }) }), "−2camp_worker"],
    ["a task", say("task-heroes", { number: 2 }), "2hero"],
    ["a time", say("when-combat", { effects: amount("vp", 1) }), "combat 1vp"],
    ["at once", say("when-immediate", { effects: amount("vp", 1) }), "1vp"],
    ["what has no sign", say("verb-unheard-of"), "more"],
    ["what nobody asks for", say("task-unheard-of"), "more"],
  ])("says %s", (_, tree, row) => {
    expect(read(glyphsOf(tree))).toBe(row);
  });

  it("is empty for what is no sentence", () => {
    expect(glyphsOf("text")).toEqual([]);
    expect(glyphsOf(undefined)).toEqual([]);
  });
});

describe("a short row", () => {
  it("leaves out what it cannot say, where it can say something", () => {
    expect(read(brief(join("and", amount("vp", 1), say("verb-unheard-of"))))).toBe("1vp");
    expect(read(brief(say("verb-unheard-of")))).toBe("more");
  });

  it("has no mark at an end but a question", () => {
    expect(read(brief(say("verb-for-each", { effects: amount("vp", 1) })))).toBe("1vp");
    expect(read(brief(say("verb-if", { effects: amount("vp", 1) })))).toBe("? 1vp");
  });

  it("is no longer than there is room, and says when there is more", () => {
    const three = join("and", amount("vp", 1), join("and", amount("prayer", 2), amount("follower", 3)));
    expect(read(brief(three, 3))).toBe("1vp 2prayer 3follower");
    expect(read(brief(three, 2))).toBe("1vp more");
  });
});

describe("a sign", () => {
  it("has no number where there is none", () => {
    expect(
      [sign("vp"), sign("vp", 0), sign("vp", 2), sign("vp", "+1")].map((one) => "number" in one && one.number),
    ).toEqual(["", "", "2", "+1"]);
  });

  it("is named by a message, or `more`", () => {
    expect(signNamed(say("type-prayer"), "type")).toBe("prayer");
    expect(signNamed(say("type-unheard-of"), "type")).toBe("more");
  });
});

describe("a list", () => {
  it("is taken apart, however it was joined", () => {
    const [a, b, c] = [say("a"), say("b"), say("c")];
    expect(listed(join("comma", a, join("and", b, c)))).toEqual([a, b, c]);
    expect(listed({ is: "several", items: [a, join("or", b, c)] })).toEqual([a, b, c]);
    expect(listed("text")).toEqual([]);
  });
});
