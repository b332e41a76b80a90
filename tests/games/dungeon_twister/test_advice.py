"""What the computers of Dungeon Twister know: they see what a person sees who has read the rules."""

from collections.abc import Iterator

import pytest

from games.ai.drawn import BLUNDER
from games.ai.player import Chosen, choose
from games.ai.question import Asked, Question
from games.ai.quick import QuickChance
from games.dungeon_twister.advice import ADVICE, CHARACTERS, OPPONENTS, WEIGHTS
from games.dungeon_twister.advice.book import LAYOUTS
from games.dungeon_twister.advice.distances import lengths
from games.dungeon_twister.advice.finish import finishes
from games.dungeon_twister.components import CODES
from games.dungeon_twister.moves import Hide, Move
from games.dungeon_twister.squares import CAPACITY, NUMBER, SLOTS
from games.dungeon_twister.state import State
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.play_out import defaults
from tests.games.dungeon_twister.scenes import GAME, E, Scene, W, scene

PLAYERS = OPPONENTS.for_trials()
LEVELS = tuple(str(level) for level in PLAYERS.offered())


def asked(state: State) -> Asked:
    decision = next(each for each in GAME.decisions(state) if each.owed)
    return Asked(codec.encode(GAME.observe(state, decision.seat)), decision.seat, decision.kind)


def chosen(here: Scene, level: str, seed: bytes = b"advice") -> Chosen[Move]:
    return choose(GAME, PLAYERS, asked(here.state), level, Chance(seed, 1))


def line(here: Scene, level: str) -> str:
    return GAME.print_move(chosen(here, level).move)


def test_every_term_has_a_weight_and_characters_tilt_three() -> None:
    assert tuple(WEIGHTS) == ADVICE.terms
    for tilts in CHARACTERS.values():
        assert len(tilts) == 3
        assert set(tilts) <= set(ADVICE.terms)
        assert max(map(abs, tilts.values())) <= 20


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("tokens", "move"),
    [
        ("w.GOB u2, w.WAR f3, e.TRO b3", "move GOB v2"),
        ("w.WIZ c3, w.WND c3, w.MEK d8, e.GOB d3, e.TRO l3", "fire WIZ E"),
    ],
)
def test_what_wins_at_once_is_done(tokens: str, move: str, level: str) -> None:
    """Catches a level that looks past the end of a match, or draws where there is nothing to draw."""
    assert line(scene(tokens, scores=(4, 4)), level) == move


@pytest.mark.parametrize("level", ["normal.3", "hard.3"])
@pytest.mark.parametrize(
    ("tokens", "moves"),
    [
        ("w.GOB u2, w.TRO f3, e.WAR b3, e.CLE c6", ("move GOB v2",)),
        ("w.CLE f9, w.WAR* f10, w.THI c3, e.GOB q3, e.TRO q5", ("heal CLE f10",)),
        ("w.WIZ c3, w.WND c3, w.MEK d8, e.GOB d3, e.TRO l3, e.CLE m8", ("fire WIZ E",)),
        ("w.WAR c4, w.MEK d8, e.GOB* c3, e.TRO u3, e.CLE s8", ("fight WAR e.GOB",)),
    ],
    ids=["leaves with two points", "heals", "burns", "finishes off"],
)
def test_what_is_good_is_done_with_the_last_point(tokens: str, moves: tuple[str, ...], level: str) -> None:
    """Catches a term with the wrong sign, and fights that are never judged by their outcome."""
    assert line(scene(tokens, points=1), level) in moves


def test_easy_makes_no_blunder() -> None:
    """Catches a draw among all moves: none is a quarter of a match behind the best one that easy sees."""
    here = scene("w.GOB s2, w.CLE f9, w.WAR* f10, w.WIZ c3, w.WND c3, e.GOB d3, e.TRO l3", scores=(2, 3))
    question = Question(GAME, ADVICE, asked(here.state), QuickChance(1))
    found = {each.move for each in question.candidates(here.state, W, 6)}
    best = max(question.judged(here.state, move).estimate for move in found if not _fights(move))
    drawn = {chosen(here, "easy.3", bytes([seed])).move for seed in range(12)}
    assert len(drawn) > 1
    for move in drawn:
        assert _fights(move) or question.judged(here.state, move).estimate > best - BLUNDER


def _fights(move: Move) -> bool:
    return GAME.print_move(move).startswith("fight")


def test_a_gear_is_a_way_out() -> None:
    """Catches a length that waits in front of a wall: at the gear the turned room is looked at, and beside it."""
    rooms = scene("").public.rooms
    left = lengths(rooms, (), W, "CLE")
    assert left[NUMBER["v1"]] == 0
    assert left[NUMBER["t4"]] < left[NUMBER["a1"]]
    east = lengths(rooms, (), E, "CLE")
    assert east[NUMBER["a1"]] == 0
    assert all(length < 63 for length in (*left, *east))


