"""Notation made from a move's own fields: one description prints and parses its line. Pure.

    class Hire(msgspec.Struct, frozen=True, tag="hire"):
        monster: Annotated[MonsterId, Id(MONSTERS)]
        fed: Annotated[MonsterId | None, Id(MONSTERS, lead="feeding")] = None

is `hire troll` or `hire demon feeding goblin`. The tag is the verb, the fields follow in their order. A field with a
default may be missing, and is not printed while it has that value. A required field that is None is masked: it prints
`?`, which nothing reads. Parsing ignores case and extra blanks; every id and every word of the notation may be replaced
by an alias, which may be several words long, or by a beginning that no other has, also of a later word of a name. The
field decides what a word means: a name is looked up only among its own ids. The word before a field may be left out
where the value cannot be anything else.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Final, Generic, NamedTuple, get_args, get_type_hints

import msgspec
from typing_extensions import TypeVar

from games.kernel.errors import NotationError
from games.kernel.game import Aliases

M = TypeVar("M", default=Any)
T = TypeVar("T", default=Any)
MASK: Final = "?"
_LONGEST_NAME = 5
_LONGEST_NUMBER = 3
_SHORTEST_BEGINNING = 2
_SHORTEST_INNER = 4
"""A word inside a name is known by so many letters."""
MOST_OPTIONS: Final = 8
"""So many things that a beginning could be are named."""

Names = Mapping[str, str]
"""Case-folded ids -> ids."""


def folded(ids: Iterable[str]) -> Names:
    """Return `ids` as they are looked up."""
    return {known.casefold(): known for known in ids}


class Line:
    """The words of a line that are still to be read.

    `field` is the name of the field that is read, `stops` are the words that lead fields further on. `everything` is
    all that the notation has names for, `fields` are those whose values have none, but can be told (`begins`).
    """

    def __init__(
        self, text: str, aliases: Aliases, everything: Names | None = None, fields: Iterable["Field"] = ()
    ) -> None:
        """Begin at the first word of `text`."""
        self.words = text.split()
        self.aliases = aliases
        self.field = ""
        self.stops: Names = {}
        self.everything: Names = everything or {}
        self.fields = tuple(fields)

    def part(self, text: str) -> "Line":
        """Return `text` as a line of its own, which belongs to the same field."""
        part = Line(text, self.aliases, self.everything, self.fields)
        part.field = self.field
        return part

    def take(self, names: Names) -> str | None:
        """Take the longest name at the front that is one of `names`, if there is one."""
        found, length = self._find(names, 0)
        self.words = self.words[length:]
        return found

    def take_begun(self, names: Names) -> str | None:
        """Take the longest name at the front that is one of `names`, or that only one of them begins with."""
        return self.take(names) or self._take_beginning(names)

    def ahead(self) -> list[str]:
        """Return the words before the next one that leads a field."""
        places = range(len(self.words)) if self.stops else ()
        return self.words[: next((place for place in places if self._find(self.stops, place)[1]), None)]

    def refusal(self, names: Names) -> NotationError:
        """Return why none of `names` is at the front, of which there is at least one word.

        `could_be` (`word`, `options`) for the beginning of several of them; `misplaced` (`word`, `field`) for what the
        game has, but not here; `unknown_id` (`word`) for what it does not have. The word ends
        before anything that is known.
        """
        meant = sorted(self._begun(names, self.words[0].casefold()))
        if 1 < len(meant) <= MOST_OPTIONS:
            return NotationError("could_be", word=self.words[0], options=tuple(meant))
        length = self._known(0)
        if length:
            return NotationError("misplaced", word=" ".join(self.words[:length]), field=self.field)
        ahead = len(self.ahead()) or 1
        ends = (place for place in range(1, ahead) if self.words[place].isdigit() or self._known(place))
        return NotationError("unknown_id", word=" ".join(self.words[: next(ends, ahead)]))

    def _known(self, start: int) -> int:
        """Return how many words from `start` on are the name of something in the game, 0 if none are."""
        _, found = self._find(self.everything, start)
        lengths = range(min(_LONGEST_NAME, len(self.words) - start), found, -1)
        names = ((each, " ".join(self.words[start : start + each]).casefold()) for each in lengths)
        length = next((each for each, name in names if name in self._called), found)
        rest = self.part(" ".join(self.words[start:]))
        return length or int(any(field.begins(rest) for field in self.fields))

    @cached_property
    def _called(self) -> frozenset[str]:
        """All aliases as they are, without those that stand for other ways to write one."""
        return frozenset(self.aliases)

    def _take_beginning(self, names: Names) -> str | None:
        for length in range(min(_LONGEST_NAME, len(self.words)), 0, -1):
            begun = " ".join(self.words[:length]).casefold()
            if len(begun) < _SHORTEST_BEGINNING:
                continue
            meant = self._begun(names, begun)
            if len(meant) == 1:
                self.words = self.words[length:]
                return meant.pop()
        return None

    def _begun(self, names: Names, begun: str) -> set[str]:
        """Return those of `names` that begin so; if there are none, those of which another word begins so."""
        meant = {names[name] for name in names if name.startswith(begun)}
        inner = set()
        for name, known in self.aliases.items():
            if begun in name and known.casefold() in names:
                if name.startswith(begun):
                    meant.add(names[known.casefold()])
                elif f" {begun}" in name and len(begun) >= _SHORTEST_INNER:
                    inner.add(names[known.casefold()])
        return meant or inner

    def _find(self, names: Names, start: int) -> tuple[str | None, int]:
        for length in range(min(_LONGEST_NAME, len(self.words) - start), 0, -1):
            name = " ".join(self.words[start : start + length]).casefold()
            found = names.get(name) or names.get(self.aliases.get(name, "").casefold())
            if found is not None:
                return found, length
        return None, 0


class Field(ABC, Generic[T]):
    """How one field of a move is written; `lead` is the word before it, if it has one."""

    lead: str = ""

    def __init__(self, lead: str = "") -> None:
        """Read what follows `lead`, if that is not the kind's own."""
        self.lead = lead or self.lead

    def begins(self, line: Line) -> bool:
        """Return whether the value is clearly at the front of `line`, so that its `lead` may be left out."""
        return False

    @abstractmethod
    def read(self, line: Line) -> T:
        """Take the value from the front of `line`.

        Raises:
            NotationError: `not_a_move` if it is missing, what `Line.refusal` says, `no_number` (`word`, `field`).
        """

    def shown(self, value: T) -> str:
        """Return `value` as it is printed."""
        return str(value)

    def in_order(self, values: Iterable[T]) -> tuple[T, ...]:
        """Return several values in the order in which they are kept: as they came."""
        return tuple(values)


