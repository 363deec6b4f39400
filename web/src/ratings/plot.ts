/** The geometry of a plotted rating: everything within a square of a hundred, higher ratings further up. */

import type { RatingPoint } from "../wire";

export interface Drawn {
  /** The ends of the scale, at round numbers. */
  least: number;
  most: number;
  line: string;
  band: string;
  /** Where the round numbers in between are. */
  lines: number[];
}

const STEPS = [50, 100, 200, 500, 1000];
/** So many lines at most. */
const MOST = 6;

export function frame(points: Pick<RatingPoint, "mean" | "spread">[]): Drawn {
  const low = Math.min(...points.map((point) => point.mean - point.spread));
  const high = Math.max(...points.map((point) => point.mean + point.spread));
  const step = STEPS.find((each) => (high - low) / each <= MOST) ?? 1000;
  const least = Math.floor(low / step) * step;
  const most = Math.max(least + step, Math.ceil(high / step) * step);
  const x = (at: number): number => (points.length > 1 ? (100 * at) / (points.length - 1) : 50);
  const y = (value: number): number => Math.round((10_000 * (most - value)) / (most - least)) / 100;
  // A single game is a short line, not a dot without extent.
  const drawn = points.length > 1 ? points.map((point, at) => ({ point, at: x(at) })) : points.flatMap((point) => [{ point, at: 40 }, { point, at: 60 }]);
  const put = (value: (point: Pick<RatingPoint, "mean" | "spread">) => number): string[] => drawn.map(({ point, at }) => `${at.toFixed(2)},${y(value(point))}`);
  const band = [...put((point) => point.mean + point.spread), ...put((point) => point.mean - point.spread).reverse()];
  const between = Array.from({ length: (most - least) / step - 1 }, (_, at) => y(least + (at + 1) * step));
  return { least, most, line: put((point) => point.mean).join(" "), band: band.join(" "), lines: between };
}
