/** What leads the rules of a game: its words (games/<game>/guide), its examples and how it draws them (Example.svelte). */

import type { Component } from "svelte";
import { loadGameWords } from "../games";
import { addWords, knows, type Lang } from "../lib/words.svelte";
import type { BoardProps } from "../table/board";

/** A position of a game, before and after something is played; made by `tatami wire` from games/<game>/examples.py. */
export interface Example {
  id: string;
  /** The reader's seat, which sentences call "you". */
  seat: number;
  shows: string[];
  names: Record<Lang, string[]>;
  before: unknown;
  after: unknown;
  told: Record<Lang, string[]>;
}

export interface PictureProps<V = unknown> {
  view: V;
  /** The places to be drawn. */
  shows: string[];
  seat: number;
  names: string[];
  say: BoardProps["say"];
  piece: BoardProps["piece"];
}

export interface Guide {
  /** The sentences of a turn, by their ids. */
  steps: string[];
  examples: Example[];
  picture: Component<PictureProps<any>> | null;
}

const texts = import.meta.glob<string>("../games/*/guide/*.ftl", { query: "?raw", import: "default" });
const stored = import.meta.glob<Example[]>("../games/*/examples.json", { import: "default" });
const pictures = import.meta.glob<{ default: Component<PictureProps<any>> }>("../games/*/Example.svelte");

/** The guide of a game in the language; null where a game has none. */
export async function loadGuide(game: string, lang: Lang): Promise<Guide | null> {
  const find = texts[`../games/${game}/guide/${lang}.ftl`];
  if (!find) return null;
  const [text, examples, picture] = await Promise.all([
    find(),
    stored[`../games/${game}/examples.json`]?.(),
    pictures[`../games/${game}/Example.svelte`]?.(),
    loadGameWords(game, lang),
  ]);
  addWords(lang, `${game} guide`, text);
  const steps = Array.from({ length: 9 }, (_, at) => `guide-${game}-turn-${at + 1}`).filter(knows);
  return { steps, examples: examples ?? [], picture: picture?.default ?? null };
}
