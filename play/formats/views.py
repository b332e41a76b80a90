"""A tournament as it may be seen: what pages and pictures are made of.

Views are made by naming what may be seen (play/tournament_rules/visible.py): no salt, and no secret before the end.
Times are unix seconds, points twelfths of a win.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from play.formats.pairs import Reasons
from play.formats.settings import CIRCLES, Settings
from play.formats.sheets import Sheet
from play.formats.standings import Row
from play.formats.teams import TeamRow


class EntrantView(msgspec.Struct, frozen=True):
    """An entrant; `user_id` and `name` of who was forgotten are None and "".

    `reserve_place`: which of the reserves they are, from 1; None: they have a place, or are gone. `team`: for which
    they play, or have played; `is_resting`: in its next round, as its captain has said.
    """

    entrant: int
    user_id: int | None
    name: str
    status: str
    is_stopped: bool = False
    is_helper: bool = False
    is_checked_in: bool = False
    reserve_place: int | None = None
    team: int | None = None
    is_resting: bool = False


class SeatView(msgspec.Struct, frozen=True):
    """A seat of a pairing, with its result once there is one."""

    entrant: int
    place: int | None = None
    twelfths: int | None = None
    kind: str | None = None
    score: int | None = None


class PairingView(msgspec.Struct, frozen=True):
    """Who meets; `is_early`: only organisers see it yet; `channel_id`: where its match is played, if it is known."""

    pairing: int
    stage: int
    round: int
    match: int | None
    status: str
    seats: tuple[SeatView, ...]
    why: Reasons = Reasons()
    only_for: int | None = None
    begun_at: int | None = None
    judged_at: int | None = None
    ended_at: int | None = None
    is_early: bool = False
    channel_id: int | None = None

    def seat_of(self, entrant: int) -> int | None:
        """Return the seat of an entrant, or None."""
        return next((place for place, seat in enumerate(self.seats) if seat.entrant == entrant), None)


class WouldEnd(msgspec.Struct, frozen=True):
    """What a running match would give now if it were adjudicated: points by seat, if everybody may know them.

    `how`: "points"; "void", it would count for nobody; "hidden", points that hang on what is hidden; "over", it
    has just ended. `missing`: the seats of those who have never come.
    """

    pairing: int
    how: Literal["points", "void", "hidden", "over"]
    twelfths: tuple[int | None, ...]
    missing: tuple[int, ...] = ()


class Proposal(msgspec.Struct, frozen=True):
    """How a computer judges the running match of a pairing from what everybody sees, by seat: places, and `shares`,
    in how many matches of 1,000 each would win.
    """

    pairing: int
    places: tuple[int, ...]
    shares: tuple[int, ...]


class Unfinished(msgspec.Struct, frozen=True):
    """Matches that a round waits for: how many there were at `seen_at` (unix seconds), what the first would give."""

    seen_at: int
    count: int
    first: tuple[WouldEnd, ...]


class ActView(msgspec.Struct, frozen=True):
    """What was done: `by_whom` as it is stored, `facts` with the kind of the act under "kind"."""

    act: int
    at: int
    by_whom: int
    facts: Mapping[str, Any]


class CupPlace(msgspec.Struct, frozen=True):
    """How an entrant stands in a knock-out that is drawn anew in each round.

    `round`: the last one in which they were; `lost_in`: the rounds in which they lost a match.
    """

    entrant: int
    place: int
    state: Literal["in", "out", "won"]
    round: int
    lost_in: tuple[int, ...] = ()


class TeamView(msgspec.Struct, frozen=True):
    """A team as everybody sees it, in order of the standings; `row`: its place, points and results.

    `members`: by board; `captain`: None if nobody is left; `invited`: the ids of those who are asked, for themselves
    and the captain.
    """

    team: int
    name: str
    row: TeamRow
    members: tuple[int, ...] = ()
    captain: int | None = None
    invited: tuple[int, ...] = ()


class TournamentView(msgspec.Struct, frozen=True):
    """A tournament as everybody sees it, or its organisers.

    `rows`: the standings; `sheet`: what they were reckoned from. `pairs_at`: when something is paired next, if that is
    known. `secret`: hexadecimal, once all is over. `organisers`: names by number. `unusual`: the options that differ
    from the game's own rules. `takes_late`: it runs, and somebody can still enter. `cup`: the order in a knock-out
    that is drawn anew in each round, once it has begun. `teams`: in order of the standings.
    """

    tournament: int
    guild_id: int
    channel_id: int | None
    message_id: int | None
    name: str
    game: str
    options: Mapping[str, str]
    format: str
    seats: int
    pace: str
    settings: Settings
    language: str
    status: str
    commitment: str
    secret: str | None
    created_by: int | None
    acts: int
    entrants: Mapping[int, EntrantView]
    organisers: Mapping[int, str]
    pairings: tuple[PairingView, ...]
    rows: tuple[Row, ...]
    sheet: Sheet
    forbidden: tuple[tuple[int, int], ...] = ()
    starts_at: int | None = None
    started_at: int | None = None
    paused_at: int | None = None
    ended_at: int | None = None
    pairs_at: int | None = None
    unusual: tuple[str, ...] = ()
    takes_late: bool = False
    league: int | None = None
    season: int | None = None
    division: int | None = None
    cup: tuple[CupPlace, ...] = ()
    teams: tuple[TeamView, ...] = ()

    def entrant_of(self, user_id: int) -> EntrantView | None:
        """Return what a person is here, or None."""
        return next((each for each in self.entrants.values() if each.user_id == user_id), None)

    def team_of(self, entrant: int) -> TeamView | None:
        """Return the team for which an entrant plays, or has played before they left; or None."""
        found = self.entrants.get(entrant)
        team = None if found is None else found.team
        return next((each for each in self.teams if each.team == team), None)

    def of_entrant(self, entrant: int) -> tuple[PairingView, ...]:
        """Return the pairings of an entrant, in order."""
        return tuple(each for each in self.pairings if each.seat_of(entrant) is not None)

    def in_place(self) -> tuple[PairingView, ...]:
        """Return the pairings; in a circle those in place of which smaller ones are played give way to them."""
        if self.format not in CIRCLES:
            return self.pairings
        places = {each.pairing: each.why.instead or each.pairing for each in self.pairings}
        last = {places[each.pairing]: each.pairing for each in self.pairings}
        found = [each for each in self.pairings if each.status != "void" or last[places[each.pairing]] == each.pairing]
        return tuple(sorted(found, key=lambda each: (places[each.pairing], each.pairing)))

    def newest_round(self, stage: int) -> int:
        """Return the newest round of a stage that is shown; 0: none."""
        return max((each.round for each in self.pairings if each.stage == stage), default=0)


def champion_team(view: TournamentView) -> TeamView | None:
    """Return the team that has won; None: no teams meet, or nobody has met."""
    return view.teams[0] if view.teams and _has_results(view) else None


def champions(view: TournamentView) -> tuple[int, ...]:
    """Return who has won: the final, if there was one, else all who are first in the standings.

    Of teams, who is in the first one at the end. Nobody has won what ended before anything was played.
    """
    if not _has_results(view):
        return ()
    if (team := champion_team(view)) is not None:
        return team.members
    if view.cup:
        # A final that was played again is of the same people, so points of its round say nothing.
        return tuple(each.entrant for each in view.cup if each.state == "won")
    last = max((each.stage for each in view.pairings), default=1)
    if last > 1 or view.format == "knock_out":
        final = [each for each in view.pairings if each.stage == last and each.round == view.newest_round(last)]
        total: dict[int, int] = {}
        for pairing in final:
            for seat in pairing.seats:
                total[seat.entrant] = total.get(seat.entrant, 0) + (seat.twelfths or 0)
        best = max(total.values(), default=0)
        return tuple(entrant for entrant, twelfths in total.items() if twelfths == best) if best else ()
    return tuple(row.entrant for row in view.rows if row.place == 1)


def _has_results(view: TournamentView) -> bool:
    """Return whether anybody has a result against somebody."""
    return any(each.status == "ended" and len(each.seats) > 1 for each in view.pairings)


def has_results(view: TournamentView) -> bool:
    """Return whether there is anything to rank by: until then an order would be by lot alone."""
    return _has_results(view) or any(line.opponents for lines in view.sheet.lines.values() for line in lines)


class Summary(msgspec.Struct, frozen=True):
    """A tournament in a list; of one person's with their number and what they are there. It needs no standings.

    `league`: of which it is a division.
    """

    tournament: int
    guild_id: int
    channel_id: int | None
    message_id: int | None
    name: str
    game: str
    format: str
    pace: str
    status: str
    starts_at: int | None
    created_by: int | None
    entrant: int | None = None
    entrant_status: str = ""
    commitment: str = ""
    league: int | None = None


class Member(msgspec.Struct, frozen=True):
    """Somebody on a server, as a list of people to take in may name them; `also`: other names of theirs."""

    user_id: int
    name: str
    also: tuple[str, ...] = ()
    is_bot: bool = False


Verdict: TypeAlias = Literal["place", "reserve", "unknown", "several", "doubled", "bot", "in", "left", "too_many"]
"""What a line comes to: a place, or one among the reserves; nobody or several are called so; the person has an earlier
line (`of_line`), is a bot, is in already, has left and does not come back; or no place is left."""


class ImportLine(msgspec.Struct, frozen=True):
    """A line of a list of people, `number` from 1, and what it comes to."""

    number: int
    text: str
    verdict: Verdict
    member: Member | None = None
    of_line: int | None = None


class ImportPreview(msgspec.Struct, frozen=True):
    """What taking people in by a list would do; empty lines are left out."""

    lines: tuple[ImportLine, ...]

    def of_verdict(self, *verdicts: Verdict) -> tuple[ImportLine, ...]:
        """Return the lines that come to one of these."""
        return tuple(line for line in self.lines if line.verdict in verdicts)

    def people(self) -> tuple[Member, ...]:
        """Return who would be taken in, in order."""
        return tuple(line.member for line in self.of_verdict("place", "reserve") if line.member is not None)
