/** How a samurai stands, in words: what the signs on a side of the table say. */

import type { BoardProps } from "../../table/board";
import { CARDS, PENALTIES, SYMBOLS, titled } from "./codes";
import type { Board } from "./view";

export function stateOf(board: Board, say: BoardProps["say"], piece: BoardProps["piece"]): string {
  const wounds = (board.animal ? 2 : 0) + (board.wounded ? 1 : 0);
  const defence = SYMBOLS.map((symbol, at) => {
    const held = board.left[at] ?? null;
    return held === null ? say("spirit-missing", { name: piece(symbol).name }) : `${piece(symbol).name}: ${titled(held, piece)}`;
  });
  const penalties = (CARDS[board.line.at(-1) ?? -1]?.penalties ?? []).map((kind) => piece(`penalty-${PENALTIES[kind]}`).name);
  return [
    ...(board.passed ? [piece("passed").name] : []),
    say("spirit-sum", { sum: board.sum, kiai: board.kiai }),
    ...defence,
    say("spirit-wounds", { count: wounds }),
    ...penalties.map((penalty) => say("spirit-next", { penalty })),
  ].map((each) => `${each}.`).join(" ");
}
