/** Announcements for screen readers. The live region is always in the page and only its text changes: some browsers say nothing of
 * one that appears together with its text. Each announcement is one paragraph, because lines of several are read out of order. */

import { untrack } from "svelte";

interface Told {
  id: number;
  text: string;
}

/** How many paragraphs stay, so that a quick succession is not cut short. */
const KEPT = 4;
let told = $state.raw<Told[]>([]);
let count = 0;

export function announced(): readonly Told[] {
  return told;
}

/** Queue these sentences as one announcement. */
export function announce(...sentences: string[]): void {
  const text = sentences.filter(Boolean).join(" ");
  // Untracked: an effect that announces must not rerun when something is announced.
  if (text) told = [...untrack(() => told).slice(1 - KEPT), { id: count++, text }];
}
