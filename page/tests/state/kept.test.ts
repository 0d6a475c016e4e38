/** What this device keeps between two visits. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keep, recall } from "../../src/state/kept";

beforeEach(() => localStorage.clear());

describe("what is kept", () => {
  it("is there on the next visit, until it is taken away", () => {
    keep("a", "1");
    expect(recall("a")).toBe("1");
    keep("a", null);
    expect(recall("a")).toBeNull();
  });

  it("is nothing where the browser keeps nothing, and nobody is told", () => {
    const refuse = (): never => {
      throw new DOMException("no");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => keep("a", "1")).not.toThrow();
    expect(recall("a")).toBeNull();
  });
});
