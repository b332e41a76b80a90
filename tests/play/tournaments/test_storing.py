"""Acts are what a tournament is made of: stored once, and folded from the first they give it again."""

from typing import Final

import msgspec
import pytest

from db.rows import matches, tournaments
from db.rows.tournaments import EntrantRow, TournamentRow
from db.statements import Connection
from games.kernel.errors import Refusal
from play.formats.settings import Settings
from play.services import Services
from play.tournament_rules import acts
from play.tournament_rules.acts import BOT, NewPairing, SeatResult
from play.tournament_rules.carrying_out import carry_out
from play.tournament_rules.record import Tournament
from play.tournaments.storing import load, store

PEOPLE: Final = ("Ann", "Boris", "Vera", "Gleb")
PLAYED: Final[tuple[acts.Act, ...]] = (
    acts.Opened(),
    *(acts.Joined(number) for number in range(1, 5)),
    acts.Started(),
    acts.Paired(1, 1, 1_000, (NewPairing(1, (1, 2)), NewPairing(2, (4, 3)))),
    acts.Begun(1, 901, 9_000),
    acts.Begun(2, 902, 9_000),
    acts.Scored(1, (SeatResult(1, 12), SeatResult(2, 0))),
    acts.Scored(2, (SeatResult(1, 6), SeatResult(1, 6))),
    acts.Withdrew(3),
    acts.Paired(1, 2, 1_000, (NewPairing(3, (4, 1)), NewPairing(4, (2,), twelfths=12))),
    acts.Corrected(1, (SeatResult(2, 0, "corrected"), SeatResult(1, 12, "corrected")), "wrong button"),
    acts.Forbade(1, 2),
)


def new(connection: Connection) -> Tournament:
    """Return a new tournament of four, of whom nobody has joined, stored."""
    number = matches.next_id(connection)
    settings = msgspec.json.encode(Settings()).decode()
    row = TournamentRow(
        number, 70, 700, "Autumn Cup", "auction", "{}", "swiss", 2, "none", settings, "en", "draft", "5e" * 32,
        "c0" * 32, 1001, 1_000,
    )  # fmt: skip
    tournaments.insert(connection, row)
    people = [EntrantRow(number, at, 1000 + at, name, "pear", "", 0) for at, name in enumerate(PEOPLE, 1)]
    tournaments.put_entrants(connection, people)
    return load(connection, number)


async def test_acts_are_stored_and_give_the_same_tournament_again(services: Services) -> None:
    """Catches an act of which something is not written, or that depends on more than is stored."""

    def played(connection: Connection) -> None:
        before = after = new(connection)
        for at, act in enumerate(PLAYED, 1_000):
            after = store(connection, after, [(act, BOT)], at)
        assert load(connection, before.row.id) == after
        again = before
        for row in tournaments.acts(connection, before.row.id):
            again = carry_out(again, acts.decoder.decode(row.facts), row.at)
        assert again == after

    await services._context.database.write(played)


async def test_a_reserve_takes_a_place_over(services: Services) -> None:
    """Catches two rows that cannot be written one after the other, as both have the same person for a moment."""

    def replaced(connection: Connection) -> None:
        before = new(connection)
        after = store(connection, before, [(acts.Joined(1), BOT), (acts.Joined(2, is_reserve=True), BOT)], 1_000)
        after = store(connection, after, [(acts.Replaced(1, 2), -1)], 1_001)
        assert load(connection, before.row.id) == after
        assert [after.entrants[number].user_id for number in (1, 2)] == [1002, 1001]

    await services._context.database.write(replaced)


async def test_of_two_who_store_at_once_one_is_refused(services: Services) -> None:
    """Catches a row that is overwritten by acts which were judged from an older one."""

    def stored(connection: Connection) -> None:
        before = new(connection)
        store(connection, before, [(acts.Opened(), BOT)], 1_000)
        with pytest.raises(LookupError):
            store(connection, before, [(acts.Cancelled(), BOT)], 1_000)

    await services._context.database.write(stored)


async def test_a_tournament_that_does_not_exist(services: Services) -> None:
    with pytest.raises(Refusal) as refused:
        await services._context.database.read(load, 12)
    assert refused.value.code == "unknown_tournament"
