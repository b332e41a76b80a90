"""No reason is false: a corpus of refused lines, of every game in both languages, against the look of `claims`."""

from collections import Counter

import pytest

from games import registry
from games.kernel.errors import IllegalMove, NotationError, Refusal
from games.kernel.game import AnyGame
from games.kernel.ids import Seat
from tests.contract.moments import Moment
from tests.refusals.by_hand import BY_HAND
from tests.refusals.claims import CLAIMS, Case
from tests.refusals.lines import PRODUCT, Typed, lines, matches
from tests.sampling import sample
from text import LANGUAGES
from text.aliases import aliases

LINES = sample(300, hunt=3_000)
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
    false, unchecked, refused = [], Counter[str](), 0
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
    assert refused >= LINES
    assert not false, "\n".join(false)
    assert sum(unchecked.values()) * 20 <= refused, unchecked
