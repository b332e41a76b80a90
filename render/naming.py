"""What players and things are called on one page, and the fields of an event, move or quote as placeables. Pure.

Things have names by kind and id: `names("monster", "goblin")` is the message `<game>-monster-goblin`. A sentence about
a struct finds its facts by itself: a seat is the player's name, an id the name of the thing, a list an enumeration,
what is missing (None, nothing listed) the word `none`, to be chosen by a selector; a number below 0 has a minus sign.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from games.kernel.ids import Seat
from games.kernel.observation import Observation
from render.phrases import escaped, label, mark, named, numeral
from text import Words
from text.words import Argument

NONE = "none"
Facts = dict[str, Argument]


class Vocabulary(msgspec.Struct, frozen=True, eq=False):
    """How a game's fields are put into words.

    `kinds`: the kind of id in a field, where that is not the field's own name. `numerals`: fields that count in
    Roman numerals. `amounts`: numbers that are also an amount in words, `$<field>_amount` (`<game>-<value>` with
    `$count`). `by_seat`: fields with a value for each seat, which are listed with the players. `spelt`: how a kind of
    thing is called where its bare name is not enough. `written`: how values of a type are written. `more`: what
    sentences about a struct of a type need beyond its fields.
    """

    game: str
    kinds: Mapping[str, str] = {}
    numerals: frozenset[str] = frozenset()
    amounts: Mapping[str, str] = {}
    by_seat: frozenset[str] = frozenset()
    spelt: Mapping[str, Callable[["Names", str], str]] = {}
    written: Mapping[type, Callable[["Names", Any], str]] = {}
    more: Mapping[type, Callable[[Any, "Names"], Facts]] = {}


class Names(msgspec.Struct, frozen=True):
    """What players (by seat) and things are called on one page."""

    vocabulary: Vocabulary
    words: Words
    players: tuple[str, ...]

    def __call__(self, kind: str, thing: object, form: str = "") -> str:
        """Return the name of the thing of this kind; `form` is an attribute of the name, such as `accusative`."""
        return self.words(f"{self.vocabulary.game}-{kind}-{thing}{f'.{form}' if form else ''}")

    def listed(self, kind: str, things: Iterable[object]) -> str:
        """Return the names of things as one enumeration."""
        return self.words.listed(self(kind, thing) for thing in things)

    def player(self, seat: Seat) -> str:
        """Return the name of who sits at `seat`."""
        return self.players[seat]

    def seated(self, seats: Iterable[Seat]) -> str:
        """Return the names of who sits at `seats` as one enumeration."""
        return self.words.listed(self.players[seat] for seat in seats)

    def by_seat(self, values: Sequence[object], seats: Iterable[Seat] | None = None) -> str:
        """Return every player, or those at `seats`, with the value of each: "Ann (3), Boris (5)"."""
        players = self.players if seats is None else [self.players[seat] for seat in seats]
        return self.words.listed(f"{who} ({value})" for who, value in zip(players, values, strict=False))

    def of_seat(self, value: Any, seat: Seat) -> Facts:
        """Return what the fields of `value` that have a number for each seat have for `seat`, and its `player`."""
        found: Facts = {"player": self.players[seat]}
        for field in value.__struct_fields__:
            given = getattr(value, field)
            if isinstance(given, tuple) and len(given) == len(self.players) and isinstance(given[seat], int):
                found[field] = given[seat]
        return found

    def escaped(self) -> "Names":
        """Return names for a paragraph, where a name must not format anything."""
        return Names(self.vocabulary, self.words, tuple(escaped(player) for player in self.players))

    def facts(self, value: msgspec.Struct, wanted: frozenset[str] | None = None) -> Facts:
        """Return the fields of `value` as placeables, or those `wanted`; what it has no field for is left out.

        `$<field>` is the field in words, `$<field>_id` what it holds, `$<field>_amount` a number with what it counts,
        and `$<field>_<form>` a form of the thing's name. A struct counts if the vocabulary writes its type.
        """
        found: Facts = {}
        for name, field, form, is_seat in _readings(type(value), self.vocabulary, wanted):
            given = getattr(value, field)
            said = self._formed(field, form, given) if form else self._said(field, given, is_seat)
            if said is not None:
                found[name] = said
        return found

    def sentence(self, key: str, value: Any, **more: Argument) -> str:
        """Return the message `key` about `value`; `more` comes beside the fields of `value`, or in their place."""
        if type(value) in self.vocabulary.more:
            more = self.vocabulary.more[type(value)](value, self) | more
        return self.words(key, **self.facts(value, self.words.placeables(key).difference(more)) | more)

    def sentences(self, key: str, value: Any, **more: Argument) -> Iterator[str]:
        """Yield the message `key` about `value`, then each of its attributes whose field has content.

        None and () are no content; False, 0 and an empty string are none in a field that is never None.
        """
        if self.words.has(key):
            yield self.sentence(key, value, **more)
        struct: type[msgspec.Struct] = type(value)
        for field in self.words.attributes(key):
            given = getattr(value, field)
            if given or (given is not None and given != () and NoneType in _fields(struct)[field]):
                yield self.sentence(f"{key}.{field}", value, **more)

    def chapter(self, events: Iterable[Any]) -> str:
        """Return what the round is called that begins with one of `events`, "" if none does."""
        return self._first((f"{self.vocabulary.game}-chapter-{tag_of(event)}", event) for event in events)

    def stage(self, events: Iterable[Any]) -> str:
        """Return what the part of the match is called that begins with one of `events`, "" if none does."""
        return self._first((f"{self.vocabulary.game}-stage-{tag_of(event)}", event) for event in events)

    def _first(self, keys: Iterable[tuple[str, Any]]) -> str:
        return next((self.sentence(key, event) for key, event in keys if self.words.has(key)), "")

    def _said(self, field: str, value: object, is_seat: bool) -> Argument | None:
        vocabulary = self.vocabulary
        if isinstance(value, str) and value:
            kind = vocabulary.kinds.get(field, field)
            if kind in vocabulary.spelt:
                return vocabulary.spelt[kind](self, value)
            return _thing(self.words, vocabulary.game, kind, value)
        if isinstance(value, int) and not isinstance(value, bool):
            if is_seat:
                return self.players[value]
            if value < 0:
                return f"\u2212{-value}"
            return numeral(value) if value and field in vocabulary.numerals else value
        if value in (None, (), ""):
            return NONE
        if isinstance(value, tuple):
            parts = [self._said(field, each, is_seat) for each in value if each != ""]
            if None in parts:
                return None
            return self.by_seat(parts) if field in vocabulary.by_seat else self.words.listed(map(str, parts))
        if type(value) in vocabulary.written:
            return vocabulary.written[type(value)](self, value)
        return value if isinstance(value, bool) else None

    def _formed(self, field: str, form: str, value: object) -> Argument | None:
        if form == "amount":
            key = f"{self.vocabulary.game}-{self.vocabulary.amounts[field]}"
            return self.words(key, count=value) if isinstance(value, int) else None
        if not isinstance(value, str) or not value:
            return NONE
        return value if form == "id" else self(self.vocabulary.kinds.get(field, field), value, form)


def names_of(vocabulary: Vocabulary, observation: Observation, words: Words, *, rich: bool = False) -> Names:
    """Return what players and things are called: in a label (`■ Boris`) or, `rich`, in a paragraph (`■ **Boris**`)."""
    faces = observation.faces
    if rich:
        return Names(vocabulary, words, tuple(named(face, words) for face in faces))
    return Names(vocabulary, words, tuple(f"{mark(face.seat)} {label(face, words)}" for face in faces))


def tag_of(value: object) -> str:
    """Return the tag of a struct: the name of an event or move in notation, storage and words."""
    return str(getattr(value, "__struct_config__").tag)  # noqa: B009 - no struct is known here


@lru_cache(maxsize=4096)
def _thing(words: Words, game: str, kind: str, thing: str) -> str:
    """Return the name of a thing, its id if it has none."""
    key = f"{game}-{kind}-{thing}"
    return words(key) if words.has(key) else thing


@cache
def _readings(
    struct: type[msgspec.Struct], vocabulary: Vocabulary, wanted: frozenset[str] | None
) -> tuple[tuple[str, str, str, bool], ...]:
    """Return how each placeable comes from a struct: its name, the field, the form, and whether it is a seat."""
    fields = _fields(struct)
    if wanted is None:
        wanted = frozenset((*fields, *(f"{field}_amount" for field in vocabulary.amounts)))
    parted = ((name, (name, "") if name in fields else name.rpartition("_")[::2]) for name in wanted)
    return tuple((name, field, form, Seat in fields[field]) for name, (field, form) in parted if field in fields)


@cache
def _fields(struct: type[msgspec.Struct]) -> dict[str, frozenset[Any]]:
    """Return the fields of a struct with the types that each is made of."""
    hints = get_type_hints(struct)
    return {field: frozenset(_parts(hints[field])) for field in struct.__struct_fields__}


def _parts(hint: Any) -> Iterator[Any]:
    if get_origin(hint) in (Union, UnionType, tuple):
        for each in get_args(hint):
            yield from _parts(each)
    else:
        yield hint
