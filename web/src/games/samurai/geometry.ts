// The board of Japan as points: flat-topped hexes, columns by letter, rows by number, odd columns half a hex lower.
import printed from "./printed.json";

export type Ground = "sea" | "land" | "village" | "city" | "edo";

export interface Hex {
  name: string;
  ground: Ground;
  column: number;
  row: number;
  x: number;
  y: number;
}

/** From a hex's middle to its corner; the drawing's unit. */
export const SIDE = 50;
export const HALF = (SIDE * Math.sqrt(3)) / 2;

function spot(name: string): [number, number] {
  return [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
}

export function nameOf(column: number, row: number): string {
  return String.fromCharCode(97 + column) + String(row + 1);
}

export function middle(name: string): { x: number; y: number } {
  const [column, row] = spot(name);
  return { x: column * SIDE * 1.5, y: (row * 2 + (column % 2)) * HALF };
}

/** All hexes that are in play for so many players, from north to south. */
export function hexes(seats: number): Hex[] {
  const found: Hex[] = [];
  for (const [ground, bySeats] of Object.entries(printed.hexes)) {
    for (const [least, names] of Object.entries(bySeats)) {
      if (Number(least) > seats) continue;
      for (const name of names.split(" ")) {
        const [column, row] = spot(name);
        found.push({ name, ground: ground as Ground, column, row, ...middle(name) });
      }
    }
  }
  return found.sort((one, two) => one.y - two.y || one.x - two.x);
}

/** The six hexes around one, clockwise from the north; some may not be on the board. */
export function around(name: string): [string, string, string, string, string, string] {
  const [column, row] = spot(name);
  const low = column % 2;
  return [
    nameOf(column, row - 1),
    nameOf(column + 1, row - 1 + low),
    nameOf(column + 1, row + low),
    nameOf(column, row + 1),
    nameOf(column - 1, row + low),
    nameOf(column - 1, row - 1 + low),
  ];
}

/** The outline of a hex, `inset` units smaller. */
export function outline(inset = 0, x = 0, y = 0): string {
  const side = SIDE - inset / Math.cos(Math.PI / 6);
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3;
    return `${(x + side * Math.cos(angle)).toFixed(2)},${(y + side * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}

/** The outlines of many hexes as the one drawing of a path. */
export function terrain(all: readonly { x: number; y: number }[], inset: number): string {
  const side = SIDE - inset / Math.cos(Math.PI / 6);
  const [half, high] = [side / 2, (side * Math.sqrt(3)) / 2].map((length) => Number(length.toFixed(2)));
  const hex = `h${half! * 2}l${half} ${high}l-${half} ${high}h-${half! * 2}l-${half} -${high}Z`;
  return all.map(({ x, y }) => `M${(x - half!).toFixed(2)} ${(y - high!).toFixed(2)}${hex}`).join("");
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around these hexes, with a margin. */
export function bounds(all: readonly { x: number; y: number }[], margin = 0): Box {
  const xs = all.map((hex) => hex.x);
  const ys = all.map((hex) => hex.y);
  const x = Math.min(...xs) - SIDE - margin;
  const y = Math.min(...ys) - HALF - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + SIDE + margin - x,
    height: Math.max(...ys) + HALF + margin - y,
  };
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** The hex that an arrow key leads to: straight up or down, or the nearer one of the next column that is there. */
export function step(from: string, arrow: Arrow, there: ReadonlySet<string>): string | null {
  const [north, northEast, southEast, south, southWest, northWest] = around(from);
  const ways: Record<Arrow, string[]> = {
    ArrowUp: [north, northEast, northWest],
    ArrowDown: [south, southEast, southWest],
    ArrowLeft: spot(from)[0] % 2 ? [northWest, southWest] : [southWest, northWest],
    ArrowRight: spot(from)[0] % 2 ? [northEast, southEast] : [southEast, northEast],
  };
  return ways[arrow].find((name) => there.has(name)) ?? null;
}
