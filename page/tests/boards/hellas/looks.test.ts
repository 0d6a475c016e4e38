/** Seats look as their armies. */
import { expect, it } from "vitest";
import { ARMIES } from "../../../src/boards/hellas/armies";
import { looks } from "../../../src/boards/hellas/looks";
import { FIELDS } from "../../../src/boards/views";

const view = (players: unknown): Record<string, unknown> => ({
  ...Object.fromEntries(FIELDS.hellas.map((field) => [field, null])),
  players,
});

it("a seat has the colour and the shape of its army; before there is one, those of its seat", () => {
  const [first, second] = looks(view([{ colour: "red" }, { colour: null }]));
  expect(first).toMatchObject({ colour: ARMIES.red.fill, shape: ARMIES.red.shape });
  expect(second).toBeNull();
});
