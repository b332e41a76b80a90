"""Whatever the bot writes for a legal move, it reads: in the golden matches of every game, in both languages."""

import contextlib
import re
from collections.abc import Iterator
from functools import lru_cache

import pytest
from msgspec.structs import replace

from games.kernel.errors import NotationError
from games.kernel.game import AnyGame
from games.kernel.observation import Observation
from render.reading import Reader
from render.registry import pages_of
from tests.contract.moments import Moment
from tests.contract.observations import observation_of
from tests.golden.asked import CASES, asked
from text import LANGUAGES, words
from text.aliases import aliases, forms

MARKDOWN = re.compile(r"\\([\\*_~`|<>\[\]#@:.-])|[*]")
CYRILLIC = str.maketrans("ABCEHKMOPTXaceopx", "АВСЕНКМОРТХасеорх")
LATIN = str.maketrans("АВСЕНКМОРТХасеорх", "ABCEHKMOPTXaceopx")
NAMED_SEAT = re.compile(r"[●■▲◆] ")


@lru_cache(maxsize=len(CASES))
def readers(game: AnyGame, seats: int) -> tuple[Reader, ...]:
    """Return what reads the lines of each decision."""
    return tuple(Reader((seen,)) for _, seen in asked(game, seats))


def labels(seen: Observation, language: str) -> Iterator[tuple[int, str]]:
    """Yield what buttons, selects and lists write for each choice."""
    for group in pages_of(seen.game).menu(seen, words(language)).groups:
        for entry in group.entries:
            yield entry.number, entry.label
            yield entry.number, f"{entry.label} · {entry.note}"
            if entry.short:
                yield entry.number, entry.short
            yield entry.number, f"**{entry.label}**"
            yield entry.number, words(language)("menu-only-button", title=group.title, label=entry.label)


def spellings(text: str) -> tuple[str, ...]:
    """Return `text` as keyboards of both languages and word processors write it."""
    curly = text.replace("'", "’").replace("-", "–")
    return (text, text.upper(), f"  «{curly}» ", f"“{text}”", text.translate(CYRILLIC), text.translate(LATIN))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_every_label_reads_back(game: AnyGame, seats: int) -> None:
    for (_, seen), reader in zip(asked(game, seats), readers(game, seats), strict=True):
        for language in LANGUAGES:
            shared: dict[str, set[int]] = {}
            for number, label in labels(seen, language):
                shared.setdefault(label, set()).add(number)
            for place, (label, meant) in enumerate(shared.items()):
                written = spellings(label)[place % len(spellings(label))]
                found = {number for _, number in reader.exactly(written)}
                assert found == meant, f"{written!r} of {sorted(meant)} is read as {sorted(found)}"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_notation_reads_back_with_names_of_both_languages(game: AnyGame, seats: int) -> None:
    """Things are named as pictures, cards and rules name them, in every form of the name."""
    names, known = forms(game.id), aliases(game.id)
    tried: set[tuple[str, str]] = set()
    for _, seen in asked(game, seats):
        for choice in seen.choices:
            verb, *about = choice.notation.split()
            for form in range(max((len(names.get(word, ())) for word in about), default=0)):
                written = [names[word][form % len(names[word])] if word in names else word for word in about]
                line = " ".join((verb, *written))
                if len(tried & {(verb, word) for word in written}) < len(written):
                    tried |= {(verb, word) for word in written}
                    for spelt in spellings(line)[-2:]:
                        assert game.parse_move(spelt, seen.view, known) == choice.move, spelt


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_line_of_the_log_that_names_one_move_is_that_move(game: AnyGame, seats: int) -> None:
    read_back = 0
    for (moment, seen), reader in zip(asked(game, seats), readers(game, seats), strict=True):
        turn = moment.match.turns[moment.revision]
        made = [choice.number for choice in seen.choices if choice.move == turn.move and seen.observer == turn.seat]
        for language in LANGUAGES if made else ():
            line = first_line(replace(moment, revision=moment.revision + 1), turn.seat, language)
            if [choice.number for choice in seen.choices if is_named(line, choice.notation, game)] == made:
                found = [number for _, number in reader.exactly(line) or reader.loosely(line, is_told=True)]
                assert found == made, line
                read_back += 1
    assert read_back


def first_line(moment: Moment, seat: int, language: str) -> str:
    """Return the first line of the log about the last move, as one copies it from Discord."""
    seen = observation_of(moment, moment.seats[seat])
    newest = replace(seen, log=seen.log[-1:])
    lines = [line for entry in newest.log for line in pages_of(seen.game).lines(entry, newest, words(language))]
    return MARKDOWN.sub(r"\1", lines[0]) if lines else ""


def is_named(line: str, notation: str, game: AnyGame) -> bool:
    """Return whether a line names all that a move is about; one about nothing is named with who made it."""
    (verb, *about), names = notation.split(), forms(game.id)
    if not about:
        return verb in forms(game.id, of_verbs=True) and NAMED_SEAT.match(line) is not None
    return all(
        any(re.search(rf"\b{re.escape(name)}\b", line, re.IGNORECASE) for name in (word, *names.get(word, ())))
        for word in about
    )


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_line_that_breaks_off_is_told_what_is_missing(game: AnyGame, seats: int) -> None:
    """What is typed so far offers every move that it may become, and names the part that is missing."""
    for (_, seen), reader in zip(asked(game, seats), readers(game, seats), strict=True):
        begun: dict[str, set[int]] = {}
        for choice in seen.choices:
            typed = choice.notation.split()
            for length in range(1, len(typed)):
                begun.setdefault(" ".join(typed[:length]), set()).add(choice.number)
        for line, meant in begun.items():
            with contextlib.suppress(NotationError):
                game.parse_move(line, seen.view, {})
                continue
            missing = missing_in(game, seen, line)
            assert all(words(language).has(f"{game.id}-field-{missing}") for language in LANGUAGES)
            assert meant <= {number for _, number in reader.loosely(line)}, line


def missing_in(game: AnyGame, seen: Observation, line: str) -> object:
    with pytest.raises(NotationError) as refused:
        game.parse_move(line, seen.view, {})
    assert refused.value.code == "incomplete", line
    return refused.value.facts["field"]
