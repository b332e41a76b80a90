"""Moves that no list offers are refused with their reason, whoever makes them (SPEC 4, 8.1).

Notation and the pages refuse most of them before, so a rule that forgot its refusal would show nowhere else.
"""

import pytest

from games.dungeon_twister.moves import Combat, Fight, Go, Heal, Hide, Move, Put, Reveal, Team
from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove, NotationError
from games.kernel.ids import Seat
from tests.games.dungeon_twister.scenes import GAME, Scene, chance, scene

FIGHT = scene("w.WAR d4, e.TRO e4", used={0: (6,)})
WALK = scene("w.WAR c4, w.THI u1")
SHOWN = scene("w.WAR a4", rooms={"A": None}, stash={"A": "w.WIZ e.ROP"}).after("reveal A by WAR")
NEW = Scene(GAME.new_match(2, {option.id: option.default for option in GAME.options}, Chance(b"a scene", 0)).state)


@pytest.mark.parametrize(
    ("here", "move", "code"),
    [
        (FIGHT, Fight("WAR", "e.TRO", 6), "not_in_hand"),
        (FIGHT, Fight("WAR", "e.TRO", "?"), "not_in_hand"),
        (FIGHT, Fight("WAR", "e.XYZ"), "unknown_id"),
        (FIGHT.after("fight WAR e.TRO"), Combat(6), "not_in_hand"),
        (WALK, Go("WAR", "z9"), "unknown_id"),
        (WALK, Go("WAR", "c4-z9"), "unknown_id"),
        (WALK, Heal("WAR", "c5"), "no_cleric"),
        (WALK, Reveal("A", "WAR"), "already_revealed"),
        (SHOWN, Put("w.XYZ", "c4"), "unknown_id"),
        (NEW, Team(("ROP", "WAR", "THI", "WIZ")), "unknown_id"),
    ],
    ids=lambda value: "" if isinstance(value, Scene) else str(value),
)
def test_s8_1_a_move_that_is_not_offered_has_its_reason(here: Scene, move: Move, code: str) -> None:
    seat = here.seat()
    assert move not in GAME.legal_moves(here.state, seat)
    with pytest.raises(IllegalMove, match=code):
        GAME.apply(here.state, seat, move, chance())


def hiding() -> Scene:
    """Return the moment when the first token is to be hidden."""
    here = NEW
    for seat in (0, 1):
        here = Scene(GAME.apply(here.state, Seat(seat), Team(("WAR", "THI", "WIZ", "CLE")), chance()).state)
    return here


def test_s2_4_nobody_hides_what_there_is_not() -> None:
    here = hiding()
    with pytest.raises(IllegalMove, match="unknown_id"):
        GAME.apply(here.state, here.seat(), Hide("XYZ", "A"), chance())


def test_s8_1_what_is_missing_in_a_line_is_asked_for() -> None:
    """Rather than guessed: where a token is that is not on the board."""
    with pytest.raises(NotationError) as missing:
        WALK.move("move WAR c5 take e.TRE")
    assert missing.value.facts["field"] == "changes"
