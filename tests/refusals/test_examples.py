"""What refusals offer: it is about what was typed, in both languages, and every example that is shown can be typed."""

import random
import re

import pytest

from games import registry
from games.kernel.errors import NotationError
from games.kernel.game import AnyGame, Step
from games.kernel.ids import Seat
from games.kernel.phases import PhasedGame
from games.kernel.play_out import PlayedMatch, defaults
from render.choice_controls import example_of
from render.deciding.refusal import nearest, refusal_page
from render.meaning import corrected, meaning, written
from render.pages.help import command
from tests.contract.moments import Moment
from tests.contract.observations import observation_of
from tests.games.dungeon_twister.scenes import scene
from tests.refusals.answered import answered
from tests.refusals.lines import PRODUCT, lines, matches
from tests.render.pages.reading import text
from tests.sampling import sample
from text import LANGUAGES, words
from text.aliases import aliases

GAMES = [pytest.param(registry.find(game_id), id=game_id) for game_id in PRODUCT]
OWN_NUMBER = re.compile(r"(?<![\w_])([a-zA-Z]?)(\d)(?![\w_])")
"""A number by itself, or the number of a square: not those of ids such as `thief_1_2`."""


def moments(game: AnyGame, number: int) -> list[tuple[Moment, Seat]]:
    """Return moments of every kind of question, with who is asked."""
    rng, found = random.Random(f"examples {game.id}"), list[Moment]()
    for match in matches(game):
        by_kind: dict[str, list[int]] = {}
        for revision, turn in enumerate(match.turns):
            by_kind.setdefault(turn.decisions[0].kind, []).append(revision)
        for revisions in by_kind.values():
            found += [Moment(game, match, 0, rng.choice(revisions)) for _ in range(number)]
    return [(moment, moment.match.turns[moment.revision].seat) for moment in found]


def other_numbers(line: str, rng: random.Random) -> str:
    """Return a line with other numbers, of which every game has squares and cards."""
    return OWN_NUMBER.sub(lambda found: f"{found[1]}{rng.randint(1, 3)}", line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_can_be_typed_also_with_other_numbers(game: AnyGame, language: str) -> None:
    rng, names = random.Random(language), aliases(game.id)
    for moment, seat in moments(game, sample(1, hunt=20)):
        view = moment.view(seat)
        legal = game.legal_moves(moment.state, seat)
        for move in rng.sample(legal, min(len(legal), 15)):
            shown = written(game.print_move(move), game.id, words(language))
            assert game.parse_move(shown, view, names) == move, shown
            try:
                game.parse_move(other_numbers(shown, rng), view, names)
            except NotationError as refused:
                assert refused.code in {"no_segment", "same_city"}, (shown, refused)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_refused_line_ends_with_how_to_write_a_move(game: AnyGame, language: str) -> None:
    said = words(language)
    for typed in lines(game, language, sample(12, hunt=200)):
        seen = observation_of(typed.moment, typed.seat, recent=0)
        refusal = answered(typed.moment, typed.seat, typed.line).refusal
        if refusal is None or not seen.choices:
            continue
        *_, last = (line for line in text(refusal_page(refusal, said, seen, typed.line)).splitlines() if "`" in line)
        line = last[last.index("`") + 1 : last.rindex("`")]
        assert game.parse_move(line, seen.view, aliases(game.id)) in [choice.move for choice in seen.choices]
    assert example_of([seen], said)


@pytest.mark.parametrize("typed", ["rotate Mekanork A", "повернуть Меканорк A", "повернуть Меканорка комнату A"])
def test_the_rotations_that_a_line_means_are_offered_in_both_languages(typed: str) -> None:
    game, here = registry.find("dungeon_twister"), scene("w.MEK d3, w.GOB c4")
    start = PlayedMatch(2, defaults(game), bytes(32), Step(here.state, ()), ())
    seen = observation_of(Moment(game, start, 0, 0), Seat(0), recent=0)
    found = [seen.choices[number].notation for _, number in nearest([seen], typed, words("ru"))]
    assert found[:2] == ["rotate MEK A cw", "rotate MEK A ccw"]


@pytest.mark.parametrize(
    ("game_id", "typed", "meant"),
    [
        ("legends_of_signum", "deploy Valor Watchman at 24 1.5", "deploy v02 at 24 1.5"),
        ("dungeon_twister", "moev Wiizard d4", "move WIZ d4"),
        ("dungeon_lords", "нанять Толль", "hire troll"),
        ("tetranomicon", "build L1 a faarm", "build L1 farm"),
    ],
)
def test_typing_errors_are_corrected(game_id: str, typed: str, meant: str) -> None:
    game = registry.find(game_id)
    assert isinstance(game, PhasedGame)
    known = aliases(game_id)
    assert game.notation.parsed(corrected(typed, game_id), known) == game.notation.parsed(meant, known)


@pytest.mark.parametrize(
    ("game_id", "typed", "verb"),
    [
        ("dungeon_twister", "атаковать", "fight"), ("dungeon_twister", "attack", "fight"),
        ("dungeon_twister", "pass", "end"), ("dungeon_twister", "пас", "end"),
        ("dungeon_lords", "атаковать", "attack"), ("dungeon_lords", "pass", "decline"),
        ("legends_of_signum", "атаковать", "fight"), ("legends_of_signum", "attack", "fight"),
    ],
)  # fmt: skip
def test_other_words_for_a_move_are_known(game_id: str, typed: str, verb: str) -> None:
    assert meaning(typed, game_id) == (verb,)


@pytest.mark.parametrize(("typed", "language"), [("undo", "ru"), ("Отменить ход", "en"), ("take back", "en")])
def test_who_types_undo_is_told_how(typed: str, language: str) -> None:
    said, game = words(language), registry.find("tetranomicon")
    seen = observation_of(Moment(game, matches(game)[0], 0, 9), None)
    assert command("undo", said) in text(refusal_page(NotationError("not_a_move"), said, seen, typed))
