/** Requests, and what a person is told when one fails. */
import { describe, expect, it, vi } from "vitest";
import { Requests, Trouble } from "../../src/wire/http";

const WORDS = { is: "words", id: "table-full", args: {} };

function answering(status: number, body: string) {
  const fetched = vi.fn((_path: string, _request: RequestInit) => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const requests = new Requests(() => "fr");

async function trouble(asked: Promise<unknown>): Promise<Trouble> {
  const error: unknown = await asked.then(
    () => null,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(Trouble);
  return error as Trouble;
}

describe("a request", () => {
  it("says in which language it is asked", async () => {
    const fetched = answering(200, `{"games": []}`);
    expect(await requests.games()).toEqual({ games: [] });
    expect(fetched).toHaveBeenCalledWith("/api/games", { headers: { "Accept-Language": "fr" } });
  });

  it("that sends something says what it is", async () => {
    const fetched = answering(201, "{}");
    await requests.sit("abc", { seat: 1, name: "Anna" });
    const [path, { method, body, headers }] = fetched.mock.calls[0] as [string, RequestInit];
    expect([path, method, JSON.parse(body as string)]).toEqual([
      "/api/tables/abc/sit",
      "POST",
      { seat: 1, name: "Anna" },
    ]);
    expect(headers).toEqual({ "Accept-Language": "fr", "Content-Type": "application/json" });
  });

  it("for texts names the language, and the game where there is one", async () => {
    const fetched = answering(200, "a = b");
    expect(await requests.texts("en", "")).toBe("a = b");
    await requests.texts("en", "hybris");
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/texts/en", "/api/texts/en/hybris"]);
  });
});

describe("what goes wrong", () => {
  it("is told in the server's words, where it has some", async () => {
    answering(409, JSON.stringify({ error: { text: "The table is full.", message: WORDS } }));
    expect(await trouble(requests.tables())).toMatchObject({ text: "The table is full.", words: WORDS, status: 409 });
  });

  it("is told by its number, where the answer is no answer of ours", async () => {
    answering(502, "<html>");
    expect(await trouble(requests.tables())).toMatchObject({ text: "502", words: null, status: 502 });
  });

  it("is told as such where nobody answers", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    expect(await trouble(requests.tables())).toMatchObject({ status: 0, words: { id: "page-unreachable" } });
  });
});
