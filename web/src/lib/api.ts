/** The HTTP API of the server. */

import type {
  Account, AccountMail, Agent, Board, BotLevel, Channel, Claim, Claimed, Counted, DailyPage, DailyTable, Farewell, GameDetail, GamePage, History,
  Holiday, Lobby, LostPassphrase, Made, Moment, NewAgent, NewChannel, NewLesson, NewMail, NewPassphrase, NewTable, NoticePage, Passphrase, Player,
  PlayerPage, Problem, RatingPoint, Reach, RecoverByCode, RecoverByLink, Recovering, RecoveryCodes, RecoveryWays, Rematch, Replay, Review, Session,
  Since, Statistic, Story, TableInfo, TableLine, TakeSeat, Wishes,
} from "../wire";

/** A request that failed; `problem` says why. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text || problem.code);
  }
}

let nobody = (): void => undefined;
/** Learn when the server answers that it does not know who asks. */
export function whenNobody(listener: () => void): void {
  nobody = listener;
}

const UNKNOWN: Problem = { code: "failed", args: {}, rule: "", text: "", legal: [] };

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, { ...UNKNOWN, code: "offline" });
  }
  if (answer.ok) return answer.status === 204 ? (null as T) : ((await answer.json()) as T);
  let problem: Partial<Problem> = {};
  try {
    problem = (await answer.json()) as Partial<Problem>;
  } catch {
    // Not an answer of our server: a proxy in between.
  }
  if (answer.status === 401) nobody();
  throw new ApiError(answer.status, { ...UNKNOWN, ...problem, code: problem.code ?? "failed" });
}

const get = <T>(path: string): Promise<T> => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>("POST", path, body);

