/** A table as this browser knows it: what the socket said, and what can be asked of it. */

import { alertPlayer, markTitle } from "../lib/notices";
import { tell } from "../lib/problems";
import { afterFrame } from "../lib/frames.svelte";
import { shareStructure } from "../lib/sharing";
import { TableSocket, tableAddress, type Ask, type Link } from "../lib/socket";
import { saveSettings, settings } from "../lib/settings.svelte";
import { sound, soundOf } from "../lib/sound";
import { currentLang, say } from "../lib/words.svelte";
import type { Advice, Line, Previewed, Problem, Said, ServerMessage, TableInfo, Update } from "../wire";
import { lastMoves } from "./marks";
import { Presence } from "./presence.svelte";
import { hold } from "./tempo";

/** Milliseconds before a submission under way is shown as busy: a quick answer needs no redraw of its own. */
const BUSY_AFTER = 150;

/** A refusal, and where the tap was that it answers. */
export interface Refusal {
  text: string;
  at: Element | null;
}

export class Table {
  link = $state<Link>("connecting");
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  /** All that this eye has seen happen. */
  story = $state.raw<Line[]>([]);
  /** What happened since this eye last looked, for the board to play. */
  fresh = $state.raw<Line[]>([]);
  said = $state.raw<Said[]>([]);
  readonly presence = new Presence();
  thinking = $state<Record<number, number>>({});
  /** Whether a move of mine is on its way; nothing else can be chosen until it is answered. */
  sent = $state(false);
  /** The words of my last answer, until they are told or needless. */
  chose = "";
  /** Whether it has been on its way for BUSY_AFTER, so that the board must show it. */
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<Advice[] | null>(null);
  advising = $state(false);
  gone = $state.raw<Problem | null>(null);
  /** Whether I said here that I want to play again: then the next table is mine to go to. */
  willing = $state(false);
  /** When the clocks of the last update were right. */
  heardAt = $state(0);

  /** Updates that wait for their turn to be shown. */
  queue = $state.raw<Update[]>([]);
  private holdUntil = 0;
  private slow: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;

  private socket: TableSocket;
  private closed = false;
  private eye: number | null = null;
  /** How much of its story each eye has been shown. */
  private shown = new Map<number | null, number>();

  readonly marks = $derived(lastMoves(this.story));
  readonly mine = $derived((this.info?.seats ?? []).flatMap((seat, number) => (seat.mine ? [number] : [])));
  readonly names = $derived((this.info?.seats ?? []).map((seat, number) => seat.name || say("seat", { number: number + 1 })));
  /** Whether a move would have to wait: for the last one, or for the line to the table. */
  readonly held = $derived(this.busy || this.link !== "open");
  readonly myTurn = $derived(this.update?.ask != null);

  constructor(
    readonly id: string,
    private readonly played: (codes: string[]) => void = () => undefined,
  ) {
    this.socket = new TableSocket(tableAddress(id), {
      hello: () => ({
        type: "hello",
        lang: currentLang(),
        eye: this.eye,
        since: this.update && this.update.eye === this.eye ? this.story.length : 0,
        board: true,
      }),
      received: (message) => this.received(message),
      link: (state) => {
        this.link = state;
        if (state === "lost") this.answered();
      },
    });
  }

