/** One table's WebSocket: it reconnects by itself, and every request gets an answer or the reason why not. */

import type { ClientMessage, Problem, ServerMessage } from "../wire";

export type Link = "connecting" | "open" | "lost" | "gone";

type Answered = Extract<ServerMessage, { type: "done" | "refused" | "foretold" | "described" | "hinted" }>;
type Asking = Extract<ClientMessage, { id?: number }>;
type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Ask = Without<Asking>;

export interface SocketListener {
  /** The first message on each new connection. */
  hello(): ClientMessage;
  received(message: ServerMessage): void;
  link(state: Link): void;
}

const OFFLINE: Problem = { code: "offline", args: {}, rule: "", text: "", legal: [] };

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (answer: Answered) => void>();
  private next = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly listener: SocketListener,
  ) {
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
    this.connect();
  }

  /** Skip the backoff when the network or the reader is back. */
  private reconnectNow = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.listener.link(this.tries === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.listener.link("open");
      this.send(this.listener.hello());
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.received(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private received(message: ServerMessage): void {
    if (message.type === "gone" && message.problem.code !== "reload") {
      this.close();
      this.listener.link("gone");
    }
    if ("id" in message) {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    }
    this.listener.received(message);
  }

  private lost(): void {
    for (const [id, answer] of this.waiting) answer({ type: "refused", id, problem: OFFLINE });
    this.waiting.clear();
    if (this.closed) return;
    this.tries += 1;
    this.listener.link("lost");
    // Exponential backoff up to ten seconds, with jitter so that a whole table does not come back in step.
    const wait = Math.min(10_000, 300 * 2 ** (this.tries - 1)) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** Send a message; false without a connection. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Send a request and wait for its answer; a lost connection refuses it. */
  ask(message: Ask): Promise<Answered> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      if (!this.send({ ...message, id } as ClientMessage)) {
        this.waiting.delete(id);
        resolve({ type: "refused", id, problem: OFFLINE });
      }
    });
  }

  /** Replace the connection by a new one. */
  reconnect(): void {
    const old = this.socket;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
    old?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close();
  }
}

export function tableAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${id}`;
}
