// Made by `tatami wire --write web/src` from server/wire/ and the games' view.py. Do not edit.

export interface Account {
  id: string;
  name: string;
  claimed: boolean;
  since: number;
  profile: "everybody" | "met" | "nobody";
  codes: number;
  mail: AccountMail | null;
  mail_offered: boolean;
}

export interface AccountMail {
  address: string;
  confirmed: boolean;
}

export interface Action {
  code: string;
  text: string;
}

export interface Advice {
  code: string;
  text: string;
  value: number;
  error: number;
  share: number | null;
  plan: string[];
}

export interface Again {
  wanted: number[];
  declined: number[];
  waiting: number[];
  rotate: boolean;
  same: boolean;
}

export interface Agent {
  token: string;
  seat: number;
}

export interface Ahead {
  type: "ahead";
  seat: number;
  codes?: string[];
  ask?: number | null;
  anew?: boolean;
  watch?: string[];
  follow?: boolean;
  id?: number;
}

export interface Answer {
  type: "answer";
  proposal: number;
  yes: boolean;
  id?: number;
  word?: string;
}

export interface Board {
  rows: Ranked[];
  page: number;
  pages: number;
  mine: Ranked | null;
  mine_page: number;
}

export interface BotLevel {
  id: string;
  name: string;
  text: string;
}

export interface Cell {
  text: string;
  aloud?: string;
  own?: boolean;
}

export interface Channel {
  id: string;
  kind: "mail" | "push" | "webhook";
  address: string;
  form: "discord" | "json" | "ntfy";
  confirmed: boolean;
  failing: boolean;
  wishes: Wishes;
}

export interface Chat {
  type: "chat";
  text: string;
  id?: number;
}

export interface Choice {
  value: string;
  text: string;
  note: string;
}

export interface Claim {
  name: string;
  passphrase: string;
}

export interface Claimed {
  id: string;
  name: string;
  claimed: boolean;
  codes: string[];
}

export interface Clock {
  left: number | null;
  running: boolean;
}

export interface Counted {
  bar: "" | "abandoned" | "away" | "bots" | "friendly" | "guest" | "program" | "rewound" | "self" | "short";
  changes: RatingChange[];
  played: boolean;
}

export interface DailyDay {
  day: string;
  deals: DailyMark[];
}

export interface DailyDeal {
  game: string;
  seats: number;
  seat: number;
  level: string;
  played: number;
  state: "open" | "over" | "playing";
  table: string;
  rank: number | null;
  of: number;
}

export interface DailyFigure {
  title: string;
  text: string;
}

export interface DailyLine {
  rank: number | null;
  name: string;
  mine: boolean;
  ranked: boolean;
  table: string;
  how: "left" | "lost" | "shared" | "won";
  text: string;
  figures: DailyFigure[];
}

export interface DailyMark {
  game: string;
  rank: number | null;
  of: number;
  marks: number;
}

export interface DailyPage {
  day: string;
  ends: number;
  claimed: boolean;
  deals: DailyDeal[];
  week: DailyDay[];
  total: number;
}

export interface DailyTable {
  game: string;
  day: string;
  over: boolean;
  lines: DailyLine[];
  mine: DailyLine | null;
  of: number;
  commitment: string;
  seed: string;
}

export interface Describe {
  type: "describe";
  id?: number;
}

export interface Described {
  type: "described";
  id: number;
  eye: number | null;
  board: (Lines | Grid | Items | Drawing)[];
}

export interface Done {
  type: "done";
  id: number;
}

export interface Drawing {
  type: "drawing";
  lines: string[];
  aloud: string[];
}

export interface Ending {
  reason: string;
  winners: number[];
  returns: number[];
  figures: { [key: string]: number[] };
  text: string;
  why: string;
  account: Tally[];
}

export interface Export {
  format: "tatami-account-1";
  id: string;
  name: string;
  claimed: boolean;
  since: number;
  seen: number;
  profile: "everybody" | "met" | "nobody";
  recovery_codes_left: number;
  mail: AccountMail | null;
  sessions: Session[];
  channels: ExportedChannel[];
  tables: ExportedTable[];
  games: ExportedGame[];
  ratings: ExportedRating[];
  chat: ExportedLine[];
  muted: string[];
  imported: string[];
  holidays: [number, number][];
}

export interface ExportedChannel {
  kind: string;
  address: string;
  active: boolean;
  confirmed: boolean;
  created: number;
}

export interface ExportedGame {
  table: string;
  game: string;
  ended: number;
  reason: string;
  names: string[];
  seat: number;
  rank: number;
  fate: string;
  value: number;
}

