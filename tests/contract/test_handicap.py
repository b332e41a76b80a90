"""What a seat has more of at the start is one number of the state, and without it a match is what it always was."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games import registry
from games.kernel.chance import Chance
from games.kernel.codec import encode
from games.kernel.game import AnyGame
from games.kernel.handicap import HANDICAP, amounts, with_amounts, without
from games.kernel.play_out import FIRST_REVISION, defaults
from render.limits import MOST_OPTIONS

SEED = bytes(32)
RULES = sorted(registry._games)
"""Every version of every game: tables that are open were opened with those of then."""


def begun(game: AnyGame, seats: int, *given: int) -> Any:
    """Return the first state of a match as plain values."""
    setup = with_amounts(defaults(game), given)
    return msgspec.to_builtins(game.new_match(seats, setup, Chance(SEED, FIRST_REVISION)).state)


def differing(one: Any, other: Any) -> Iterator[tuple[Any, Any]]:
    """Yield the values in which two states differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key, value in one.items():
            yield from differing(value, other[key])
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for mine, theirs in zip(one, other, strict=True):
            yield from differing(mine, theirs)
    elif one != other:
        yield one, other


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules[0]}-{rules[1]}")
def test_a_handicap_is_one_number_of_one_seat(rules: tuple[str, int]) -> None:
    """Catches an amount that is given twice, to another seat as well, or that changes what is drawn."""
    game = registry.find(*rules)
    handicap = game.handicap_for(defaults(game))
    for seats in game.seat_counts if handicap else ():
        assert handicap is not None
        level = begun(game, seats)
        for seat in range(seats):
            for amount in (1, handicap.most):
                more = begun(game, seats, *(0,) * seat, amount)
                ((before, after),) = differing(level, more)
                assert after - before == amount
        found = [begun(game, seats, *(0,) * seat, 1) for seat in range(seats)]
        assert len({encode(each) for each in found}) == seats, "each seat has a number of its own"


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules[0]}-{rules[1]}")
def test_the_most_that_a_seat_can_have_ends_no_match(rules: tuple[str, int]) -> None:
    """Catches a handicap with which a match is won before it begins, whatever its options."""
    game = registry.find(*rules)
    for option in game.options:
        for value in (*option.values, *map(str, option.bounds or ())):
            chosen = defaults(game) | {option.id: value}
            handicap = game.handicap_for(chosen)
            if handicap is None:
                continue
            assert 0 < handicap.most < MOST_OPTIONS, "it fits into a list, together with nothing"
            seats = game.seat_counts_for(chosen)[0]
            setup = with_amounts(chosen, (handicap.most,) * seats)
            assert game.outcome(game.new_match(seats, setup, Chance(SEED, FIRST_REVISION)).state) is None


def test_no_option_of_a_game_is_called_so() -> None:
    assert [rules for rules in RULES for option in registry.find(*rules).options if option.id == HANDICAP] == []


@pytest.mark.parametrize(
    ("given", "written"), [((), None), ((0, 0), None), ((3,), "3"), ((3, 0, 0), "3"), ((0, 12, 0), "0,12")]
)
def test_amounts_are_written_in_one_way(given: tuple[int, ...], written: str | None) -> None:
    """Catches two ways to write the same, of which only one would verify, and an entry where nobody has more."""
    setup = with_amounts({"size": "big", HANDICAP: "9"}, given)
    assert setup == {"size": "big"} | ({} if written is None else {HANDICAP: written})
    assert amounts(setup, 3) == (*given, *(0,) * (3 - len(given)))
    assert without(setup) == {"size": "big"}


@pytest.mark.parametrize("written", ["", "1,2,3", "x", "1,"])
def test_what_are_no_amounts_of_two_seats(written: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        amounts({HANDICAP: written}, 2)
