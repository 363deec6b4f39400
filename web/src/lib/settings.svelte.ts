/** The settings of this browser, stored in localStorage. */

import type { Lang } from "../wire";
import type { Tempo } from "../table/tempo";
import { likelyLang, LANGS } from "./words.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "less";

/** A game with bots as it was chosen last. */
export interface BotGame {
  level: string;
  seats: number;
  /** My seat from 0; -1: chance decides. */
  side: number;
}

interface Settings {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  notify: boolean;
  /** From when until when an open page tells nothing aloud, in minutes after midnight; null: it always may. */
  quiet: [number, number] | null;
  /** Every move asks for a second tap, on the board and in the list. */
  confirm: boolean;
  /** Letters ask the table, for whoever hears it. */
  keys: boolean;
  /** How fast other seats' moves are shown. */
  tempo: Tempo;
  /** Show the table as text instead of the drawn board. */
  text: boolean;
  level: string;
  /** Whether a table that I set up counts for ratings. */
  rated: boolean;
  /** How each game is played with bots, by its id. */
  bots: Record<string, Partial<BotGame>>;
  muted: string[];
  /** Lessons that were finished here, as `<game>-<number>`. */
  learned: string[];
}

const KEY = "tatami.settings";

function load(): Settings {
  const stored: Settings = {
    lang: likelyLang(), theme: "system", motion: "system", sound: true, notify: false, quiet: null, confirm: false, keys: true, tempo: "calm", text: false,
    level: "", rated: false, bots: {}, muted: [], learned: [],
  };
  try {
    Object.assign(stored, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    // Nothing stored, or nothing readable: the defaults.
  }
  if (!LANGS.includes(stored.lang)) stored.lang = "en";
  return stored;
}

export const settings = $state<Settings>(load());

export function saveSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the settings then last as long as the page.
  }
  applySettings();
}

/** Apply theme and motion to the document. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === "system") delete root.dataset.motion;
  else root.dataset.motion = settings.motion;
}

export function lessMotion(): boolean {
  if (settings.motion !== "system") return settings.motion === "less";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
