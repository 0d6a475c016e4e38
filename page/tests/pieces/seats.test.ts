/** How seats are told apart. */
import { expect, it } from "vitest";
import { seatLook } from "../../src/pieces/seats";

it("six seats differ in colour and in shape, and a seventh looks like the first", () => {
  const looks = [0, 1, 2, 3, 4, 5].map(seatLook);
  expect(new Set(looks.map((look) => look.colour)).size).toBe(6);
  expect(new Set(looks.map((look) => look.shape)).size).toBe(6);
  expect(looks[0]?.colour).toBe("var(--seat-0)");
  expect(seatLook(6)).toBe(looks[0]);
});
