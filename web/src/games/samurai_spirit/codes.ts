/** Codes of Samurai Spirit in the board's numbers; their grammar is made from the game's. No rule is known here. */

import { parse } from "./grammar";
import printed from "./printed.json";

export const CARDS = printed.cards;
export const SAMURAI = printed.samurai;
export const SYMBOLS = printed.symbols;
export const PENALTIES = printed.penalties;

export interface Move {
  verb: string;
  /** What the verb is about, where it is a samurai, a card, a symbol or a penalty. */
  samurai?: number;
  card?: number;
  symbol?: number;
  penalty?: number;
}

const NAMES = SAMURAI.map((each) => each.id);
const IDS = CARDS.map((card) => card.id);

export function read(code: string): Move {
  const said = parse(code);
  if (!said) return { verb: code };
  const verb = said.kind;
  if ("samurai" in said) return { verb, samurai: NAMES.indexOf(said.samurai) };
  if ("card" in said) return { verb, card: IDS.indexOf(said.card) };
  if ("symbol" in said) return { verb, symbol: SYMBOLS.indexOf(said.symbol) };
  if ("penalty" in said) return { verb, penalty: PENALTIES.indexOf(said.penalty) };
  return { verb };
}

/** The sign that stands for an action. */
export function sign(move: Move): string {
  const signs: Record<string, string> = {
    attack: "fight",
    again: "fight",
    defend: "shield",
    hand: "hand",
    discard: "discard",
    strip: "discard",
    redraw: "return",
    take: "token",
    give: "hand",
    move: "hand",
    heal: "wound",
    use: "kiai",
    skip: "pass",
    stop: "pass",
    ready: "pass",
    ignore: "no-talent",
  };
  if (move.penalty !== undefined) return PENALTIES[move.penalty] ?? "";
  if (move.symbol !== undefined) return SYMBOLS[move.symbol] ?? "";
  return signs[move.verb] ?? move.verb;
}

/** A raider in words: the kind, the strength, and the signs on the card. */
export function titled(card: number, piece: (id: string) => { name: string }): string {
  const { kind, strength, symbol, flame, penalties } = CARDS[card]!;
  const signs = [...(symbol === null ? [] : [SYMBOLS[symbol]!]), ...(flame ? ["flame"] : []), ...penalties.map((each) => `penalty-${PENALTIES[each]}`)];
  return [`${piece(kind).name} ${strength}`, ...signs.map((id) => piece(id).name)].join(", ");
}