export interface ExportedLine {
  table: string;
  at: number;
  name: string;
  text: string;
}

export interface ExportedRating {
  pool: string;
  mu: number;
  sigma: number;
  games: number;
  won: number;
}

export interface ExportedTable {
  table: string;
  game: string;
  status: string;
  names: string[];
}

export interface Farewell {
  passphrase?: string;
  name?: string;
}

export interface Follows {
  view: { [key: string]: unknown };
  events: Line[];
}

export interface Foretold {
  type: "foretold";
  id: number;
  legal: Action[];
  view: { [key: string]: unknown } | null;
  final: boolean;
  problem: Problem | null;
  at: number | null;
  next: { [key: string]: Next };
  refusals: { [key: string]: Problem };
  follows: Follows | null;
}

export interface Frame {
  number: number;
  seat: number | null;
  events: Line[];
  view: { [key: string]: unknown };
  views: { [key: string]: unknown }[];
  boards: ((Lines | Grid | Items | Drawing)[])[];
}

export interface GameDetail {
  id: string;
  title: string;
  tagline: string;
  min_seats: number;
  max_seats: number;
  cooperative: boolean;
  secrets: boolean;
  version: string;
  options: OptionText[];
  reconstructed: string[];
  seat_names: string[];
  lessons: number;
  rules: string;
  paragraphs: Paragraph[];
  pieces: Piece[];
  places: { [key: string]: string };
}

export interface GamePage {
  id: string;
  title: string;
  tagline: string;
  min_seats: number;
  max_seats: number;
  cooperative: boolean;
  secrets: boolean;
  version: string;
  options: OptionText[];
  reconstructed: string[];
  seat_names: string[];
  lessons: number;
}

export interface GameTally {
  game: string;
  played: number;
  won: number;
  shared: number;
  lost: number;
}

export interface Gone {
  type: "gone";
  problem: Problem;
}

export interface Grid {
  type: "grid";
  heads: Cell[];
  rows: Cell[][];
  now: number | null;
}

export interface Hello {
  type: "hello";
  protocol?: number;
  lang?: "en" | "pl" | "uk" | null;
  eye?: number | null;
  since?: number;
  board?: boolean;
}

export interface Hint {
  type: "hint";
  seat: number;
  id?: number;
}

export interface Hinted {
  type: "hinted";
  id: number;
  advice: Advice[];
  chances: boolean;
}

export interface History {
  games: PastGame[];
  next: string;
}

export interface Holiday {
  allowance: number;
  left: number;
  until: number;
}

export interface Items {
  type: "items";
  title: string;
  items: Cell[];
}

export interface Judged {
  frame: number;
  played: string;
  better: string;
  value: number;
  promised: number;
  loss: number;
  error: number;
  agreed: boolean;
  share: number | null;
  swing: number;
  by: string;
}

export interface Ladder {
  game: string;
  rungs: Rung[];
  next: string;
}

export interface Lesson {
  number: number;
  step: number;
  steps: LessonStep[];
}

export interface LessonMark {
  number: number;
  step: number;
  of: number;
}

export interface LessonStep {
  id: string;
  taps: string[];
  lit: string[];
  shown: boolean;
  draft: boolean;
}

export interface Line {
  event: string;
  data: { [key: string]: unknown };
  text: string;
  means?: Meaning;
}

export interface Lines {
  type: "lines";
  lines: Cell[];
  silent?: boolean;
}

export interface Lobby {
  open: TableLine[];
  mine: TableLine[];
  finished: TableLine[];
}

export interface Look {
  type: "look";
  eye: number | null;
}

export interface LostPassphrase {
  name: string;
  lang?: "en" | "pl" | "uk";
}

export interface Made {
  id: string;
  invite: string;
}

export interface Meaning {
  text: string;
  good: boolean;
}

export interface Moment {
  line: number;
  frame: number;
  place: string;
  title: string;
  text: string;
}

export interface NewAgent {
  name: string;
  seat?: number | null;
}

export interface NewChannel {
  kind: "mail" | "push" | "webhook";
  address: string;
  p256dh?: string;
  auth?: string;
  form?: "discord" | "json" | "ntfy";
  wishes?: Wishes;
}

export interface NewGuest {
  name: string;
}

export interface NewHoliday {
  days: number;
}

export interface NewLesson {
  game: string;
  number?: number;
  again?: boolean;
}

export interface NewMail {
  address: string;
  passphrase: string;
  lang?: "en" | "pl" | "uk";
}

