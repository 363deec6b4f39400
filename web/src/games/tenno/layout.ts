/** How large everything on the table is: worked out from the room and the number of players alone, so that nothing that happens moves it. */

export interface Layout {
  /** desk: the others around the table. tall: two courts a row, mine below. low: held sideways. */
  shape: "desk" | "tall" | "low";
  /** Everything grows with a very large window. */
  k: number;
  /** Widths of the others' cards, of mine, of those in the hand and of those that fight. */
  far: number;
  near: number;
  held: number;
  duel: number;
  /** How high the others' cards are; where there is little room they are cut, as all backs are the same. */
  tall: number;
  /** The width the hand may take. */
  room: number;
  /** The height of the middle; 0: it lies over the others while there is something to show. */
  arena: number;
  /** How far above the edge of the board the middle then lies: over none of my cards. */
  lift: number;
  /** The hand lies beside my court. */
  beside: boolean;
  /** What is out of the game is behind a tap. */
  short: boolean;
  /** The notes lie on the edges of the others' cards. */
  tight: boolean;
}

const RATIO = 1.4;
/** What a court needs besides its cards: name, notes, what is out of the game. */
const CHROME = 50;
const OUT = 18;
/** What my court and my hand need besides their cards. */
const OWN = 66;

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

export function layout(width: number, height: number, seats: number): Layout {
  if (height <= 460 && width >= 440) return low(width, height, seats);
  return width >= 640 ? desk(width, height, seats) : tall(width, height, seats);
}

function tall(width: number, height: number, seats: number): Layout {
  const short = seats > 4 || height < 560;
  const rows = Math.ceil((seats - 1) / 2);
  const tight = seats > 4 && height < 460;
  const chrome = CHROME + (tight ? -8 : short ? 0 : OUT);
  const most = seats > 2 ? 82 : Math.min(96, width * 0.24);
  let far = Math.min(Math.floor((width - 66) / 6), 96);
  const own = OWN + (tight ? -4 : short ? 0 : OUT);
  const share = RATIO * 1.8;
  const free = (card: number): number => height - 12 - rows * (card + chrome) - (rows + 1) * 4 - own;
  // With two players the two courts are alike, and the middle has its place.
  if (seats === 2) {
    const arena = between(56, height * 0.2, 136);
    const near = between(46, (height - 24 - chrome - own - arena) / (RATIO * 2.8), most);
    return { shape: "tall", k: 1, far: near, near, held: near * 0.8, duel: 54, tall: near * RATIO, room: width - 14, arena, lift: 0, beside: false, short, tight };
  }
  let card = far * RATIO;
  // My cards come first: the backs of the others are cut before mine become too small for a finger.
  const wanted = Math.min(most, 60);
  if (free(card) < share * wanted) card = between(far * 0.8, card - (share * wanted - free(card)) / rows, card);
  if (card < 40) far = Math.min(far, 46);
  const near = between(40, free(card) / share, most);
  const left = free(card) - share * near;
  const arena = left >= 90 ? Math.min(left, 150) : 0;
  const held = Math.max(38, near * 0.8);
  const lift = own + RATIO * (near + held) + 4;
  return { shape: "tall", k: 1, far, near, held, duel: 50, tall: card, room: width - 14, arena, lift, beside: false, short, tight };
}

function low(width: number, height: number, seats: number): Layout {
  const rows = seats > 4 ? 2 : 1;
  const few = seats < 4;
  const near = between(42, (height - 24 - rows * CHROME - 48) / (RATIO * (1 + rows)), 84);
  const far = Math.min(few ? near * 1.1 : near * 1.4, few ? (width * 0.62) / (3 * (seats - 1)) - 6 : (width - 60) / 9 - 6);
  const card = Math.min(far * RATIO, (height - 24 - near * RATIO - 48 - rows * CHROME) / rows);
  return {
    shape: "low", k: 1, far, near, held: Math.min(near, 64), duel: 46, tall: card, room: width - near * 3 - 60, arena: few ? card : 0, lift: near * RATIO + 56, beside: true, short: true, tight: false,
  };
}

function desk(width: number, height: number, seats: number): Layout {
  const k = between(1, Math.min(width / 1560, height / 880), 1.6);
  const upright = width < 820;
  const beside = upright ? height <= 640 : width > height;
  const columns = seats === 5 || seats === 7 ? 12 : 9;
  const most = (seats === 5 || seats === 7 ? 100 : 108) * k;
  let far = Math.min((width - 50) / columns - 14, 0.144 * height, most);
  if (seats < 4) far = Math.min((seats === 2 ? 0.14 : 0.13) * width, (upright ? 0.11 : 0.135) * height, 122 * k);
  const near = Math.min(0.12 * width, (upright ? 0.105 : 0.13) * height, 118 * k);
  return {
    shape: "desk", k, far, near, tall: far * RATIO,
    held: Math.min(0.1 * width, (upright ? 0.095 : 0.135) * height, 100 * k),
    duel: upright ? Math.min(0.1 * width, 0.085 * height, 104) : Math.min(0.12 * width, 0.11 * height, 104 * k),
    room: beside ? width - near * 3 - 110 * k : Math.min(width - 40, 860 * k),
    arena: (upright ? 0.19 : 0.26) * height, lift: 0, beside, short: false, tight: false,
  };
}
