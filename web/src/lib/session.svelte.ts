/** Who plays at this browser. A guest is made silently by the first thing that needs one. */

import type { Player } from "../wire";
import { api, Failed } from "./api";
import { say } from "./words.svelte";

let me = $state.raw<Player | null>(null);
let asked: Promise<void> | null = null;
const listeners = new Set<() => void>();
/** Tells the other tabs of this browser, which share the cookie. */
const tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("tatami-player");

export function whoAmI(): Player | null {
  return me;
}

export function become(player: Player | null): void {
  const other = player?.id !== me?.id;
  me = player;
  if (!other) return;
  tabs?.postMessage(null);
  for (const listener of listeners) listener();
}

if (tabs) {
  tabs.onmessage = () => {
    const before = me?.id;
    void api.me().then((player) => {
      me = player;
      if (player?.id !== before) for (const listener of listeners) listener();
    }, () => undefined);
  };
}

/** Hear when this browser plays as somebody else, in whichever tab that was decided. Returns how to stop. */
export function onIdentity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ask the server once who this is. */
export function meet(): Promise<void> {
  asked ??= api.me().then((player) => void (me = player), () => undefined);
  return asked;
}

/** Somebody to sit down: this player, or a new guest with a friendly name. */
export async function somebody(name?: string): Promise<Player> {
  await meet();
  let player = me;
  if (!player || (name && name !== player.name)) {
    player = await (name ? api.guest(name) : stranger());
    become(player);
  }
  return player;
}

/** A new guest with a friendly name; somebody may have claimed it, but hardly with this number too. */
async function stranger(): Promise<Player> {
  const name = friendlyName();
  try {
    return await api.guest(name);
  } catch (error) {
    if (!(error instanceof Failed) || error.problem.code !== "name-unavailable") throw error;
    return api.guest(`${name} ${100 + Math.floor(Math.random() * 900)}`);
  }
}

export function friendlyName(): string {
  return say(`guest-name-${1 + Math.floor(Math.random() * 8)}`);
}
