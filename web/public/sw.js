// Keeps the shell: the page and its hashed files. What happens at tables is never kept.
const SHELL = "shell-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add("/")).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(fetched(request).catch(async () => (await caches.match("/")) ?? Response.error()));
  } else if (url.pathname.startsWith("/assets/")) {
    // Their names carry their content, so what was kept is right for ever.
    event.respondWith(caches.match(request).then((kept) => kept ?? keep(request)));
  }
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: "window" }).then((open) => open[0]?.focus()));
});

// The page comes from the network whenever it can; the last one is kept for when it cannot.
async function fetched(request) {
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname === "/") (await caches.open(SHELL)).put("/", answer.clone());
  return answer;
}
async function keep(request) {
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}
