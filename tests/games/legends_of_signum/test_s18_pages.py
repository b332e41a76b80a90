"""What the rules answer for pages: nearest legal places, places typed as words, quotes (18.3, 18.8)."""

import pytest

from games.kernel.errors import IllegalMove, NotationError
from games.kernel.ids import Seat
from games.legends_of_signum import moves
from games.legends_of_signum.quotes import Clash, FightQuote, GoQuote, MissileQuote, PlayQuote
from games.legends_of_signum.trial import clashes
from tests.games.legends_of_signum.matches import GAME, A, Match, player, tactics
from tests.games.legends_of_signum.scenes import token, unit
from text.aliases import aliases


def nearest(match: Match, line: str, seat: Seat = A) -> str:
    """Return the legal move nearest to a refused one."""
    view = GAME.observe(match.state, seat)
    move = GAME.parse_move(line, view, {})
    with pytest.raises(IllegalMove):
        match.play(line)
    found = GAME.nearest(match.state, seat, move)
    assert found is not None
    match.play(GAME.print_move(found))
    return GAME.print_move(found)


def typed(match: Match, line: str) -> str:
    move = GAME.parse_move(line, GAME.observe(match.state, A), aliases("legends_of_signum"))
    return GAME.print_move(move)


def quote(match: Match, line: str) -> object:
    return GAME.explain(match.state, A, GAME.parse_move(line, GAME.observe(match.state, A), {}))


def test_s18_3_who_a_building_is_against_is_a_number_from_1() -> None:
    match = Match(unit("A1", "m05", 300, 200))
    view = GAME.observe(match.state, A)
    assert GAME.parse_move("build uv3 against 2", view, {}) == moves.Build("uv3", against=Seat(1))
    for wrong in ("0", "12", "x"):
        with pytest.raises(NotationError, match="no_number"):
            GAME.parse_move(f"build uv3 against {wrong}", view, {})


def test_s18_8_too_long_a_move_goes_as_far_as_it_can() -> None:
    assert nearest(Match(unit("A1", "m05", 300, 200)), "move A1 to 30 40") == "move A1 to 30 30"


def test_s18_8_an_occupied_place_has_a_free_neighbour() -> None:
    match = Match(unit("A1", "m05", 300, 200), unit("B1", "e02", 300, 280))
    assert nearest(match, "move A1 to 30 27").startswith("move A1 to ")


def test_s18_8_a_character_comes_to_the_own_side() -> None:
    match = Match(a=player("he1", "HALL", "BAR"), hand=["e02"])
    assert nearest(match, "deploy e02 at 40 9 pay HALL") == "deploy e02 at 40 1.5 pay HALL"


def test_s18_8_terrain_keeps_its_distances() -> None:
    match = Match(a=player("he1", "HALL", "BAR"))
    assert nearest(match, "terrain g1 at 20 12 pay HALL").endswith("pay HALL")


def test_s18_8_where_the_place_is_not_what_is_wrong_there_is_none() -> None:
    match = Match(unit("A1", "m05", 300, 200, activated=True))
    move = GAME.parse_move("move A1 to 30 21", GAME.observe(match.state, A), {})
    assert GAME.nearest(match.state, A, move) is None
    assert GAME.nearest(match.state, A, moves.End()) is None
    poor = Match(a=player("he1", "HALL-"), hand=["e02"])
    dear = GAME.parse_move("deploy e02 at 40 9 pay HALL", GAME.observe(poor.state, A), {})
    assert GAME.nearest(poor.state, A, dear) is None, "it cannot be paid anywhere"


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("move A1 to contact B1", "move A1 to 30 26.9"),
        ("move A1 to contact B1 from south", "move A1 to 30 26.9"),
        ("ход A1 к контакт B1 от юг", "move A1 to 30 26.9"),
        ("move A1 to back", "move A1 to 30 10"),
        ("move А1 to F5", "move A1 to 27.5 22.5"),
        ("run A1 to towards B0", "run A1 to 36.9 33.3"),
        ("move A1 contact B1 from south", "move A1 to 30 26.9"),
        ("move A1 30 26", "move A1 to 30 26"),
        ("move A1 to 30, 26", "move A1 to 30 26"),
        ("move A1 to (30; 26)", "move A1 to 30 26"),
        ("move A1 to 30,26", "move A1 to 30 26"),
        ("move A1 to 30,5 26,1", "move A1 to 30.5 26.1"),
        ("move A1 to 30.5,26.1", "move A1 to 30.5 26.1"),
        ("move A1 30cm 26 cm", "move A1 to 30 26"),
        ("ход А1 x=30 y=26", "move A1 to 30 26"),
        ("move A1 F5", "move A1 to 27.5 22.5"),
        ("move A1 30 24; 30.5,26.1", "move A1 to 30 24; 30.5 26.1"),
    ],
)
def test_s18_3_places_in_words(line: str, meant: str) -> None:
    match = Match(unit("B0", "hw1", 500, 585), unit("A1", "m05", 300, 200), unit("B1", "e02", 300, 300))
    found = typed(match, line)
    assert found == meant
    match.play(found)


