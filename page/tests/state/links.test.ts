/** Links to be sent to somebody. */
import { expect, it, vi } from "vitest";
import { sendable } from "../../src/state/links";
import { requests } from "../../src/state/speech.svelte";

const at = (hostname: string, addresses: string[]): void => {
  vi.stubGlobal("location", { hostname, origin: `http://${hostname}:2466` });
  vi.spyOn(requests, "addresses").mockResolvedValue({ addresses });
};

it("lead to where the page is, if others can reach that", async () => {
  at("agon.example", []);
  expect(await sendable("/join/x")).toEqual({ url: "http://agon.example:2466/join/x", local: false });
});

it.each(["localhost", "a.localhost", "127.0.0.1", "[::1]"])(
  "lead from %s to an address of this network",
  async (host) => {
    at(host, ["http://192.168.1.5:2466"]);
    expect(await sendable("/join/x")).toEqual({ url: "http://192.168.1.5:2466/join/x", local: false });
  },
);

it("say when only this machine can open them", async () => {
  at("localhost", []);
  expect(await sendable("/join/x")).toMatchObject({ local: true });
});
