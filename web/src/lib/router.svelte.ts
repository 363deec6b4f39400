/** The router: paths in the history, no hashes. */

let here = $state({ path: location.pathname, query: location.search });
let moved = false;

export function route(): { path: string; query: URLSearchParams } {
  return { path: here.path, query: new URLSearchParams(here.query) };
}

/** Whether a page was navigated to since the browser loaded the first one. */
export function navigated(): boolean {
  return moved;
}

export function go(address: string, replace = false): void {
  const url = new URL(address, location.href);
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  moved = true;
  here = { path: url.pathname, query: url.search };
  scrollTo(0, 0);
}

/** Say in the address what the page shows, so that it can be opened again; the page stays. */
export function note(address: string): void {
  history.replaceState(null, "", address);
}

/** Keeps clicks on our own links inside the page. */
export function followLinks(): () => void {
  const back = (): void => {
    moved = true;
    here = { path: location.pathname, query: location.search };
  };
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.href);
  };
  addEventListener("popstate", back);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", click);
  };
}
