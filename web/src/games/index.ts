/** The boards: each game's own, fetched when a table needs it; any other game gets the plain one. */

import type { Component } from "svelte";
import type { Board, Line } from "../table/board";
import { PLAIN, type Manner } from "../table/captions";
import type { Fate } from "../table/result";
import type { Custom } from "./custom";
import { addWords, type Lang } from "../lib/words.svelte";

/** Pictures of what a table may choose, and which of them there are. */
export interface ChoicePictures {
  default: Component<{ option: string; value: string }>;
  pictured(option: string, value: string): boolean;
}

/** The drawings of a game's pieces, and which of them there are. */
export interface Symbols {
  default: Component<{ id: string }>;
  drawn(id: string): boolean;
}

/** What the print of an ending shows. */
export interface Print {
  fate: Fate;
  winners: number[];
  /** The seats, the best first. */
  order: number[];
}

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const texts = import.meta.glob<string>("./*/text/*.ftl", { query: "?raw", import: "default" });
const stories = import.meta.glob<{ tale: (lines: Line[]) => Line[] }>("./*/story.ts", { eager: true });
const graves = import.meta.glob<{ grave: (code: string, view: never) => boolean }>("./*/grave.ts", { eager: true });
const offBoards = import.meta.glob<{ offBoard: (code: string) => boolean }>("./*/offboard.ts", { eager: true });
const prints = import.meta.glob<{ default: Component<Print> }>("./*/Ending.svelte");
const choices = import.meta.glob<ChoicePictures>("./*/Choice.svelte");
const symbols = import.meta.glob<Symbols>("./*/Symbol.svelte");
const customs = import.meta.glob<{ default: Custom }>("./*/custom.ts", { eager: true });
const manners = import.meta.glob<Manner>("./*/places.ts");

/** The board of a game, with its words in the language. */
export async function loadBoard(game: string, lang: Lang): Promise<Board> {
  const find = boards[`./${game}/Board.svelte`] ?? boards["./generic/Board.svelte"];
  if (!find) throw new Error("the plain board is missing");
  const [board, , told] = await Promise.all([find(), loadGameWords(game, lang), manners[`./${game}/places.ts`]?.()]);
  if (told) loaded.set(game, told);
  return board.default;
}

const loaded = new Map<string, Manner>();

/** How the lines of a game are told, and which places they are about (games/<game>/places.ts); known once its board is. */
export function manner(game: string): Manner {
  return loaded.get(game) ?? PLAIN;
}

/** Whether a game has a board of its own here. */
export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

/** Whether an action cannot be tapped on the board, so that it needs a button wherever there is little room (games/<game>/offboard.ts). */
export function offBoard(game: string, code: string): boolean {
  return offBoards[`./${game}/offboard.ts`]?.offBoard(code) ?? false;
}

/** What the page does its own way for a game (games/<game>/custom.ts). */
export function custom(game: string): Custom {
  return customs[`./${game}/custom.ts`]?.default ?? {};
}

/** The print of a game's ending; one of others gets the gate by the sea. */
export async function loadPrint(game: string): Promise<Component<Print>> {
  const find = prints[`./${game}/Ending.svelte`] ?? prints["./generic/Ending.svelte"];
  if (!find) throw new Error("the plain print is missing");
  return (await find()).default;
}

/** The story without the lines that another line makes redundant (games/<game>/story.ts). */
export function tale(game: string, lines: Line[]): Line[] {
  return stories[`./${game}/story.ts`]?.tale(lines) ?? lines;
}

/** Whether a move always asks for a second tap, because it can neither be undone nor made up for (games/<game>/grave.ts). */
export function grave(game: string, code: string, view: unknown): boolean {
  return graves[`./${game}/grave.ts`]?.grave(code, view as never) ?? false;
}

/** A game's own client words, where it has any: games/<game>/text/<lang>.ftl. */
export async function loadGameWords(game: string, lang: Lang): Promise<void> {
  const text = texts[`./${game}/text/${lang}.ftl`] ?? texts[`./${game}/text/en.ftl`];
  if (text) addWords(lang, game, await text());
}

/** How a game draws its pieces; null for a game without drawings. */
export async function loadSymbols(game: string): Promise<Symbols | null> {
  return (await symbols[`./${game}/Symbol.svelte`]?.()) ?? null;
}

/** Pictures of a game's options (games/<game>/Choice.svelte); null for a game without. */
export async function loadChoices(game: string): Promise<ChoicePictures | null> {
  return (await choices[`./${game}/Choice.svelte`]?.()) ?? null;
}