class Id(Field[str]):
    """One of `ids`. `paired`: with the field of this name it is a set, which is kept in the order of the ids."""

    def __init__(self, ids: Iterable[str], lead: str = "", *, paired: str = "") -> None:
        """Look names up among `ids`."""
        super().__init__(lead)
        self.names = folded(ids)
        self.ids = frozenset(self.names.values())
        self.paired = paired

    def read(self, line: Line) -> str:
        """Take the longest name in front."""
        if not line.ahead():
            raise NotationError("not_a_move")
        found = line.take_begun(self.names)
        if found is None:
            raise line.refusal(self.names)
        return found

    def in_order(self, values: Iterable[str]) -> tuple[str, ...]:
        """Return several values, which are a set, in the order of the ids."""
        places = list(self.names.values())
        return tuple(sorted(values, key=places.index))


class Number(Field[int]):
    """A whole number of at most three digits."""

    def read(self, line: Line) -> int:
        """Take a number."""
        if not line.ahead():
            raise NotationError("not_a_move")
        word = line.words[0]
        if not (word.isascii() and word.isdigit() and len(word) <= _LONGEST_NUMBER):
            raise NotationError("no_number", word=word, field=line.field)
        line.words = line.words[1:]
        return int(word)


class Several(Field[tuple[T, ...]]):
    """Values to the end of the line, each written like `each`; the word `none`, if any, means no value at all.

    Ids are a set: they may be typed in any order, and are kept in that of the ids.
    """

    def __init__(self, each: Field[T], none: str = "", lead: str = "") -> None:
        """Read one `each` after another."""
        super().__init__(lead)
        self.each = each
        self.none = none

    def read(self, line: Line) -> tuple[T, ...]:
        """Take all that is there: at least one value, or the word for none."""
        if self.none and line.take(folded((self.none,))):
            return ()
        found = [self.each.read(line)]
        while line.words:
            found.append(self.each.read(line))
        return self.each.in_order(found)

    def shown(self, value: tuple[T, ...]) -> str:
        """Return the values, or the word for none."""
        return " ".join(MASK if each is None else self.each.shown(each) for each in value) or self.none


class Verb:
    """A field that the verb itself tells, in place of the tag: `veto` and `nod` for a yes and a no."""

    def __init__(self, values: Mapping[str, object]) -> None:
        """Let each verb of `values` stand for its value."""
        self.values = values


class _Slot(NamedTuple):
    """A field of a move: its default (`msgspec.NODEFAULT`: required), and the words that lead those after it."""

    name: str
    field: Field
    default: object
    stops: Names


