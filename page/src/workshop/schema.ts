/** The JSON Schemas of packs, as far as they are used: what a value may be, and one to begin with. */

export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

export type Value = string | number | boolean | Value[] | { [field: string]: Value };
export type Fields = Record<string, Value>;

/** How a value is asked for. */
export type Asked =
  | { readonly as: "number"; readonly least: number; readonly most: number }
  | { readonly as: "flag" }
  | { readonly as: "word"; readonly words: readonly string[] }
  | { readonly as: "text"; readonly known: readonly string[]; readonly numbers: boolean }
  | { readonly as: "wording" }
  | { readonly as: "list"; readonly item: Schema; readonly least: number; readonly most: number }
  | { readonly as: "table"; readonly fields: Readonly<Record<string, Schema>>; readonly needed: readonly string[] }
  | { readonly as: "either"; readonly tables: Readonly<Record<string, Schema>> };

const ANY = Number.MAX_SAFE_INTEGER;
const DEEP = 6; // tables within tables, beyond which nothing is begun by itself

/** The schema of an entry: `[[kind]]` or `[kind]` of a file. */
export function entrySchema(file: Schema, kind: string): Schema {
  const found = file.properties?.[kind] ?? {};
  return found.items ?? found;
}

function resolved(schema: Schema, file: Schema): Schema {
  const name = schema.$ref?.replace("#/$defs/", "");
  return name === undefined ? schema : (file.$defs?.[name] ?? {});
}

export function asked(given: Schema, file: Schema): Asked {
  const schema = resolved(given, file);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) {
    const all = branches.map((branch) => resolved(branch, file));
    if (all.every((branch) => branch.properties !== undefined)) {
      return { as: "either", tables: Object.fromEntries(all.map((branch) => [headOf(branch), branch])) };
    }
    const known = all.flatMap((branch) => branch.enum ?? []);
    return { as: "text", known, numbers: all.some((branch) => branch.type === "integer") };
  }
  if (schema.enum !== undefined) return { as: "word", words: schema.enum };
  switch (schema.type) {
    case "integer":
      return { as: "number", least: schema.minimum ?? -ANY, most: schema.maximum ?? ANY };
    case "boolean":
      return { as: "flag" };
    case "array":
      return { as: "list", item: schema.items ?? {}, least: schema.minItems ?? 0, most: schema.maxItems ?? ANY };
    case "object":
      return schema.properties === undefined
        ? { as: "wording" }
        : { as: "table", fields: schema.properties, needed: schema.required ?? [] };
    default:
      return { as: "text", known: [], numbers: false };
  }
}

/** The field by which a table is told apart from others: its first. */
const headOf = (table: Schema): string => Object.keys(table.properties ?? {})[0] ?? "";

/** Which of several tables a value is: that of which it has the first field. */
export const branchOf = (tables: Readonly<Record<string, Schema>>, value: Fields): string =>
  Object.keys(tables).find((head) => head in value) ?? Object.keys(tables)[0] ?? "";

/** A value to begin with: as little as may be. */
export function begun(schema: Schema, file: Schema, depth = 0): Value {
  const ask = asked(schema, file);
  switch (ask.as) {
    case "number":
      return Math.min(Math.max(0, ask.least), ask.most);
    case "flag":
      return true;
    case "word":
      return ask.words[0] ?? "";
    case "text":
      return ask.known[0] ?? (ask.numbers ? 0 : "");
    case "wording":
      return { en: "" };
    case "list":
      return depth > DEEP ? [] : Array.from({ length: ask.least }, () => begun(ask.item, file, depth + 1));
    case "table":
      return depth > DEEP ? {} : table(ask.fields, ask.needed, file, depth);
    case "either":
      return begun(Object.values(ask.tables)[0] ?? {}, file, depth);
  }
}

function table(
  fields: Readonly<Record<string, Schema>>,
  needed: readonly string[],
  file: Schema,
  depth: number,
): Fields {
  const wanted = Object.entries(fields).filter(([name]) => needed.includes(name));
  const all = Object.fromEntries(wanted.map(([name, schema]) => [name, begun(schema, file, depth + 1)] as const));
  const first = Object.keys(fields)[0];
  // Amounts, such as a cost, need none of their words and one at least.
  if (wanted.length > 0 || first === undefined) return all;
  return { [first]: begun(fields[first] ?? {}, file, depth + 1) };
}

/** How faults name a field within another: `halves[0].creature`. */
export const within = (path: string, step: string | number): string =>
  typeof step === "number" ? `${path}[${step}]` : path === "" ? step : `${path}.${step}`;

/** The field of a fault, such as `deck.toml:3:4: card "owl": halves[0]`, if it is about this entry. */
export function fieldOf(where: string, file: string, kind: string, id: string): string | null {
  const [place = "", entry, field = ""] = where.split(": ");
  const named = id === "" ? kind : `${kind} "${id}"`;
  return (place === file || place.startsWith(`${file}:`)) && entry === named ? field : null;
}
