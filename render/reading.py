"""What a typed line means among the choices there are: whatever the bot writes for a choice, it reads. Pure.

A choice is known by its notation and by its label, also below its title and beside its note, in both languages
(`exactly`). Players' shapes may be left out; where they are written, they tell apart. It is known as well by words that
begin like its own, such as `A1` where one choice alone is about A1, and by a line of the log that names all that it is
about (`loosely`). Case, quotation marks, apostrophes, dashes and letters that look alike make no difference.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from games.kernel.observation import Observation
from render.phrases import MARKS, label
from render.registry import pages_of
from text import LANGUAGES, words
from text.aliases import alike, folded, forms

_TOKEN = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_NOTE = " · "
_SHORTEST_STEM = 3
"""A verb with so many letters is recognised in longer words: `pass` in `passes`."""

Tokens = tuple[str, ...]
Found = tuple[Observation, int]
"""A choice: the observation that has it, and its number there."""


def tokens(text: str) -> Tokens:
    """Return the words of `text` as they are compared."""
    return tuple(_TOKEN.findall(alike(folded(text))))


_named = lru_cache(maxsize=4096)(tokens)
"""For what the bot writes itself, of which choices have much in common; what people type is not kept."""


class _Called(msgspec.Struct, frozen=True):
    """What a choice is called: as a whole, every word of that, and each thing that its notation is about.

    A thing and a verb have several names. `shapes` are the marks of players in its label.
    """

    choice: Found
    wholes: frozenset[Tokens]
    known: frozenset[str]
    things: tuple[frozenset[Tokens], ...]
    verbs: frozenset[Tokens]
    shapes: frozenset[str]


class Reader:
    """Reads lines as choices of these observations, one for each topic."""

    def __init__(self, topics: Sequence[Observation]) -> None:
        """Prepare what every choice is called."""
        self._called = [called for each in topics if each.choices for called in _called(each)]
        self._by_whole: dict[Tokens, list[int]] = {}
        for place, called in enumerate(self._called):
            for whole in called.wholes:
                self._by_whole.setdefault(whole, []).append(place)
        self._words = frozenset[str]().union(*(called.known for called in self._called))
        faces = topics[0].faces if topics else ()
        self._players = {tokens(label(face, words(language))) for face in faces for language in LANGUAGES}

    def exactly(self, text: str) -> tuple[Found, ...]:
        """Return the choices that are called so."""
        typed = {tokens(text), tokens(text.partition(_NOTE)[0])} - {()}
        places = sorted({place for whole in typed for place in self._by_whole.get(whole, ())})
        same = [place for place in places if self._called[place].shapes == _shapes(text)]
        return tuple(self._called[place].choice for place in same or places)

    def loosely(self, text: str, *, is_told: bool = False) -> tuple[Found, ...]:
        """Return the choices that the words of a line may mean; `is_told`: it may be a line of the log."""
        typed = tokens(text)
        if not typed:
            return ()
        begun = self._begun(typed)
        whole = [each for each in begun if each.known.issuperset(typed)] or begun
        in_order = [each for each in whole if any(_is_in_order(typed, name) for name in each.wholes)] or whole
        return tuple(each.choice for each in in_order) or (self._told(typed) if is_told else ())

    def _begun(self, typed: Tokens) -> list[_Called]:
        """Return the choices in whose names every word typed is a word or the beginning of one."""
        begun = self._called
        for word in typed:
            meant = {each for each in self._words if each.startswith(word)}
            begun = [each for each in begun if not each.known.isdisjoint(meant)]
        return begun

    def _told(self, typed: Tokens) -> tuple[Found, ...]:
        """Return the choices of which a line names all things; of several those with most, with the verb, first."""
        by_player = any(typed[: len(name)] == name for name in self._players)
        ranked: list[tuple[tuple[int, bool, int], Found]] = []
        for each in self._called:
            places = [_place(typed, names) for names in each.things]
            has_verb = any(_has_verb(typed, verb) for verb in each.verbs)
            is_clear = by_player or has_verb or any(not name[0].isdecimal() for thing in each.things for name in thing)
            if None not in places and (is_clear if places else by_player and has_verb):
                first = min((place for place in places if place is not None), default=0)
                ranked.append(((-len(places), not has_verb, first), each.choice))
        best = min((rank for rank, _ in ranked), default=None)
        return tuple(choice for rank, choice in ranked if rank == best)


def _called(observation: Observation) -> Iterator[_Called]:
    """Yield what each choice is called."""
    game = pages_of(observation.game)
    named: dict[int, list[tuple[Tokens, Tokens]]] = {}
    shapes: dict[int, frozenset[str]] = {}
    for language in LANGUAGES:
        for group in game.menu(observation, words(language)).groups:
            for entry in group.entries:
                named.setdefault(entry.number, []).append((_named(group.title), _named(entry.label)))
                shapes[entry.number] = _shapes(entry.label)
                if entry.short:
                    named[entry.number].append((_named(group.title), _named(entry.short)))
    names, verb_names = forms(observation.game), forms(observation.game, of_verbs=True)
    for choice in observation.choices:
        verb, *about = choice.notation.split()
        verbs = frozenset(map(_named, (verb, *verb_names.get(verb, ()))))
        things = tuple(
            frozenset(map(_named, (word, *names.get(word, ()))))
            for word in about
            if word in names or word not in verb_names
        )
        wholes = {_named(choice.notation)}
        for title, name in named.get(choice.number, ()):
            wholes |= {name, title + name, *(verb + name for verb in verbs)}
        known = frozenset(word for names in (wholes, *things) for name in names for word in name)
        shape = shapes.get(choice.number, frozenset())
        yield _Called((observation, choice.number), frozenset(wholes), known, things, verbs, shape)


def _shapes(text: str) -> frozenset[str]:
    return frozenset(text).intersection(MARKS)


def _is_in_order(typed: Tokens, name: Tokens) -> bool:
    """Return whether the words typed are beginnings of words of a name, in its order."""
    left = iter(name)
    return all(any(each.startswith(word) for each in left) for word in typed)


def _place(typed: Tokens, names: frozenset[Tokens]) -> int | None:
    """Return where in a line a thing is named first."""
    places = (at for name in names for at in range(len(typed)) if typed[at : at + len(name)] == name)
    return min(places, default=None)


def _has_verb(typed: Tokens, verb: Tokens) -> bool:
    stem = verb[0] if len(verb) == 1 and len(verb[0]) >= _SHORTEST_STEM else None
    return _place(typed, frozenset((verb,))) is not None or (
        stem is not None and any(word.startswith(stem) for word in typed)
    )
