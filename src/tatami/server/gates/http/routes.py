"""The list of all routes: how each is reached, who answers, and what travels."""

from __future__ import annotations

from tatami.server import wire
from tatami.server.gates.http import daily, games, health, lessons, notices, people, records, sessions, stories, tables
from tatami.server.gates.http.routing import Route

ROUTES = (
    Route("GET", "/api/me", people.me, gives=wire.Player | None),
    Route("POST", "/api/guest", people.guest, wire.NewGuest, wire.Player),
    Route("POST", "/api/claim", people.claim, wire.Claim, wire.Player),
    Route("POST", "/api/login", people.login, wire.Claim, wire.Player),
    Route("POST", "/api/logout", people.logout),
    Route("GET", "/api/sessions", sessions.sessions, gives=list[wire.Session]),
    Route("DELETE", "/api/sessions/{session}", sessions.end_session),
    Route("POST", "/api/mutes/{player}", people.mute),
    Route("DELETE", "/api/mutes/{player}", people.mute),
    Route("GET", "/api/waiting", notices.waiting, gives=list[wire.TableLine]),
    Route("GET", "/api/notices", notices.page, gives=wire.NoticePage),
    Route("POST", "/api/notices/channels", notices.new_channel, wire.NewChannel, wire.Channel),
    Route("POST", "/api/notices/channels/{channel}", notices.change, wire.Wishes, wire.Channel),
    Route("DELETE", "/api/notices/channels/{channel}", notices.drop),
    Route("POST", "/api/notices/channels/{channel}/test", notices.test),
    Route("POST", "/api/stop/{key}", notices.stop),
    Route("POST", "/api/confirm/{key}", notices.confirm),
    Route("GET", "/api/games", games.games, gives=list[wire.GamePage]),
    Route("GET", "/api/games/{game}", games.game, gives=wire.GameDetail),
    Route("GET", "/api/bots", games.bots, gives=list[wire.BotLevel]),
    Route("GET", "/api/lobby", tables.lobby, gives=wire.Lobby),
    Route("POST", "/api/tables", tables.new_table, wire.NewTable, wire.Made),
    Route("POST", "/api/lessons", lessons.new_lesson, wire.NewLesson, wire.Made),
    Route("GET", "/api/daily", daily.page, gives=wire.DailyPage),
    Route("POST", "/api/daily", daily.begin, wire.NewTry, wire.Made),
    Route("GET", "/api/daily/{game}", daily.results, gives=wire.DailyTable),
    Route("GET", "/api/tables/{table}", tables.table, gives=wire.TableInfo),
    Route("POST", "/api/tables/{table}/sit", tables.sit, wire.TakeSeat, wire.TableInfo),
    Route("POST", "/api/tables/{table}/agent", tables.agent, wire.NewAgent, wire.Agent),
    Route("POST", "/api/tables/{table}/leave", tables.leave, wire.TakeSeat, wire.TableInfo),
    Route("POST", "/api/tables/{table}/start", tables.start, gives=wire.TableInfo),
    Route("POST", "/api/tables/{table}/rematch", tables.rematch, wire.Rematch, wire.TableInfo),
    Route("GET", "/api/tables/{table}/record", records.record),
    Route("GET", "/api/tables/{table}/replay", records.replay, gives=wire.Replay),
    Route("GET", "/api/tables/{table}/moments", records.moments, gives=list[wire.Moment]),
    Route("GET", "/api/tables/{table}/review", records.review, gives=wire.Review),
    Route("GET", "/api/tables/{table}/story", stories.story, gives=wire.Story),
    Route("POST", "/api/records", records.new_record, wire.NewRecord, wire.Made),
    Route("GET", "/api/reach", health.reach, gives=wire.Reach),
    Route("GET", "/healthz", health.healthz),
    Route("GET", "/metrics", health.metrics),
)
