/** The contract between the frame of a table and the board of a game. */

import type { Component, Snippet } from "svelte";
import type { Ahead, Line, Action, Follows, Foretold, Part } from "../wire";

export type { Line, Action, Follows };

/** A plan in the making, about which the table is asked. */
export type Plan = Pick<Ahead, "codes" | "watch" | "anew" | "follow">;

/** Words of the client by id, with their arguments. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** What a board puts into the foot: the hand, and the one button that goes on from here. */
export interface Footing {
  hand: Snippet;
  act: Snippet;
}

export interface BoardProps<V = unknown> {
  /** What this eye may know (games/<game>/view.ts). */
  view: V;
  /** Open replays only: every seat's view. */
  views?: V[];
  /** The table as text; in open replays every seat's. Only the plain board is given it. */
  boards?: Part[][];
  /** What may be done now; empty when it is not my turn, or in a replay. */
  legal: Action[];
  /** What has just happened, in order, to animate; empty on first load. */
  events: Line[];
  /** Whether a caption tells of these events, so that the board need not. */
  captioned?: boolean;
  /** The last move of each seat, to keep marked on the board. */
  marks: Line[];
  /** Names of the players by seat. */
  names: string[];
  /** The eye; null looks on. */
  seat: number | null;
  /** A submission is under way, and takes long enough to be shown; a second one is not sent in any case. */
  busy: boolean;
  /** Replay, spectator or history: nothing can be chosen. */
  locked: boolean;
  /** The number of the question to me; null or missing where I owe nothing. */
  ask?: number | null;
  /** The parts of my open decision that the table has already. */
  laid?: string[];
  /** Submit one code, or a whole plan that is played entirely or not at all; `anew`: in place of what is laid. */
  play(codes: string | string[], anew?: boolean): void;
  /** An illegal tap: the frame shows why at that element. `text` is what the table told ahead of it; without it, it is asked. */
  refuse(code: string, at: Element | null, text?: string): void;
  /** What a plan would lead to; null where it cannot be told. Most boards ask through a `Draft`. */
  ahead?(plan: Plan): Promise<Foretold | null>;
  /** What is certain to follow, as far as my seat can know. */
  preview(codes: string[]): Promise<Follows | null>;
  /** Take back the last part of my open decision; missing where nothing can be taken back. */
  undo?(): Promise<void>;
  /** What to choose next in a decision that is put together here, in place of the prompt; empty: the prompt. */
  tell?(text: string): void;
  /** Take a place in the foot; null gives it back. Missing where there is no foot: the board then keeps its hand itself. */
  foot?(footing: Footing | null): void;
  /** Open the card of a piece; `note` is what is known of this very one. */
  card(id: string, note?: string): void;
  say: Say;
  /** A piece by its id, or a place of the board by the id of its `data-place`. */
  piece(id: string): { name: string; text: string };
}

export type Board = Component<BoardProps<any>>;
