/** Where everything of the table lies: worked out from the room and the number of samurai alone, so that nothing that happens moves it. */

export interface Side {
  /** The edge of the mask, which measures all else of a side. */
  u: number;
  /** Mask, defence and line stand in one row; otherwise the line has its own. */
  spread: boolean;
  /** Lines kept for what the samurai can do; 0: a tap on the name tells it. */
  talk: number;
}

export interface Layout {
  /** wide: village above, sides around me. tall: one below the other. low: what is decided beside the sides. */
  shape: "wide" | "tall" | "low";
  /** Everything grows with a very large window. */
  k: number;
  gap: number;
  /** Height of the picture of the village; 0 where there is no room for it. */
  picture: number;
  /** Height of the place of the turned card. */
  band: number;
  mine: Side & { height: number };
  /** The sides of the others: whole, or told in one line each. */
  others: { columns: number; height: number; whole: Side | null };
  /** The sides beside mine, where they differ from those across. */
  beside: Side | null;
}

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

/** How a side of this size is best filled. */
export function side(width: number, height: number, k: number, keen = false): Side {
  const [pad, gap] = [8 * k, 6 * k];
  const room = width - 2 * pad;
  const high = height - 2 * pad - (height < 170 * k ? 30 : 40) * k - 26 * k - 2 * gap;
  const lines = Math.min(6, 2 * Math.ceil((430 * k) / room));
  const fill = (talk: number): Side => {
    const left = high - (talk ? talk * 17 * k + gap : 0);
    const stacked = Math.min((room - 4 * gap) / 2.6, (left - gap) / 1.9);
    const row = Math.min((room - 5 * gap) / 4.7, left);
    return { u: Math.round(between(34, Math.max(stacked, row), 200 * k)), spread: row >= stacked, talk };
  };
  const [told, quiet] = [fill(lines), fill(0)];
  return told.u >= quiet.u * (keen ? 0.6 : 0.85) && told.u >= 52 ? told : quiet;
}

export function layout(width: number, height: number, team: number): Layout {
  const k = between(1, Math.min(width / 1560, height / 880), 1.6);
  if (height < 430 && width >= 440) return low(width, height, team);
  return width >= (team > 3 ? 960 : 740) && width / height >= 1.12 ? wide(width, height, team, k) : tall(width, height, team, k);
}

function wide(width: number, height: number, team: number, k: number): Layout {
  const gap = 10 * k;
  const band = Math.round(height * (height < 620 ? 0.24 : 0.26));
  const rest = height - band - 3 * gap;
  const full = width - 2 * gap;
  const shared = { shape: "wide" as const, k, gap, picture: band, band };
  if (team <= 3) {
    const each = side((full - (team - 1) * gap) / team, rest, k);
    return { ...shared, mine: { ...each, height: rest }, others: { columns: team, height: rest, whole: each }, beside: each };
  }
  const [above, below] = [Math.round((rest - gap) * 0.46), Math.round((rest - gap) * 0.54)];
  const quarter = (full - 2 * gap) / 4;
  const across = team - 3;
  return {
    ...shared,
    mine: { ...side(quarter * 2, below, k, true), height: below },
    others: { columns: across, height: above, whole: side(Math.min(full / 2, (full - (across - 1) * gap) / across), above, k) },
    beside: side(quarter, below, k),
  };
}

function tall(width: number, height: number, team: number, k: number): Layout {
  const gap = height < 560 ? 5 : 8;
  const others = team - 1;
  const large = width >= 600;
  const columns = others === 1 || (others === 2 && !large && height >= 600) ? 1 : 2;
  const rows = Math.ceil(others / columns);
  const band = Math.round(between(92, height * 0.21, 150));
  const room = height - 30 - band - 5 * gap;
  // On a tablet the others are whole as well, if each of them has enough of it.
  const enough = (room - 230 - (rows - 1) * gap) / rows;
  const whole = large && enough >= 150;
  const row = Math.round(whole ? between(150, enough * 0.8, 240) : between(46, height * 0.085, large ? 84 : 64));
  const left = room - rows * row - (rows - 1) * gap;
  const wanted = large ? 240 : 236;
  const spare = Math.min(left - wanted - gap, width / 3.4);
  const picture = spare >= 52 ? Math.round(spare) : 0;
  const mine = Math.round(between(124, left - (picture ? picture + gap : 0), large ? 340 : 310));
  const widest = (width - 2 * gap - (columns - 1) * gap) / columns;
  return {
    shape: "tall", k, gap, picture, band,
    mine: { ...side(width - 2 * gap, mine, 1, true), height: mine },
    others: { columns, height: row, whole: whole ? side(widest, row, 1) : null },
    beside: null,
  };
}

function low(width: number, height: number, team: number): Layout {
  const gap = 6;
  const right = width - Math.max(200, width * 0.42) - 3 * gap;
  const columns = team === 2 ? 1 : 2;
  const rows = Math.ceil((team - 1) / columns);
  const row = 46;
  const mine = Math.min(height - rows * (row + gap) - 2 * gap, 290);
  return {
    shape: "low", k: 1, gap, picture: 0, band: height - 90,
    mine: { ...side(right, mine, 1), height: mine },
    others: { columns, height: row, whole: null },
    beside: null,
  };
}

/** The places of the samurai around me, clockwise: beside me on the left first, on the right last. */
export function around(front: number, team: number): number[] {
  return Array.from({ length: team - 1 }, (_, step) => (front + 1 + step) % team);
}
