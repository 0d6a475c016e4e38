/** The page's own words, those about people, and those of the modules among its boards. */
const files = import.meta.glob<string>(
  [
    "./fr.ftl",
    "../people/texts/fr.ftl",
    "../club/texts/fr.ftl",
    "../reference/texts/fr.ftl",
    "../judged/texts/fr.ftl",
    "../workshop/texts/fr.ftl",
    "../boards/*/*/texts/fr.ftl",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files).join("\n");
