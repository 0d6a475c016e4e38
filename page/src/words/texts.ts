/** The `.ftl` texts of one language: the page's own, those of the server, and those of the games that were opened. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

/** `SIGNED($points)`: a number that is gained or lost: +2, −1, 0. */
function signed(positional: FluentValue[]): FluentValue {
  const value = numberOf(positional[0]);
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** `GIVEN($other)`, to select by: `no` for an argument that is empty, `yes` for any other. */
function given(positional: FluentValue[]): FluentValue {
  const value = positional[0];
  return value === "" || value === undefined || (typeof value === "object" && !(value instanceof FluentNumber))
    ? "no"
    : "yes";
}

function numberOf(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(value ?? 0);
}

export class Texts {
  readonly #bundle: FluentBundle;

  constructor(readonly language: string) {
    this.#bundle = new FluentBundle(language, { functions: { SIGNED: signed, GIVEN: given }, useIsolating: false });
  }

  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source));
  }

  /** Whether there is such a message, or such an attribute of it. */
  has(id: string, part = ""): boolean {
    return part === "" ? this.#bundle.hasMessage(id) : this.#bundle.getMessage(id)?.attributes[part] !== undefined;
  }

  /** A message, or the attribute `part` of it; undefined when there is none. */
  format(id: string, part: string, values: Values): string | undefined {
    const message = this.#bundle.getMessage(id);
    const pattern = part === "" ? message?.value : message?.attributes[part];
    return pattern == null ? undefined : this.#bundle.formatPattern(pattern, values, []);
  }
}
