"""What happened in a simulated quarter: when no bot was up, who was called, and every match with its questions."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from address import Address
from db.engines.engine import open_database
from db.rows.seats import SeatRow, former
from db.statements import Connection
from games.kernel.chance import Chance
from games.kernel.game import Decision
from games.kernel.history import not_undone
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import ANEW, CALLED_OFF, EXCUSES, GIVEN_UP
from games.kernel.pace import Pace, pace_of
from play.match.loading import load
from play.rules.agreed_time import LIVE
from play.rules.excuses import days_of
from play.rules.loaded import EVERY_ENTRY, Loaded
from play.rules.moment import Moment
from play.rules.presence import seats_after
from play.rules.record import Entry, play_on
from tests.db.stored import reading
from tests.quarter.discord import Bell, Discord
from tests.quarter.people import Player


class Time(msgspec.Struct, frozen=True):
    """The time from `began` to `ended`."""

    began: int
    ended: int

    def within(self, began: int, ended: int) -> int:
        """Return how much of this time is between two moments."""
        return max(0, min(self.ended, ended) - max(self.began, began))


class Scene(msgspec.Struct, frozen=True):
    """A match from one entry to the next: what is asked of whom, and who is there."""

    entry: Entry
    began: int
    ended: int
    asked: Mapping[int, Decision]
    seats: tuple[SeatRow, ...]

    def owes(self, seat: int) -> bool:
        """Return whether a seat owes an answer."""
        return seat in self.asked and self.asked[seat].owed

    def begins_anew(self, seat: int) -> bool:
        """Return whether all clocks of a seat began anew with this scene."""
        return self.entry.kind in ANEW or (self.entry.kind == "taken" and self.entry.seat == seat)


class Played(msgspec.Struct, frozen=True):
    """A match at the end of the quarter. `paces`: each with the time since when it was that of the table.

    `pauses`: when no time ran, `live`: when all played live.
    """

    match: MatchId
    game: str
    status: str
    paces: tuple[tuple[int, Pace], ...]
    when_late: str
    entries: tuple[Entry, ...]
    scenes: tuple[Scene, ...]
    ended: int | None
    movers: tuple[int | None, ...]
    pauses: tuple[Time, ...] = ()
    live: tuple[Time, ...] = ()
    excuses: tuple[tuple[int, Time], ...] = ()
    excused_days: int = 0

    def excused(self, *seats: int) -> list[Time]:
        """Return the times in which no time runs against one of `seats`."""
        return [time for seat, time in self.excuses if seat in seats]

    def pace(self, at: int) -> Pace:
        """Return the pace that the table had from `at` on."""
        return next((pace for since, pace in reversed(self.paces) if since <= at), self.paces[0][1])

    def is_hurried(self, at: int) -> bool:
        """Return whether the table played faster at a time than it had agreed on at first."""
        before = [pace for since, pace in self.paces if since < at] or [self.paces[0][1]]
        return before[-1].is_quicker(self.paces[0][1])

    @property
    def end(self) -> str:
        """How it ended: the kind of the last entry that says so, else `rules`."""
        last = self.entries[-1].kind if self.entries else self.status
        return last if last in {*CALLED_OFF, "draw", "adjudicated", "judged", "resign", "freed"} else "rules"


class Record:
    """Everything that the laws are checked against.

    `offered`: the seats of each match that anybody can take over now. `first_paces`: those that tables were opened
    with, by channel.
    """

    def __init__(self, players: tuple[Player, ...], began_at: int, beat: int) -> None:
        self.beat = beat
        self.players = {each.user_id: each for each in players}
        self.down: list[Time] = []
        self.bells: list[Bell] = []
        self.digests: list[tuple[int, int]] = []
        self.questions: list[Bell] = []
        self.letters: list[Bell] = []
        self.matches: tuple[Played, ...] = ()
        self.over: set[MatchId] = set()
        self.offered: dict[MatchId, tuple[Seat, ...]] = {}
        self.first_paces: dict[int, str] = {}
        self.night_deadlines: list[str] = []
        self.errors: list[str] = []
        self.opened = self.kills = self.moves = self.picks = self.votes = self.returns = self.answers = 0
        self.began_at = self.ended_at = began_at
        self._down_since: int | None = None

    def is_up(self, now: int) -> None:
        """Note that a bot has started."""
        if self._down_since is not None:
            self.down.append(Time(self._down_since, now))
        self._down_since = None

    def is_down(self, now: int) -> None:
        """Note that the last bot has ended."""
        self._down_since = now

    def note(self, moment: Moment) -> None:
        """Note what a match is now: nobody's deadline is at night, and whether it is over."""
        if moment.card.status in {"ended", "cancelled"}:
            self.over.add(moment.match)
        on_offer = tuple(Seat(each.seat) for each in moment.loaded.seats if each.offered_at is not None)
        self.offered[moment.match] = on_offer if moment.card.status == "running" else ()
        if (pace_of(moment.card.pace).seconds or 0) < 3600:
            return
        for row in moment.loaded.asked:
            at = row.deadline_at
            if at is not None and at > row.asked_at and self.sleeps(row.user_id, at):
                self.night_deadlines.append(f"match {moment.match}, seat {row.seat}: {at}")

    def sleeps(self, user_id: int | None, at: int) -> bool:
        """Return whether it is night for a person who has said when they sleep."""
        player = self.players.get(user_id or 0)
        return player is not None and player.names_zone and player.sleeps(at)

    def outage(self, began: int, ended: int) -> int:
        """Return for how long between two moments no bot was up, as far as that is long enough to be noticed."""
        return sum(each.within(began, ended) for each in self.outages(began, ended))

    def stopped(self, played: Played, began: int, ended: int, *seats: int) -> int:
        """Return for how long no clock of a match ran between two moments: no bot was up, or it was paused.

        Or one of `seats` was excused.
        """
        stops = [*self.outages(began, ended), *played.pauses, *played.excused(*seats)]
        breaks = sorted(stops, key=lambda each: each.began)
        total, reached = 0, began
        for each in breaks:
            total += each.within(max(reached, began), ended)
            reached = max(reached, each.ended)
        return total

    def outages(self, began: int, ended: int) -> list[Time]:
        """Return the outages between two moments."""
        return [each for each in self.down if each.within(began, ended) and each.ended - each.began > 5 * self.beat]

    async def read(self, path: Address, discord: Discord, now: int) -> None:
        """Read all matches from the database."""
        self.bells, self.digests, self.ended_at = discord.bells, discord.digests, now
        self.questions = discord.questions
        self.letters = discord.letters
        database = await open_database(path)
        try:
            self.matches = tuple(
                [await database.read(_played, match, now, self.first_paces) for match in stored_matches(path)]
            )
        finally:
            await database.close()

    def figures(self) -> str:
        """Return what happened in numbers, one a line."""
        kinds = Counter(entry.kind for played in self.matches for entry in played.entries)
        ends = Counter(played.end for played in self.matches)
        games = Counter(played.game for played in self.matches)
        lines = {
            "matches": len(self.matches),
            "by game": dict(games),
            "ended": dict(ends),
            "people": len(self.players),
            "days until the last match was over": (self.ended_at - self.began_at) // 86_400,
            "moves of people": kinds["move"],
            "defaults, stand-ins": (kinds["default"], kinds["stand_in"]),
            "away, called, back": (kinds["away"], kinds["called"], kinds["back"]),
            "left the server, resigned": (kinds["freed"], kinds["resign"]),
            "votes": self.votes,
            "excused, returned": (kinds["excused"], kinds["returned"]),
            "paused, extended, repaired": (kinds["paused"], kinds["extended"], kinds["repaired"]),
            "another pace, live hours": (kinds["paced"], kinds["hurried"]),
            "seats taken over, by computers": (kinds["taken"], kinds["computer"]),
            "picked and not confirmed": self.picks,
            "bells": len(self.bells),
            "digests": len(self.digests),
            "asked whether anybody plays, answers": (len(self.questions), self.answers),
            "told what has lapsed or is proposed": len(self.letters),
            "kills": self.kills,
            "outages, hours": (len(self.down), sum(each.ended - each.began for each in self.down) // 3600),
        }
        return "\n".join(f"{name}: {value}" for name, value in lines.items())


def stored_matches(path: Address) -> tuple[MatchId, ...]:
    """Return the ids of all matches in a database."""
    with reading(path) as connection:
        return tuple(MatchId(row[0]) for row in connection.execute("SELECT id FROM matches ORDER BY id"))


def _played(connection: Connection, match: MatchId, now: int, first_paces: Mapping[int, str]) -> Played:
    loaded = load(connection, match, EVERY_ENTRY)
    entries, row = loaded.entries, loaded.row
    takers = {
        entry.number: stored.user_id
        for entry, stored in zip(entries, loaded.stored, strict=True)
        if entry.kind == "taken"
    }
    first_people = {
        each.seat: each.user_id for each in former(connection, match) if each.user_id not in takers.values()
    }
    first = first_paces.get(row.channel_id or 0, row.pace)
    return Played(
        match,
        loaded.row.game,
        loaded.row.status,
        tuple(_paces(entries, first)),
        loaded.row.when_late,
        entries,
        tuple(_scenes(loaded, now, first_people, takers, first)) if entries and entries[0].kind == "start" else (),
        loaded.row.ended_at,
        tuple(row.user_id for row in loaded.stored),
        tuple(_times(entries, "paused", "resumed", row.ended_at or now)),
        tuple(_times(entries, "hurried", "slowed", row.ended_at or now)),
        tuple(_excuses(entries, row.ended_at or now)),
        days_of(row),
    )


def _paces(entries: tuple[Entry, ...], first: str) -> Iterator[tuple[int, Pace]]:
    """Yield the paces of a table, each with the time since when it had it."""
    steady = first
    yield 0, pace_of(first)
    for entry in entries:
        if entry.kind == "paced":
            steady = entry.notation
        if entry.kind in {"paced", "hurried", "slowed"}:
            yield entry.made_at, pace_of(LIVE if entry.kind == "hurried" else steady)


def _times(entries: tuple[Entry, ...], first: str, last: str, ended: int) -> Iterator[Time]:
    """Yield the times that begin with an entry of the kind `first` and end with one of the kind `last`."""
    since: int | None = None
    for entry in entries:
        if entry.kind == first:
            since = entry.made_at
        elif entry.kind == last and since is not None:
            yield Time(since, entry.made_at)
            since = None
    if since is not None:
        yield Time(since, ended)


def _excuses(entries: tuple[Entry, ...], ended: int) -> Iterator[tuple[int, Time]]:
    """Yield the times in which somebody is excused, each with the seat."""
    since: dict[int, tuple[int, int]] = {}
    for entry in entries:
        if entry.seat is None or entry.kind not in {*EXCUSES, *GIVEN_UP, "away", "called", "taken", "computer"}:
            continue
        began, until = since.pop(entry.seat, (entry.made_at, 0))
        if min(until, entry.made_at) > began:
            yield entry.seat, Time(began, min(until, entry.made_at))
        if entry.kind == "excused":
            since[entry.seat] = entry.made_at, int(entry.notation)
    for seat, (began, until) in since.items():
        if min(until, ended) > began:
            yield seat, Time(began, min(until, ended))


def _scenes(
    loaded: Loaded, now: int, first_people: Mapping[int, int], takers: Mapping[int, int | None], first: str
) -> list[Scene]:
    """Play a match again, and return it from entry to entry.

    `first_people`: who had the seats that changed hands. `takers`: who took one over, by the number of the entry.
    `first`: the pace with which it began.
    """
    game, seed, entries = loaded.game, loaded.seed(), loaded.entries
    state: Any = game.new_match(len(loaded.seats), loaded.options(), Chance(seed, 1)).state
    lent = {entry.seat for entry in entries if entry.kind == "computer"}
    fresh = [
        replace(
            row,
            user_id=first_people.get(row.seat, row.user_id),
            sitter="person" if row.sitter == "absent" or row.seat in lent else row.sitter,
            level="" if row.seat in lent else row.level,
            left_revision=None,
            away_revision=None,
            away_at=None,
            misses=0,
            missed_clock="",
            excused_until=None,
            excused_days=0,
        )
        for row in loaded.seats
    ]
    seats: tuple[SeatRow, ...] = tuple(fresh)
    found = []
    for place, entry in enumerate(entries):
        if place:
            if entry.undoes is None:
                state = play_on(game, seed, state, [entry])
            else:
                stands = not_undone(entries[: place + 1])[1:]
                state = play_on(game, seed, game.new_match(len(seats), loaded.options(), Chance(seed, 1)).state, stands)
            *_, (_, pace) = _paces(entries[:place], first)
            seats = seats_after(seats, entry, counted=not pace.is_quicker(pace_of(first)))
            if entry.kind in {"taken", "computer"} and entry.seat is not None:
                taker = takers.get(entry.number)
                seats = tuple(replace(row, user_id=taker) if row.seat == entry.seat else row for row in seats)
        is_last = place + 1 == len(entries)
        asked = {} if is_last and loaded.is_over() else {int(each.seat): each for each in game.decisions(state)}
        ended = entry.made_at if is_last and loaded.is_over() else now if is_last else entries[place + 1].made_at
        found.append(Scene(entry, entry.made_at, ended, asked, seats))
    return found
