/** Where the seats of a waiting room lie around its table: cells of a room of three by three mats, clockwise from mine. */

type Cell = readonly [column: number, row: number];

const BELOW: Cell = [2, 3];
const ROOMS: Record<number, readonly Cell[]> = {
  1: [BELOW],
  2: [BELOW, [2, 1]],
  3: [BELOW, [1, 1], [3, 1]],
  4: [BELOW, [1, 2], [2, 1], [3, 2]],
  5: [BELOW, [1, 2], [1, 1], [3, 1], [3, 2]],
  6: [BELOW, [1, 3], [1, 1], [2, 1], [3, 1], [3, 3]],
  7: [BELOW, [1, 3], [1, 2], [1, 1], [3, 1], [3, 2], [3, 3]],
  8: [BELOW, [1, 3], [1, 2], [1, 1], [2, 1], [3, 1], [3, 2], [3, 3]],
};

/** The cell of a seat, if the room has that many; `mine` sits below the table. */
export function cell(seat: number, mine: number, seats: number): Cell | null {
  return ROOMS[seats]?.[(seat - mine + seats) % seats] ?? null;
}
