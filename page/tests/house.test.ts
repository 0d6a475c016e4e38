/** How the house is kept: what no linter looks for. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..", "src");
const all = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
const read = (path: string): string => readFileSync(join(SOURCE, path), "utf8");

const FOLDER = /^(boards\/\w+\/(\w+))\/module\.ts$/;
const folders = all.flatMap((path) => FOLDER.exec(path)?.[1] ?? []);
const names = all.flatMap((path) => FOLDER.exec(path)?.[2] ?? []);
const central = all.filter(
  (path) => /\.(svelte|ts|css|ftl)$/.test(path) && !folders.some((folder) => path.startsWith(`${folder}/`)),
);

describe("modules", () => {
  it("are found", () => {
    expect(names).toEqual(expect.arrayContaining(["cataclysm", "persian_invasion"]));
  });

  it.each(names)("%s is named in its own folder alone", (name) => {
    const called = new RegExp(`(?<![a-z])${name.replaceAll("_", "[_-]?")}(?![a-z])`, "i");
    expect(central.filter((path) => called.test(path) || called.test(read(path)))).toEqual([]);
  });
});

describe("components", () => {
  /** What `desk` sets on the pictures of things, which no markup has; and how the whole page moves. */
  const FOREIGN =
    /^((\[data-(can|picked|aim|lit)\]|:hover|:focus-visible|:not\(\[data-can\]\)|, )+|\[data-motion="none"\])$/;

  it("style what they draw, and nothing within another one", () => {
    const found = all
      .filter((path) => path.endsWith(".svelte"))
      .flatMap((path) =>
        [...read(path).matchAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g)]
          .filter(([, selector = ""]) => !FOREIGN.test(selector))
          .map(([text]) => `${path}: ${text}`),
      );
    expect(found).toEqual([]);
  });
});
