"""The text of a step's pages in both languages: lines of events, and whole pages where wanted, otherwise digests.

Pictures appear as their text alternative, not as SVG: tests/render/ tests how they look.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from games.kernel.ids import Observer, Seat
from games.kernel.observation import Observation
from render.game_pages import Lens
from render.page import Block, Buttons, Line, Paragraph, Picture, Select
from render.registry import pages_of
from tests.contract.moments import Moment
from tests.contract.observations import observation_of
from text import LANGUAGES, Words, words

_LONGEST_LIST = 60
_SHOWN_OF_LONG = 10


def page_lines(moment: Moment, whole: bool) -> Iterator[str]:
    """Yield the text of the game's pages at `moment`, in each language."""
    observations = {observer: observation_of(moment, observer) for observer in moment.observers}
    for language in LANGUAGES:
        localized = words(language)
        yield f"{language} phase: {pages_of(moment.game.id).phase(_newest(observations[None]), localized)}"
        yield from _event_lines(observations, language)
        if whole:
            yield f"{language} pages public:"
            yield from (f"    {line}" for line in _table(observations[None], localized))
        for seat in _lookers(moment):
            said = list(_own_pages(observations[seat], localized))
            if whole:
                yield f"{language} pages seat {seat}:"
                yield from (f"    {line}" for line in said)
            else:
                yield f"{language} pages seat {seat} {_digest(said)}"


def phase_of(moment: Moment) -> str:
    """Return the phase in English words."""
    return pages_of(moment.game.id).phase(observation_of(moment, None, recent=0), words("en"))


def _newest(observation: Observation) -> Observation:
    """Return `observation` with no entry but those of the last move."""
    return replace(observation, log=observation.log[-1:])


def _event_lines(observations: Mapping[Observer, Observation], language: str) -> Iterator[str]:
    """Yield the lines of the last move for the public, and for seats whose lines differ."""
    read: dict[Observer, tuple[str, ...]] = {}
    for observer, observation in observations.items():
        newest, lines = _newest(observation), pages_of(observation.game).lines
        read[observer] = tuple(line for entry in newest.log for line in lines(entry, newest, words(language)))
    yield from (f"{language} | {line}" for line in read[None])
    for seat, said in read.items():
        if seat is not None:
            yield from (f"{language} seat {seat} | {line}" for line in said if line not in read[None])


def _lookers(moment: Moment) -> list[Seat]:
    """Return the seats that are asked, or every seat at the end."""
    asked = sorted({decision.seat for decision in moment.game.decisions(moment.state)})
    return asked or list(moment.seats)


def _table(observation: Observation, words: Words) -> Iterator[str]:
    """Yield the text alternatives of the pictures, and the result at the end."""
    game = pages_of(observation.game)
    for picture in game.pictures(observation, Lens(), words):
        yield from _block(picture)
    for block in game.result(observation, words) if observation.outcome else ():
        yield from _block(block)


def _own_pages(observation: Observation, words: Words) -> Iterator[str]:
    """Yield the text of the observer's hand and choices."""
    game = pages_of(observation.game)
    for block in game.hand(observation, words):
        yield from _block(block)
    menu = game.menu(observation, words)
    yield menu.question
    for group in menu.groups:
        yield f"[{group.title}]{' ' * bool(group.lead)}{group.lead}"
        yield from _cut(f"{each.number}. {each.label}{f' · {each.note}' * bool(each.note)}" for each in group.entries)
    yield from (f"- {line}" for line in menu.refused)
    for choice in observation.choices[:1]:
        yield f"> {game.confirmation(observation, choice.number, words)}"


def _cut(lines: Iterable[str]) -> Iterator[str]:
    """Yield `lines`; of a very long list only the beginning and a digest of the rest."""
    said = list(lines)
    if len(said) <= _LONGEST_LIST:
        yield from said
        return
    yield from said[:_SHOWN_OF_LONG]
    rest = said[_SHOWN_OF_LONG:]
    yield f"... {len(rest)} more {_digest(rest)}"


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


def _block(block: Block) -> Iterator[str]:
    """Yield the words of a block, one line each."""
    match block:
        case Paragraph(text):
            yield from text.splitlines()
        case Picture():
            yield f"({block.alt})"
            yield from block.plain.splitlines()
        case Line(text, button):
            yield f"{text} [{button.label}]"
        case Buttons(buttons):
            yield " ".join(f"[{button.label}]" for button in buttons)
        case Select():
            yield f"{block.prompt}: {' / '.join(option.label for option in block.options)}"
        case _:
            yield "---"
