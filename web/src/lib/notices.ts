/** "Your turn" for somebody who looks elsewhere: the title, a sound, and a notification if that was allowed. */

import { within } from "../notices/times";
import { settings } from "./settings.svelte";
import { sound } from "./sound";

let plain = "Tatami";
let marked = false;
let waiting = 0;

/** The title of the page, without its mark. */
export function title(text: string): void {
  plain = text;
  paint();
}

function paint(): void {
  document.title = marked ? `● ${plain}` : waiting ? `(${waiting}) ${plain}` : plain;
}

/** Mark the title while a decision is wanted. */
export function markTitle(now: boolean): void {
  marked = now;
  paint();
}

/** Show in the title how many other tables wait. */
export function countTitle(tables: number): void {
  waiting = tables;
  paint();
}

/** Tell a player whose decision is wanted: a sound, and a notification while the page is hidden; in quiet hours the title alone. */
export function alertPlayer(text: string, tag: string): void {
  const now = new Date();
  if (settings.quiet && within(now.getHours() * 60 + now.getMinutes(), settings.quiet)) return;
  sound("yours");
  if (!document.hidden || !settings.notify || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  try {
    const note = new Notification(plain, { body: text, tag, icon: "/icon-192.png" });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications from a service worker only.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(plain, { body: text, tag, icon: "/icon-192.png" }),
    );
  }
}

/** Ask for the permission; true if it was given. */
export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
