/** What a card does, as a row of signs. */
import { describe, expect, it } from "vitest";
import { brief, mark, MORE, sign, signOf, type Glyph } from "../../../src/boards/hybris/glyphs";
import { words } from "../../../src/words/reader";

const unsaid: Glyph = { kind: "text", words: words("hybris-unheard-of") };

/** A row as one reads it. */
const read = (glyphs: readonly Glyph[]): string =>
  glyphs.map((glyph) => (glyph.kind === "mark" ? glyph.mark : signOf(glyph))).join(" ");

describe("a short row", () => {
  it("leaves out what it cannot say, where it can say something", () => {
    expect(read(brief([sign("vp", "1"), unsaid]))).toBe("vp");
    expect(read(brief([unsaid]))).toBe(MORE);
  });

  it("has no mark at an end but a question", () => {
    expect(read(brief([mark("×"), sign("vp"), mark("→")]))).toBe("vp");
    expect(read(brief([mark("?"), sign("vp")]))).toBe("? vp");
  });

  it("is no longer than there is room, and says when there is more", () => {
    const three = [sign("vp"), sign("prayer"), sign("follower")];
    expect(read(brief(three, 3))).toBe("vp prayer follower");
    expect(read(brief(three, 2))).toBe("vp more");
  });

  it("is made once for each row and room", () => {
    const row = [sign("vp")];
    expect(brief(row, 3)).toBe(brief(row, 3));
  });
});

it("a mark has no sign", () => {
  expect([sign("vp", "2"), mark("→"), unsaid].map(signOf)).toEqual(["vp", "", MORE]);
});
