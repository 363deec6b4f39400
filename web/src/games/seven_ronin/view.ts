// Made by `tatami wire --write web/src` from server/wire/ and the games' view.py. Do not edit.

export interface Area {
  ninja: number;
  ronin: number[];
  limit: number;
  occupied: boolean;
  neighbours: [number, number];
  used: boolean;
}

export interface AttackPlan {
  sent: number[];
  need: number;
  areas_left: number;
  bonus_left: number;
}

export interface DefencePlan {
  posts: (number | null)[];
  asked: number | null;
}

export interface Ronin {
  at: number | null;
  alive: boolean;
  wounds: number;
  vitality: number;
  held: boolean;
  muted: boolean;
  held_next: boolean;
  muted_next: boolean;
  used: boolean;
}

export interface RoninView {
  game: string;
  seats: number;
  seat: number | null;
  stage: string;
  edition: string;
  round: number;
  threat: number[];
  minimum: number[];
  ring: number[];
  reconstructed: string[];
  areas: Area[];
  green: number;
  green_ronin: number | null;
  reserve: number;
  supply: number;
  ronin: Ronin[];
  ready: boolean;
  attack: AttackPlan | null;
  defence: DefencePlan | null;
  sharing: Sharing | null;
  tool: number | null;
  through_inn: boolean;
  first: number | null;
  arrows: number[];
  inn_field: boolean;
  conquests: number;
}

export interface Sharing {
  area: number;
  partner: number;
  markers: number;
  rest: number;
}
