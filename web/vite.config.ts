import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./scripts/catalogues.ts";
import { stamped } from "./scripts/stamp.ts";

// While developing, `npm run dev` serves the client and hands everything else to a table server.
const server = process.env.TATAMI_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [catalogues(), svelte(), stamped()],
  build: {
    outDir: "../src/tatami/server/site",
    emptyOutDir: true,
    target: "es2022",
    // The rest is here already when it is asked for, or small; naming it all would cost every page two kilobytes.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === "html" ? files : files.filter((file) => /\.css$|table-|-pieces-/.test(file))),
    },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What nearly every page needs comes in one file instead of twenty, and so does what every table needs.
        codeSplitting: {
          groups: [
            { name: "base", test: /node_modules|src\/lib\/(?!text)|src\/art\/(Crest|Doll|Face|Icon|Mark|Seal)/, priority: 2 },
            { name: "table", test: /src\/table\/(PlayTable|TablePage|draft)\.svelte/, priority: 1 },
            // What a game's board draws and its rules and endings draw too.
            { debugName: "pieces", name: (id) => `${/games\/(\w+)\//.exec(id)?.[1]}-pieces`, test: /src\/games\/\w+\/.*\.(svelte|ts|json)$/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: Number(process.env.PORT ?? 5173),
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
