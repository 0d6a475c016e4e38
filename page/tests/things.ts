/** Things for tests. */
import type { Names } from "../src/words/reader";

/** Things of which only the faces matter. */
export const printed = (faces: Readonly<Record<string, Record<string, unknown> | null>>): Names =>
  Object.fromEntries(Object.entries(faces).map(([id, face]) => [id, { names: {}, about: [], face }]));
