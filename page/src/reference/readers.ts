/** Who reads what is looked up: words with the names of a library, and the links in them; each made once. */
import type { Texts } from "../words/texts";
import { Reader } from "../words/reader";
import { type Entry, entriesOf } from "./entries";
import type { Library } from "./library";
import { Linker } from "./linking";
import { Index } from "./search";

/** Made once for each library and each second thing. */
function kept<Key extends object, Made>(
  make: (library: Library, key: Key) => Made,
): (library: Library, key: Key) => Made {
  const known = new WeakMap<Library, WeakMap<Key, Made>>();
  return (library, key) => {
    let own = known.get(library);
    if (own === undefined) known.set(library, (own = new WeakMap<Key, Made>()));
    let made = own.get(key);
    if (made === undefined) own.set(key, (made = make(library, key)));
    return made;
  };
}

export const readerOf = kept((library: Library, texts: Texts) => new Reader(texts, library.things));
export const linkerOf = kept((library: Library, texts: Texts) => new Linker(library, texts.language));
export const indexOf = kept(
  (library: Library, texts: Texts) => new Index<Entry>(entriesOf(library, readerOf(library, texts))),
);
