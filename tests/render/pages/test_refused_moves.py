"""Why a move is refused: what is decided now, the rule, the fact, and something that is possible. In every game."""

import random
from collections.abc import Iterator

import pytest

from games.kernel.errors import IllegalMove
from games.kernel.game import Aliases, AnyGame
from render import verbs
from render.deciding.refusal import refusal_page, refusal_text
from render.registry import pages_of
from tests.contract.strange_moves import strange_moves
from tests.golden.asked import CASES, Asked, asked
from tests.render.pages.reading import buttons, text
from text import LANGUAGES, words
from text.rules import paragraph

TRIED = 60
"""Of the moves that are possible elsewhere in the match, so many are tried at each decision."""

NAMES: Aliases = {}


def refused(game: AnyGame, seats: int) -> Iterator[tuple[Asked, str, IllegalMove]]:
    """Yield refusals of moves that are possible elsewhere: of each code and decision the first."""
    known, whims = set(), random.Random(seats)
    every = asked(game, seats)
    lines = sorted({choice.notation for each in every for choice in each.seen.choices})
    for each in every:
        seat, kind = each.moment.seats[each.seen.observer or 0], each.seen.asked()
        tried = [game.parse_move(line, each.seen.view, NAMES) for line in whims.sample(lines, min(TRIED, len(lines)))]
        for move in (*tried, *strange_moves(each.moment)):
            try:
                each.moment.apply(each.moment.state, seat, move)
            except IllegalMove as refusal:
                if (refusal.code, kind) not in known:
                    known.add((refusal.code, kind))
                    yield each, game.print_move(move), refusal


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_refused_move_is_told_all_that_helps(game: AnyGame, seats: int) -> None:
    codes = set()
    for (_, seen), line, refusal in refused(game, seats):
        codes.add(refusal.code)
        number = pages_of(game.id).rule_of(refusal.code, refusal.facts) or pages_of(game.id).rule_now(seen)
        for language in LANGUAGES:
            said = words(language)
            for typed in (line, ""):
                shown = refusal_page(refusal, said, seen, typed)
                assert refusal_text(refusal, said, seen) in text(shown)
                assert said("line-asked", what=said(f"{game.id}-decision-{seen.asked()}")) in text(shown)
                picks = [each for each in buttons(shown) if each.action.verb == verbs.PICK]
                assert picks, f"{refusal.code}: nothing possible is offered for {line!r}"
                rules = [each for each in buttons(shown) if each.action.verb == verbs.RULES]
                assert [each.action.arg for each in rules] == [f"{game.id}.{number}"]
                assert paragraph(game.id, language, number), f"{refusal.code}: there is no rule {number}"
    assert codes
