/** Elements that lie where a test says: nothing is laid out where there is no browser. */

export type Rectangle = readonly [left: number, top: number, width: number, height: number];

export function lies(element: Element, [left, top, width, height]: Rectangle): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

/** A new element in the document, which can be seen. */
export function box(
  at: Rectangle,
  attributes: Readonly<Record<string, string>> = {},
  within = document.body,
): HTMLElement {
  const made = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.checkVisibility = () => true;
  lies(made, at);
  within.append(made);
  return made;
}
