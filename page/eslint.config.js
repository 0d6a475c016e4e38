/** What is looked for in the page beyond its types. How it is written out is left to Prettier. */
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** Modules have folders of their own among the boards of their games, and nobody but them looks into one. */
const closed = (regex) => [
  "error",
  { patterns: [{ regex, message: "A board knows no module: see boards/README.md." }] },
];

export default defineConfig(
  // Written by `python -m agon.server.typescript`.
  { ignores: ["src/wire/messages.ts", "src/boards/views.ts", "src/boards/**/view.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // What is passed over is called `_`.
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_" }],
    },
  },
  { files: ["worker/*.js"], languageOptions: { globals: globals.serviceworker } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // `{" · "}` keeps the blanks at its ends.
      "svelte/no-useless-mustaches": "off",
      // What is watched says so by `$state`; maps that only remember something would be slower and no better.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // Types are asked for here only: in components that takes minutes, and svelte-check has read those already.
    files: ["**/*.ts"],
    ignores: ["**/*.svelte.ts"],
    extends: [ts.configs.strictTypeCheckedOnly, ts.configs.stylisticTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      // Numbers are written as they are, and who writes `() => act()` means no value.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // It wants `!`, which another rule forbids, rightly: `as` says what there is.
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      // An empty name is none.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
    },
  },
  { files: ["src/**"], rules: { "no-restricted-imports": closed("/boards/[^/]+/[^/]+/") } },
  { files: ["src/boards/*"], rules: { "no-restricted-imports": closed("^\\./[^/]+/[^/]+/") } },
  { files: ["src/boards/*/*"], rules: { "no-restricted-imports": closed("^\\./[^/]+/") } },
  { files: ["src/boards/*/*/**"], rules: { "no-restricted-imports": closed("^\\.\\./\\w+/") } },
);
