/** How a game ended, in a few words: for whoever played, and for whoever looks on. */

import { currentLang, say } from "../lib/words.svelte";

export interface Result {
  /** What it was worth to each seat; empty where nobody won or it is not known. */
  returns: number[];
  names: string[];
  /** My seats. */
  mine: number[];
}

/** What became of it for the reader: the mood of the picture. */
export type Fate = "won" | "lost" | "shared" | "none";

export function winnersOf(returns: number[]): number[] {
  const best = Math.max(0, ...returns);
  return returns.flatMap((value, seat) => (best > 0 && value === best ? [seat] : []));
}

/** Whether all won or lost as one. */
const together = (returns: number[]): boolean => returns.every((value) => value === returns[0]) && [0, 1].includes(returns[0] ?? 0.5);

/** The only seat that reads here as "you": with several at one device, everybody has a name. */
const reader = (mine: number[]): number | undefined => (mine.length === 1 ? mine[0] : undefined);

export function fateOf({ returns, mine }: Pick<Result, "returns" | "mine">): Fate {
  if (!returns.length) return "none";
  const winners = winnersOf(returns);
  const me = reader(mine);
  if (me === undefined) return winners.length ? "won" : "lost";
  if (!winners.includes(me)) return "lost";
  return winners.length > 1 && !together(returns) ? "shared" : "won";
}

export function headline({ returns, names, mine }: Result): string {
  if (!returns.length) return say("end-abandoned");
  const winners = winnersOf(returns);
  const me = reader(mine);
  const named = (seats: number[]): string => new Intl.ListFormat(currentLang()).format(seats.map((seat) => names[seat] ?? ""));
  if (returns.length === 1 && me !== undefined) return say(winners.length ? "end-you" : "end-alone-lost");
  if (together(returns)) return say(winners.length ? "end-together" : "end-lost", { count: returns.length });
  const [first] = winners;
  if (winners.length === 1 && first !== undefined) return first === me ? say("end-you") : say("end-one", { name: names[first] ?? "" });
  if (me !== undefined && winners.includes(me)) return say("end-you-share", { names: named(winners.filter((seat) => seat !== me)) });
  return say("end-share", { names: named(winners) });
}

/** Why, where it was outside the rules and the reader's own doing; else empty. */
export function ownDoing(reason: string, { returns, mine }: Pick<Result, "returns" | "mine">): string {
  const me = reader(mine);
  if (me === undefined || winnersOf(returns).includes(me)) return "";
  return reason === "resigned" ? say("end-gave-up") : reason === "time" ? say("end-time-up") : "";
}
