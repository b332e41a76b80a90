"""When a card offers `Take part` after the start, and who the next reserve is."""

from collections.abc import Awaitable, Callable

import pytest

from games.kernel.errors import Refusal
from play.services import Services
from play.tournament_rules.checks import Newcomer, entering
from render.pages.tournament_card import card_buttons
from render.pages.tournament_lists import my_pairings_page
from render.verbs import ENTER
from tests.play.matches import Clock
from tests.play.tournaments.played import Cup, entered, person
from text import words

Starter = Callable[..., Awaitable[Cup]]
LATE_CODES = frozenset({"late_entry_over", "no_late_entry"})


@pytest.mark.parametrize("of", ["swiss", "flow", "tables", "round_robin"])
async def test_a_card_offers_what_the_service_allows(cups: Starter, of: str) -> None:
    """Catches a button that is always refused, as in flow once half of the matches have begun."""
    cup = await cups(8, of, rounds=3, final=0)
    offered = set()
    for _ in range(40):
        view = await cup.services.contests.view(cup.number)
        if view.status != "running":
            break
        is_offered = any(each.action.verb == ENTER for each in card_buttons(view, words("en")))
        try:
            entering(await cup.now(), Newcomer(person(9).user_id), cup.clock.now)
            assert is_offered
        except Refusal as refusal:
            assert not is_offered and refusal.code in LATE_CODES
        offered.add(is_offered)
        await cup.play_all()
        await cup.wait(86_400)
    assert offered == ({False} if of == "round_robin" else {True, False})


async def test_reserves_are_counted_by_when_they_came(services: Services, clock: Clock) -> None:
    """Catches a page that counts by numbers: who has left and come back has a low one, and is the last all the same."""
    cup = await entered(services, clock, 6, "swiss", most=4, rounds=2)
    clock.now += 60
    await services.entering.withdraw(cup.number, person(5).user_id)
    joined = []
    for entrant in (7, 5):
        clock.now += 60
        joined.append(await services.entering.join(cup.number, person(entrant), "salt"))
    assert [(each.entrant, each.reserve_place) for each in joined] == [(7, 2), (5, 3)]
    view = await services.contests.view(cup.number)
    assert {number: each.reserve_place for number, each in view.entrants.items() if each.reserve_place} == {
        6: 1,
        7: 2,
        5: 3,
    }
    shown = my_pairings_page(view, view.entrants[5], {}, words("en"))
    assert words("en")("my-reserve", number=5, place=3) in str(shown)
    for promoted in (6, 7, 5):
        gone = next(each.entrant for each in (await cup.now()).of_status("entered"))
        await services.entering.withdraw(cup.number, person(gone).user_id)
        assert (await cup.now()).entrants[promoted].status == "entered"
