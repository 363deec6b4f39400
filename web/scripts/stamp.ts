/** Names the build in its service worker, so that each build has a cache of its own and lets go of the one before. */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PLACE = "__BUILD__";

/** The worker of a build. The files' names carry their content, and the page names the first of them. */
export function stamp(worker: string, files: string[], page: string): string {
  if (!worker.includes(PLACE)) throw new Error("the service worker has no place for the name of the build");
  const build = createHash("sha256").update(JSON.stringify([[...files].sort(), page])).digest("hex").slice(0, 12);
  return worker.replaceAll(PLACE, build);
}

export function stamped(): Plugin {
  return {
    name: "stamped-worker",
    apply: "build",
    writeBundle(options, bundle) {
      const folder = options.dir as string;
      const worker = join(folder, "sw.js");
      const page = readFileSync(join(folder, "index.html"), "utf8");
      writeFileSync(worker, stamp(readFileSync(worker, "utf8"), Object.keys(bundle), page));
    },
  };
}
