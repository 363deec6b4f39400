// A plan in the making. It is kept here until it is made and then sent as a whole; the server judges it.
import { GREEN, PLACES, RONIN } from "./codes";
import printed from "./printed.json";
import type { RoninView } from "./view";

/** New ninja for each place, the Green last. */
export type Attack = readonly number[];
/** A place for each ronin; null for whoever has none yet. */
export type Defence = readonly (number | null)[];

const LIMITS: readonly (number | null)[] = printed.places.map((each) => each.limit);

/** What the attacker counts while planning. */
export interface Tally {
  sent: number;
  need: number;
  areas: number;
  threat: number;
  /** Markers beyond a limit, and how many of them the Green allows. */
  over: number;
  bonus: number;
  reserve: number;
}

function beyond(sent: Attack): number {
  return sent.reduce((sum, count, place) => sum + Math.max(0, count - (LIMITS[place] ?? count)), 0);
}

export function tally(view: RoninView, sent: Attack): Tally {
  const known = view.attack;
  const all = sent.reduce((sum, count) => sum + count, 0);
  return {
    sent: all,
    need: known?.need ?? 0,
    areas: sent.filter((count, place) => count > 0 && place !== GREEN).length,
    threat: view.threat[view.round - 1] ?? 0,
    over: beyond(sent),
    bonus: (known?.bonus_left ?? 0) + beyond(known?.sent ?? []),
    reserve: view.reserve - all,
  };
}

/** Which counter stands in the way of one more ninja here; null if none does. */
export function stop(view: RoninView, sent: Attack, place: number): "reserve" | "threat" | "limit" | "green" | null {
  const now = tally(view, sent);
  if (now.reserve < 1) return "reserve";
  if (place === GREEN) return (sent[GREEN] ?? 0) > 0 ? "green" : null;
  if (!sent[place] && now.areas >= now.threat) return "threat";
  const next = sent.map((count, other) => count + (other === place ? 1 : 0));
  return beyond(next) > now.bonus ? "limit" : null;
}

/** The codes of an attack that are not with the server yet, closed by `ready`. */
export function attackCodes(sent: Attack, known: Attack): string[] {
  const codes = sent.flatMap((count, place) => Array<string>(count - (known[place] ?? 0)).fill(`+${PLACES[place]}`));
  return [...codes, "ready"];
}

/** Parts to be taken back before the draft can be sent: none where it only goes on from what the server has. */
export function staleAttack(sent: Attack, known: Attack): number {
  const last = known.findLastIndex((count) => count > 0);
  const goesOn = known.every((count, place) => {
    const planned = sent[place] ?? 0;
    return place < last ? planned === count : planned >= count;
  });
  return goesOn ? 0 : known.reduce((sum, count) => sum + count, 0);
}

const TASUKE = RONIN.indexOf("tasuke");

/** Whether this ronin may be put to that place beside those who are there in the draft. */
export function fits(view: RoninView, posts: Defence, ronin: number, place: number): boolean {
  const there = posts.flatMap((at, other) => (at === place && other !== ronin ? [other] : []));
  if (place === GREEN) return view.green > 0 && !there.length;
  if (!there.length) return true;
  const pair = ronin === TASUKE || there.includes(TASUKE);
  return there.length === 1 && pair && !view.ronin[TASUKE]?.muted;
}

/** What keeps this ronin from that place. */
export function kept(view: RoninView, posts: Defence, ronin: number, place: number): "green-empty" | "green-taken" | "muted" | "taken" {
  if (place === GREEN) return view.green > 0 ? "green-taken" : "green-empty";
  const there = posts.flatMap((at, other) => (at === place && other !== ronin ? [other] : []));
  return there.length === 1 && (ronin === TASUKE || there[0] === TASUKE) ? "muted" : "taken";
}

/** The ronin who are to be sent: alive and not held. */
export function movable(view: RoninView): number[] {
  return view.ronin.flatMap((each, ronin) => (each.alive && !each.held ? [ronin] : []));
}

export function complete(view: RoninView, posts: Defence): boolean {
  return movable(view).every((ronin) => posts[ronin] !== null);
}

export function staleDefence(view: RoninView, posts: Defence): number {
  const told = movable(view).filter((ronin) => view.defence?.posts[ronin] != null);
  return told.every((ronin) => view.defence?.posts[ronin] === posts[ronin]) ? 0 : told.length;
}

/** The codes of a defence that are not with the server yet, closed by `ready`. */
export function defenceCodes(view: RoninView, posts: Defence): string[] {
  const known = view.defence?.posts ?? [];
  const open = movable(view).filter((ronin) => known[ronin] == null);
  const codes = open.flatMap((ronin) => {
    const place = posts[ronin];
    return place == null ? [] : [`${RONIN[ronin]}>${PLACES[place]}`];
  });
  return [...codes, "ready"];
}
