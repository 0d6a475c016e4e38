/** Trees of message ids become sentences, whoever reads them. */
import { describe, expect, it, vi } from "vitest";
import { bare, Reader, thingsIn, words } from "../../src/words/reader";
import { Texts } from "../../src/words/texts";
import type { ThingInfo } from "../../src/wire/messages";

const SOURCE = `
seat-own = {$name} (you)
seat-number = Player {$number}
list-more = {$first}, {$rest}
list-last = {$first} and {$last}
take = {$who} takes {$what}
    .group = Taking
    .cost = {SIGNED($points)} points
count = {$number ->
    [one] {$number} card
   *[other] {$number} cards
}
maybe = {GIVEN($other) ->
    [yes] with {$other}
   *[no] alone
}
`;

function thing(names: Record<string, string>, about: ThingInfo["about"] = []): ThingInfo {
  return { names, about, face: null };
}

function reader(language = "en", own = -1): Reader {
  const texts = new Texts(language);
  texts.add(SOURCE);
  const names = {
    "god/zeus": thing({ en: "Zeus", fr: "Zeus le Grand" }, [words("count", { number: 1 })]),
    "god/gaia": thing({ de: "Gäa", en: "Gaia" }),
    "god/pan": thing({ de: "Pan" }),
  };
  return new Reader(texts, names, ["Anna", ""], own);
}

describe("a sentence of the server", () => {
  it("names things and seats in the reader's language", () => {
    const said = words("take", { who: { is: "seat", seat: 0 }, what: { is: "thing", thing: "god/zeus" } });
    expect(reader("en").say(said)).toBe("Anna takes Zeus");
    expect(reader("fr").say(said)).toBe("Anna takes Zeus le Grand");
  });

  it("has others within, and lists", () => {
    const items = ["god/zeus", "god/gaia", "god/pan"].map((id) => ({ is: "thing" as const, thing: id }));
    const said = words("take", { who: words("count", { number: 2 }), what: { is: "several", items } });
    expect(reader().say(said)).toBe("2 cards takes Zeus, Gaia and Pan");
  });

  it("is its id and its arguments where nobody has written it", () => {
    expect(reader().say(words("unheard-of", { a: "one", b: 2 }))).toBe("unheard-of one 2");
  });

  it("is made once, however often it is read", () => {
    const [read, said] = [reader(), words("count", { number: 1 })];
    const made = vi.spyOn(read.texts, "format");
    expect([read.say(said), read.say(said)]).toEqual(["1 card", "1 card"]);
    expect(made).toHaveBeenCalledOnce();
  });

  it("has parts of its own, empty where there is none", () => {
    const said = words("take", { points: -2 });
    expect(reader().part(said, "group")).toBe("Taking");
    expect(reader().part(said, "cost")).toBe("−2 points");
    expect(reader().part(said, "nothing")).toBe("");
    expect(reader().part(words("unheard-of"), "group")).toBe("");
  });
});

describe("numbers and what is given", () => {
  it.each([
    [3, "+3 points"],
    [-1, "−1 points"],
    [0, "0 points"],
  ])("a change by %i reads %s", (points, told) => {
    expect(reader().part(words("take", { points }), "cost")).toBe(told);
  });

  it("what is empty or missing is not given", () => {
    expect(reader().text("maybe", { other: "" })).toBe("alone");
    expect(reader().text("maybe")).toBe("alone");
    expect(reader().text("maybe", { other: "Anna" })).toBe("with Anna");
    expect(reader().text("maybe", { other: 0 })).toBe("with 0");
  });
});

describe("who sits there", () => {
  it("is called by name, else by number, and one's own seat is marked", () => {
    const own = reader("en", 0);
    expect(own.seat(0)).toBe("Anna (you)");
    expect(own.sitter(0)).toBe("Anna");
    expect(own.seat(1)).toBe("Player 2");
  });
});

describe("what a thing is called", () => {
  it("does not depend on the seat at which it lies", () => {
    expect(bare("seat/12/god/zeus")).toBe("god/zeus");
    expect(bare("god/seat/1/x")).toBe("god/seat/1/x");
    expect(reader().name("seat/1/god/zeus")).toBe("Zeus");
    expect(reader().knows("seat/1/god/zeus")).toBe(true);
    expect(reader().about("seat/1/god/zeus")).toEqual(["1 card"]);
  });

  it("is English where there is no other name, then any, then its id; nothing is called nothing", () => {
    expect(reader("fr").name("god/gaia")).toBe("Gaia");
    expect(reader("fr").name("god/pan")).toBe("Pan");
    expect(reader().name("god/nobody")).toBe("god/nobody");
    expect(reader().knows("god/nobody")).toBe(false);
    expect(reader().name("")).toBe("");
  });
});

describe("a list", () => {
  it.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c", "d"], "a, b, c and d"],
  ])("%j reads %s", (items, told) => {
    expect(reader().list(items)).toBe(told);
  });
});

describe("the things that a message speaks of", () => {
  it("are found at any depth, seats too, and in their order", () => {
    const deep = words("take", {
      who: { is: "seat", seat: 2 },
      what: { is: "several", items: [words("x", { a: { is: "thing", thing: "a/1" } }), { is: "thing", thing: "b/2" }] },
      number: 3,
    });
    expect(thingsIn(deep)).toEqual(["seat/2", "a/1", "b/2"]);
    expect(thingsIn("text")).toEqual([]);
  });
});

describe("the texts", () => {
  it("know which messages and which parts of them there are", () => {
    const texts = new Texts("en");
    texts.add(SOURCE);
    expect([texts.has("take"), texts.has("take", "group"), texts.has("take", "x"), texts.has("x")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(texts.format("x", "", {})).toBeUndefined();
  });

  it("say the page's own words as they are where one is missing", () => {
    expect(reader().text("page-nowhere")).toBe("page-nowhere");
    expect(reader().attribute("page-nowhere", "title")).toBe("");
  });
});
