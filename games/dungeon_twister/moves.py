"""What a player can decide (SPEC 8.1), as values whose fields are their notation (SPEC 8.3).

`who` is the code of an own character; squares, slots and tokens go by their names. Where several characters could do
the same with the same effect, only the first of them in code order does it (SPEC 8.1). A line that was typed may name
tokens without their owner; resolving.py finds out which are meant.
"""

import re
from typing import Annotated, Final, Literal

import msgspec

from games.dungeon_twister.components import CHARACTERS, CODES, OWNERS, TEAM_SIZE, TOKENS, Token
from games.dungeon_twister.squares import NUMBER, SIDES, SLOTS
from games.kernel.errors import NotationError
from games.kernel.game import Aliases
from games.kernel.notation import Field, Id, Line, Number, Verb, folded

Way = Literal["take", "leave", "swap"]
_CHANGES: Final[dict[str, Way]] = {"take": "take", "swap": "swap", "leave": "leave", "give": "leave", "drop": "leave"}
_CHANGE: Final = folded(_CHANGES)
_ANY_TOKEN: Final = folded((*TOKENS, *CODES))
_DASH: Final = re.compile(r"[-\u2010-\u2015\u2212]")
"""The hyphen, and the dashes that word processors write in its place."""


class Change(msgspec.Struct, frozen=True, gc=False, cache_hash=True, array_like=True):
    """What the mover changes on a square before it moves on (SPEC 4.2.2).

    `take` with empty hands, `leave` (also: give) what it carries, or `swap` what it carries for `token`.
    """

    square: str
    verb: Way
    token: Token | None = None

    def shown(self) -> str:
        """Return the change as it is printed: `take e.ROP@b7`, `leave@b8`."""
        return f"{self.verb} {self.token}@{self.square}" if self.token else f"{self.verb}@{self.square}"


class Changes(Field[tuple[Change, ...]]):
    """The changes of a move to the end of the line: `take e.ROP@b7 leave@b8`; with a friend: `give THI@d4`.

    A square that is left out is "": where that token is, or for what is left where the move begins.
    """

    def read(self, line: Line) -> tuple[Change, ...]:
        """Take all that is there."""
        line.words = [part for word in line.words for part in _parted(word, line.aliases)]
        found = []
        while line.words:
            found.append(_read_change(line))
        return tuple(found)

    def shown(self, value: tuple[Change, ...]) -> str:
        """Return all changes."""
        return " ".join(change.shown() for change in value)


class Path(Field[str]):
    """A square, or all squares of the way from the first to the last: `a9-a8-b8`."""

    def read(self, line: Line) -> str:
        """Take squares, with dashes or blanks between them."""
        way: list[str] = []
        while line.words:
            parts = [part for part in _DASH.split(line.words[0]) if part]
            known = [_known_square(part, line.aliases) for part in parts]
            if None in known or not (known or way):
                break
            way += filter(None, known)
            line.words = line.words[1:]
        if not way:
            raise _no_square(line) if line.words else NotationError("not_a_move")
        return "-".join(way)


class Squad(Field[tuple[str, ...]]):
    """Four characters, north to south."""

    def read(self, line: Line) -> tuple[str, ...]:
        """Take four codes."""
        return tuple(_WHO.read(line) for _ in range(TEAM_SIZE))

    def shown(self, value: tuple[str, ...]) -> str:
        """Return the codes."""
        return " ".join(value)


class Word(Field[bool]):
    """A word that is there or not."""

    def read(self, line: Line) -> bool:
        """Say that the word was there."""
        return True

    def shown(self, value: bool) -> str:
        """Return nothing more than the word."""
        return ""


class RoomToReveal(Id):
    """A room; who reveals it can be named before it, as with all other actions: `reveal WIZ B`."""

    def read(self, line: Line) -> str:
        """Take the room, and put who is named before it behind it."""
        who = line.take(_WHO.names)
        slot = super().read(line)
        if who is not None:
            line.words = [_BY, who, *line.words]
        return slot


_BY: Final = "by"
_WHO: Final = Id((*CHARACTERS, *(f"{owner}.{code}" for owner in OWNERS for code in CHARACTERS)))
_SQUARE: Final = Id(NUMBER)
_SLOT: Final = Id(SLOTS)
_LEAVE: Final = Word("leave")


def _known_square(name: str, aliases: Aliases) -> str | None:
    """Return the square that is called so, also in Cyrillic letters that look alike; None if there is none."""
    plain = name.casefold()
    square = plain if plain in NUMBER else aliases.get(plain, "").casefold()
    return square if square in NUMBER else None


def _no_square(line: Line) -> NotationError:
    """Return why the word at the front is no square; of a way the part that is none."""
    parts = (part for part in _DASH.split(line.words[0]) if part and _known_square(part, line.aliases) is None)
    return line.part(" ".join((next(parts, line.words[0]), *line.words[1:]))).refusal({})


def _parted(word: str, aliases: Aliases) -> tuple[str, ...]:
    """Return `leave@b8` in two parts, any other word as it is."""
    verb, at, square = word.partition("@")
    is_change = at and Line(verb, aliases).take(_CHANGE)
    return (verb, f"@{square}") if is_change else (word,)


