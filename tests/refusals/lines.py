"""Lines that people type and that are refused, made of the legal moves of positions of random play.

Each kind of line bends one thing: another square or number, another piece or card, a move for another question, a part
that is missing, a typing error, or names of the reader's language where ids are meant. What comes out may be legal by
chance; whoever uses the lines leaves those out.
"""

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from games.kernel.game import AnyGame
from games.kernel.ids import Seat
from games.kernel.play_out import defaults
from tests.contract.moments import Moment, played
from text.aliases import forms

KINDS = ("square", "piece", "phase", "missing", "typing", "language")
PRODUCT = ("tetranomicon", "dungeon_lords", "dungeon_twister", "legends_of_signum")
MATCHES = 2
"""So many matches of a game the positions are of."""

SHORTEST_BENT = 4
"""Only words of so many letters get a typing error."""


class Typed(NamedTuple):
    """A line that somebody types at a moment; `meant` is the legal line that it was made of, where it is legal.

    `written`: the line in notation, before names were put for ids. `bent`: the word that has the typing error.
    """

    moment: Moment
    seat: Seat
    kind: str
    line: str
    meant: str
    written: str = ""
    bent: str = ""


@lru_cache(maxsize=8)
def matches(game: AnyGame) -> tuple[Any, ...]:
    """Return the matches whose positions are looked at: of different numbers of seats."""
    options = tuple(defaults(game).items())
    counts = (game.seat_counts[0], game.seat_counts[-1])
    return tuple(played(game, counts[number % 2], options, number) for number in range(MATCHES))


@lru_cache(maxsize=8)
def pools(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Return for each word of the moves of those matches the words that stand where it does: places, names, numbers."""
    at: dict[tuple[str, int], set[str]] = {}
    for match in matches(game):
        for turn in match.turns:
            verb, *rest = game.print_move(turn.move).split()
            for place, word in enumerate(rest):
                at.setdefault((verb, place), set()).add(word)
    found: dict[str, set[str]] = {}
    for alike in at.values():
        for word in alike:
            found.setdefault(word, set()).update(alike)
    return {word: tuple(sorted(others - {word})) for word, others in found.items()}


def lines(game: AnyGame, language: str, number: int, seed: str = "") -> Iterator[Typed]:
    """Yield `number` lines, the kinds in turn."""
    rng = random.Random(f"{game.id} {language} {seed}")
    made = 0
    while made < number:
        match = rng.choice(matches(game))
        kinds = sorted({turn.decisions[0].kind for turn in match.turns})
        kind = rng.choice(kinds)
        revisions = [place for place, turn in enumerate(match.turns) if turn.decisions[0].kind == kind]
        revision = rng.choice(revisions)
        moment = Moment(game, match, 0, revision)
        seat = match.turns[revision].seat
        for _ in range(3):
            typed = bent(moment, seat, KINDS[made % len(KINDS)], language, rng)
            if typed is not None:
                yield typed
                made += 1
                break


def bent(moment: Moment, seat: Seat, kind: str, language: str, rng: random.Random) -> Typed | None:
    """Return a line with one thing bent, None if this moment has none of its kind."""
    game = moment.game
    meant = game.print_move(rng.choice(game.legal_moves(moment.state, seat)))
    verb, *rest = meant.split()
    if kind == "phase":
        other = rng.choice(moment.match.turns)
        line = game.print_move(other.move)
        if line.split()[0] == verb:
            return None
        return Typed(moment, seat, kind, translated(game, line, language, rng), "", line)
    if kind in {"square", "piece"}:
        is_square = kind == "square"
        places = [place for place, word in enumerate(rest) if any(c.isdigit() for c in word) == is_square]
        places = [place for place in places if pools(game).get(rest[place])]
        if not places:
            return None
        place = rng.choice(places)
        rest[place] = rng.choice(pools(game)[rest[place]])
        written = " ".join((verb, *rest))
        return Typed(moment, seat, kind, translated(game, written, language, rng), meant, written)
    if kind == "missing":
        if not rest:
            return None
        del rest[rng.randrange(len(rest))]
        written = " ".join((verb, *rest))
        return Typed(moment, seat, kind, translated(game, written, language, rng), meant, written)
    line = translated(game, meant, language, rng, always=True)
    if kind == "language":
        written = game.print_move(rng.choice(moment.match.turns).move)
        return Typed(moment, seat, kind, translated(game, written, language, rng, always=True), "", written)
    parts = line.split()
    long = [place for place, word in enumerate(parts) if len(word) >= SHORTEST_BENT]
    if not long:
        return None
    place = rng.choice(long)
    parts[place] = mistyped(parts[place], rng)
    return Typed(moment, seat, kind, " ".join(parts), meant, bent=parts[place])


def translated(game: AnyGame, line: str, language: str, rng: random.Random, *, always: bool = False) -> str:
    """Return a line of notation as somebody types it who knows the names of a language."""
    names, verbs = by_language(game, language)
    return " ".join(
        rng.choice(names.get(word) or verbs.get(word) or (word,)) if always or rng.random() < 0.5 else word
        for word in line.split()
    )


@lru_cache(maxsize=16)
def by_language(game: AnyGame, language: str) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """Return ids -> names in `language`, of things and of words of the notation."""
    is_own = (lambda text: any("а" <= c <= "я" for c in text.casefold())) if language == "ru" else str.isascii
    things, verbs = forms(game.id), forms(game.id, of_verbs=True)
    return tuple(  # type: ignore[return-value]
        {known: own for known, names in some.items() if (own := tuple(name for name in names if is_own(name)))}
        for some in (things, verbs)
    )


def mistyped(word: str, rng: random.Random) -> str:
    """Return a word with two letters exchanged, one missing or one doubled."""
    place = rng.randrange(1, len(word) - 1)
    return rng.choice(
        (
            word[: place - 1] + word[place] + word[place - 1] + word[place + 1 :],
            word[:place] + word[place + 1 :],
            word[:place] + word[place] + word[place:],
        )
    )
