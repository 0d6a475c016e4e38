/** The page's own words, those about people, and those of the modules among its boards. */
const files = import.meta.glob<string>(
  [
    "./en.ftl",
    "../people/texts/en.ftl",
    "../club/texts/en.ftl",
    "../reference/texts/en.ftl",
    "../judged/texts/en.ftl",
    "../workshop/texts/en.ftl",
    "../boards/*/*/texts/en.ftl",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files).join("\n");
