/** What has just happened, as scenes that are shown one after the other before the table is as the view says. */

import type { Line } from "../../table/board";
import { cell } from "./codes";
import printed from "./printed.json";

export interface Duel {
  attacker: number;
  place: number;
  card: number;
  defender: number;
  at: number;
  met: number;
}

export interface Scene {
  /** Cards that lie face up for as long as the scene lasts, by cell. */
  up: Map<string, number>;
  duel: Duel | null;
  /** Whether the monk was shown. */
  monk: boolean;
  /** captured, repelled, seized, drawn: how the duel ended. */
  result: string;
  /** A card that only I see. */
  peek: { seat: number; at: number; card: number } | null;
  /** Cards that leave the table: where from, whose prison or heap it goes to. */
  leaves: { from: string; card: number; to: string }[];
  text: string;
  lasts: number;
}

const MONK = printed.cards.findIndex((card) => card.piece === "monk");
const ENDS = ["captured", "repelled", "seized", "drawn"];

function duelOf(data: Record<string, number>): Duel {
  const { seat, place, card, defender, at, met } = data;
  return { attacker: seat!, place: place!, card: card!, defender: defender!, at: at!, met: met! };
}

function faces(duel: Duel): Map<string, number> {
  return new Map([
    [cell(duel.attacker, duel.place), duel.card],
    [cell(duel.defender, duel.at), duel.met],
  ]);
}

/** Where the beaten cards go. */
function leaving(result: string, duel: Duel): Scene["leaves"] {
  const weapon = { from: cell(duel.attacker, duel.place), card: duel.card };
  const target = { from: cell(duel.defender, duel.at), card: duel.met };
  if (result === "captured") return [{ ...target, to: `prison-${duel.attacker}` }];
  if (result === "seized") return [{ ...weapon, to: `prison-${duel.defender}` }];
  if (result === "repelled") return [{ ...weapon, to: `gone-${duel.attacker}` }];
  return [
    { ...weapon, to: `gone-${duel.attacker}` },
    { ...target, to: `gone-${duel.defender}` },
  ];
}

export function scenes(events: Line[]): Scene[] {
  const found: Scene[] = [];
  let up = new Map<string, number>();
  let duel: Duel | null = null;
  let monk = false;
  const add = (line: Line, lasts: number, more: Partial<Scene> = {}): void => {
    found.push({ up, duel, monk, result: "", peek: null, leaves: [], text: line.text ?? "", lasts, ...more });
  };
  for (const line of events) {
    const data = line.data as Record<string, number>;
    if (line.event === "attacked") {
      duel = duelOf(data);
      up = faces(duel);
      monk = false;
      add(line, 1100);
    } else if (line.event === "supported") {
      monk = true;
      up = new Map(up).set(cell(data["seat"]!, data["place"]!), MONK);
      add(line, 900);
    } else if (ENDS.includes(line.event)) {
      duel = duelOf(data);
      up = new Map([...up, ...faces(duel)]);
      add(line, 1500, { result: line.event, leaves: leaving(line.event, duel) });
    } else if (line.event === "departed") {
      add(line, 900);
    } else if (line.event === "looked" && data["card"] !== undefined) {
      duel = null;
      up = new Map();
      add(line, 4000, { peek: { seat: data["attacker"]!, at: data["place"]!, card: data["card"] } });
    }
  }
  return found;
}
