"""Rows of tournaments: themselves, their entrants and organisers, pairings with their seats, acts, forbidden pairs."""

from collections.abc import Sequence

import msgspec

from db import statements
from db.rows.shown import BehindRow, ShownCard
from db.statements import Connection, change, change_all, many, number, numbers, one, put, put_all


class TournamentRow(msgspec.Struct, frozen=True):
    """One tournament. Of its text `options` and `settings` are JSON, `secret` is hexadecimal. Times are unix seconds.

    `status`: draft, open, running, paused, ended or cancelled. `acts` counts what is stored of acts; `message_id` is
    that of its card, which shows the tournament as it was after `shown_acts`. A division of a league names that, its
    season and itself, from 1, the top.
    """

    id: int
    guild_id: int
    channel_id: int | None
    name: str
    game: str
    options: str
    format: str
    seats: int
    pace: str
    settings: str
    language: str
    status: str
    secret: str
    commitment: str
    created_by: int | None
    created_at: int
    starts_at: int | None = None
    started_at: int | None = None
    paused_at: int | None = None
    ended_at: int | None = None
    acts: int = 0
    message_id: int | None = None
    shown_acts: int | None = None
    league_id: int | None = None
    season: int | None = None
    division: int | None = None


class EntrantRow(msgspec.Struct, frozen=True):
    """Who plays, under a number from 1. Times are unix seconds.

    `user_id` None: forgotten. `status`: entered, reserve, playing, withdrawn or removed. `free_since`: since when they
    could begin another match; `hasty_at`: when they pressed `Next now` for it, and where teams meet, when their captain
    let them rest in the next round; `stopped_at`: since when they are not
    paired, as they did not come; `left_at`: when they withdrew or were removed; `successor_of`: the number with
    which this person has changed places, the later one if there were two: a reserve took the number of an entrant over.
    `team`: for which they play, with their place in it, `board`, from 1.
    """

    tournament_id: int
    entrant: int
    user_id: int | None
    name: str
    salt: str
    status: str
    joined_at: int
    free_since: int | None = None
    hasty_at: int | None = None
    stopped_at: int | None = None
    checked_in_at: int | None = None
    is_helper: bool = False
    left_at: int | None = None
    successor_of: int | None = None
    team: int | None = None
    board: int | None = None


class TeamRow(msgspec.Struct, frozen=True):
    """A team, under a number from 1."""

    tournament_id: int
    team: int
    name: str


class TeamInvitationRow(msgspec.Struct, frozen=True):
    """Somebody whom the captain of a team has asked to play for it (unix seconds)."""

    tournament_id: int
    team: int
    user_id: int
    invited_at: int


class OrganiserRow(msgspec.Struct, frozen=True):
    """Who organises, under a number from 1; `user_id` None: forgotten."""

    tournament_id: int
    organiser: int
    user_id: int | None
    name: str


class PairingRow(msgspec.Struct, frozen=True):
    """Who meets in which round; `match_id` None: not yet, or without a match. Times are unix seconds.

    `status`: due, running, ended or void. `why`: JSON, reasons of the pairing. `published_at`: from when on it is
    shown; `begun_at`: when its match began; `judged_at`: when it is adjudicated if it still runs; `over_at`: when its
    match ended, which the results may not tell yet; `only_for`: the only entrant whose points it changes. `absent_at`:
    when those who are away in its match have had their time to come; None: nobody is away.
    """

    tournament_id: int
    pairing: int
    stage: int
    round: int
    match_id: int | None
    status: str
    why: str
    made_at: int
    published_at: int | None = None
    begun_at: int | None = None
    judged_at: int | None = None
    over_at: int | None = None
    ended_at: int | None = None
    only_for: int | None = None
    absent_at: int | None = None


class PairingSeatRow(msgspec.Struct, frozen=True):
    """Who has a seat of a pairing, and what it gave: `place` from 1, `twelfths` of a win, `score` in the game.

    `kind`: played, forfeit, bye, adjudicated or corrected; None while there is no result.
    """

    tournament_id: int
    pairing: int
    seat: int
    entrant: int
    place: int | None = None
    twelfths: int | None = None
    score: int | None = None
    kind: str | None = None


