/** Codes of Tenno, read by the grammar of the game's actions.py. No rule is known here. */

import printed from "./printed.json";

export const CARDS = printed.cards;
export const PLACES = printed.places;
const FACES = CARDS.map((card) => card.face);

export type Move =
  | { kind: "attack"; place: number; seat: number; at: number }
  | { kind: "set"; order: number[] }
  | { kind: "fill" | "lay"; card: number }
  | { kind: "swap" | "look"; place: number }
  | { kind: "trade" | "feint"; pair: [number, number] }
  | { kind: "word"; word: string };

const place = (letter: string): number => PLACES.indexOf(letter);

/** What a code means; a word of its own where it names no card and no place. */
export function read(code: string): Move {
  const attack = /^([abc])>(\d)([abc])$/.exec(code);
  if (attack) return { kind: "attack", place: place(attack[1]!), seat: Number(attack[2]) - 1, at: place(attack[3]!) };
  const [verb = "", rest = ""] = code.split("-");
  if (verb === "set") return { kind: "set", order: [...rest].map((face) => FACES.indexOf(face)) };
  if (verb === "fill" || verb === "lay") return { kind: verb, card: FACES.indexOf(rest) };
  if (verb === "swap" || verb === "look") return { kind: verb, place: place(rest) };
  if (verb === "trade" || verb === "feint") return { kind: verb, pair: [place(rest[0]!), place(rest[1]!)] };
  return { kind: "word", word: code };
}

export const attackCode = (own: number, seat: number, at: number): string => `${PLACES[own]}>${seat + 1}${PLACES[at]}`;
export const setCode = (order: number[]): string => `set-${order.map((card) => FACES[card]).join("")}`;
export const cardCode = (verb: "fill" | "lay", card: number): string => `${verb}-${FACES[card]}`;
export const placeCode = (verb: "swap" | "look", at: number): string => `${verb}-${PLACES[at]}`;
export const pairCode = (verb: "trade" | "feint", one: number, two: number): string =>
  `${verb}-${PLACES[Math.min(one, two)]}${PLACES[Math.max(one, two)]}`;

/** The piece of a card, for its name and power. */
export const pieceOf = (card: number): string => CARDS[card]?.piece ?? "back";
export const faceOf = (card: number): string => CARDS[card]?.face ?? "?";

/** A place on the table, as one word. */
export const cell = (seat: number, at: number): string => `${seat}.${at}`;
