"""No reason is false or beside the point: a corpus of refused lines, of every game in both languages.

`claims` says whether a reason is true, and `accepted` which reasons are right where several are.
"""

from collections import Counter

import pytest

from games import registry
from games.kernel.errors import IllegalMove, NotationError, Refusal
from games.kernel.game import AnyGame
from games.kernel.ids import Seat
from tests.contract.moments import Moment
from tests.refusals.accepted import accepted, is_about_the_error
from tests.refusals.by_hand import BY_HAND
from tests.refusals.claims import CLAIMS, Case
from tests.refusals.lines import PRODUCT, Typed, lines, matches
from tests.sampling import sample
from text import LANGUAGES
from text.aliases import aliases

LINES = sample(300, hunt=3_000)
MOST_RIGHT = 8
"""So many reasons are right for a line on average."""

GAMES = [pytest.param(registry.find(game_id), id=game_id) for game_id in PRODUCT]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lines_written_by_hand_get_the_right_reason(game: AnyGame, language: str) -> None:
    first: dict[str, tuple[Moment, Seat]] = {}
    for match in matches(game):
        for revision, turn in enumerate(match.turns):
            first.setdefault(turn.decisions[0].kind, (Moment(game, match, 0, revision), turn.seat))
    for row in BY_HAND[game.id]:
        line = row.english if language == "en" else row.russian
        refusal = refusal_of(Typed(*first[row.kind], "", line, ""))
        assert refusal is not None, line
        assert refusal.code == row.code, line


@pytest.mark.parametrize(
    ("game_id", "code", "facts"),
    [
        ("dungeon_lords", "unknown_id", {"word": "troll"}),
        ("legends_of_signum", "unknown_id", {"word": "HALL"}),
        ("dungeon_twister", "unknown_id", {"word": "верёвка"}),
        ("tetranomicon", "no_segment", {"city": "A", "other": "B"}),
        ("tetranomicon", "wrong_terrain", {"tower": "A1", "terrain": "f", "building": "farm"}),
    ],
)
def test_the_second_look_finds_a_false_reason(game_id: str, code: str, facts: dict[str, str]) -> None:
    game = registry.find(game_id)
    moment = Moment(game, matches(game)[0], 0, 0)
    case = Case(game, moment.view(Seat(0)), 0, "", facts, ())
    assert not CLAIMS[game_id][code](case)


@pytest.mark.parametrize(
    ("game_id", "kind", "line", "code", "is_right"),
    [
        ("tetranomicon", "square", "build P1 farm", "lair_city", True),
        ("tetranomicon", "square", "build P1 farm", "setup_route", False),
        ("tetranomicon", "phase", "creature Twin", "setup_farm", True),
        ("tetranomicon", "phase", "creature Twin", "not_in_pool", False),
        ("dungeon_twister", "piece", "team WIZ WIZ GOB THI", "twice", True),
        ("dungeon_twister", "phase", "card 9", "not_in_hand", False),
        ("legends_of_signum", "phase", "discard v01", "not_in_hand", False),
        ("dungeon_lords", "typing", "lock fod dig", "not_dealt", False),
        ("dungeon_lords", "typing", "lokc food dig", "not_a_move", True),
    ],
)
def test_a_true_reason_can_be_beside_the_point(game_id: str, kind: str, line: str, code: str, is_right: bool) -> None:
    game = registry.find(game_id)
    moment = Moment(game, matches(game)[0], 0, 0)
    case = Case(game, moment.view(Seat(0)), 0, line, {}, game.decisions(moment.state))
    bent = next((word for word in line.split() if word in {"fod", "lokc"}), "")
    right = accepted(Typed(moment, Seat(0), kind, line, "", line, bent), case)
    assert right is not None and (code in right) == is_right


def test_a_typing_error_is_what_the_reason_names() -> None:
    game = registry.find("tetranomicon")
    moment = Moment(game, matches(game)[0], 0, 0)
    typed = Typed(moment, Seat(0), "typing", "build A1 faarm", "build A1 farm", bent="faarm")
    case = Case(game, moment.view(Seat(0)), 0, typed.line, {}, ())
    assert is_about_the_error(typed, case, NotationError("unknown_id", word="faarm"))
    assert not is_about_the_error(typed, case, NotationError("unknown_id", word="A1"))


def refusal_of(typed: Typed) -> Refusal | None:
    """Return why a line is refused, None if it is a legal move."""
    game, view = typed.moment.game, typed.moment.view(typed.seat)
    try:
        move = game.parse_move(typed.line, view, aliases(game.id))
        typed.moment.apply(typed.moment.state, typed.seat, move)
    except (NotationError, IllegalMove) as refusal:
        return refusal
    return None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_reason_is_false(game: AnyGame, language: str) -> None:
    false, beside, unchecked, refused = list[str](), list[str](), Counter[str](), 0
    sizes: list[int] = []
    for typed in lines(game, language, LINES * 3 // 2):
        refusal = refusal_of(typed)
        if refusal is None:
            continue
        refused += 1
        claim = CLAIMS[game.id].get(refusal.code)
        decisions, view = game.decisions(typed.moment.state), typed.moment.view(typed.seat)
        case = Case(game, view, typed.seat, typed.line, refusal.facts, decisions)
        if claim is None:
            unchecked[refusal.code] += 1
        elif not claim(case):
            false.append(f"{typed.line!r} at {typed.moment}: {refusal.code} {dict(refusal.facts)}")
        right = accepted(typed, case)
        sizes += [] if right is None else [len(right)]
        if not (right is None or refusal.code in right) or not is_about_the_error(typed, case, refusal):
            beside.append(f"{typed.line!r} ({typed.kind}) at {typed.moment}: {refusal.code} {dict(refusal.facts)}")
    assert refused >= LINES
    assert not false, "\n".join(false)
    assert not beside, "\n".join(beside)
    assert len(sizes) * 20 >= refused * 19, "nearly every line has a set of right reasons"
    assert sum(sizes) <= MOST_RIGHT * len(sizes)
    assert sum(unchecked.values()) * 20 <= refused, unchecked
