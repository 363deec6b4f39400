// Made by `tatami wire --write web/src` from server/wire/ and the games' view.py. Do not edit.

export interface Board {
  seat: number;
  samurai: number | null;
  animal: boolean;
  wounded: boolean;
  passed: boolean;
  kiai: number;
  sum: number;
  line: number[];
  left: (number | null)[];
  tokens: number[];
  dead: boolean;
}

export interface SamuraiSpiritView {
  game: string;
  seats: number;
  seat: number | null;
  stage: string;
  level: number;
  round: number;
  turn: number | null;
  decider: number | null;
  boards: Board[];
  barricades: number;
  most_barricades: number;
  farms: number;
  farm_tokens: number[] | null;
  families: number[];
  raiders: number;
  on_top: number[];
  at_bottom: number[];
  intruders: (number | null)[];
  discarded: number[];
  unseen: Unseen;
  spares: number[];
  bans: string[];
  penalties: number[];
  card: number | null;
  kiai: number | null;
  uses: number;
  picked: number | null;
  shown: number[];
  ordered: number[];
  result: string | null;
  score: number | null;
}

export interface Unseen {
  cards: number[];
  marauders: number;
  lieutenants: number;
  bosses: number;
  returned: number[];
}
