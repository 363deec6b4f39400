// What the legal actions point at, so that the board can light it.
import type { Action } from "../../table/board";
import { aim } from "./codes";

export interface Choices {
  /** Places and ronin that can be tapped now. */
  places: Set<string>;
  ronin: Set<string>;
  /** What is offered as buttons: all that points nowhere, or that needs words. */
  buttons: Action[];
}

/** Whoever can act now: ronin with an ability, areas with one. */
export function actors(legal: readonly Action[]): Set<string> {
  return new Set(legal.flatMap((option) => aim(option.code).actor ?? []));
}

export function codesOf(legal: readonly Action[], actor: string): Action[] {
  return legal.filter((option) => aim(option.code).actor === actor);
}

/** The actions that point at this place or ronin, by themselves or through whoever was chosen. */
export function codesAt(legal: readonly Action[], target: string, actor: string | null): Action[] {
  return legal.filter((option) => {
    const at = aim(option.code);
    const through = at.actor === undefined || at.actor === target || at.actor === actor;
    return through && (at.place === target || at.ronin === target) && !(at.actor === target && at.ronin === target);
  });
}

/** `chosen`: who is to act; `aimed`: what was tapped where several actions fit. */
export function choices(legal: readonly Action[], chosen: string | null, aimed: string | null = null): Choices {
  const places = new Set<string>();
  const ronin = new Set<string>();
  const buttons: Action[] = [];
  for (const option of legal) {
    const at = aim(option.code);
    const mine = chosen !== null && at.actor === chosen;
    if (at.actor !== undefined && !mine) {
      // Whoever can act is lit; a ronin by the face, an area by its ground.
      (at.place === at.actor ? places : ronin).add(at.actor);
      continue;
    }
    const aimless = at.place === undefined && at.ronin === undefined;
    const own = at.place === chosen || (at.ronin === chosen && at.place === undefined);
    if (aimed !== null ? at.place === aimed : chosen !== null ? mine && (aimless || own) : aimless) buttons.push(option);
    if (at.place !== undefined) places.add(at.place);
    else if (at.ronin !== undefined) ronin.add(at.ronin);
  }
  return { places, ronin, buttons };
}
