/** Which of my tables wait for me, whatever page I look at: the title counts them, and a new one is told with a sound. */

import type { TableLine } from "../wire";
import { api } from "./api";
import { alertPlayer, countTitle } from "./notices";
import { route } from "./router.svelte";
import { identify, onIdentity, whoAmI } from "./session.svelte";
import { freshTurns, pauseFor, waitsFor } from "./turns";
import { currentLang, say } from "./words.svelte";

const KEY = "tatami.told";

let lines = $state.raw<TableLine[]>([]);

/** My tables that wait, but for this one; the most urgent first. */
export function waitingElsewhere(table: string): TableLine[] {
  return lines.filter((line) => line.id !== table);
}

function recall(): string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return Array.isArray(kept) ? kept.map(String) : null;
  } catch {
    return null;
  }
}

function remember(told: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(told));
  } catch {
    // Private windows may refuse: then each tab tells.
  }
}

const opened = (): string => /^\/t\/([\w-]+)$/.exec(route().path)?.[1] ?? "";

/** Look now. */
export async function lookWaiting(): Promise<void> {
  const found = whoAmI() ? await api.waiting(currentLang()) : [];
  // Whoever has just come sees what waits: only what comes up later is told.
  const before = recall();
  const { news, told } = freshTurns(found, before ?? found.flatMap(waitsFor), opened());
  remember(told);
  lines = found;
  countTitle(waitingElsewhere(opened()).length);
  if (news.length) alertPlayer(say("games-wait", { count: news.length }), "tatami-waiting");
}

/** Look again and again, rarely while nobody sees it and more rarely while nothing is answered. Returns how to stop. */
export function watchWaiting(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;
  const again = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      await lookWaiting();
      failures = 0;
    } catch {
      failures += 1;
    }
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void again(), pauseFor(document.hidden, failures));
  };
  const seen = (): void => void (document.hidden || again());
  document.addEventListener("visibilitychange", seen);
  const alone = onIdentity(() => void again());
  void identify().then(again);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
    alone();
  };
}
