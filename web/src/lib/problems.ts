/** Why something was not done, in words. */

import type { Problem } from "../wire";
import { ApiError } from "./api";
import { knows, say } from "./words.svelte";

export function tell(problem: Problem): string {
  if (problem.text) return problem.text;
  const id = `problem-${problem.code}`;
  if (!knows(id)) return say("problem");
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(problem.args ?? {})) {
    args[name] = typeof value === "number" ? value : String(value);
  }
  return say(id, args);
}

export function tellError(error: unknown): string {
  if (error instanceof ApiError) return tell(error.problem);
  console.error(error);
  return say("problem");
}
