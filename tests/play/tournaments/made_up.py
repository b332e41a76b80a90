"""Whole tournaments made up in memory: rules alone, no database. Who is stronger wins more often; all from a seed.

Entrants withdraw, do not come to matches, come back, enter late and are forbidden to meet.
"""

import random
from collections import Counter
from typing import Any, Final

import msgspec

from db.rows.tournaments import EntrantRow, PairingRow, TournamentRow
from games.kernel.game import Outcome
from games.kernel.pace import DAY
from play.formats.settings import Settings
from play.tournament_rules import acts
from play.tournament_rules.acts import Act
from play.tournament_rules.beginning import beginning, judged_at, without_match
from play.tournament_rules.carrying_out import carry_out
from play.tournament_rules.due import due_in
from play.tournament_rules.pairing import next_acts
from play.tournament_rules.record import Tournament
from play.tournament_rules.rounds import next_number, present
from play.tournament_rules.scoring import forfeited, scored

BEGIN: Final = 1_800_000_000
MOST_STEPS: Final = 20_000


class Plan(msgspec.Struct, frozen=True):
    """What happens in a made-up tournament: shares of entrants or of matches."""

    entrants: int
    format: str
    seed: int
    settings: Settings = Settings()
    withdraw: float = 0.0
    miss: float = 0.0
    void: float = 0.0
    late: int = 0
    seats: int = 2
    forbidden: tuple[tuple[int, int], ...] = ()


def _named(plan: Plan) -> str:
    """Return what tells a plan from others, whatever settings there will be beside those that it makes use of."""
    usual, named = msgspec.to_builtins(Settings()), msgspec.to_builtins(plan)
    named["settings"] = {name: value for name, value in named["settings"].items() if value != usual[name]}
    return f"{named}"


class Made:
    """A tournament that is played to its end."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.drawn = random.Random(_named(plan))
        self.now = BEGIN
        self.acts: list[tuple[Act, int]] = []
        self.looks_in_vain = 0
        self.tournament = _opened(plan)
        self._ends: dict[int, int] = {}
        self._late = plan.late
        self._leaves = [each for each in range(2, plan.entrants + 1) if self.drawn.random() < plan.withdraw]

    def play(self) -> "Made":
        """Play to the end."""
        self.do(acts.Opened(), *(acts.Joined(number) for number in range(1, self.plan.entrants + 1)))
        self.do(*(acts.Forbade(one, other) for one, other in self.plan.forbidden), acts.Started())
        for _ in range(MOST_STEPS):
            if self.tournament.is_over:
                return self
            self._step()
        raise AssertionError(f"it does not end: {self.plan}")

    def do(self, *done: Act) -> None:
        """Carry acts out."""
        for act in done:
            self.tournament = carry_out(self.tournament, act, self.now)
            self.acts.append((act, self.now))

    def matches(self) -> tuple[PairingRow, ...]:
        """Return the pairings of the first stage that are no byes and not void."""
        seats = self.tournament.seats
        rows = self.tournament.pairings.values()
        return tuple(row for row in rows if row.stage == 1 and row.status != "void" and len(seats[row.pairing]) > 1)

    def met(self) -> Counter[frozenset[int]]:
        """Return how often each two were paired."""
        found: Counter[frozenset[int]] = Counter()
        for row in self.matches():
            table = [seat.entrant for seat in self.tournament.seats[row.pairing]]
            found.update(frozenset((one, other)) for at, one in enumerate(table) for other in table[at + 1 :])
        return found

    def _step(self) -> None:
        """Do what comes next: what is due, or the end of a match."""
        times = {row.kind: row.at for row in due_in(self.tournament) if row.at is not None}
        soonest = min((at for at in times.values()), default=None)
        ends = min(self._ends.values(), default=None)
        assert soonest is not None or ends is not None, f"nothing comes next: {self.plan}"
        if ends is not None and (soonest is None or ends < soonest):
            self.now = max(self.now, ends)
            self._end(next(pairing for pairing, at in self._ends.items() if at == ends))
            return
        assert soonest is not None
        self.now = max(self.now, soonest)
        if "begin" in times and (times["begin"] or 0) <= self.now:
            self._begin()
            return
        if "judge" in times and (times["judge"] or 0) <= self.now:
            self._end(next(each.pairing for each in self.tournament.pairings.values() if self._is_late(each)))
            return
        assert "pair" in times, times
        self._people()
        found = next_acts(self.tournament, self.now)
        self.looks_in_vain += not found
        self.do(*found)

    def _is_late(self, row: PairingRow) -> bool:
        return row.status == "running" and row.judged_at is not None and row.judged_at <= self.now

    def _begin(self) -> None:
        found = beginning(self.tournament, self.now)
        assert found, "a look in vain"
        for row in found[:3]:
            instead = without_match(self.tournament, row, self.now, next_number(self.tournament))
            self.do(
                *(instead or (acts.Begun(row.pairing, 10_000 + row.pairing, judged_at(self.tournament, self.now)),))
            )
            if not instead:
                length = DAY * self.drawn.lognormvariate(2.2, 0.5)
                self._ends[row.pairing] = self.now + int(length)

    def _end(self, pairing: int) -> None:
        del self._ends[pairing]
        seats = [seat.entrant for seat in self.tournament.seats[pairing]]
        if self.drawn.random() < self.plan.void:
            self.do(acts.Voided(pairing))
            return
        missing = {at for at, _ in enumerate(seats) if self.drawn.random() < self.plan.miss}
        strong = sorted(seats, key=lambda entrant: entrant / self.plan.entrants + self.drawn.gauss(0, 0.4))
        places = tuple(1 + strong.index(entrant) for entrant in seats)
        self.do(*(acts.Stopped(seats[at]) for at in missing))
        if len(missing) == len(seats):
            self.do(forfeited(pairing, len(seats), missing))
        else:
            self.do(scored(pairing, Outcome(places, tuple(9 - place for place in places)), missing))

    def _people(self) -> None:
        """Let people leave, come back and enter late, before somebody is paired."""
        there = present(self.tournament)
        if self._leaves and len(there) > 3 and self.drawn.random() < 0.3:
            leaver = self._leaves.pop()
            if self.tournament.entrants[leaver].status == "playing":
                self.do(acts.Withdrew(leaver))
        for row in self.tournament.of_status("playing"):
            if row.stopped_at is not None and self.drawn.random() < 0.5:
                self.do(acts.Back(row.entrant))
        if self._late and self.tournament.rounds_of(1) in {1, 2} and not self.tournament.rounds_of(2):
            self._late -= 1
            self.do(acts.Joined(self.plan.entrants + self.plan.late - self._late))


def _opened(plan: Plan) -> Tournament:
    settings = msgspec.json.encode(plan.settings).decode()
    row = TournamentRow(
        5, 70, 700, "Cup", "tetranomicon", "{}", plan.format, plan.seats, "none", settings, "en", "draft",
        f"{plan.seed:064x}", "", None, BEGIN,
    )  # fmt: skip
    numbers = range(1, plan.entrants + plan.late + 1)
    return Tournament(row, {number: EntrantRow(5, number, 1_000 + number, "", "", "", 0) for number in numbers})


def made(entrants: int, format_: str, seed: int, **fields: Any) -> Made:
    """Return a tournament that is played to its end; `settings`: fields of them."""
    settings = Settings(**fields.pop("settings", {}))
    return Made(Plan(entrants, format_, seed, settings, **fields)).play()