export interface NewPassphrase {
  old: string;
  passphrase: string;
  others?: boolean;
}

export interface NewProfile {
  profile: "everybody" | "met" | "nobody";
}

export interface NewRecord {
  record: string;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: { [key: string]: string };
  pace?: Pace;
  leaver?: "bot" | "forfeit";
  open?: boolean;
  sit?: string[];
  start?: boolean;
  begin?: "full" | "host";
  consent_h?: number;
  programs?: "agree" | "refuse";
  rated?: boolean;
}

export interface NewTry {
  game: string;
}

export interface Next {
  gone: string[];
  more: string[];
}

export interface NoticePage {
  push_key: string;
  mail: boolean;
  channels: Channel[];
}

export interface OptionText {
  id: string;
  default: string;
  name: string;
  choices: Choice[];
  note: string;
}

export interface Pace {
  kind?: "bank" | "live" | "none" | "slow";
  bank?: number;
  increment?: number;
  days?: number;
}

export interface Paragraph {
  number: string;
  text: string;
}

export interface Passphrase {
  passphrase: string;
}

export interface PastGame {
  game: string;
  ended: number;
  seat: number;
  fate: "lost" | "none" | "shared" | "won";
  seats: PastSeat[];
  table: string;
  why: string;
  bar: "" | "abandoned" | "away" | "bots" | "friendly" | "guest" | "program" | "rewound" | "self" | "short";
  change: RatingChange | null;
}

export interface PastSeat {
  name: string;
  face: string;
  kind: "bot" | "person" | "program";
  level: string;
  fate: "lost" | "none" | "shared" | "won";
  left: boolean;
  player: string;
}

export interface Piece {
  id: string;
  name: string;
  text: string;
}

export interface Player {
  id: string;
  name: string;
  claimed: boolean;
}

export interface PlayerPage {
  id: string;
  name: string;
  claimed: boolean;
  mine: boolean;
  since: number;
  ratings: Rating[];
  tallies: GameTally[];
  ladders: Ladder[];
}

export interface Problem {
  code: string;
  args: { [key: string]: unknown };
  rule: string;
  text: string;
  legal: string[];
}

export interface Proposal {
  number: number;
  what: "abandon" | "pause" | "resume" | "stand-in" | "undo";
  by: number;
  waiting: number[];
  seat: number | null;
  decisions: number;
  at: number;
}

export interface Propose {
  type: "propose";
  what: "abandon" | "pause" | "resume" | "stand-in";
  id?: number;
  seat?: number | null;
}

export interface Ranked {
  rank: number;
  kind: "bot" | "person" | "program" | "village";
  name: string;
  mean: number;
  spread: number;
  provisional: boolean;
  games: number;
  player: string;
  level: string;
  seats: number;
  mine: boolean;
}

export interface Rating {
  game: string;
  mean: number;
  spread: number;
  provisional: boolean;
  games: number;
  won: number;
  side: number | null;
}

export interface RatingChange {
  mean: number;
  spread: number;
  provisional: boolean;
  change: number;
  side: number | null;
}

export interface RatingPoint {
  at: number;
  mean: number;
  spread: number;
  change: number;
}

export interface Reach {
  address: string;
}

export interface RecoverByCode {
  name: string;
  code: string;
  passphrase: string;
  others?: boolean;
}

export interface RecoverByLink {
  passphrase: string;
  others?: boolean;
}

export interface Recovering {
  name: string;
}

export interface RecoveryCodes {
  codes: string[];
}

export interface RecoveryWays {
  mail: boolean;
}

export interface Refused {
  type: "refused";
  id: number;
  problem: Problem;
}

export interface Rematch {
  yes?: boolean;
  rotate?: boolean;
  without?: boolean;
  same?: boolean;
}

export interface Replay {
  game: string;
  eye: number | null;
  open: boolean;
  names: string[];
  options: { [key: string]: string };
  frames: Frame[];
  ending: Ending | null;
  seed: string;
  commitment: string;
  sealed: boolean;
}

export interface Resign {
  type: "resign";
  seat: number;
  id?: number;
}

export interface Return {
  type: "return";
  seat: number;
  id?: number;
}

export interface Review {
  seat: number;
  judge: string;
  chances: boolean;
  verdicts: Judged[];
}

export interface Rung {
  id: string;
  beaten: boolean;
  latest: ("lost" | "none" | "shared" | "won")[];
}

export interface Said {
  type: "said";
  number: number;
  player: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  claimed: boolean;
  muted: boolean;
}

