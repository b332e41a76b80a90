"""Moves that are most probably not allowed: of other moments, of other seats, and legal ones with one value changed."""

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from tests.contract.moments import Moment

_STRANGE_NUMBERS = (-1, 0, 1, 7, 10**6)
_STRANGE_WORDS = ("", "nonsense", "Z9", "a-b", "ё")
_MOMENTS = 6


def strange_moves(moment: Moment, most: int = 40) -> list[Any]:
    """Return up to `most` moves to try at `moment`; some may be legal after all."""
    rng = moment.rng()
    known = list(_known_moves(moment, rng))
    words = sorted(frozenset().union(*map(_words_of, known)))
    bent = [move for each in rng.sample(known, min(len(known), 12)) for move in _bent(moment, each, words, rng)]
    pool = known + bent
    rng.shuffle(pool)
    return pool[:most]


def _known_moves(moment: Moment, rng: random.Random) -> Iterator[Any]:
    """Return legal moves of all seats at several moments of the match, this one included."""
    revisions = {moment.revision, *(rng.randint(0, len(moment.match.turns)) for _ in range(_MOMENTS))}
    for revision in sorted(revisions):
        for seat in moment.seats:
            yield from moment.game.legal_moves(moment.match.state(revision), seat)


def _bent(moment: Moment, move: Any, words: list[str], rng: random.Random) -> Iterator[Any]:
    """Return copies of `move` with one leaf replaced, where that is still a move."""
    plain = msgspec.to_builtins(move)
    for path, value in _paths(plain):
        for other in _replacements(value, words, rng):
            try:
                yield msgspec.convert(_with(plain, path, other), moment.game.move_type)
            except msgspec.ValidationError:
                continue


def _replacements(value: Any, words: list[str], rng: random.Random) -> tuple[Any, ...]:
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int):
        return (value - 1, value + 1, rng.choice(_STRANGE_NUMBERS))
    if isinstance(value, str):
        return (rng.choice(words), rng.choice(_STRANGE_WORDS))
    return (None,)


def _paths(plain: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Return the place and value of every leaf but the tag."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            if key != "type":
                yield from _paths(value, (*path, key))
    elif isinstance(plain, list | tuple):
        for index, value in enumerate(plain):
            yield from _paths(value, (*path, index))
    else:
        yield path, plain


@lru_cache(maxsize=10_000)
def _words_of(move: Any) -> frozenset[str]:
    """Return the words in `move`; cached, because the same few thousand moves come again and again."""
    return frozenset(value for _, value in _paths(msgspec.to_builtins(move)) if isinstance(value, str))


def _with(plain: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Return `plain` with `value` at `path`."""
    if not path:
        return value
    head, *rest = path
    if isinstance(plain, dict):
        return {**plain, head: _with(plain[head], tuple(rest), value)}
    changed = list(plain)
    changed[head] = _with(plain[head], tuple(rest), value)
    return changed
