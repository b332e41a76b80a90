"""Lines of the log of Dungeon Lords: rounds and combat cards are named as in the pictures; how a line begins."""

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from games.dungeon_lords.moves import Spy
from games.kernel.chance import Chance
from games.kernel.ids import Seat
from games.kernel.observation import LogEntry
from render.game_pages import Lens
from render.registry import pages_of
from tests.render.dungeon_lords import positions
from text import LANGUAGES, words

GAME = positions.GAME
SEATS = 3
COUNTED = re.compile(r"(?:round|card|раунд|раунда|карта боя|карту боя) \d", re.IGNORECASE)
NUMBERED = re.compile(r"(?:round|card|раунд|раунда|карта боя|карту боя) (?:I|II|III|IV)\b", re.IGNORECASE)


@cache
def log(language: str) -> tuple[str, ...]:
    """The lines of a whole match, for one lord and for the public; the lord looks at a combat card where possible."""
    return tuple(_log(language))


def _log(language: str) -> Iterator[str]:
    rng, state = random.Random(1), GAME.new_match(SEATS, {"year1_production": "one_room"}, Chance(bytes(32), 0)).state
    pages, said, revision = pages_of(GAME.id), words(language), 0
    while asked := GAME.decisions(state):
        revision += 1
        seat = rng.choice([each.seat for each in asked if each.owed])
        legal = GAME.legal_moves(state, seat)
        spying = [move for move in legal if isinstance(move, Spy)]
        step = GAME.apply(state, seat, rng.choice(spying or legal), Chance(bytes(32), revision))
        state = step.state
        for observer in (None, seat):
            seen = (GAME.observe_event(event, observer) for event in step.events)
            log = LogEntry(revision, "move", seat, "", tuple(event for event in seen if event is not None), 0)
            yield from pages.lines(log, positions.observation(state, observer, language), said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_writes_rounds_and_combat_cards_as_headings_and_pictures_do(language: str) -> None:
    lines = log(language)
    assert [line for line in lines if COUNTED.search(line)] == []
    assert sum(bool(NUMBERED.search(line)) for line in lines) >= 16


@pytest.mark.parametrize(
    ("language", "label"), [("en", "Look at combat card III"), ("ru", "Подсмотреть карту боя III")]
)
def test_a_combat_card_is_chosen_by_the_numeral_on_the_picture(language: str, label: str) -> None:
    state, seat = positions.asked_of(SEATS, "reputation")
    observation = positions.observation(state, Seat(seat), language)
    labels = [entry.label for entry in pages_of(GAME.id).menu(observation, words(language)).entries()]
    assert label in labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_costs_and_effects_of_choices_begin_with_a_capital(language: str) -> None:
    pages, said, plain = pages_of(GAME.id), words(language), set[str]()
    for state in positions.moments(SEATS):
        for seat in {each.seat for each in GAME.decisions(state)}:
            observation = positions.observation(state, seat, language)
            for number in {0, len(observation.choices) // 2, len(observation.choices) - 1}:
                plain |= set(pages.confirmation(observation, number, said).splitlines())
    assert len(plain) > 30
    assert [line for line in plain if line[:1].islower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_alternatives_begin_each_line_with_a_capital(language: str) -> None:
    pages, said = pages_of(GAME.id), words(language)
    observations = [positions.observation(state, None, language) for state in positions.moments(SEATS)]
    plain = [picture.plain for observation in observations for picture in pages.pictures(observation, Lens(), said)]
    lines = {line for each in plain for line in each.splitlines()}
    assert len(lines) > 100
    assert [line for line in lines if line[:1].islower()] == []
