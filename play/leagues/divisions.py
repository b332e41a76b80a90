"""Divisions of a season, each of which is a tournament that runs from the moment the season opens."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from db.rows import leagues, matches, ratings, tournaments
from db.rows.leagues import MemberRow, PlaceRow, SeasonRow
from db.rows.tournaments import EntrantRow, OrganiserRow, TournamentRow
from db.statements import Connection
from games.kernel.chance import commitment
from play.context import Context
from play.formats.settings import of_division
from play.league_rules.opening import division_secret
from play.league_rules.record import League
from play.rules.rated_matches import ladder_of
from play.rules.titles import DivisionName
from play.tournament_rules import acts
from play.tournament_rules.acts import BOT
from play.tournaments.storing import Step, load, store

FORMAT: Final = "division"


def begin_division(
    context: Context, connection: Connection, league: League, season: SeasonRow, of: tuple[int, Sequence[int]]
) -> int:
    """Store a division of a season that opens as a tournament that runs; return the number of that.

    `of`: which division, from 1, and its members in order, who are its entrants in this order.
    """
    division, members = of
    row = _row(context, connection, league, season, division)
    tournaments.insert(connection, row)
    if league.row.created_by is not None:
        maker = OrganiserRow(row.id, 1, league.row.created_by, league.row.created_name)
        tournaments.put_organiser(connection, maker)
    entrants = {number: _entrant(row.id, number, league.members[each]) for number, each in enumerate(members, 1)}
    before = replace(load(connection, row.id, to_change=True), entrants=entrants)
    joined: list[Step] = [(acts.Joined(each), each) for each in entrants]
    store(connection, before, [(acts.Opened(), BOT), *joined, (acts.Started(), BOT)], season.opened_at)
    places = [PlaceRow(league.row.id, season.season, division, number, each) for number, each in enumerate(members, 1)]
    leagues.put_places(connection, places)
    return row.id


def _row(context: Context, connection: Connection, league: League, season: SeasonRow, division: int) -> TournamentRow:
    settings = of_division(league.row.seats, season.ends_at, league.settings.at_once)
    name = DivisionName(league.row.name, league.row.language, season.season, division)
    secret = division_secret(season.secret, division)
    return TournamentRow(
        id=matches.next_id(connection),
        guild_id=league.row.guild_id,
        channel_id=league.row.channel_id,
        name=context.division_names(name),
        game=league.row.game,
        options=league.row.options,
        format=FORMAT,
        seats=league.row.seats,
        pace=league.row.pace,
        settings=msgspec.json.encode(settings).decode(),
        language=league.row.language,
        status="draft",
        secret=secret.hex(),
        commitment=commitment(secret),
        created_by=league.row.created_by,
        created_at=season.opened_at,
        league_id=league.row.id,
        season=season.season,
        division=division,
    )


def _entrant(tournament: int, entrant: int, member: MemberRow) -> EntrantRow:
    return EntrantRow(tournament, entrant, member.user_id, member.name, member.salt, "", 0)


def ratings_of(connection: Connection, league: League) -> dict[int, float]:
    """Return by number the ratings of members who play next and have one; nothing where the settings ask for lots."""
    if league.settings.first != "rating":
        return {}
    ladder, found = ladder_of(league.row.game, league.row.seats), dict[int, float]()
    for member in league.of_status("in"):
        person = None if member.user_id is None else ratings.number_of(connection, member.user_id)
        row = None if person is None else ratings.find(connection, ladder, person)
        if row is not None:
            found[member.member] = row.mu
    return found
