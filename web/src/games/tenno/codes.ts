/** Codes of Tenno in the board's numbers; their grammar is made from the game's. No rule is known here. */

import { format, parse } from "./grammar";
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
const card = (face: string): number => FACES.indexOf(face);
const letters = (...places: number[]): string => places.map((at) => PLACES[at]).join("");

/** What a code means; a word of its own where it names no card and no place. */
export function read(code: string): Move {
  const said = parse(code);
  switch (said?.kind) {
    case "attack":
      return { kind: "attack", place: place(said.place), seat: Number(said.player) - 1, at: place(said.at) };
    case "set":
      return { kind: "set", order: [...said.order].map(card) };
    case "fill":
    case "lay":
      return { kind: said.kind, card: card(said.card) };
    case "swap":
    case "look":
      return { kind: said.kind, place: place(said.place) };
    case "trade":
    case "feint":
      return { kind: said.kind, pair: [...said.pair].map(place) as [number, number] };
    default:
      return { kind: "word", word: code };
  }
}

export const attackCode = (own: number, seat: number, at: number): string =>
  format({ kind: "attack", place: letters(own), player: String(seat + 1), at: letters(at) });
export const setCode = (order: number[]): string => format({ kind: "set", order: order.map((each) => FACES[each]).join("") });
export const cardCode = (verb: "fill" | "lay", held: number): string => format({ kind: verb, card: FACES[held] ?? "" });
export const placeCode = (verb: "swap" | "look", at: number): string => format({ kind: verb, place: letters(at) });
export const pairCode = (verb: "trade" | "feint", one: number, two: number): string =>
  format({ kind: verb, pair: letters(Math.min(one, two), Math.max(one, two)) });

/** The piece of a card, for its name and power. */
export const pieceOf = (card: number): string => CARDS[card]?.piece ?? "back";
export const faceOf = (card: number): string => CARDS[card]?.face ?? "?";

/** A place on the table, as one word. */
export const cell = (seat: number, at: number): string => `${seat}.${at}`;
