/** The HTTP API of the server. */

import type {
  Agent, BotLevel, Channel, Claim, GameDetail, GamePage, Holiday, Lobby, Made, Moment, NewAgent, NewChannel, NewLesson, NewTable, NoticePage, Player, Problem, Reach, Rematch, Replay, Review, Since, Story, TableInfo, TableLine, TakeSeat, Wishes,
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
  claim: (claim: Claim) => post<Player>("/claim", claim),
  login: (claim: Claim) => post<Player>("/login", claim),
  logout: () => post<null>("/logout"),
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
