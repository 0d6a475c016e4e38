/** The libraries of the games, each loaded once when somebody looks something up. */
import { finder } from "../state/finder.svelte";
import { requests, speech } from "../state/speech.svelte";
import type { Book, GameInfo, Games } from "../wire/messages";
import { compose, type Library } from "./library";

/** Asks once; what could not be had is asked for again. */
function once<Answer>(ask: (id: string) => Promise<Answer>): (id: string) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return (id) => {
    const found = known.get(id) ?? ask(id);
    known.set(id, found);
    found.catch(() => known.delete(id));
    return found;
  };
}

const all = once<Games>(() => requests.games());
const bookOf = once<Book>((id) => requests.book(id));

export const gamesOf = async (): Promise<readonly GameInfo[]> => (await all("")).games;

/** The books of a game, then those of its modules. */
export const booksOf = (game: GameInfo): string[] => [...game.books, ...game.modules.flatMap((module) => module.books)];

const library = once<Library>(async (wanted) => {
  const [id = "", pack = ""] = wanted.split(" ");
  const game = (await gamesOf()).find((other) => other.id === id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const [catalogue, books] = await Promise.all([
    requests.catalogue(id, pack),
    Promise.all(booksOf(game).map((book) => bookOf(book))),
    speech.open(id),
  ]);
  return compose(game, catalogue, books);
});

/** The library of a game; at a table of it, with the cards that it is played with there. */
export const libraryOf = (game: string): Promise<Library> =>
  library(`${game} ${finder.table?.game === game ? finder.table.pack : ""}`);

/** A game that is looked through, among all games. */
export interface Opened {
  readonly games: readonly GameInfo[];
  readonly game: GameInfo;
  readonly library: Library;
}

/** The game of that name, or of a book of that name; the first one for any other. */
export async function openOf(name: string): Promise<Opened> {
  const games = await gamesOf();
  const game = games.find((other) => other.id === name || booksOf(other).includes(name)) ?? games[0];
  if (game === undefined) throw new Error("there is no game");
  const [found] = await Promise.all([libraryOf(game.id), ...games.map((other) => speech.open(other.id))]);
  return { games, game, library: found };
}
