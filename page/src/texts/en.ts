/** The page's own words, and those of the modules among its boards. */
const files = import.meta.glob<string>(["./en.ftl", "../boards/*/*/texts/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files).join("\n");