  private received(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.info = message.table;
        this.presence.update(message.table, () => this.said.at(-1)?.number ?? 0);
        break;
      case "update":
        this.arrived(message);
        break;
      case "thinking":
        this.thinking = { ...this.thinking, [message.seat]: message.done };
        break;
      case "said":
        // Whom I mute on another device I do not hear here either.
        if (message.muted && !settings.muted.includes(message.player)) saveSettings({ muted: [...settings.muted, message.player] });
        if (!this.said.some((line) => line.number === message.number)) this.said = [...this.said, message];
        break;
      case "gone":
        if (message.problem.code !== "reload") this.gone = message.problem;
        break;
      default: // answers are given to those who asked
    }
  }

  /** Show an update at once, or after what is still being shown. */
  private arrived(update: Update): void {
    const newest = this.queue.at(-1) ?? this.update;
    const told = this.story.length + this.queue.reduce((sum, each) => sum + each.events.length, 0);
    const inOrder = newest !== null && newest.eye === update.eye && update.since === told;
    this.queue = [...this.queue, update];
    if (!inOrder || document.hidden) this.catchUp();
    else this.pump();
  }

  private pump = (): void => {
    clearTimeout(this.beat);
    while (this.queue.length && performance.now() >= this.holdUntil) {
      const [next, ...rest] = this.queue as [Update, ...Update[]];
      this.queue = rest;
      this.changed(next);
      const counted = next.clocks.some((clock) => clock.running);
      this.holdUntil = performance.now() + hold(counted && settings.tempo === "calm" ? "quick" : settings.tempo, this.fresh.length, rest.length);
    }
    if (this.queue.length) this.beat = setTimeout(this.pump, this.holdUntil - performance.now());
  };

  /** Skip to the present. */
  catchUp = (): void => {
    clearTimeout(this.beat);
    this.holdUntil = 0;
    const waiting = this.queue;
    this.queue = [];
    for (const update of waiting) this.changed(update);
  };

  private changed(update: Update): void {
    const before = this.update;
    this.eye = update.eye;
    this.story = [...this.story.slice(0, update.since), ...update.events];
    const known = this.shown.get(update.eye);
    this.fresh = known === undefined ? [] : this.story.slice(Math.min(known, this.story.length));
    this.shown.set(update.eye, this.story.length);
    this.update = { ...update, view: shareStructure(before?.view, update.view) };
    this.answered();
    this.heardAt = performance.now();
    const thinking = Object.entries(this.thinking).filter(([seat]) => update.to_act.includes(Number(seat)));
    this.thinking = Object.fromEntries(thinking);
    if (before?.ask !== update.ask || before?.eye !== update.eye) {
      this.advice = null;
      this.refusal = null;
    }
    const last = this.fresh.at(-1);
    afterFrame(() => this.closed || this.sounds(before, update, last));
  }

  private sounds(before: Update | null, update: Update, last: Line | undefined): void {
    markTitle(update.ask !== null);
    if (update.ending) {
      if (before && !before.ending) sound("end");
      return;
    }
    if (last) sound(soundOf(last.event));
    const asked = update.ask !== null && (before?.ask == null || before.eye !== update.eye);
    if (asked && before) alertPlayer(update.prompt, `tatami-${this.id}`);
  }

  private async ask(message: Ask, at: Element | null = null): Promise<Awaited<ReturnType<TableSocket["ask"]>>> {
    this.holdUntil = 0; // what I do is shown at once
    const answer = await this.socket.ask(message);
    if (answer.type === "refused") this.refusal = { text: tell(answer.problem), at };
    return answer;
  }

  play = async (codes: string | string[]): Promise<boolean> => {
    const { update } = this;
    if (!update || update.eye === null || update.ask === null || this.sent) return false;
    const list = typeof codes === "string" ? [codes] : codes;
    this.sent = true;
    this.slow = setTimeout(() => (this.busy = true), BUSY_AFTER);
    this.refusal = null;
    this.chose = (list.length === 1 && update.legal.find((option) => option.code === list[0])?.text) || "";
    const answer = await this.ask({ type: "submit", seat: update.eye, ask: update.ask, codes: list });
    const done = answer.type === "done";
    if (done) this.played(list);
    else this.chose = "";
    // What was done is shown by the update that follows; until then nothing else can be chosen.
    if (!done || this.update !== update) this.answered();
    return done;
  };

  private answered(): void {
    clearTimeout(this.slow);
    this.sent = this.busy = false;
  }

  refuse = async (code: string, at: Element | null, text = ""): Promise<void> => {
    const eye = this.update?.eye;
    if (eye == null) return;
    if (text) {
      this.refusal = { text, at };
      return;
    }
    const answer = await this.ask({ type: "explain", seat: eye, code }, at);
    if (answer.type === "explained" && answer.problem) this.refusal = { text: tell(answer.problem), at };
  };

  preview = async (codes: string[]): Promise<Previewed | null> => {
    const eye = this.update?.eye;
    if (eye == null) return null;
    const answer = await this.socket.ask({ type: "preview", seat: eye, codes });
    return answer.type === "previewed" ? answer : null;
  };

  undo = async (far = false): Promise<void> => {
    const eye = this.update?.eye;
    if (eye != null) await this.ask({ type: "undo", seat: eye, far });
  };

  hint = async (): Promise<void> => {
    const { update } = this;
    if (update?.eye == null || this.advising) return;
    this.advising = true;
    const answer = await this.ask({ type: "hint", seat: update.eye });
    this.advising = false;
    // Advice for a question that is over would be taken for the next one's.
    if (answer.type === "hinted" && this.update?.ask === update.ask && this.update.eye === update.eye) this.advice = answer.advice;
  };

  chat = async (text: string): Promise<boolean> => (await this.ask({ type: "chat", text })).type !== "refused";
  propose = (what: "abandon" | "pause" | "resume"): Promise<unknown> => this.ask({ type: "propose", what });
  /** Ask for a bot that goes on for somebody who has left. */
  standIn = (seat: number): Promise<unknown> => this.ask({ type: "propose", what: "stand-in", seat });
  answer = (proposal: number, yes: boolean, word = ""): Promise<unknown> => this.ask({ type: "answer", proposal, yes, word: word.trim() });
  resign = (seat: number): Promise<unknown> => this.ask({ type: "resign", seat });
  comeBack = (seat: number): Promise<unknown> => this.ask({ type: "return", seat });

  /** Look with another of my seats. */
  look(eye: number | null): void {
    this.eye = eye;
    this.socket.send({ type: "look", eye });
  }

  /** Seconds that a seat has left now; null where nobody counts. */
  left(seat: number, now: number): number | null {
    const clock = this.update?.clocks[seat];
    if (!clock || clock.left === null) return null;
    const gone = clock.running && !this.update?.paused ? now - this.heardAt : 0;
    return Math.max(0, clock.left - gone) / 1000;
  }

  /** Come in again: as another player, or in another language. */
  again(): void {
    this.shown.clear();
    this.queue = [];
    this.update = null;
    this.story = [];
    this.socket.reconnect();
  }

  close(): void {
    this.closed = true;
    markTitle(false);
    clearTimeout(this.beat);
    clearTimeout(this.slow);
    this.presence.close();
    this.socket.close();
  }
}