@pytest.mark.parametrize(
    ("line", "code", "facts"),
    [
        ("move A1 to 30.25 26", "no_point", {"word": "30.25"}),
        ("move A1 to 30 1000", "no_point", {"word": "1000"}),
        ("move A1 to 30", "incomplete", {"field": "path"}),
        ("move A1 to B1 28", "left_over", {"word": "28"}),
        ("move A1 to Legionary", "misplaced", {"word": "Legionary", "field": "path"}),
        ("move A1 to nowhere", "unknown_id", {"word": "nowhere"}),
        ("shoot A1 MKT", "misplaced", {"word": "MKT", "field": "target"}),
    ],
)
def test_s18_3_what_is_wrong_with_a_place(line: str, code: str, facts: dict[str, object]) -> None:
    match = Match(unit("A1", "m05", 300, 200))
    with pytest.raises(NotationError) as refused:
        typed(match, line)
    assert (refused.value.code, refused.value.facts) == (code, facts)


def test_s18_3_a_way_round_is_found() -> None:
    match = Match(unit("A1", "v10", 300, 100), unit("B1", "e02", 300, 180))
    line = typed(match, "move A1 to 30 22.5")
    assert line.count(";") >= 1
    match.play(line)


def test_s18_3_words_that_lead_nowhere_are_refused() -> None:
    match = Match(unit("A1", "m05", 300, 100), unit("B1", "e02", 300, 400))
    with pytest.raises(NotationError) as refused:
        typed(match, "move A1 to contact B1")
    assert (refused.value.code, refused.value.facts) == ("no_such_place", {"unit": "A1", "word": "contact B1"})


def test_s18_3_what_a_move_leads_to() -> None:
    match = Match(unit("A1", "m05", 300, 260), unit("B1", "e02", 300, 291))
    leaving = quote(match, "move A1 to 26 26")
    assert leaving == GoQuote(length=40, backstabs=("B1",))
    charging = quote(Match(unit("A1", "m05", 300, 200), unit("B1", "e02", 300, 300)), "move A1 to 30 26.9")
    assert charging == GoQuote(length=69, label="contact", about="B1", contacts=("B1",), charges=("B1",))


def test_s18_3_tribute_ruins_and_swamps_are_said() -> None:
    match = Match(unit("A1", "m05", 300, 270), tokens=[token("g3", 300, 371), token("g4", 250, 270)])
    said = quote(match, "move A1 to 30 31.5")
    assert isinstance(said, GoQuote)
    assert (said.tribute, said.ruins, said.slow) == (True, True, 50)


def test_s18_3_dice_before_they_fall() -> None:
    match = Match(unit("A1", "e12", 300, 200), unit("B1", "v06", 300, 300))
    match.play("move A1 to 30 26.9")
    assert quote(match, "fight A1 B1 assault") == FightQuote(6, 3, 0, 0, True, 60)
    assert quote(match, "fight A1 B1 guard") == FightQuote(6, 3, 0, 0, True, 20)


def test_s18_9_a_trial_tells_the_fights_that_follow() -> None:
    match = Match(unit("A1", "e12", 300, 200), unit("B1", "v06", 300, 300))
    before = match.state
    for line in ("move A1 to 30 26.9", "move A1 contact B1"):
        move = GAME.parse_move(line, GAME.observe(match.state, A), {})
        assert clashes(match.state.table, move) == (Clash("B1", 6, 3, 20, 10),)
    away = GAME.parse_move("move A1 to 30 15", GAME.observe(match.state, A), {})
    assert clashes(match.state.table, away) == ()
    assert match.state == before
    match.play("move A1 to 30 26.9")
    fight = GAME.parse_move("fight A1 B1 assault", GAME.observe(match.state, A), {})
    assert clashes(match.state.table, fight) == (Clash("B1", 6, 3, 60, 10),)


def test_s18_3_a_shot_with_cover() -> None:
    match = Match(unit("A1", "v05", 300, 150), unit("B1", "w02", 300, 400), tokens=[token("g1", 300, 300)])
    assert quote(match, "shoot A1 B1") == MissileQuote(3, 220, True, 0, 10)


def test_s18_3_what_a_card_closes() -> None:
    match = Match(a=player("hv1", "HALL", "MAG", "MKT", "BAR", prosperity=3), hand=["v01"])
    assert quote(match, "deploy v01 at 30 6 pay MAG HALL BAR") == PlayQuote(("MAG", "HALL", "BAR"), 1)


def test_s13_5_a_quote_does_not_change_with_what_is_face_down() -> None:
    units = (unit("A1", "m05", 300, 200), unit("B1", "e02", 300, 300))
    bare, trapped = Match(*units), Match(*units, theirs=tactics("vt1", "wt2"))
    for line in ("move A1 to 30 26.9", "run A1 to 20 20"):
        assert quote(bare, line) == quote(trapped, line)


def test_s18_8_no_place_is_near_where_something_else_is_wrong() -> None:
    match = Match(a=player("he1", "HALL-", prosperity=0), hand=["e02"])
    move = GAME.parse_move("deploy e02 at 40 9 pay HALL", GAME.observe(match.state, A), {})
    assert GAME.nearest(match.state, A, move) is None