def _read_change(line: Line) -> Change:
    """Take a change off the line; its token may still want its owner, or be the friend who holds what is meant."""
    verb = line.take(_CHANGE)
    if verb is None:
        raise line.refusal({})
    line.stops = _CHANGE
    words = line.ahead()
    length = next((place + 1 for place, word in enumerate(words) if "@" in word), len(words))
    line.words = line.words[length:]
    name, at, square = " ".join(words[:length]).partition("@")
    if at:
        known = _known_square(square, line.aliases)
        if known is None:
            raise line.part(square or at).refusal({})
        square = known
    if not name and _CHANGES[verb] != "leave":
        raise NotationError("not_a_move")
    named = Line(name, line.aliases)
    token = named.take(_ANY_TOKEN)
    if name and (token is None or named.words):
        raise line.part(name).refusal({})
    if at and _CHANGES[verb] == "leave":
        token = None
    return Change(square, _CHANGES[verb], token)


class Team(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="team"):
    """Choose the starting team, north to south: `team CLE WAR THI GOB`."""

    squares: Annotated[tuple[str, ...], Squad()]


class Hide(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="hide"):
    """Lay an own token face down on a room: `hide WIZ B`. Others know the slot only: `token` is None for them."""

    token: Annotated[str | None, Id((*CODES, *TOKENS))]
    slot: Annotated[str, _SLOT]


class Card(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="card"):
    """Play an action card: `card 3`."""

    value: Annotated[int, Number()]


class Go(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="move"):
    """Move a character, changing what it carries on the way: `move GOB b8 take e.ROP@b7`.

    `to` is a whole path only where one was typed that cannot be walked, so that the refusal can tell why.
    """

    who: Annotated[str, _WHO]
    to: Annotated[str, Path()]
    changes: Annotated[tuple[Change, ...], Changes()] = ()


class Jump(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="jump"):
    """Jump over a pit: `jump TRO f1 f2 leave`."""

    who: Annotated[str, _WHO]
    pit: Annotated[str, _SQUARE]
    to: Annotated[str, _SQUARE]
    leaves: Annotated[bool, _LEAVE] = False


class Walk(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="walk"):
    """Walk through a wall: `walk WLK c3 leave`."""

    who: Annotated[str, _WHO]
    to: Annotated[str, _SQUARE]
    leaves: Annotated[bool, _LEAVE] = False


class Reveal(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="reveal"):
    """Turn up a room: `reveal A by THI`; nobody need be named where it does not matter who."""

    slot: Annotated[str, RoomToReveal(SLOTS)]
    who: Annotated[str, Id(_WHO.names.values(), lead=_BY)] = ""


class Put(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="put"):
    """Place a token of a revealed room: `put w.TRO d3`."""

    token: Annotated[Token, Id((*TOKENS, *CODES))]
    square: Annotated[str, _SQUARE]


class Rotate(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="rotate"):
    """Turn a room a quarter: `rotate THI A`. Only the Mekanork says which way: `rotate MEK H ccw`."""

    who: Annotated[str, _WHO]
    slot: Annotated[str, _SLOT]
    turn: Annotated[Literal["cw", "ccw"] | None, Id(("cw", "ccw"))] = None


class Fight(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="fight"):
    """Attack an enemy: `fight WAR e.TRO with 4`. The card is the mover's own secret (`?`), or is asked for later."""

    who: Annotated[str, _WHO]
    target: Annotated[Token, Id((*TOKENS, *CODES))]
    card: Annotated[int | Literal["?"] | None, Number(lead="with")] = None


class Combat(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="combat"):
    """Lay a combat card: `combat 4`. None for whom it is secret."""

    card: Annotated[int | None, Number()]


class Operate(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="gate"):
    """Open, close or break the portcullis between the character and `to`: `open THI c2`."""

    who: Annotated[str, _WHO]
    to: Annotated[str, _SQUARE]
    act: Annotated[Literal["open", "close", "break"], Verb({each: each for each in ("open", "close", "break")})]


class Heal(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="heal"):
    """Heal the wounded character on a neighbouring square: `heal CLE e4`."""

    who: Annotated[str, _WHO]
    square: Annotated[str, _SQUARE]


class Regenerate(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="regen"):
    """Let the wounded Troll recover: `regen`."""


class Drink(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="drink"):
    """Drink the Speed Potion: `drink CLE`."""

    who: Annotated[str, _WHO]


class Fire(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="fire"):
    """Throw a fireball: `fire WIZ E`."""

    who: Annotated[str, _WHO]
    side: Annotated[Literal["N", "E", "S", "W"], Id(SIDES)]


class End(msgspec.Struct, frozen=True, gc=False, cache_hash=True, tag="end"):
    """End the turn: `end`."""


Move = (
    Team | Hide | Card | Go | Jump | Walk | Reveal | Put | Rotate | Fight | Combat | Operate | Heal | Regenerate
    | Drink | Fire | End
)  # fmt: skip
