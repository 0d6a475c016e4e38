/* What is wrong with the room that a table has: a list of complaints. */
() => {
  const SMALL = 10.75; // pixels: eleven, rounded
  const found = [];
  const [wide, high] = [innerWidth, innerHeight];
  const narrow = wide < 860;
  const board = document.querySelector("[data-board]");
  const name = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].filter((one) => !one.startsWith("svelte")).join(".")}`;
  const seen = (node) => node.closest("[data-away], [inert]") === null && node.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  // -- texts: what they say, where, and how large
  const scales = new Map();
  const scaleOf = (node) => {
    const field = node.closest(".inside[style*=scale]");
    if (field === null) return 1;
    if (!scales.has(field)) scales.set(field, field.getBoundingClientRect().width / field.offsetWidth);
    return scales.get(field);
  };
  const texts = [];
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const said = node.textContent.trim();
    const parent = node.parentElement;
    if (said === "" || parent.closest(".hidden, title, style") !== null || !seen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const edge = parent.getBoundingClientRect(); // beyond it nothing is drawn of a name that is cut short
    const cut = getComputedStyle(parent).overflowX === "hidden";
    const within = ({ left, right, top, bottom }) =>
      cut ? new DOMRect(left, top, Math.min(right, edge.right) - left, bottom - top) : new DOMRect(left, top, right - left, bottom - top);
    for (const box of [...range.getClientRects()].map(within)) texts.push({ said, node: parent, box, size: parseFloat(getComputedStyle(parent).fontSize) });
  }
  for (const node of board.querySelectorAll("[data-text], [data-said], [data-title], [data-number]")) {
    const style = getComputedStyle(node, "::before");
    const said = style.content.replace(/^"|"$/g, "").trim();
    if (said === "" || said === "none" || !seen(node)) continue;
    let box = node.getBoundingClientRect();
    const around = node.parentElement;
    if (getComputedStyle(around).overflowY === "hidden") {
      const edge = around.getBoundingClientRect(); // what is beyond it fades out, and is told in the box
      box = new DOMRect(box.left, box.top, box.width, Math.max(0, Math.min(box.bottom, edge.bottom) - box.top));
    }
    texts.push({ said, node, box, size: parseFloat(style.fontSize) });
  }
  for (const text of texts) {
    const svg = text.node instanceof SVGElement ? text.node.getScreenCTM()?.a : undefined;
    text.size *= svg ?? scaleOf(text.node);
    text.zooms = text.node.closest(".field") !== null;
  }

  // -- too small to be read. What lies in a field that zooms can be made larger; what is printed on a card or a tile is
  // told, all of it, in the box that it opens.
  for (const { said, node, size, zooms } of texts) {
    if (size > 0 && size < SMALL && !zooms && node.closest("[data-piece]") === null) found.push(`${size.toFixed(1)} px: ${name(node)} "${said}"`);
  }

  // -- cut off, and nothing tells the rest
  for (const { said, node } of texts) {
    if (node instanceof SVGElement || node.closest("[data-thing], [title], button, .hand, .plate") !== null) continue;
    const style = getComputedStyle(node);
    if (style.overflowX !== "hidden" || style.textOverflow === "ellipsis") continue;
    if (node.scrollWidth > node.clientWidth + 2) found.push(`cut: ${name(node)} "${said}"`);
  }

  // What is printed on one thing is laid out together; cards of a hand lie on each other, and each shows its corner.
  const together = (one, other) =>
    (one.closest("[data-thing]") ?? one) === (other.closest("[data-thing]") ?? other) ||
    (one.closest("[data-piece]") !== null && other.closest("[data-piece]") !== null);
  // -- on top of each other: both can be seen, and they share a third of the smaller one
  const onTop = (text) => {
    const { left, right, top, bottom } = text.box;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && (hit.contains(text.node) || text.node.contains(hit));
  };
  const upper = texts.filter((text) => text.box.width > 0 && text.box.bottom <= high && onTop(text));
  for (const [index, one] of upper.entries()) {
    for (const other of upper.slice(index + 1)) {
      if (one.node === other.node || one.node.contains(other.node) || other.node.contains(one.node)) continue;
      if (together(one.node, other.node)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across <= 2 || down <= 2) continue;
      const least = Math.min(one.box.width * one.box.height, other.box.width * other.box.height);
      if (across * down > least / 3) found.push(`on each other: "${one.said}" (${name(one.node)}) and "${other.said}" (${name(other.node)})`);
    }
  }

  // -- of a card in a hand nothing that matters is covered, wherever it lies
  for (const part of document.querySelectorAll(".own .hand [data-matters]")) {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hand = part.closest(".own").getBoundingClientRect();
    if (width === 0 || !seen(part) || x < Math.max(0, hand.left) || x > Math.min(wide, hand.right) || y > high) continue;
    const card = part.closest("[data-piece]");
    const hit = document.elementFromPoint(x, y);
    if (hit === null || hit.closest("[data-piece]") !== card) found.push(`covered: ${name(part)} of ${card.dataset.piece}`);
  }

  // -- the question and the hand are in sight, whatever is scrolled
  for (const part of [".question", ".own .hand, .own .cards"]) {
    const node = [...document.querySelectorAll(part)].find(seen);
    if (node === undefined) continue;
    const { top, bottom, left, right } = node.getBoundingClientRect();
    if (top < -1 || bottom > high + 1 || left > wide - 40 || right < 40) found.push(`out of sight: ${part} ${Math.round(top)}-${Math.round(bottom)}`);
    else if (part === ".question") {
      const hit = document.elementFromPoint(left + 12, (top + bottom) / 2);
      if (hit === null || !node.contains(hit)) found.push(`covered: ${part}`);
    }
  }

  // -- scrolling: none of the whole table where there is room, never sideways, and no field that swallows all of it
  const down = board.scrollHeight - board.clientHeight;
  if (!narrow && down > 1) found.push(`the table scrolls by ${down}`);
  if (document.documentElement.scrollWidth > wide) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const field of board.querySelectorAll(".field")) {
    if (narrow && field.getBoundingClientRect().height > 0.65 * high) found.push("the map leaves no room to scroll by");
  }
  // -- what can be chosen is in the window, or in something that scrolls to it
  for (const thing of board.querySelectorAll("[data-can]")) {
    if (!seen(thing)) continue;
    const box = thing.getBoundingClientRect();
    const inside = box.right > 0 && box.left < wide && box.bottom > 0 && box.top < high;
    let scrolls = false;
    for (let up = thing.parentElement; up !== null && up !== board.parentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      scrolls ||= /auto|scroll/.test(style.overflowX + style.overflowY) && (up.scrollHeight > up.clientHeight || up.scrollWidth > up.clientWidth);
      scrolls ||= up.classList.contains("field");
    }
    if (!inside && !scrolls) found.push(`out of reach: ${thing.dataset.thing}`);
  }
  return [...new Set(found)];
}
