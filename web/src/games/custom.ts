/** What this page does its own way for a game: games/<game>/custom.ts. A game without that file gets what all get. */
export interface Custom {
  /** How long a game takes about, for whoever is invited. */
  minutes?: number;
  /** How many sit at a table made with one click; the games are good with any allowed number. */
  seats?: number;
  /** Options of such a table: with one click nobody sets up a board by hand, while the page of a new table offers it. */
  quick?: Record<string, string>;
  /** Whether its board keeps the hand in the foot, which then has the room for it from the beginning. */
  hand?: boolean;
  /** Whether its board has a place for every move, so that the foot offers none a second time. */
  placed?: boolean;
}
