/** Single keys that do something at the table, wherever the focus is, except where one types. */

export type Shortcut = readonly [key: string, act: () => void];

const TYPED = "input, textarea, select, [contenteditable]";
const TOGETHER = 1000; // milliseconds within which two digits are one number

/** `numbered` goes to the choice of that number, and says whether there is one. */
export function keyboard(
  shortcuts: readonly Shortcut[],
  numbered: (number: number) => boolean,
): (event: KeyboardEvent) => void {
  let typed = "";
  let last = 0;
  function digit(key: string, at: number): void {
    const more = at - last < TOGETHER ? typed + key : key;
    last = at;
    typed = numbered(Number(more)) ? more : key;
    if (typed !== more) numbered(Number(key));
  }
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
    if (/^[0-9]$/.test(event.key)) {
      event.preventDefault();
      digit(event.key, event.timeStamp);
      return;
    }
    const found = shortcuts.find(([key]) => key === event.key);
    if (found === undefined) return;
    if (event.key !== "Escape") event.preventDefault();
    found[1]();
  };
}