class ChannelRow(msgspec.Struct, frozen=True):
    """Where the match of a pairing is played."""

    pairing: int
    channel_id: int


class ActRow(msgspec.Struct, frozen=True):
    """What was done, `by_whom`: 0 the bot, an entrant by its number, an organiser by its number below 0."""

    tournament_id: int
    act: int
    at: int
    by_whom: int
    kind: str
    facts: str


class ForbiddenRow(msgspec.Struct, frozen=True):
    """Two entrants who are never paired, the smaller number first."""

    tournament_id: int
    one: int
    other: int


class _At(msgspec.Struct, frozen=True):
    at: int | None


def insert(connection: Connection, row: TournamentRow) -> None:
    """Store a new tournament; its id is one of `db.matches.next_id`."""
    put(connection, "insert_tournament", row)


def find(connection: Connection, tournament: int) -> TournamentRow | None:
    """Return the tournament, or None."""
    return one(connection, "find_tournament", TournamentRow, id=tournament)


def hold(connection: Connection, tournament: int) -> None:
    """Let nobody else change the tournament until the transaction ends."""
    statements.hold(connection, "hold_tournament", id=tournament)


def advance(connection: Connection, before: TournamentRow, after: TournamentRow) -> bool:
    """Store what acts changed; False if the tournament no longer has the acts of `before`."""
    values = msgspec.structs.asdict(after)
    return change(connection, "advance_tournament", **values, from_acts=before.acts) == 1


def place(connection: Connection, tournament: int, channel_id: int | None, acts: int) -> None:
    """Store where the tournament is to be shown, by no message yet, and of how many acts that shows all."""
    change(connection, "place_tournament", id=tournament, channel_id=channel_id, shown_acts=acts)


def show(connection: Connection, tournament: int, shown: ShownCard) -> bool:
    """Store which message shows the tournament as it was after so many acts; False if another one does by now."""
    return change(connection, "show_tournament", id=tournament, shown_acts=shown.changes, **shown.values()) == 1


def behind(connection: Connection, most: int) -> tuple[BehindRow, ...]:
    """Return the tournaments of which the card does not show all."""
    return many(connection, "tournaments_to_show", BehindRow, most=most)


def of_guild(connection: Connection, guild_id: int, most: int) -> tuple[TournamentRow, ...]:
    """Return tournaments of a server, the newest first."""
    return many(connection, "tournaments_of_guild", TournamentRow, guild_id=guild_id, most=most)


def of_person(connection: Connection, user_id: int, most: int) -> tuple[TournamentRow, ...]:
    """Return tournaments that a person has entered, the newest first."""
    return many(connection, "tournaments_of_person", TournamentRow, user_id=user_id, most=most)


def after(connection: Connection, number: int, most: int) -> tuple[int, ...]:
    """Return the next ids of tournaments after a number."""
    return numbers(connection, "next_tournaments", after=number, most=most)


def matches_of(connection: Connection, tournament: int) -> tuple[int, ...]:
    """Return the ids of all matches that were opened for a tournament."""
    return numbers(connection, "matches_of_tournament", tournament_id=tournament)


def channels(connection: Connection, tournament: int) -> dict[int, int]:
    """Return by pairing the channels where matches of a tournament are played, of those that have one."""
    found = many(connection, "channels_of_tournament", ChannelRow, tournament_id=tournament)
    return {row.pairing: row.channel_id for row in found}


def of_match(connection: Connection, match_id: int) -> int | None:
    """Return the id of the tournament in which a match is played, or None."""
    return number(connection, "tournament_of_match", match_id=match_id)


def entrants(connection: Connection, tournament: int) -> tuple[EntrantRow, ...]:
    """Return the entrants by number."""
    return many(connection, "find_entrants", EntrantRow, tournament_id=tournament)


def put_entrants(connection: Connection, rows: Sequence[EntrantRow]) -> None:
    """Store entrants, each in place of the one with its number."""
    put_all(connection, "put_entrants", rows)


