/** A table as this browser knows it: what the socket said, and what can be asked of it. */

import { manner, tale } from "../games";
import { alertPlayer, markTitle } from "../lib/notices";
import { overDays } from "../lib/pace";
import { tell } from "../lib/problems";
import { afterFrame } from "../lib/frames.svelte";
import { shareStructure } from "../lib/sharing";
import { TableSocket, tableAddress, type Ask, type Link } from "../lib/socket";
import { saveSettings, settings } from "../lib/settings.svelte";
import { sound, soundOf } from "../lib/sound";
import { currentLang, say } from "../lib/words.svelte";
import type { Advice, Clock, Follows, Foretold, Line, Part, Problem, Said, ServerMessage, TableInfo, Update } from "../wire";
import { captions, since, type Caption, type Places, type Reader } from "./captions";
import { lastMoves } from "./marks";
import { meanwhile } from "./meanwhile";
import type { Plan } from "./board";
import { Presence } from "./presence.svelte";
import { Telling } from "./telling.svelte";
import { CLOCKED, type Tempo } from "./tempo";

/** Milliseconds before a submission under way is shown as busy: a quick answer needs no redraw of its own. */
const BUSY_AFTER = 150;

/** Milliseconds without news after which a table is at rest, and the text beside its picture is brought up to date. */
const REST = 600;

/** A refusal, and where the tap was that it answers. */
export interface Refusal {
  text: string;
  at: Element | null;
}

export class Table {
  link = $state<Link>("connecting");
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  /** The view before the present update, while its captions are told. */
  private former = $state.raw<Update["view"] | null>(null);
  /** All that this eye has seen happen. */
  story = $state.raw<Line[]>([]);
  /** What happened since this eye last looked. */
  fresh = $state.raw<Line[]>([]);
  /** What the board plays now: all that is fresh, or what a caption tells of it. */
  playing = $state.raw<Line[]>([]);
  /** What others did since my last turn, for somebody who comes back. */
  missed = $state.raw<Caption[] | null>(null);
  /** Places that a line of the story is about, while it is pointed at. */
  pointed = $state.raw<Places | null>(null);
  said = $state.raw<Said[]>([]);
  /** The table as text, as it was last at rest: a reader that is slow would lose news if it changed with every move. */
  sheet = $state.raw<Part[]>([]);
  /** Whether the sheet belongs to the present update. */
  described = $state(false);
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
  /** Whether the advice tells chances to win. */
  chances = $state(false);
  advising = $state(false);
  gone = $state.raw<Problem | null>(null);
  /** Whether I said here that I want to play again: then the next table is mine to go to. */
  willing = $state(false);
  /** The clocks as they were last heard, and when: they run on while captions are told. */
  clocks = $state.raw<Clock[]>([]);
  heardAt = $state(0);

  /** Updates that wait for their turn to be shown. */
  queue = $state.raw<Update[]>([]);
  readonly telling: Telling;
  /** Whether this browser looked away or was cut off, so that what happened was not told. */
  private away = true;
  private slow: ReturnType<typeof setTimeout> | undefined;

  private socket: TableSocket;
  private closed = false;
  private reading = false;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private eye: number | null = null;
  /** How much of its story each eye has been shown. */
  private shown = new Map<number | null, number>();

  /** The view as far as it has been told: what a later caption tells of is still as it was. */
  readonly view = $derived.by(() => {
    const { changes } = manner(this.info?.game ?? "");
    const { told, pending } = this.telling;
    if (!this.update || !this.former || !changes || !pending.length) return this.update?.view;
    return meanwhile(this.former, this.update.view, told, pending, changes);
  });
  readonly marks = $derived(lastMoves(this.story));
  readonly mine = $derived((this.info?.seats ?? []).flatMap((seat, number) => (seat.mine ? [number] : [])));
  readonly names = $derived((this.info?.seats ?? []).map((seat, number) => seat.name || say("seat", { number: number + 1 })));
  /** Whether a move would have to wait: for the last one, or for the line to the table. */
  readonly held = $derived(this.busy || this.link !== "open");
  readonly myTurn = $derived(this.update?.ask != null);

