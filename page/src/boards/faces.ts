/** What is printed on things, as each game declares it: its own `faces.ts` has the types. */
import { bare, type Names } from "../words/reader";

/** How the faces of a game are read. What a board draws has a face: one that is missing is an error, never a 0. */
export const facesOf =
  <Faces>() =>
  <Kind extends keyof Faces & string>(kind: Kind, thing: string, things: Names): Faces[Kind] => {
    const face = things[bare(thing)]?.face ?? null;
    if (face?.["kind"] !== kind) throw new Error(`${thing} has no face of the kind ${kind}`);
    return face as Faces[Kind];
  };
