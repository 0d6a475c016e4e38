/** The worker beside the page: it lets the page open without a network, and shows that it is one's turn. */
import type { Games } from "../wire/messages";
import { LANGUAGES } from "./settings.svelte";

const SOON = 4000; // milliseconds after which there is time for what is not needed now

/** Whether this browser can have such a worker here: over https, or on this machine. */
export function canWork(): boolean {
  return isSecureContext && "serviceWorker" in navigator;
}

/** Begin. Whatever goes wrong costs nobody anything: the page works without. */
export function beginWork(): void {
  if (!canWork() || import.meta.env.DEV) return;
  setTimeout(() => void begin().catch(() => undefined), SOON);
}

async function begin(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const games = (await (await fetch("/api/games")).json()) as Games;
  active?.postMessage({ read: readable(games) });
}

/** All that can be read of these games: texts in every language, rules, and what cards and other things say. */
export function readable(games: Games): string[] {
  const texts = LANGUAGES.flatMap((language) => [
    `/api/texts/${language}`,
    ...games.games.map((game) => `/api/texts/${language}/${game.id}`),
  ]);
  const books = games.games.flatMap((game) => [...game.books, ...game.modules.flatMap((module) => module.books)]);
  const things = games.games.map((game) => `/api/games/${game.id}/catalogue`);
  const rules = [...new Set(books)].map((book) => `/api/rules/${encodeURIComponent(book)}`);
  return ["/api/games", "/api/rules", ...texts, ...rules, ...things];
}
