/** Who plays at this browser. A guest is made silently by the first thing that needs one. */

import type { Player } from "../wire";
import { api, Failed } from "./api";
import { say } from "./words.svelte";

let me = $state.raw<Player | null>(null);
let asked: Promise<void> | null = null;

export function whoAmI(): Player | null {
  return me;
}

export function become(player: Player | null): void {
  me = player;
}

/** Ask the server once who this is. */
export function meet(): Promise<void> {
  asked ??= api.me().then(become, () => undefined);
  return asked;
}

/** Somebody to sit down: this player, or a new guest with a friendly name. */
export async function somebody(name?: string): Promise<Player> {
  await meet();
  if (!me) me = await (name ? api.guest(name) : stranger());
  else if (name && name !== me.name) me = await api.guest(name);
  return me;
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
