"""A tournament as it is: its row, its people, its pairings with results."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final

import msgspec

from db.rows.tournaments import (
    EntrantRow,
    ForbiddenRow,
    OrganiserRow,
    PairingRow,
    PairingSeatRow,
    TeamRow,
    TournamentRow,
)
from play.formats.cups import Stake
from play.formats.pairs import Reasons
from play.formats.settings import Settings
from play.rules.chain import path_of

IN_PLAY: Final = frozenset({"entered", "playing"})
"""The status of an entrant who is or will be paired."""

CORRECTED_DAYS: Final = 28
"""So long after the end a result can be corrected, and who had entered and was forgotten is still known."""

GONE: Final = frozenset({"withdrawn", "removed"})
"""The status of an entrant who is paired no more."""


class Tournament(msgspec.Struct, frozen=True, dict=True):
    """A tournament with all that is stored beside it, by number."""

    row: TournamentRow
    entrants: Mapping[int, EntrantRow] = {}
    organisers: Mapping[int, OrganiserRow] = {}
    pairings: Mapping[int, PairingRow] = {}
    seats: Mapping[int, tuple[PairingSeatRow, ...]] = {}
    forbidden: frozenset[frozenset[int]] = frozenset()
    teams: Mapping[int, str] = {}
    """Of each team its name."""

    @cached_property
    def settings(self) -> Settings:
        """The settings, decoded."""
        return msgspec.json.decode(self.row.settings, type=Settings)

    @property
    def is_over(self) -> bool:
        """Whether nothing more happens."""
        return self.row.status in {"ended", "cancelled"}

    def entrant_of(self, user_id: int) -> EntrantRow | None:
        """Return what a person is here, or None."""
        return next((row for row in self.entrants.values() if row.user_id == user_id), None)

    def organiser_of(self, user_id: int) -> OrganiserRow | None:
        """Return what a person who has organised is here, or None."""
        return next((row for row in self.organisers.values() if row.user_id == user_id), None)

    def of_status(self, *statuses: str) -> tuple[EntrantRow, ...]:
        """Return the entrants of these statuses, by number."""
        return tuple(row for row in self.entrants.values() if row.status in statuses)

    def rounds_of(self, stage: int) -> int:
        """Return the number of the newest round of a stage; 0 before the first."""
        return max((row.round for row in self.pairings.values() if row.stage == stage), default=0)

    def in_round(self, stage: int, number: int) -> tuple[PairingRow, ...]:
        """Return the pairings of a round, by number."""
        return tuple(row for row in self.pairings.values() if (row.stage, row.round) == (stage, number))

    def path(self, pairing: int) -> str:
        """Return "stage/round/pairing", from which the chance of its match is derived."""
        row = self.pairings[pairing]
        return path_of(row.stage, row.round, row.pairing)

    def stake(self, pairing: int) -> Stake | None:
        """Return what a pairing of a knock-out in rounds is about; None: of any other."""
        return msgspec.json.decode(self.pairings[pairing].why, type=Reasons).cup

    def shown(self, now: int) -> tuple[PairingRow, ...]:
        """Return the pairings that everybody may see."""
        return tuple(row for row in self.pairings.values() if row.published_at is not None and row.published_at <= now)

    def hidden(self, now: int) -> tuple[PairingRow, ...]:
        """Return the pairings that only organisers see yet, so that they can still be changed."""
        return tuple(
            row
            for row in self.pairings.values()
            if row.status == "due" and (row.published_at is None or row.published_at > now)
        )


def record(
    row: TournamentRow,
    people: tuple[Iterable[EntrantRow], Iterable[OrganiserRow]],
    pairings: tuple[Iterable[PairingRow], Iterable[PairingSeatRow]],
    forbidden: Iterable[ForbiddenRow],
    teams: Iterable[TeamRow] = (),
) -> Tournament:
    """Return a tournament from its rows, which are in order: its entrants and organisers, its pairings and seats."""
    by_pairing: dict[int, list[PairingSeatRow]] = {}
    for seat in pairings[1]:
        by_pairing.setdefault(seat.pairing, []).append(seat)
    return Tournament(
        row,
        {each.entrant: each for each in people[0]},
        {each.organiser: each for each in people[1]},
        {each.pairing: each for each in pairings[0]},
        {number: tuple(found) for number, found in by_pairing.items()},
        frozenset(frozenset((each.one, each.other)) for each in forbidden),
        {each.team: each.name for each in teams},
    )