def entries_of_person(connection: Connection, user_id: int) -> tuple[EntrantRow, ...]:
    """Return what a person is in all tournaments."""
    return many(connection, "entrants_of_person", EntrantRow, user_id=user_id)


def entrant_of_person(connection: Connection, tournament: int, user_id: int) -> int | None:
    """Return the number of a person in a tournament, or None."""
    return number(connection, "entrant_of_person", tournament_id=tournament, user_id=user_id)


def teams(connection: Connection, tournament: int) -> tuple[TeamRow, ...]:
    """Return the teams by number."""
    return many(connection, "find_teams", TeamRow, tournament_id=tournament)


def put_teams(connection: Connection, rows: Sequence[TeamRow]) -> None:
    """Store teams, each in place of the one with its number."""
    put_all(connection, "put_teams", rows)


def team_invitations(connection: Connection, tournament: int) -> tuple[TeamInvitationRow, ...]:
    """Return who is invited into teams of a tournament, by team."""
    return many(connection, "team_invitations", TeamInvitationRow, tournament_id=tournament)


def put_team_invitation(connection: Connection, row: TeamInvitationRow) -> None:
    """Store that somebody is invited; again nothing changes."""
    put(connection, "put_team_invitation", row)


def drop_team_invitations(connection: Connection, tournament: int, user_id: int, team: int | None = None) -> bool:
    """Remove the invitation of somebody into a team, or all of theirs in a tournament; return whether there was one."""
    if team is None:
        return change(connection, "drop_team_invitations", tournament_id=tournament, user_id=user_id) > 0
    return change(connection, "drop_team_invitation", tournament_id=tournament, team=team, user_id=user_id) > 0


def forget_team_invitations(connection: Connection, user_id: int) -> None:
    """Remove every invitation of a person to teams."""
    change(connection, "forget_team_invitations", user_id=user_id)


def clear_team_invitations(connection: Connection, tournament: int) -> None:
    """Remove all invitations of a tournament."""
    change(connection, "clear_team_invitations", tournament_id=tournament)


def team_invitations_of(connection: Connection, user_id: int) -> tuple[TeamInvitationRow, ...]:
    """Return into which teams somebody is invited."""
    return many(connection, "team_invitations_of_person", TeamInvitationRow, user_id=user_id)


def organisers(connection: Connection, tournament: int) -> tuple[OrganiserRow, ...]:
    """Return the organisers by number."""
    return many(connection, "find_organisers", OrganiserRow, tournament_id=tournament)


def organised_by(connection: Connection, user_id: int) -> tuple[OrganiserRow, ...]:
    """Return where a person is an organiser."""
    return many(connection, "organisers_of_person", OrganiserRow, user_id=user_id)


def put_organiser(connection: Connection, row: OrganiserRow) -> None:
    """Store an organiser in place of the one with its number."""
    put(connection, "put_organiser", row)


def pairings(connection: Connection, tournament: int) -> tuple[PairingRow, ...]:
    """Return the pairings by number."""
    return many(connection, "find_pairings", PairingRow, tournament_id=tournament)


def put_pairings(connection: Connection, rows: Sequence[PairingRow]) -> None:
    """Store pairings, each in place of the one with its number."""
    put_all(connection, "put_pairings", rows)


def end_pairing(connection: Connection, match_id: int, over_at: int) -> bool:
    """Store that the match of a pairing is over, if it has one and that is new; return whether it was."""
    return change(connection, "end_pairing", match_id=match_id, over_at=over_at) == 1


def set_absent(connection: Connection, match_id: int, absent_at: int | None) -> bool:
    """Store when those who are away in the match of a pairing have had their time; return whether it is of one."""
    return change(connection, "set_absent", match_id=match_id, absent_at=absent_at) == 1


def next_absent(connection: Connection, tournament: int) -> int | None:
    """Return when the first of those who are away in matches of a tournament have had their time to come."""
    found = one(connection, "next_absent", _At, tournament_id=tournament)
    return None if found is None else found.at


def delay_absent(connection: Connection, seconds: int) -> None:
    """Give all who are away in matches of tournaments so many seconds more to come."""
    change(connection, "delay_absent", seconds=seconds)


