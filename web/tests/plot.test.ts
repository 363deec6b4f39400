import { describe, expect, it } from "vitest";
import { frame } from "../src/ratings/plot";

describe("the plot of a rating", () => {
  it("has round ends that hold mean and spread", () => {
    const drawn = frame([{ mean: 1500, spread: 667 }, { mean: 1612, spread: 590 }]);
    expect([drawn.least, drawn.most]).toEqual([500, 2500]);
    expect(drawn.line).toBe("0.00,50 100.00,44.4");
    expect(drawn.lines).toEqual([75, 50, 25]);
  });
  it("draws a single game as a short line", () => {
    const drawn = frame([{ mean: 1500, spread: 100 }]);
    expect(drawn.line.split(" ")).toHaveLength(2);
    expect(drawn.band.split(" ")).toHaveLength(4);
  });
  it("puts higher ratings further up", () => {
    const [first, second] = frame([{ mean: 1400, spread: 50 }, { mean: 1600, spread: 50 }]).line.split(" ").map((point) => Number(point.split(",")[1]));
    expect(first).toBeGreaterThan(second ?? 0);
  });
});
