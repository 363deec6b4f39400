/** Every reason why a game does not count, in the order in which the rules tell them. */

import type { TableInfo } from "../wire";

type Bar = Exclude<TableInfo["bar"], "">;
/** A record, so that none can be missing. */
const ALL: Record<Bar, true> = {
  friendly: true, guest: true, self: true, program: true, bots: true, away: true, abandoned: true, rewound: true, short: true,
};
export const BARS = Object.keys(ALL) as Bar[];
