"""When a card offers `Take part` after the start, and who the next reserve is."""

from collections.abc import Awaitable, Callable

import pytest

from games.kernel.errors import Refusal
from play.tournament_rules.checks import Newcomer, entering
from render.pages.tournament_card import card_buttons
from render.verbs import ENTER
from tests.play.tournaments.played import Cup, person
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
