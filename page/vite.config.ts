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

export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), compressed()],
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
