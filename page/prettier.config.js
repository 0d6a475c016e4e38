/** How the page is written. How wide a line may be and how far one indents, Prettier reads in .editorconfig. */
export default {
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
