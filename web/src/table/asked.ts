/** What people ask of the table, and what became of it, in words. */

import { currentLang, say } from "../lib/words.svelte";
import { stateOf } from "./rematch";
import type { Table } from "./table.svelte";

const nameOf = (table: Table, seat: number | null | undefined): string => table.names[seat ?? -1] ?? "";
const named = (table: Table, seats: number[]): string =>
  new Intl.ListFormat(currentLang()).format(seats.map((seat) => nameOf(table, seat)));

/** Whose answer is awaited, those who are here and those who are away in a sentence each. */
function awaited(table: Table, seats: number[]): string[] {
  const here = (seat: number): boolean => table.info?.seats[seat]?.here ?? false;
  const away = seats.filter((seat) => !here(seat));
  const asked = seats.filter(here);
  return [
    ...(asked.length ? [say("awaited", { names: named(table, asked) })] : []),
    ...(away.length ? [say("awaited-away", { count: away.length, names: named(table, away) })] : []),
  ];
}

/** What somebody asks for now, and, for those who need not answer, whom the table waits for. */
export function proposed(table: Table): string {
  const asked = table.update?.proposal;
  if (!asked) return "";
  const text = say(`proposal-${asked.what}`, { name: nameOf(table, asked.by), who: nameOf(table, asked.seat), count: asked.decisions });
  if (asked.waiting.some((seat) => table.mine.includes(seat))) return text;
  return [text, ...awaited(table, asked.waiting)].join(" ");
}

/** What became of what was asked for last, for whoever did not end it. */
export function answered(table: Table): string {
  const end = table.update?.settled;
  if (!end) return "";
  const own = table.mine.includes(end.by);
  switch (end.how) {
    case "agreed":
      return end.what === "undo" ? say("settled-undone") : "";
    case "refused": {
      if (end.seat !== null && table.mine.includes(end.seat)) return "";
      const word = end.word ? say("settled-word", { word: end.word }) : "";
      return `${say("settled-refused", { name: nameOf(table, end.seat) })} ${word}`.trim();
    }
    case "overtaken":
      return own ? say(end.what === "stand-in" ? "settled-returned" : "settled-overtaken") : "";
    case "withdrawn":
      return "";
  }
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
  if (state === "declined") parts.push(say("rematch-said-no"));
  else if (state !== "waiting" && again.same) parts.push(say("same-deal-asked", { seats: table.names.length }));
  else if (state !== "waiting" && table.names.length > 1)
    parts.push(say(again.rotate ? "rematch-rotated" : "rematch-kept", { seats: table.names.length }));
  if (state === "waiting" || state === "others") parts.push(...awaited(table, again.waiting));
  const declined = others(again.declined);
  if (declined.length) parts.push(say("rematch-declined", { count: declined.length, names: named(table, declined) }));
  return parts.join(" ");
}
