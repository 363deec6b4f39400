// Where the ten areas lie around the Green: a ring of cells, three by four upright or four by three across.

export const CELL = 240;

export interface Spot {
  x: number;
  y: number;
}

export interface Ring {
  width: number;
  height: number;
  /** The middles of the ten cells, clockwise from the upper left. */
  cells: Spot[];
  green: Spot & { rx: number; ry: number };
}

function ring(columns: number, rows: number): Ring {
  const cells: [number, number][] = [];
  for (let column = 0; column < columns; column++) cells.push([column, 0]);
  for (let row = 1; row < rows; row++) cells.push([columns - 1, row]);
  for (let column = columns - 2; column >= 0; column--) cells.push([column, rows - 1]);
  for (let row = rows - 2; row > 0; row--) cells.push([0, row]);
  // The corners are pulled in a little, so that the ring looks walked, not ruled.
  const inward = (at: number, last: number, corner: boolean) => (corner ? (at === 0 ? 6 : at === last ? -6 : 0) : 0);
  return {
    width: columns * CELL,
    height: rows * CELL,
    cells: cells.map(([column, row]) => {
      const corner = (column === 0 || column === columns - 1) && (row === 0 || row === rows - 1);
      return {
        x: (column + 0.5) * CELL + inward(column, columns - 1, corner),
        y: (row + 0.5) * CELL + inward(row, rows - 1, corner),
      };
    }),
    green: {
      x: (columns * CELL) / 2,
      y: (rows * CELL) / 2,
      rx: ((columns - 2) * CELL) / 2 - 10,
      ry: ((rows - 2) * CELL) / 2 - 10,
    },
  };
}

const UPRIGHT = ring(3, 4);
const ACROSS = ring(4, 3);

/** The ring whose cells are larger in a space of this size. */
export function ringFor(width: number, height: number): Ring {
  const upright = Math.min(width / 3, height / 4);
  const across = Math.min(width / 4, height / 3);
  return across > upright ? ACROSS : UPRIGHT;
}
