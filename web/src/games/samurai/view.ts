// Made by `tatami wire --write web/src` from server/wire/ and the games' view.py. Do not edit.

export interface Clan {
  hand: number;
  stack: number;
  captured: number[] | null;
}

export interface Figure {
  caste: string;
  influence: number[];
  leader: number | null;
}

export interface Laid {
  hex: string;
  owner: number;
  tile: string;
}

export interface SamuraiView {
  game: string;
  seats: number;
  seat: number | null;
  stage: string;
  first: number | null;
  turn: number | null;
  settlements: Settlement[];
  tiles: Laid[];
  clans: Clan[];
  hand: string[];
  aside: number[];
  supply: number[];
  played: number;
  ordinary: boolean;
  taken: string | null;
  source: string | null;
  source_caste: string | null;
  leaders: (number | null)[] | null;
}

export interface Settlement {
  hex: string;
  kind: string;
  name: string;
  figures: Figure[];
  open: number;
}
