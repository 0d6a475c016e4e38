import { describe, expect, it } from "vitest";
import { asked, begun, branchOf, entrySchema, fieldOf, type Schema, within } from "../../src/workshop/schema";

const file: Schema = {
  properties: { owl: { type: "array", items: { properties: { id: { type: "string" } } } }, limits: { type: "object" } },
  $defs: {
    verb: {
      anyOf: [
        { type: "object", properties: { draw: { type: "integer", minimum: 1, maximum: 9 } }, required: ["draw"] },
        {
          type: "object",
          properties: { again: { type: "array", items: { $ref: "#/$defs/verb" }, minItems: 1 } },
          required: ["again"],
        },
      ],
    },
  },
};

describe("a schema", () => {
  it("has an entry for a kind that there are several of, and for one that there is one of", () => {
    expect(entrySchema(file, "owl").properties).toHaveProperty("id");
    expect(entrySchema(file, "limits").type).toBe("object");
  });
  it("says how a value is asked for", () => {
    expect(asked({ type: "integer", minimum: 1, maximum: 3 }, file)).toEqual({ as: "number", least: 1, most: 3 });
    expect(asked({ enum: ["a"] }, file)).toEqual({ as: "word", words: ["a"] });
    expect(asked({ anyOf: [{ enum: ["a"] }, { type: "string" }] }, file)).toMatchObject({ as: "text", known: ["a"] });
    expect(asked({ anyOf: [{ type: "integer" }, { enum: ["all"] }] }, file)).toMatchObject({ numbers: true });
    expect(asked({ type: "object", additionalProperties: { type: "string" } }, file)).toEqual({ as: "wording" });
    expect(asked({ $ref: "#/$defs/verb" }, file)).toMatchObject({ as: "either" });
  });
  it("gives a value to begin with that has what it needs", () => {
    expect(begun({ $ref: "#/$defs/verb" }, file)).toEqual({ draw: 1 });
    const cost: Schema = { type: "object", properties: { aegis: { type: "integer", minimum: 1 } } };
    expect(begun(cost, file)).toEqual({ aegis: 1 });
    expect(begun({ type: "array", minItems: 2, items: { type: "integer" } }, file)).toEqual([0, 0]);
  });
  it("knows which of several tables a value is", () => {
    const either = asked({ $ref: "#/$defs/verb" }, file);
    expect(either.as === "either" && branchOf(either.tables, { again: [] })).toBe("again");
  });
});

describe("a fault", () => {
  it("is about a field of an entry, or about another one", () => {
    expect(fieldOf('deck.toml:3:4: card "owl": halves[0].creature', "deck.toml", "card", "owl")).toBe(
      within(within(within("", "halves"), 0), "creature"),
    );
    expect(fieldOf('deck.toml:3:4: card "owl"', "deck.toml", "card", "owl")).toBe("");
    expect(fieldOf('deck.toml:3:4: card "owls": id', "deck.toml", "card", "owl")).toBeNull();
    expect(fieldOf('other.toml:3:4: card "owl": id', "deck.toml", "card", "owl")).toBeNull();
    expect(fieldOf("limits.toml:1:1: limits: aegis", "limits.toml", "limits", "")).toBe("aegis");
  });
});
