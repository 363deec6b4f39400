/** Links to be sent to others: with an address that they can open, copied even where a page may not write the clipboard. */

import { api } from "./api";

/** Whether a host name means the machine that asks: 127.0.0.1 on a friend's phone is the phone. */
export function onlyHere(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

/** How others reach this server; empty if they cannot. */
export async function forOthers(): Promise<string> {
  if (!onlyHere(location.hostname)) return location.origin;
  try {
    return (await api.reach()).address;
  } catch {
    return location.origin;
  }
}

/** Copy, and say whether it worked. Browsers give a page without TLS no clipboard, only the old way through a selection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.readOnly = true;
    field.style.position = "fixed";
    field.style.opacity = "0";
    const focused = document.activeElement;
    // A dialog lets nothing outside it be selected.
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return done;
  }
}
