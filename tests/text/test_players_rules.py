"""The rules for players in text/*/rules/: goal first, no gaps in numbers, questions answered, references that exist."""

import re

import pytest

from games.kernel.chance import Chance
from games.kernel.errors import NotationError
from games.kernel.ids import GameId, Seat
from games.registry import find
from render.registry import pages_of
from tests.text.catalogue import SHARED
from tests.text.sources import raised
from text import LANGUAGES
from text.aliases import aliases
from text.rules import Paragraph, contents

GAMES = sorted(path.stem for path in (SHARED / "en" / "rules").glob("*.md"))
GOAL = {"en": "Goal", "ru": "Цель игры"}
UNFINISHED = {"raise 2", "усилив 2"}
"""Ends of a move, which the rules explain by themselves."""

QUESTIONS = {"en": "FAQ", "ru": "Вопросы и ответы"}


def missing(paragraphs: tuple[Paragraph, ...]) -> list[str]:
    """Return each number before which another one should be: 4.3 without 4.2, 4.1 without 4, 5 without 4."""
    known = [paragraph.number for paragraph in paragraphs]
    gaps = []
    for number in known:
        above, _, last = number.rpartition(".")
        before = f"{above}.{int(last) - 1}" if above and last != "1" else above or str(int(last) - 1)
        if before not in ("0", *known[: known.index(number)]):
            gaps.append(number)
    return gaps


def test_missing_numbers_are_found() -> None:
    def gaps(*numbers: str) -> list[str]:
        return missing(tuple(Paragraph(number, "", "") for number in numbers))

    assert gaps("1", "1.1", "1.2", "2", "3", "3.1") == []
    assert gaps("1", "1.2", "3", "4.1") == ["1.2", "3", "4.1"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_numbers_have_no_gaps(game: str, language: str) -> None:
    assert missing(contents(game, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_goal_comes_first_and_questions_are_answered(game: str, language: str) -> None:
    paragraphs = contents(game, language)
    assert (paragraphs[0].number, paragraphs[0].title) == ("1", GOAL[language])
    (answers,) = (each.text for each in paragraphs if each.title == QUESTIONS[language])
    assert len(re.findall(r"^\*\*.+[.?]\*\* \S", answers, re.MULTILINE)) == len(answers.split("\n\n")) >= 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_references_between_paragraphs_exist(game: str, language: str) -> None:
    paragraphs = contents(game, language)
    cited = {number for each in paragraphs for number in re.findall(r"\((\d+(?:\.\d+)+)\)", each.text)}
    assert cited <= {each.number for each in paragraphs}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_paragraphs_of_refusals_exist(game: str, language: str) -> None:
    known = {each.number for each in contents(game, language)}
    named = {each.code: pages_of(GameId(game)).rule_of(each.code) for each in raised() if each.package == game}
    assert any(named.values())
    assert {code: number for code, number in named.items() if number and number not in known} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_moves_in_words_can_be_read(game: str, language: str) -> None:
    """What the last paragraph shows as code is either a move or the beginning of one."""
    rules = find(game)
    options = {option.id: option.default for option in rules.options}
    view = rules.observe(rules.new_match(2, options, Chance(bytes(32), 0)).state, Seat(0))
    lines = re.findall(r"`([^`]+)`", contents(game, language)[-1].text)
    unread = []
    for line in lines:
        try:
            rules.parse_move(line, view, aliases(game))
        except NotationError:
            unread.append(line)
    assert len(lines) > 6
    assert set(unread) <= UNFINISHED
