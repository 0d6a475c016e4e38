/**
 * Works beside the page: without a network it opens, and what was looked up can be read; and it shows that it is
 * somebody's turn. `FILES` and `VERSION` are written before this by the build (vite.config.ts).
 */
/* global FILES, VERSION */
const PAGE = `page-${VERSION}`;
const BOOKS = "books"; // what is read: texts, rules, cards; kept as it was last seen
const READ = /^\/api\/(texts|games|rules|lessons)(\/|$)/;
const ELSEWHERE = /^\/(api|docs)(\/|$)/; // what is no place of the page

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll(["/", ...FILES])));
});

self.addEventListener("activate", (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== PAGE && name !== BOOKS) await caches.delete(name);
  };
  event.waitUntil(old());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (READ.test(url.pathname)) event.respondWith(fresh(request, BOOKS));
  else if (request.mode === "navigate" && !ELSEWHERE.test(url.pathname)) event.respondWith(opened(request));
  else if (FILES.includes(url.pathname)) event.respondWith(kept(request));
});

/** From the server; where it does not answer, as it was last seen. */
async function fresh(request, name) {
  const cache = await caches.open(name);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const known = await cache.match(request, { ignoreVary: true });
    if (known === undefined) throw error;
    return known;
  }
}

/** The page itself: as the server has it now, else as it was. */
async function opened(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const known = await caches.match("/");
    if (known === undefined) throw error;
    return known;
  }
}

/** A file that never changes under its name. */
async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The page says what can be read at this site: have it here before the network is gone. */
self.addEventListener("message", (event) => {
  const read = event.data?.read;
  if (Array.isArray(read)) event.waitUntil(warm(read));
});

async function warm(paths) {
  const cache = await caches.open(BOOKS);
  for (const path of paths) {
    if (!READ.test(path) || (await cache.match(path, { ignoreVary: true })) !== undefined) continue;
    const response = await fetch(path);
    if (response.ok) await cache.put(path, response);
  }
}

// -- it is somebody's turn

self.addEventListener("push", (event) => {
  const note = event.data?.json() ?? {};
  const shown = { body: note.body, tag: note.tag, icon: "/icon-192.png", badge: "/icon-192.png", data: note.path };
  event.waitUntil(self.registration.showNotification(note.title ?? "Agon", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(come(new URL(event.notification.data ?? "/", location.origin)));
});

/** To the table: where it is open already, else in a new window. Nowhere but to this site. */
async function come(url) {
  if (url.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  await (there === undefined ? clients.openWindow(url) : there.focus());
}