def test_powers_make_ways_shorter() -> None:
    """Catches costs that are not those of a power: walls for the Wall-Walker, pits for the Thief."""
    rooms = scene("").public.rooms
    usual, walker, thief = (sum(lengths(rooms, (), W, code)) for code in ("CLE", "WLK", "THI"))
    assert walker < usual
    assert thief < usual


def set_up(seed: int) -> Iterator[tuple[State, Chosen[Move]]]:
    """Yield every question of a set-up with what `normal` answers."""
    state = GAME.new_match(2, defaults(GAME), Chance(bytes([seed]), 0)).state
    revision = 1
    while state.phase in ("team", "hide"):
        order = asked(state)
        answer = choose(GAME, OPPONENTS, order, "normal.3", Chance(bytes([seed, order.seat]), revision))
        yield state, answer
        state = GAME.apply(state, order.seat, answer.move, Chance(bytes([seed]), revision)).state
        revision += 1


def test_the_set_up_is_never_the_same() -> None:
    """Catches a book that everybody knows after a match, and a layout that does not fit the rooms."""
    found = [[GAME.print_move(answer.move) for _, answer in set_up(seed)] for seed in range(6)]
    assert all(len(lines) == 22 for lines in found)
    assert len({lines[0] for lines in found}) > 3
    assert len({tuple(sorted(lines[2:])) for lines in found}) == 6


def test_own_characters_are_hidden_at_home() -> None:
    """Catches a book that East reads as if it were West."""
    slots = {W: "", E: ""}
    for state, answer in set_up(7):
        if isinstance(answer.move, Hide):
            slots[state.public.turn] += answer.move.slot
    assert sum(slot in "ABEF" for slot in slots[W]) > 5
    assert sum(slot in "CDGH" for slot in slots[E]) > 5


def test_the_book_has_room_for_everybody() -> None:
    """Catches a layout with a token too many or in no room."""
    assert len(LAYOUTS) == len(set(LAYOUTS)) >= 20
    for layout in LAYOUTS:
        assert len(layout) == len(CODES)
        assert set(layout) <= set(SLOTS)
        assert all(layout.count(slot) <= most + 2 for slot, most in zip(SLOTS, CAPACITY, strict=True))


def test_hard_looks_a_whole_turn_ahead_within_its_limit() -> None:
    """Catches a search without an end, and one in which a sure kill is lost among lines that spend every point."""
    here = scene("w.WAR c4, w.GOB k3, w.THI m3, e.GOB* c3, e.TRO u3, e.CLE s8", scores=(3, 3), points=3)
    lines = []
    while here.public.turn == W and here.public.phase == "action":
        found = chosen(here, "hard.3")
        assert found.spent <= 1500
        lines.append(GAME.print_move(found.move))
        here = Scene(GAME.apply(here.state, W, found.move, Chance(b"", 1)).state)
    assert "fight WAR e.GOB" in lines


@pytest.mark.parametrize(
    ("tokens", "found"),
    [
        ("w.GOB t6, w.TRE t6, e.TRO s8", (1, 0)),
        ("w.GOB t6, e.TRO s8", (1, 0)),
        ("w.CLE t6, e.TRO s8", (0, 0)),
        ("w.GOB* t6, w.TRE t6, e.TRO s8", (0, 0)),
        ("w.CLE t6, w.MEK u2, e.TRO s8", (1, 0)),
        ("w.GOB b3, w.TRE b3, e.TRO s8", (0, 0)),
    ],
    ids=["with a Treasure", "with two points", "with one", "wounded", "two with one each", "too far"],
)
def test_it_is_seen_who_wins_in_the_next_turn(tokens: str, found: tuple[int, int]) -> None:
    """Catches a way out that is too long for a turn, or of somebody who cannot walk or has too few points."""
    assert finishes(scene(tokens, scores=(3, 1)).but(turn=E).public) == found


def test_a_runner_who_would_win_is_stopped_with_the_last_point() -> None:
    """Catches a value in which enemies are in nobody's way: the way out is as short with a Troll across it."""
    here = scene("w.GOB u2, w.WAR f3, e.TRO v4, e.THI e9", points=1, scores=(3, 1)).but(turn=E)
    assert finishes(here.public) == (1, 0)
    after = GAME.apply(here.state, E, chosen(here, "normal.3").move, Chance(b"", 1)).state
    assert finishes(after.public) == (0, 0)


def test_a_match_of_wounds_that_are_healed_again_does_not_stand_still() -> None:
    """Catches two computers of whom one wounds each turn and the other heals: by the rules that is progress (6)."""
    here = scene("w.GOB u2, w.WAR f3, e.TRO v4, e.THI e9")
    short, long, endless = (ADVICE.restless(here.but(turns=turns).state) for turns in (40, 100, 4000))
    assert short == 0 < long < endless == 200
