/** What people ask of the table, and what became of it, in words. */

import { say } from "../lib/words.svelte";
import { stateOf } from "./rematch";
import type { Table } from "./table.svelte";

const nameOf = (table: Table, seat: number | null | undefined): string => table.names[seat ?? -1] ?? "";
const named = (table: Table, seats: number[]): string => seats.map((seat) => nameOf(table, seat)).join(", ");

/** What somebody asks for now. */
export function proposed(table: Table): string {
  const asked = table.update?.proposal;
  if (!asked) return "";
  return say(`proposal-${asked.what}`, { name: nameOf(table, asked.by), who: nameOf(table, asked.seat), count: asked.decisions });
}

/** What became of what I asked for last; others saw it themselves. */
export function answered(table: Table): string {
  const end = table.update?.settled;
  if (!end || end.how === "agreed" || end.how === "withdrawn" || !table.mine.includes(end.by)) return "";
  const word = end.word ? say("settled-word", { word: end.word }) : "";
  return `${say(`settled-${end.how}`, { name: nameOf(table, end.seat) })} ${word}`.trim();
}

/** Who wants to play again once the game is over. */
export function wished(table: Table): string {
  const { info, mine } = table;
  const state = stateOf(info, mine);
  if (state === "begun") return say("rematch-begun");
  const again = info?.again;
  if (!again) return "";
  const others = (seats: number[]): number[] => seats.filter((seat) => !mine.includes(seat));
  const parts: string[] = [];
  const wanted = others(again.wanted);
  if (wanted.length) parts.push(say("rematch-wanted", { count: wanted.length, names: named(table, wanted) }));
  if (state !== "waiting" && table.names.length > 1) parts.push(say(again.rotate ? "rematch-rotated" : "rematch-kept"));
  const waiting = others(again.waiting);
  if (state === "waiting" && waiting.length) parts.push(say("rematch-waiting", { names: named(table, waiting) }));
  const declined = others(again.declined);
  if (declined.length) parts.push(say("rematch-declined", { count: declined.length, names: named(table, declined) }));
  return parts.join(" ");
}
