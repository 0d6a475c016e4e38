/** Whether an element is there to be seen: not hidden, and not waiting out of sight. */
export function isSeen(element: Element): boolean {
  return element.closest("[data-away]") === null && element.checkVisibility({ visibilityProperty: true });
}
