"""Two processes that change the same thing at the same moment on PostgreSQL, with each lock and without it.

Each transaction rests before its COMMIT, so that the other one reads everything meanwhile. What comes out is right with
the locks; without the one that a case names it is not, or the case would prove nothing.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from db import statements
from db.engines.postgres_engine import PostgresDatabase
from db.statements import Connection
from games.kernel.deck_rules import Deck
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.legends_of_signum.components import READY_DECK
from games.legends_of_signum.game import LegendsOfSignum
from play.seats.lobby import NewTable, Person
from play.services import Services
from tests.play.conftest import POSTGRESQL
from tests.play.matches import ANN, BORIS, GLEB, TALLY, VERA
from tests.play.tournaments.shortcuts import opened, record

pytestmark = pytest.mark.slow
REST_SECONDS = 0.15
Both = tuple[Services, Services]
Race = Callable[[Services, Services], Awaitable[None]]


async def _at_once(*acts: Awaitable[object]) -> list[object]:
    """Do everything at once; return what was refused or went wrong."""
    return [each for each in await asyncio.gather(*acts, return_exceptions=True) if isinstance(each, BaseException)]


async def _table(here: Services) -> MatchId:
    return (await here.lobby.open_table(NewTable(TALLY, ANN, "salt", "en", channel_id=1, guild_id=70))).match


async def _two_join(here: Services, there: Services) -> None:
    """The tally has three seats, so that of two who join beside two others one is refused."""
    match = await _table(here)
    await here.lobby.join(match, BORIS, "salt")
    wrong = await _at_once(here.lobby.join(match, VERA, "salt"), there.lobby.join(match, GLEB, "salt"))
    assert [type(each) for each in wrong] == [Refusal]


async def _two_wishes_of_a_person(here: Services, there: Services) -> None:
    await here.people.change(ANN.user_id, language="en")
    assert not await _at_once(
        here.people.change(ANN.user_id, text_only=True), there.people.change(ANN.user_id, safe_palette=True)
    )
    settings = await here.people.settings(ANN.user_id)
    assert settings.text_only and settings.safe_palette


async def _two_settings_of_a_server(here: Services, there: Services) -> None:
    await here.people.change_guild(70, language="en")
    assert not await _at_once(
        here.people.change_guild(70, language="ru"), there.people.change_guild(70, in_common=True)
    )
    settings = await here.people.guild(70)
    assert (settings.language, settings.in_common) == ("ru", True)


async def _two_decks_of_one_name(here: Services, there: Services) -> None:
    deck = Deck(LegendsOfSignum.id, "Guild", "hv1", READY_DECK["hv1"])
    assert not await _at_once(here.decks.store(ANN.user_id, deck), there.decks.store(ANN.user_id, deck))
    assert {each.name for each in await here.decks.of_person(ANN.user_id, deck.game)} == {"Guild", "Guild 2"}


async def _two_forums(here: Services, there: Services) -> None:
    assert not await _at_once(here.forums.switch(70, 5), there.forums.switch(70, 5))
    assert await here.forums.of(70) is None


async def _one_place_in_a_tournament(here: Services, there: Services) -> None:
    number = await opened(here, most=5, rounds=2)
    people = Person(5_000, "Dasha"), Person(5_001, "Egor")
    joining = (each.entering.join(number, person, "") for each, person in zip((here, there), people, strict=True))
    assert not await _at_once(*joining)
    found = await record(here, number)
    assert sorted(row.status for row in found.entrants.values()) == [*["entered"] * 5, "reserve"]


CASES: dict[str, tuple[Race, str]] = {
    "two join": (_two_join, "hold_match"),
    "two wishes of a person": (_two_wishes_of_a_person, "hold_subject"),
    "two settings of a server": (_two_settings_of_a_server, "hold_subject"),
    "two decks of one name": (_two_decks_of_one_name, "hold_subject"),
    "two forums": (_two_forums, "hold_subject"),
    "one place in a tournament": (_one_place_in_a_tournament, "hold_tournament"),
}


@pytest.fixture
def resting(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let each write rest before its COMMIT."""
    usual = PostgresDatabase._changing

    def slowly(database: PostgresDatabase, connection: Any, work: Callable[[Connection], Any]) -> Any:
        def rested(own: Connection) -> Any:
            result = work(own)
            time.sleep(REST_SECONDS)
            return result

        return usual(database, connection, rested)

    monkeypatch.setattr(PostgresDatabase, "_changing", slowly)
    yield


@pytest.mark.parametrize("where", [POSTGRESQL], indirect=True)
@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("is_locked", [True, False], ids=["locked", "faulty"])
async def test_a_race_is_right_because_of_its_lock(
    both: Both, case: str, is_locked: bool, resting: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    race, lock = CASES[case]
    if is_locked:
        await race(*both)
        return
    usual = statements.hold

    def forgetful(connection: Connection, name: str, /, **values: Any) -> None:
        if name != lock:
            usual(connection, name, **values)

    monkeypatch.setattr(statements, "hold", forgetful)
    with pytest.raises(AssertionError):
        await race(*both)


def test_what_is_held_is_held_by_a_statement() -> None:
    """No lock is without a case, but for that of leagues, which is held and forgotten as that of tournaments is."""
    held = {
        name.removesuffix(statements.ON_POSTGRESQL)
        for name in statements._on_postgresql().available_queries
        if name.startswith("hold_") and name.endswith(statements.ON_POSTGRESQL)
    }
    assert held == {lock for _, lock in CASES.values()} | {"hold_league"}