export interface Seat {
  kind: "bot" | "free" | "person";
  name: string;
  level: string;
  mine: boolean;
  here: boolean;
  stand_in: boolean;
  resigned: boolean;
  program: boolean;
  claimed: boolean;
  host: boolean;
  face: string;
  player: string;
  away: number;
}

export interface Session {
  id: string;
  device: string;
  created: number;
  seen: number;
  current: boolean;
}

export interface Settled {
  number: number;
  what: "abandon" | "pause" | "resume" | "stand-in" | "undo";
  by: number;
  how: "agreed" | "overtaken" | "refused" | "withdrawn";
  seat: number | null;
  word: string;
}

export interface Since {
  lines: string[];
  more: number;
}

export interface Statistic {
  title: string;
  text: string;
  games: number;
  averaged: boolean;
  bars: StatisticBar[];
}

export interface StatisticBar {
  title: string;
  value: number;
}

export interface Story {
  game: string;
  title: string;
  rules: string;
  status: "abandoned" | "aside" | "finished" | "open" | "playing";
  names: string[];
  lines: StoryLine[];
  told: boolean;
  ending: Ending | null;
  problem: Problem | null;
}

export interface StoryLine {
  text: string;
  seat: number | null;
}

export interface Submit {
  type: "submit";
  seat: number;
  ask: number;
  codes: string[];
  id?: number;
  anew?: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  status: "abandoned" | "aside" | "finished" | "open" | "playing";
  options: { [key: string]: string };
  seats: Seat[];
  pace: Pace;
  leaver: "bot" | "forfeit";
  open: boolean;
  host: boolean;
  created: number;
  commitment: string;
  invite: string;
  to_act: number[];
  rematch: string;
  again: Again | null;
  begin: "full" | "host";
  consent_h: number;
  ended: number;
  problem: Problem | null;
  lesson: Lesson | null;
  rated: boolean;
  bar: "" | "abandoned" | "away" | "bots" | "friendly" | "guest" | "program" | "rewound" | "self" | "short";
  day: string;
  same_deal: boolean;
  twin: string;
}

export interface TableLine {
  id: string;
  game: string;
  status: "abandoned" | "aside" | "finished" | "open" | "playing";
  names: string[];
  my_turn: boolean;
  mine: boolean;
  pace: Pace;
  created: number;
  updated: number;
  asked: boolean;
  faces: string[];
  levels: string[];
  my_seats: number[];
  acting: number[];
  due: number | null;
  reason: string;
  returns: number[];
  lesson: LessonMark | null;
  day: string;
  away: number[];
}

export interface TakeSeat {
  seat?: number | null;
  bot?: string;
  invite?: string;
}

export interface Tally {
  columns: TallyColumn[];
  rows: TallyRow[];
  notes: string[];
}

export interface TallyCell {
  text: string;
  leads: boolean;
}

export interface TallyColumn {
  title: string;
  step: number;
  verdict: "" | "decided" | "level";
}

export interface TallyRow {
  cells: TallyCell[];
  seat: number | null;
  rank: number | null;
  title: string;
  decided: boolean;
}

export interface Thinking {
  type: "thinking";
  seat: number;
  done: number;
}

export interface Turn {
  type: "turn";
  step: number;
  id?: number;
}

export interface Undo {
  type: "undo";
  seat: number;
  id?: number;
  far?: boolean;
}

export interface Update {
  type: "update";
  eye: number | null;
  view: { [key: string]: unknown };
  since: number;
  events: Line[];
  to_act: number[];
  ask: number | null;
  legal: Action[];
  undo: boolean;
  clocks: Clock[];
  laid: string[];
  prompt: string;
  stage: string;
  rules: string[];
  board: (Lines | Grid | Items | Drawing)[];
  paused: boolean;
  proposal: Proposal | null;
  settled: Settled | null;
  ending: Ending | null;
}

export interface Welcome {
  type: "welcome";
  table: TableInfo;
  protocol: number;
}

export interface Wishes {
  active?: boolean;
  kinds?: ("again" | "asked" | "begun" | "ended" | "full" | "turn")[];
  lang?: "en" | "pl" | "uk";
  zone?: string;
  quiet?: [number, number] | null;
  digest?: number | null;
}

export type ClientMessage = Hello | Look | Submit | Undo | Ahead | Describe | Propose | Answer | Resign | Return | Hint | Turn | Chat;

export type ServerMessage = Welcome | Update | Done | Refused | Foretold | Described | Hinted | Thinking | Said | Gone;

export type Lang = "en" | "pl" | "uk";

export type Part = Lines | Grid | Items | Drawing;
