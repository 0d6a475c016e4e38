/** Pictures of things outside of any table: nothing is asked, and nothing can be chosen. */
import { Desk } from "../table/desk.svelte";
import type { Reader } from "../words/reader";

export const quietDesk = (reader: () => Reader): Desk =>
  new Desk({
    get reader() {
      return reader();
    },
    question: null,
    busy: false,
    twice: false,
    choose: () => undefined,
  });
