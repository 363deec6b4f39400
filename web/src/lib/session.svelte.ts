/** Who plays at this browser. A guest is made silently by the first thing that needs one. */

import type { Player } from "../wire";
import { api, ApiError, whenNobody } from "./api";
import { say } from "./words.svelte";

let me = $state.raw<Player | null>(null);
let asked: Promise<void> | null = null;
const listeners = new Set<() => void>();
/** Tells the other tabs of this browser, which share the cookie. */
const tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("tatami-player");

/** Who was known at this browser last: a cookie that expired says nothing any more. */
type Known = Pick<Player, "name" | "claimed">;
const KNOWN = "tatami.known";
let lost = $state.raw<Known | null>(null);

function known(): Known | null {
  try {
    return JSON.parse(localStorage.getItem(KNOWN) ?? "null") as Known | null;
  } catch {
    return null;
  }
}

function remember(player: Known | null): void {
  try {
    if (player) localStorage.setItem(KNOWN, JSON.stringify({ name: player.name, claimed: player.claimed }));
    else localStorage.removeItem(KNOWN);
  } catch {
    // A browser that keeps nothing: then nothing is missed.
  }
}

/** Who was signed in here, and is not any more: the session has ended, or was not used for too long. */
export function lostPlayer(): Known | null {
  return lost;
}

/** Go on without them. */
export function dismissLost(): void {
  lost = null;
  remember(me);
}

/** The server knows this browser no more. */
export function signedOut(): void {
  if (!me) return;
  lost = me;
  me = null;
}
whenNobody(signedOut);

function found(player: Player | null): void {
  me = player;
  if (player) remember(player);
  else lost = known();
}

export function whoAmI(): Player | null {
  return me;
}

export function setPlayer(player: Player | null): void {
  const other = player?.id !== me?.id;
  me = player;
  remember(player);
  // Who has become a guest meanwhile may still want the name back.
  if (!player || player.claimed || !lost?.claimed) lost = null;
  if (!other) return;
  tabs?.postMessage(null);
  for (const listener of listeners) listener();
}

if (tabs) {
  tabs.onmessage = () => {
    const before = me?.id;
    void api.me().then((player) => {
      found(player);
      if (player?.id !== before) for (const listener of listeners) listener();
    }, () => undefined);
  };
}

/** Call `listener` when this browser plays as somebody else, in whichever tab that was decided. Returns how to stop. */
export function onIdentity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ask the server once who this is. */
export function identify(): Promise<void> {
  asked ??= api.me().then(found, () => undefined);
  return asked;
}

/** This player, or a new guest if there is none or the name is another one. */
export async function ensurePlayer(name?: string): Promise<Player> {
  await identify();
  let player = me;
  if (!player || (name && name !== player.name)) {
    player = await (name ? api.guest(name) : newGuest());
    setPlayer(player);
  }
  return player;
}

/** A new guest with a friendly name; where somebody has claimed that, with a random number behind it. */
async function newGuest(): Promise<Player> {
  const name = friendlyName();
  try {
    return await api.guest(name);
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== "name-unavailable") throw error;
    return api.guest(`${name} ${100 + Math.floor(Math.random() * 900)}`);
  }
}

export function friendlyName(): string {
  return say(`guest-name-${1 + Math.floor(Math.random() * 8)}`);
}
