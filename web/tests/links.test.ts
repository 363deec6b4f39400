import { afterEach, describe, expect, it, vi } from "vitest";
import { forOthers, onlyHere } from "../src/lib/links";

afterEach(() => vi.unstubAllGlobals());

function openedAs(origin: string, reach: () => Promise<Response>): void {
  vi.stubGlobal("location", new URL(origin));
  vi.stubGlobal("fetch", reach);
}

describe("a link for others", () => {
  it("knows which names mean this machine", () => {
    expect(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "t.localhost"].map(onlyHere)).not.toContain(false);
    expect(["192.168.1.5", "games.example.org", "localhost.org", "127.example.org", "[fe80::1]"].map(onlyHere)).not.toContain(true);
  });
  it("has the address the page was opened under, where others can open it", async () => {
    openedAs("https://games.example.org", () => Promise.reject(new Error("nobody is asked")));
    expect(await forOthers()).toBe("https://games.example.org");
  });
  it("has the server's address in the network, where the page was opened on the same machine", async () => {
    openedAs("http://127.0.0.1:8000", () => Promise.resolve(Response.json({ address: "http://192.168.1.5:8000" })));
    expect(await forOthers()).toBe("http://192.168.1.5:8000");
  });
  it("says when nobody else reaches the server, and guesses nothing when it cannot be asked", async () => {
    openedAs("http://localhost:8000", () => Promise.resolve(Response.json({ address: "" })));
    expect(await forOthers()).toBe("");
    openedAs("http://localhost:8000", () => Promise.reject(new Error("gone")));
    expect(await forOthers()).toBe("http://localhost:8000");
  });
});
