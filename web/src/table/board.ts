/** The contract between the frame of a table and the board of a game. */

import type { Component } from "svelte";
import type { Line, Action, Part, Previewed } from "../wire";

export type { Line, Action, Previewed };

/** Words of the client by id, with their arguments. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

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
  /** Submit one code, or a whole plan that is played entirely or not at all. */
  play(codes: string | string[]): void;
  /**
   * An illegal tap: the frame has the server explain it and shows the answer at that element. `text` is the board's own
   * explanation, where the server cannot know what is being put together here.
   */
  refuse(code: string, at: Element | null, text?: string): void;
  /** What would follow, as far as my seat can imagine it. */
  preview(codes: string[]): Promise<Previewed | null>;
  /** Take back the last part of my open decision; missing where nothing can be taken back. */
  undo?(): Promise<void>;
  /** What to choose next in a decision that is put together here, in place of the prompt; empty: the prompt. */
  tell?(text: string): void;
  /** Open the card of a piece; `note` is what is known of this very one. */
  card(id: string, note?: string): void;
  say: Say;
  piece(id: string): { name: string; text: string };
}

export type Board = Component<BoardProps<any>>;