class _Pattern(Generic[M]):
    """One kind of move: its verbs, each with the value of the field that it tells, and the fields after it."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self.verb_field = ""
        self.verbs: dict[str, object] = {str(kind.__struct_config__.tag): None}
        written: list[tuple[str, Field, object]] = []
        hints = get_type_hints(kind, include_extras=True)
        for field in msgspec.structs.fields(kind):
            (how,) = (each for each in hints[field.name].__metadata__ if isinstance(each, Field | Verb))
            if isinstance(how, Verb):
                self.verb_field, self.verbs = field.name, dict(how.values)
            else:
                written.append((field.name, how, field.default))
        leads = [how.lead for _, how, _ in written]
        self.slots = tuple(
            _Slot(name, how, default, folded(filter(None, leads[place:])))
            for place, (name, how, default) in enumerate(written, start=1)
        )

        self.things = frozenset(
            known
            for _, how, _ in written
            for known in (getattr(how.each, "ids", ()) if isinstance(how, Several) else getattr(how, "ids", ()))
        )
        self.one_of = tuple((name, how.ids) for name, how, _ in written if isinstance(how, Id))
        self.some_of = tuple(
            (name, how.each.ids) for name, how, _ in written if isinstance(how, Several) and isinstance(how.each, Id)
        )

    def shown(self, move: M) -> Iterable[str]:
        """Yield the words of `move`."""
        wanted = getattr(move, self.verb_field) if self.verb_field else None
        yield next(verb for verb, value in self.verbs.items() if value == wanted)
        for name, field, default, _ in self.slots:
            value = getattr(move, name)
            if value != default:
                yield from filter(None, (field.lead, MASK if value is None else field.shown(value)))

    def read(self, verb: str, line: Line) -> M:
        """Return the move whose fields follow in `line`."""
        values: dict[str, Any] = {self.verb_field: self.verbs[verb]} if self.verb_field else {}
        for line.field, field, default, line.stops in self.slots:
            name = line.field
            is_there = bool(line.take(folded((field.lead,))) or field.begins(line) if field.lead else line.ahead())
            if is_there or default is msgspec.NODEFAULT:
                values[name] = _read(field, name, line)
                if isinstance(field, Id) and field.paired:
                    values[field.paired], values[name] = field.in_order((values[field.paired], values[name]))
        move: M = self.kind(**values)
        return move


def _read(field: Field[T], name: str, line: Line) -> T:
    try:
        return field.read(line)
    except NotationError as fault:
        if fault.code == "not_a_move" and not line.ahead():
            raise NotationError("incomplete", field=name) from None
        raise


class Notation(Generic[M]):
    """The notation of all kinds of moves of a game."""

    def __init__(self, moves: Any) -> None:
        """Read the descriptions of `moves`, a union of structs with tags."""
        self._patterns = {kind: _Pattern(kind) for kind in get_args(moves)}
        self._verbs = {verb: pattern for pattern in self._patterns.values() for verb in pattern.verbs}
        self._names = folded(self._verbs)
        self._things = {
            name: tuple(verb for verb, pattern in self._verbs.items() if name in pattern.things)
            for name in frozenset().union(*(pattern.things for pattern in self._patterns.values()))
        }
        fields = (slot.field for pattern in self._patterns.values() for slot in pattern.slots)
        self._fields = {type(field): field for field in fields if type(field).begins is not Field.begins}.values()
        leads = {slot.field.lead for pattern in self._patterns.values() for slot in pattern.slots}
        self._everything = {**folded(filter(None, leads)), **folded(self._things), **self._names}

    @property
    def verbs(self) -> tuple[str, ...]:
        """Return all words that a line can begin with."""
        return tuple(self._verbs)

    def shown(self, move: M) -> str:
        """Return the one line of `move`, with ids only."""
        return " ".join(self._patterns[type(move)].shown(move))

    def unknown(self, move: M) -> str | None:
        """Return the first id of `move` that there is not in the game, None if all are known."""
        pattern = self._patterns[type(move)]
        for name, ids in pattern.one_of:
            value = getattr(move, name)
            if value not in ids and value is not None:
                return str(value)
        for name, ids in pattern.some_of:
            for value in getattr(move, name) or ():
                if value not in ids:
                    return str(value)
        return None

    def verb_of(self, move: M) -> str:
        """Return the word that the line of `move` begins with."""
        return next(iter(self._patterns[type(move)].shown(move)))

    def parsed(self, text: str, aliases: Aliases) -> M:
        """Return the move that `text` means.

        Raises:
            NotationError: `not_a_move`; `no_verb` (`word`, `verbs`) for a thing with which a line begins;
                `incomplete` (`field`); `misplaced` (`word`, `field`) for what belongs elsewhere; `no_number` (`word`,
                `field`); `left_over` (`word`) after the end of a move; else what `Line.refusal` says.
        """
        line = Line(text, aliases, self._everything, self._fields)
        verb = line.take_begun(self._names)
        if verb is None:
            words = line.words
            thing = line.take(folded(self._things))
            if thing is not None:
                word = " ".join(words[: len(words) - len(line.words)])
                raise NotationError("no_verb", word=word, verbs=self._things[thing][:MOST_OPTIONS])
            raise NotationError("not_a_move")
        move: M = self._verbs[verb].read(verb, line)
        if line.words:
            raise NotationError("left_over", word=" ".join(line.words))
        return move