  constructor(readonly id: string) {
    this.telling = new Telling({
      next: () => this.next(),
      play: (caption) => this.heard(caption),
      tempo: () => this.tempo(),
      until: () => this.until(),
      idle: () => this.update?.ask == null && !this.update?.ending,
      skip: () => this.catchUp(),
    });
    document.addEventListener("visibilitychange", this.turned);
    this.socket = new TableSocket(tableAddress(id), {
      hello: () => ({
        type: "hello",
        lang: currentLang(),
        eye: this.eye,
        since: this.update && this.update.eye === this.eye ? this.story.length : 0,
      }),
      received: (message) => this.received(message),
      link: (state) => {
        this.link = state;
        if (state !== "lost") return;
        this.away = true;
        this.answered();
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

  /** Show an update at once, or after what is still being told. */
  private arrived(update: Update): void {
    const newest = this.queue.at(-1) ?? this.update;
    const told = this.story.length + this.queue.reduce((sum, each) => sum + each.events.length, 0);
    const inOrder = newest !== null && newest.eye === update.eye && update.since === told;
    this.queue = [...this.queue, update];
    this.clocks = update.clocks;
    this.heardAt = performance.now();
    if (document.hidden) this.away = true;
    if (inOrder && !this.away && this.told !== "instant") return this.telling.more();
    this.catchUp();
    if (!document.hidden) this.returned();
  }

  /** Show the next update that waits, and find what there is to tell of it. */
  private next(): Caption[] | null {
    const [update, ...rest] = this.queue;
    if (!update) return null;
    this.queue = rest;
    const own = this.sent;
    const before = this.update;
    this.changed(update);
    this.former = before?.eye === update.eye ? before.view : null;
    const found = captions(this.fresh, this.reader(own));
    if (!found.length) this.perform(this.fresh);
    return found;
  }

  /** Skip to the present. */
  catchUp = (): void => {
    this.telling.clear();
    const waiting = this.queue;
    this.queue = [];
    for (const update of waiting) {
      this.changed(update);
      this.perform(this.fresh);
    }
  };

  private reader(own: boolean): Reader {
    const game = this.info?.game ?? "";
    const { mine } = this;
    return { manner: manner(game), mine, own: own && mine.length > 0, told: new Set(tale(game, this.story)), view: this.update?.view };
  }

  private perform(lines: Line[]): void {
    this.playing = lines;
    const last = lines.at(-1);
    if (last && !this.update?.ending) afterFrame(() => this.closed || sound(soundOf(last.event)));
  }

  /** The board plays a caption; a copy, so that it plays it again when it is told again. */
  private heard(caption: Caption): void {
    this.perform([...caption.lines]);
  }

  /** My own clock, where it is one of minutes, leaves less time for captions. */
  private get counted(): boolean {
    const eye = this.update?.eye;
    const clock = eye == null ? undefined : this.clocks[eye];
    return !!clock?.running && clock.left !== null && !overDays(this.info?.pace);
  }

  /** How fast others' moves are told; a lesson tells them itself. */
  private get told(): Tempo {
    return this.info?.lesson ? "instant" : settings.tempo;
  }

  private tempo(): Tempo {
    return this.counted && settings.tempo === "calm" ? "quick" : settings.tempo;
  }

  private until(): number | null {
    return this.counted ? this.heardAt + CLOCKED : null;
  }

  private turned = (): void => {
    if (document.hidden) this.telling.pause();
    else if (this.away) this.returned();
    else this.telling.resume();
  };

  /** Somebody looks again: what others did meanwhile is listed. */
  private returned(): void {
    if (!this.update) return;
    this.away = false;
    const { ask, ending, eye } = this.update;
    if (this.told === "instant" || ending || ask === null || this.mine.length > 1) return;
    const found = since(this.story, eye, this.reader(false));
    this.missed = found?.length ? found : null;
  }

  /** Tell once more what others did since my last turn. */
  tellAgain = (): void => {
    this.missed = null;
    const reader = this.reader(false);
    const eye = this.update?.eye ?? null;
    this.telling.tell(since(this.story, eye, reader) ?? captions(this.story.slice(-6), reader));
  };

  private changed(update: Update): void {
    const before = this.update;
    this.eye = update.eye;
    this.story = [...this.story.slice(0, update.since), ...update.events];
    const known = this.shown.get(update.eye);
    this.fresh = known === undefined ? [] : this.story.slice(Math.min(known, this.story.length));
    this.shown.set(update.eye, this.story.length);
    this.update = { ...update, view: shareStructure(before?.view, update.view) };
    this.describeSoon(before?.eye !== update.eye);
    this.answered();
    const thinking = Object.entries(this.thinking).filter(([seat]) => update.to_act.includes(Number(seat)));
    this.thinking = Object.fromEntries(thinking);
    if (before?.ask !== update.ask || before?.eye !== update.eye) {
      this.advice = null;
      this.refusal = null;
      this.missed = null;
    }
    afterFrame(() => this.closed || this.sounds(before, update));
  }

  /** Bring the text up to date with every update, because somebody reads it, or only when the table is at rest. */
  read(always: boolean): void {
    this.reading = always;
    if (always) void this.describe();
  }

  private describeSoon(another: boolean): void {
    this.described = false;
    if (another) this.sheet = [];
    clearTimeout(this.rest);
    if (this.reading) void this.describe();
    else this.rest = setTimeout(() => void this.describe(), REST);
  }

  /** Ask for the table as text, unless it is up to date. */
  describe = async (): Promise<void> => {
    const { update } = this;
    clearTimeout(this.rest);
    if (!update || this.described) return;
    const answer = await this.socket.ask({ type: "describe" });
    // An update that came meanwhile asks for its own.
    if (answer.type !== "described" || this.update !== update || answer.eye !== update.eye) return;
    this.sheet = answer.board;
    this.described = true;
  };

  private sounds(before: Update | null, update: Update): void {
    markTitle(update.ask !== null);
    if (update.ending) {
      if (before && !before.ending) sound("end");
      return;
    }
    const asked = update.ask !== null && (before?.ask == null || before.eye !== update.eye);
    if (asked && before) alertPlayer(update.prompt, `tatami-${this.id}`);
  }

  private async ask(message: Ask, at: Element | null = null): Promise<Awaited<ReturnType<TableSocket["ask"]>>> {
    const answer = await this.socket.ask(message);
    if (answer.type === "refused") this.refusal = { text: tell(answer.problem), at };
    return answer;
  }

  play = async (codes: string | string[], anew = false): Promise<boolean> => {
    if (this.telling.open) this.telling.skip(); // what I do is shown at once
    const { update } = this;
    if (!update || update.eye === null || update.ask === null || this.sent) return false;
    const list = typeof codes === "string" ? [codes] : codes;
    this.missed = null;
    this.sent = true;
    this.slow = setTimeout(() => (this.busy = true), BUSY_AFTER);
    this.refusal = null;
    this.chose = (list.length === 1 && update.legal.find((option) => option.code === list[0])?.text) || "";
    const answer = await this.ask({ type: "submit", seat: update.eye, ask: update.ask, codes: list, anew });
    const done = answer.type === "done";
    if (!done) this.chose = "";
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
    const answer = await this.ask({ type: "ahead", seat: eye, watch: [code] }, at);
    const problem = answer.type === "foretold" ? answer.refusals[code] : undefined;
    if (problem) this.refusal = { text: tell(problem), at };
  };

  /** What a plan would lead to; null where the question is over, or the table cannot be reached. */
  ahead = async (plan: Plan): Promise<Foretold | null> => {
    const { update } = this;
    if (update?.eye == null || update.ask === null) return null;
    const answer = await this.socket.ask({ type: "ahead", seat: update.eye, ask: update.ask, ...plan });
    return answer.type === "foretold" ? answer : null;
  };

  /** Why a code cannot be played now; empty where nothing is known of it. */
  why = async (code: string): Promise<string> => {
    const problem = (await this.ahead({ watch: [code] }))?.refusals[code];
    return problem ? tell(problem) : "";
  };

  /** What is certain to follow; null where it hangs on something hidden. */
  preview = async (codes: string[]): Promise<Follows | null> => (await this.ahead({ codes, follow: true }))?.follows ?? null;

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
    if (answer.type === "hinted" && this.update?.ask === update.ask && this.update.eye === update.eye) {
      this.advice = answer.advice;
      this.chances = answer.chances;
    }
  };

  /** Turn to another step of a lesson. */
  turn = (step: number): Promise<unknown> => this.ask({ type: "turn", step });
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
    const clock = this.clocks[seat];
    if (!clock || clock.left === null) return null;
    const gone = clock.running && !this.update?.paused ? now - this.heardAt : 0;
    return Math.max(0, clock.left - gone) / 1000;
  }

  /** Come in again: as another player, or in another language. */
  again(): void {
    this.shown.clear();
    this.telling.clear();
    this.away = true;
    this.queue = [];
    this.update = null;
    this.story = [];
    this.socket.reconnect();
  }

  close(): void {
    this.closed = true;
    markTitle(false);
    this.telling.clear();
    document.removeEventListener("visibilitychange", this.turned);
    clearTimeout(this.slow);
    clearTimeout(this.rest);
    this.presence.close();
    this.socket.close();
  }
}
