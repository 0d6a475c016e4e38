import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const OUT = "../src/agon/server/page"; // where the server serves it from, and the wheel ships it
const COMPRESSED = /\.(js|css|html|svg|webmanifest)$/;

/** Writes each file compressed beside itself, so that the server need not do it again and again. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf8" })) {
        if (!COMPRESSED.test(name)) continue;
        const content = readFileSync(join(OUT, name));
        writeFileSync(join(OUT, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(OUT, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** Writes the worker beside the page, with the list of what the page consists of. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    closeBundle() {
      const all = readdirSync(OUT, { recursive: true, encoding: "utf8", withFileTypes: true });
      const names = all.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name).slice(OUT.length));
      const files = names.filter((name) => !/index\.html|\.(br|gz)$|\/\.|sw\.js/.test(name)).sort();
      const source = readFileSync("worker/sw.js", "utf8");
      const digest = createHash("sha256")
        .update(source)
        .update(readFileSync(join(OUT, "index.html")));
      const version = digest.update(files.join("\n")).digest("hex").slice(0, 16);
      const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
      writeFileSync(join(OUT, "sw.js"), head + source);
    },
  };
}

export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), worker(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy allows files of our own, nothing inline
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    pool: "threads",
    testTimeout: 120_000, // a ceiling for busy machines, never what a test waits for
    hookTimeout: 120_000,
    isolate: false, // a window is made once for all files, not once for each
    restoreMocks: true,
    unstubGlobals: true,
    reporters: ["dot"],
  },
  resolve: process.env["VITEST"] === undefined ? {} : { conditions: ["browser"] }, // Svelte as in a browser
  // `npm run dev` beside a running `agon serve`
  server: {
    proxy: {
      "/api": { target: "http://127.0.0.1:2466", ws: true },
    },
  },
});
