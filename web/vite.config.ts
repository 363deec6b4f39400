import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { stamped } from "./scripts/stamp.ts";

// While developing, `npm run dev` serves the client and hands everything else to a table server.
const server = process.env.TATAMI_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), stamped()],
  build: {
    outDir: "../src/tatami/server/site",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What nearly every page needs comes in one file instead of twenty.
        codeSplitting: { groups: [{ name: "base", test: /node_modules|src\/lib\/(?!text)|src\/art\/(Crest|Icon|Mark)/ }] },
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
