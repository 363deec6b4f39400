/** The pictures of the games: apart from everything else of them, since a table shows none. */

import type { Component } from "svelte";

const scenes = import.meta.glob<{ default: Component }>("./*/Scene.svelte", { eager: true });

/** The picture of a game; one of others gets the waves and a sun. */
export function scene(game: string): Component {
  const found = scenes[`./${game}/Scene.svelte`] ?? scenes["./generic/Scene.svelte"];
  if (!found) throw new Error("the plain scene is missing");
  return found.default;
}
