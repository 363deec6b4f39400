/** What is said to those who hear the page. The region is always there and only its text changes: one that comes together with
 * its text is silent in some browsers. Each thing said is one paragraph, for the lines of one are told out of order. */

import { untrack } from "svelte";

interface Told {
  id: number;
  text: string;
}

/** Paragraphs stay a while, so that what comes quickly is not cut short. */
const KEPT = 4;
let told = $state.raw<Told[]>([]);
let count = 0;

export function announced(): readonly Told[] {
  return told;
}

/** Say these sentences together, after what is being said. */
export function announce(...sentences: string[]): void {
  const text = sentences.filter(Boolean).join(" ");
  // Whoever says something does not wait for what is said.
  if (text) told = [...untrack(() => told).slice(1 - KEPT), { id: count++, text }];
}
