/** Single keys that do something at the table, wherever the focus is, except where one types. */

export type Shortcut = readonly [key: string, act: () => void];

const TYPED = "input, textarea, select, [contenteditable]";

export function keyboard(
  shortcuts: readonly Shortcut[],
  digit: (place: number) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof Element && (target.matches(TYPED) || target.closest("dialog[open]") !== null)) return;
    if (
      (event.key === " " || event.key === "Enter") &&
      target instanceof Element &&
      target.closest("button, a, summary, [role=button]") !== null
    )
      return;
    if (/^[1-9]$/.test(event.key)) {
      event.preventDefault();
      digit(Number(event.key) - 1);
      return;
    }
    const found = shortcuts.find(([key]) => key === event.key);
    if (found === undefined) return;
    if (event.key !== "Escape") event.preventDefault();
    found[1]();
  };
}
