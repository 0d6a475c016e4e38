/** Rows of signs: each is drawn once and then copied, since sixty tiles at once have hundreds of them. */
import { mount } from "svelte";
import type { Attachment } from "svelte/attachments";
import { signOf, type Glyph } from "./glyphs";
import "./rows.css";
import Sign from "./Sign.svelte";

const signs = new Map<string, Node>();
const rows = new WeakMap<readonly Glyph[], DocumentFragment>();

/** Makes an element show a row of signs. */
export function row(glyphs: readonly Glyph[]): Attachment<HTMLElement> {
  return (node) => {
    let drawn = rows.get(glyphs);
    if (drawn === undefined) rows.set(glyphs, (drawn = drawnRow(glyphs)));
    node.replaceChildren(drawn.cloneNode(true));
  };
}

function drawnRow(glyphs: readonly Glyph[]): DocumentFragment {
  const all = document.createDocumentFragment();
  for (const glyph of glyphs) {
    if (glyph.kind === "mark") all.append(element("glyph-mark", glyph.mark));
    else if (glyph.kind === "text" || glyph.number === "" || glyph.number === "1") all.append(drawnSign(signOf(glyph)));
    else all.append(element("glyph-number", glyph.number, drawnSign(glyph.sign)));
  }
  return all;
}

function drawnSign(name: string): Node {
  let drawn = signs.get(name);
  if (drawn === undefined) {
    const target = document.createElement("span");
    mount(Sign, { target, props: { name } });
    signs.set(name, (drawn = target.firstElementChild ?? target));
  }
  return drawn.cloneNode(true);
}

/** Its text is put before what is in it by the stylesheet: a picture, which nobody reads aloud. */
function element(style: string, text: string, ...inside: readonly Node[]): HTMLElement {
  const made = document.createElement("span");
  made.className = style;
  made.dataset["text"] = text;
  made.append(...inside);
  return made;
}
