/** Parts of a page that are not needed to see it: fetched while the browser is idle, or when somebody wants them. */

import type { Component } from "svelte";
import { part } from "./part";

export class Later<P extends Record<string, any>> {
  /** The component, once it was fetched. */
  shown = $state.raw<Component<P> | null>(null);
  private coming: Promise<void> | undefined;

  constructor(private readonly load: () => Promise<{ default: Component<P> }>) {}

  fetch(): Promise<void> {
    this.coming ??= part(this.load).then((found) => void (this.shown = found.default));
    return this.coming;
  }
}

/** Browsers without idle callbacks wait this many milliseconds instead. */
const PAUSE = 200;
const idle = (then: () => void): unknown =>
  "requestIdleCallback" in window ? requestIdleCallback(then, { timeout: 2000 }) : setTimeout(then, PAUSE);

/** Fetch parts one after the other while nothing else is to be done. */
export async function fetchIdle(parts: readonly { fetch(): Promise<unknown> }[]): Promise<void> {
  for (const each of parts) {
    await new Promise<void>((next) => idle(next));
    await each.fetch();
  }
}
