// Keeps the shell of one build: its page and its hashed files. What happens at tables is never kept.
// The build writes its name here, so a new build brings a new worker, which begins with an empty cache and drops the old one.
const SHELL = "shell-__BUILD__";

self.addEventListener("install", (event) => {
  // The page is kept as it is installed, for when there is no network: so it is always the page of this very build.
  const page = new Request("/", { cache: "reload" });
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add(page)).then(() => self.skipWaiting()));
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
    // The page comes from the network whenever it can: a server may have a newer one.
    event.respondWith(fetch(request).catch(async () => (await kept("/")) ?? Response.error()));
  } else if (url.pathname.startsWith("/assets/")) {
    // Their names carry their content, so what was kept is right for ever.
    event.respondWith(kept(request).then((found) => found ?? keep(request)));
  }
});
self.addEventListener("push", (event) => {
  // Browsers want something shown for every message, also for one that cannot be read.
  let told = { title: "Tatami", text: "", path: "/", tag: "tatami" };
  try {
    told = { ...told, ...event.data.json() };
  } catch {
    // Shown by its name alone.
  }
  const data = { path: told.path };
  event.waitUntil(self.registration.showNotification(told.title, { body: told.text, tag: told.tag, data, icon: "/icon-192.png" }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

// A notice of the server leads to its table, in a window that has it open if there is one; one of an open page, to that.
async function open(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  if (typeof path !== "string" || !path.startsWith("/") || path.startsWith("//")) return windows[0]?.focus();
  const there = windows.find((each) => new URL(each.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
async function kept(request) {
  return (await caches.open(SHELL)).match(request);
}
async function keep(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}
