"""How a position and an action of the game are compared with what the second implementation expects of them."""

import random
from collections.abc import Callable, Mapping
from typing import Any

from games.dungeon_twister.moves import Drink, Jump, Move
from games.dungeon_twister.state import Piece, Public, State
from tests.games.dungeon_twister import reference
from tests.games.dungeon_twister.random_positions import as_reference
from tests.games.dungeon_twister.reference import After, Square, square
from tests.games.dungeon_twister.scenes import GAME, Scene, chance


def options(public: Public) -> reference.Options:
    rules = public.rules
    return reference.Options(
        chain=rules.group_fight == "chain",
        two_anchors=rules.rope_needs_two_anchors,
        wounded_on_roped_pit=rules.wounded_on_roped_pit,
        breaks_open_gates=rules.warrior_breaks_open_portcullis,
        reveals_from_anywhere_on_line=rules.reveal_from_line_any_square,
    )


def where(state: State) -> dict[str, Square]:
    return {piece.token: square(piece.square) for piece in state.public.pieces}


def actors(public: Public) -> list[Piece]:
    """Return the characters that can act, in code order."""
    return [piece for piece in public.pieces if piece.token in as_reference(public).acting]


def bonuses(public: Public) -> dict[str, int]:
    return {piece.token: piece.bonus for piece in public.pieces if piece.bonus}


def compare_result(here: Scene, move: Move, expected: After, payer: str | None) -> State:
    """An action leads to what is expected, and has been paid for; a turn without points left has ended then."""
    before = here.public
    after = GAME.apply(here.state, before.turn, move, chance()).state
    compare_state(before, after, expected)
    bonus, points = bonuses(before), before.points_left
    if payer in bonus:
        bonus[payer] -= 1
    else:
        points -= 1
    if isinstance(move, Drink) and payer is not None:
        bonus[payer] = bonus.get(payer, 0) + 4
    usable = {token: left for token, left in bonus.items() if left and token in expected.at.keys() - expected.wounded}
    assert bonuses(after.public) == usable
    assert after.public.points_left == points
    assert (after.public.phase == "card") == (after.public.turns > before.turns) == (not usable and not points)
    cards = isinstance(move, Jump)
    assert after.public.jumps[before.turn] == before.jumps[before.turn] - cards
    return after


def compare_state(before: Public, after: State, expected: After) -> None:
    """All is on the board as expected, with its marks; those of a turn are gone when it has ended."""
    public, has_ended = after.public, after.public.turns > before.turns
    assert where(after) == expected.at
    assert {piece.token for piece in public.pieces if piece.wounded} == expected.wounded
    assert {piece.token for piece in public.pieces if piece.blocked} == (set() if has_ended else expected.blocked)
    was_fresh = {piece.token for piece in before.pieces if piece.fresh}
    newly = expected.wounded - {piece.token for piece in before.pieces if piece.wounded}
    fresh = set() if has_ended else (was_fresh | newly) & expected.wounded
    assert {piece.token for piece in public.pieces if piece.fresh} == fresh
    assert {(gate.tile, gate.edge): gate.state for gate in public.gates} == expected.gates
    points = [now - then for now, then in zip(public.scores, before.scores, strict=True)]
    assert points == [expected.points[colour] for colour in "we"]


def token_of(here: Scene, code: str) -> str:
    return f"{'we'[here.public.turn]}.{code}"


def compare_all(
    here: Scene,
    rng: random.Random,
    expected: Mapping[Any, After],
    moves: Mapping[Any, Move],
    payer: Callable[[Any], str | None],
) -> bool:
    """The same moves are legal, and one of them leads to what is expected."""
    assert moves.keys() == expected.keys(), here.tokens()
    if not expected:
        return False
    key = rng.choice(list(moves))
    compare_result(here, moves[key], expected[key], payer(key))
    return True
