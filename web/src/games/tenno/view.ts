// Made by `tatami wire --write web/src` from server/wire/ and the games' view.py. Do not edit.

export interface Court {
  places: Place[];
  hand: number;
  prisoners: number;
  discarded: number[];
}

export interface Fight {
  attacker: number;
  place: number;
  card: number;
  defender: number;
  at: number;
  met: number;
}

export interface Place {
  lies: string;
  card: number | null;
  may_be: number[] | null;
}

export interface TennoView {
  game: string;
  seats: number;
  seat: number | null;
  stage: string;
  turn: number | null;
  courts: Court[];
  hand: number[];
  fight: Fight | null;
  monk_at: number | null;
  own_gaps: number[];
  slot: number | null;
  look_at: number | null;
  looker: number | null;
  prison_sums: number[] | null;
}
