"""What happens around tables, over HTTP and JSON: the list of all ways in."""

from __future__ import annotations

from tatami.server import wire
from tatami.server.routes import games, machine, people, records, stories, tables
from tatami.server.routes.call import Way

ROUTES = (
    Way("GET", "/api/me", people.me, gives=wire.Player | None),
    Way("POST", "/api/guest", people.guest, wire.NewGuest, wire.Player),
    Way("POST", "/api/claim", people.claim, wire.Claim, wire.Player),
    Way("POST", "/api/login", people.login, wire.Claim, wire.Player),
    Way("POST", "/api/logout", people.logout),
    Way("POST", "/api/mutes/{player}", people.mute),
    Way("DELETE", "/api/mutes/{player}", people.mute),
    Way("GET", "/api/games", games.games, gives=list[wire.GamePage]),
    Way("GET", "/api/games/{game}", games.game, gives=wire.GameDetail),
    Way("GET", "/api/bots", games.bots, gives=list[wire.BotLevel]),
    Way("GET", "/api/lobby", tables.lobby, gives=wire.Lobby),
    Way("POST", "/api/tables", tables.new_table, wire.NewTable, wire.Made),
    Way("GET", "/api/tables/{table}", tables.table, gives=wire.TableInfo),
    Way("POST", "/api/tables/{table}/sit", tables.sit, wire.TakeSeat, wire.TableInfo),
    Way("POST", "/api/tables/{table}/agent", tables.agent, wire.NewAgent, wire.Agent),
    Way("POST", "/api/tables/{table}/leave", tables.leave, wire.TakeSeat, wire.TableInfo),
    Way("POST", "/api/tables/{table}/start", tables.start, gives=wire.TableInfo),
    Way("POST", "/api/tables/{table}/rematch", tables.rematch, wire.Rematch, wire.TableInfo),
    Way("GET", "/api/tables/{table}/record", records.record),
    Way("GET", "/api/tables/{table}/replay", records.replay, gives=wire.Replay),
    Way("GET", "/api/tables/{table}/review", records.review, gives=wire.Review),
    Way("GET", "/api/tables/{table}/story", stories.story, gives=wire.Story),
    Way("POST", "/api/records", records.new_record, wire.NewRecord, wire.Made),
    Way("GET", "/api/reach", machine.reach, gives=wire.Reach),
    Way("GET", "/healthz", machine.healthz),
    Way("GET", "/metrics", machine.metrics),
)
