/** What this page does its own way for a game: games/<game>/custom.ts. A game without that file gets what all get. */
export interface Custom {
  /** How many sit at a table made with one click; the games are good with any allowed number. */
  seats?: number;
  /** Options of such a table: with one click nobody sets up a board by hand, while the page of a new table offers it. */
  quick?: Record<string, string>;
}
