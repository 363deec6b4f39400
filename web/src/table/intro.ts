/** The script of an introduction: a first round on a real table, with somebody looking over your shoulder. */

export interface Step {
  /** What the step points at: a CSS selector inside the table, e.g. `[data-anchor="hand"]`. None: the middle. */
  anchor?: string;
  /** Words of the client: `intro-<game>-<id>`. */
  text: string;
  /** Go on when I play a code that fits; without it, a "next" button goes on. */
  wait?: RegExp;
  /** Show the step only when it is my turn. */
  turn?: boolean;
}

export interface Intro {
  /** The table that is made for it. */
  seats: number;
  options?: Record<string, string>;
  bot: string;
  steps: Step[];
}
