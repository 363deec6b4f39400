/** One table's socket: it comes back by itself, and what was asked gets its answer or a reason. */

import type { ClientMessage, Problem, ServerMessage } from "../wire";

export type Link = "connecting" | "open" | "lost" | "gone";

type Answered = Extract<ServerMessage, { type: "done" | "refused" | "explained" | "previewed" | "hinted" }>;
type Asking = Extract<ClientMessage, { id?: number }>;
type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Ask = Without<Asking>;

export interface Ears {
  /** The first word on each new connection. */
  hello(): ClientMessage;
  heard(message: ServerMessage): void;
  link(state: Link): void;
}

const STOPPED: Problem = { code: "offline", args: {}, rule: "", text: "", legal: [] };

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (answer: Answered) => void>();
  private next = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** A lost connection need not wait for its turn when the network or the reader is back. */
  private hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.ears.link(this.tries === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.ears.link("open");
      this.tell(this.ears.hello());
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.heard(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private heard(message: ServerMessage): void {
    if (message.type === "gone" && message.problem.code !== "reload") {
      this.close();
      this.ears.link("gone");
    }
    if ("id" in message) {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    }
    this.ears.heard(message);
  }

  private lost(): void {
    for (const [id, answer] of this.waiting) answer({ type: "refused", id, problem: STOPPED });
    this.waiting.clear();
    if (this.closed) return;
    this.tries += 1;
    this.ears.link("lost");
    // Quick at first, then every ten seconds; a little chance so that a whole table does not come back in step.
    const wait = Math.min(10_000, 300 * 2 ** (this.tries - 1)) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  tell(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Ask something, and get its answer; a lost connection answers too. */
  ask(message: Ask): Promise<Answered> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      if (!this.tell({ ...message, id } as ClientMessage)) {
        this.waiting.delete(id);
        resolve({ type: "refused", id, problem: STOPPED });
      }
    });
  }

  /** A new connection in place of this one. */
  again(): void {
    const old = this.socket;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
    old?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }
}

export function tableAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${id}`;
}