export const api = {
  games: (lang: string) => get<GamePage[]>(`/games?lang=${lang}`),
  game: (id: string, lang: string) => get<GameDetail>(`/games/${id}?lang=${lang}`),
  bots: (lang: string) => get<BotLevel[]>(`/bots?lang=${lang}`),
  reach: () => get<Reach>("/reach"),
  me: () => get<Player | null>("/me"),
  guest: (name: string) => post<Player>("/guest", { name }),
  /** Keep this name; the codes are told only now. */
  claim: (claim: Claim) => post<Claimed>("/claim", claim),
  login: (claim: Claim) => post<Player>("/login", claim),
  logout: () => post<null>("/logout"),
  /** Somebody's page; `id` is the player's. */
  player: (id: string) => get<PlayerPage>(`/players/${id}`),
  /** Games that are over; `wanted` filters them, and `before` goes on. */
  past: (id: string, wanted: Record<string, string>, lang: string) =>
    get<History>(`/players/${id}/games?${new URLSearchParams({ ...wanted, lang })}`),
  statistics: (id: string, game: string, lang: string) => get<Statistic[]>(`/players/${id}/statistics/${game}?lang=${lang}`),
  ratingSteps: (id: string, game: string, side: number | null) =>
    get<RatingPoint[]>(`/players/${id}/ratings/${game}${side === null ? "" : `?side=${side}`}`),
  board: (game: string, side: number | null, page: number) =>
    get<Board>(`/ratings/${game}?page=${page}${side === null ? "" : `&side=${side}`}`),
  /** Whether a game that is over counts, and what it changed for me. */
  counted: (id: string) => get<Counted>(`/tables/${id}/rating`),
  sessions: () => get<Session[]>("/sessions"),
  endSession: (id: string) => request<null>("DELETE", `/sessions/${id}`),
  endOtherSessions: () => request<null>("DELETE", "/sessions"),
  account: () => get<Account>("/account"),
  changePassphrase: (passphrase: NewPassphrase) => post<null>("/account/passphrase", passphrase),
  newCodes: (passphrase: Passphrase) => post<RecoveryCodes>("/account/codes", passphrase),
  accountMail: (mail: NewMail) => post<AccountMail>("/account/mail", mail),
  noAccountMail: () => request<null>("DELETE", "/account/mail"),
  showProfile: (profile: Account["profile"]) => post<null>("/account/profile", { profile }),
  deleteAccount: (farewell: Farewell) => post<null>("/account/delete", farewell),
  recoveryWays: () => get<RecoveryWays>("/recover"),
  /** Ask for a link by mail; the answer never tells whether there is such a name. */
  recoveryLetter: (lost: LostPassphrase) => post<null>("/recover/letter", lost),
  recoverByCode: (code: RecoverByCode) => post<Player>("/recover/code", code),
  recoveryLink: (key: string) => get<Recovering>(`/recover/link/${key}`),
  recoverByLink: (key: string, link: RecoverByLink) => post<Player>(`/recover/link/${key}`, link),
  /** Today's deals and my week. */
  daily: () => get<DailyPage>("/daily"),
  /** Play the deal of the day, or go on with it. */
  tryDaily: (game: string) => post<Made>("/daily", { game }),
  dailyResults: (game: string, day: string, lang: string) => get<DailyTable>(`/daily/${game}?lang=${lang}${day ? `&day=${day}` : ""}`),
  lobby: (lang: string) => get<Lobby>(`/lobby?lang=${lang}`),
  make: (table: NewTable) => post<Made>("/tables", table),
  /** Begin a lesson, or go on where it was left. */
  lesson: (lesson: NewLesson) => post<Made>("/lessons", lesson),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  sit: (id: string, seat: TakeSeat) => post<TableInfo>(`/tables/${id}/sit`, seat),
  agent: (id: string, agent: NewAgent) => post<Agent>(`/tables/${id}/agent`, agent),
  leave: (id: string, seat: TakeSeat = {}) => post<TableInfo>(`/tables/${id}/leave`, seat),
  start: (id: string) => post<TableInfo | null>(`/tables/${id}/start`),
  mute: (player: string) => post<null>(`/mutes/${player}`),
  unmute: (player: string) => request<null>("DELETE", `/mutes/${player}`),
  rematch: (id: string, said: Rematch) => post<TableInfo>(`/tables/${id}/rematch`, said),
  /** My tables at which something waits for me, the most urgent first. */
  waiting: (lang: string) => get<TableLine[]>(`/waiting?lang=${lang}`),
  /** What I have seen at a table since my last move. */
  since: (id: string, lang: string) => get<Since>(`/tables/${id}/since?lang=${lang}`),
  holiday: () => get<Holiday>("/holiday"),
  goOnHoliday: (days: number) => post<Holiday>("/holiday", { days }),
  comeBack: () => request<Holiday>("DELETE", "/holiday"),
  notices: () => get<NoticePage>("/notices"),
  tellAt: (channel: NewChannel) => post<Channel>("/notices/channels", channel),
  tellOtherwise: (id: string, wishes: Wishes) => post<Channel>(`/notices/channels/${id}`, wishes),
  tellNoMore: (id: string) => request<null>("DELETE", `/notices/channels/${id}`),
  tellTest: (id: string) => post<null>(`/notices/channels/${id}/test`),
  /** What the link of a letter asks for; nobody needs to be signed in. */
  answerLetter: (what: "confirm" | "stop", key: string) => post<null>(`/${what}/${key}`),
  replay: (id: string, eye: number | "none" | "open", lang: string, board = false) =>
    get<Replay>(`/tables/${id}/replay?eye=${eye}&lang=${lang}${board ? "&board" : ""}`),
  review: (id: string, seat: number, lang: string) => get<Review>(`/tables/${id}/review?seat=${seat}&lang=${lang}`),
  moments: (id: string, eye: number | "none", lang: string) => get<Moment[]>(`/tables/${id}/moments?eye=${eye}&lang=${lang}`),
  story: (id: string, lang: string) => get<Story>(`/tables/${id}/story?lang=${lang}`),
  importRecord: (record: string) => post<Made>("/records", { record }),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
};
