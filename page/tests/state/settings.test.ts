/** What a person has set on this device. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

afterEach(() => vi.resetModules()); // what was set here is for no other test

const visit = async (...languages: string[]) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  return (await import("../../src/state/settings.svelte")).settings;
};

describe("the language", () => {
  it.each([
    [["fr-CH", "en"], "fr"],
    [["de", "fr"], "fr"],
    [["de"], "en"],
    [[], "en"],
  ])("of a browser that speaks %j is %s", async (languages, expected) => {
    expect((await visit(...languages)).language).toBe(expected);
  });

  it("that was chosen goes before the browser's", async () => {
    const first = await visit("en");
    first.language = "fr";
    first.apply();
    vi.resetModules();
    const next = await visit("en");
    expect([next.language, next.fresh]).toEqual(["fr", false]);
  });

  it("of a seat is taken over where the page speaks it", async () => {
    const settings = await visit("en");
    expect(settings.fresh).toBe(true);
    settings.adopt("fr");
    settings.adopt("tlh");
    expect([settings.language, settings.fresh]).toEqual(["fr", false]);
  });
});

describe("settings", () => {
  it("are as on a first visit where something else was written there", async () => {
    localStorage.setItem("agon", "{broken");
    expect(await visit("en")).toMatchObject({ theme: "system", motion: "calm", volume: 50, size: "normal", name: "" });
  });

  it("are known to the whole document", async () => {
    const settings = await visit("en");
    settings.theme = "dark";
    settings.motion = "brisk";
    settings.size = "large";
    settings.palette = "distinct";
    settings.apply();
    const known = { theme: "dark", motion: "brisk", size: "large", palette: "distinct" };
    expect(document.documentElement.dataset).toMatchObject(known);
  });

  it("stay silent where sound was off before there was a volume", async () => {
    localStorage.setItem("agon", JSON.stringify({ sound: false }));
    expect((await visit("en")).volume).toBe(0);
  });

  it("move nothing where the system wants less to move", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
    const settings = await visit("en");
    expect([settings.motion, settings.moving]).toEqual(["calm", "none"]);
  });
});