def pairing_seats(connection: Connection, tournament: int) -> tuple[PairingSeatRow, ...]:
    """Return the seats of all pairings, in order."""
    return many(connection, "find_pairing_seats", PairingSeatRow, tournament_id=tournament)


def put_pairing_seats(connection: Connection, rows: Sequence[PairingSeatRow]) -> None:
    """Store seats of pairings, each in place of the same seat."""
    put_all(connection, "put_pairing_seats", rows)


def acts(connection: Connection, tournament: int, after: int = 0, most: int = 1_000) -> tuple[ActRow, ...]:
    """Return the acts after that number, the oldest first."""
    return many(connection, "find_acts", ActRow, tournament_id=tournament, after=after, most=most)


def newest_acts(connection: Connection, tournament: int, most: int) -> tuple[ActRow, ...]:
    """Return the last acts, the newest first."""
    return many(connection, "newest_acts", ActRow, tournament_id=tournament, most=most)


def acts_of_kind(connection: Connection, tournament: int, kind: str, most: int) -> tuple[ActRow, ...]:
    """Return the last acts of one kind, the newest first."""
    return many(connection, "find_acts_of_kind", ActRow, tournament_id=tournament, kind=kind, most=most)


def insert_acts(connection: Connection, rows: Sequence[ActRow]) -> None:
    """Store new acts."""
    put_all(connection, "insert_acts", rows)


def forbidden(connection: Connection, tournament: int) -> tuple[ForbiddenRow, ...]:
    """Return who must not meet."""
    return many(connection, "find_forbidden", ForbiddenRow, tournament_id=tournament)


def put_forbidden(connection: Connection, rows: Sequence[ForbiddenRow]) -> None:
    """Store that pairs must not meet."""
    put_all(connection, "put_forbidden", rows)


def drop_forbidden(connection: Connection, rows: Sequence[ForbiddenRow]) -> None:
    """Remove pairs from those that must not meet."""
    change_all(connection, "drop_forbidden", [msgspec.structs.asdict(row) for row in rows])


def count_open(connection: Connection, guild_id: int) -> int:
    """Return how many tournaments of a server are open or running."""
    return number(connection, "count_open_tournaments", guild_id=guild_id) or 0


def count_open_of(connection: Connection, guild_id: int, user_id: int) -> int:
    """Return how many tournaments that a person has made are open or running on a server."""
    return number(connection, "count_open_tournaments_of", guild_id=guild_id, user_id=user_id) or 0


def drafted_since(connection: Connection, user_id: int, since: int) -> tuple[int, ...]:
    """Return the ids of the tournaments that a person has drafted since a time (unix seconds)."""
    return numbers(connection, "tournaments_drafted_since", user_id=user_id, since=since)


def made_by(connection: Connection, user_id: int) -> tuple[int, ...]:
    """Return the ids of the tournaments that a person has made."""
    return numbers(connection, "tournaments_made_by", user_id=user_id)


def forget(connection: Connection, user_id: int) -> None:
    """Take a person out of all tournaments: their numbers stay, without id and name."""
    for name in ("forget_maker", "forget_entrant", "forget_organiser", "forget_team_invitations"):
        change(connection, name, user_id=user_id)


def show_anew(connection: Connection, tournament: int) -> None:
    """Store that what shows the tournament is out of date although nothing was done in it."""
    change(connection, "show_tournament_anew", id=tournament)


def rename_entrant(connection: Connection, tournament: int, user_id: int, name: str) -> bool:
    """Store what an entrant is called; return whether that is new."""
    return change(connection, "rename_entrant", tournament_id=tournament, user_id=user_id, name=name) == 1


def find_act(connection: Connection, tournament: int, act: int) -> ActRow | None:
    """Return an act by number, or None."""
    return one(connection, "find_act", ActRow, tournament_id=tournament, act=act)


def blank_act(connection: Connection, row: ActRow) -> None:
    """Store an act without the reason that was typed: the only change of one that is stored."""
    change(connection, "blank_act", tournament_id=row.tournament_id, act=row.act, facts=row.facts)
