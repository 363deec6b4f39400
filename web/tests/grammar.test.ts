import { describe, expect, it } from "vitest";
import * as ronin from "../src/games/seven_ronin/grammar";
import * as samurai from "../src/games/samurai/grammar";
import * as spirit from "../src/games/samurai_spirit/grammar";
import * as tenno from "../src/games/tenno/grammar";

describe("codes", () => {
  it("are read and written by the grammar of their game", () => {
    expect(ronin.parse("yobu-well-2")).toEqual({ kind: "drive-two", area: "well" });
    expect(ronin.parse("yobu-green")).toBeNull();
    expect(samurai.parse("castle")).toEqual({ kind: "caste", caste: "castle" });
    expect(samurai.parse("castle-4")).toEqual({ kind: "tile", tile: "castle-4" });
    expect(samurai.parse("castle-o10")).toEqual({ kind: "figure", caste: "castle", town: "o10" });
    expect(spirit.parse("top-M1-05")).toEqual({ kind: "top", card: "M1-05" });
    expect(tenno.parse("b>2a")).toEqual({ kind: "attack", place: "b", player: "2", at: "a" });
    expect(tenno.format({ kind: "attack", place: "b", player: "2", at: "a" })).toBe("b>2a");
  });
});
