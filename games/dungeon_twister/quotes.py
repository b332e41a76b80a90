"""What a move would cost and do, to be shown before it is made (SPEC 4, 8.3). Values only; quoting.py makes them.

Always: `with_potion` says that the point comes from a potion; `left` is what is left of that or of the card afterwards;
`ends_turn` that it is the last point, so that the turn ends with it; `ends_match` that the match does.
"""

import msgspec

from games.dungeon_twister.components import Token


class Price(msgspec.Struct, frozen=True, gc=False):
    """The point that every action costs (4.1)."""

    with_potion: bool
    left: int
    ends_turn: bool
    ends_match: bool = False


class GoQuote(msgspec.Struct, frozen=True, gc=False, tag="move"):
    """A move (4.2): its way from the first square on, what the mover holds in the end, and whether it picks that up.

    `passed` are the characters on the way, `points` those for leaving the maze, `falls` who dies for want of a rope.
    """

    price: Price
    way: tuple[str, ...]
    holds: Token | None
    picked: bool
    passed: tuple[Token, ...]
    points: int = 0
    falls: tuple[Token, ...] = ()


class LeapQuote(msgspec.Struct, frozen=True, gc=False, tag="leap"):
    """A jump or a way through a wall (4.3, 4.7): what is held after it and what is `left` behind.

    `jumps_left` are the jump cards after it.
    """

    price: Price
    holds: Token | None
    left: Token | None
    jumps_left: int
    points: int = 0


class FightQuote(msgspec.Struct, frozen=True, gc=False, tag="fight"):
    """An attack (4.6): who takes part, by seat, and how strong the sides are without cards."""

    price: Price
    sides: tuple[tuple[Token, ...], tuple[Token, ...]]
    strengths: tuple[int, int]


class RotateQuote(msgspec.Struct, frozen=True, gc=False, tag="rotate"):
    """A quarter turn (4.5): which way, and the tokens that turn along with the squares they come to."""

    price: Price
    clockwise: bool
    tokens: tuple[tuple[Token, str], ...]


class RevealQuote(msgspec.Struct, frozen=True, gc=False, tag="reveal"):
    """A room to turn up (4.4): how many tokens of each seat lie there."""

    price: Price
    tokens: tuple[int, int]


class FireQuote(msgspec.Struct, frozen=True, gc=False, tag="fire"):
    """A fireball (4.11): where it hits, who dies, and the points by seat."""

    price: Price
    square: str
    dies: tuple[Token, ...]
    points: tuple[int, int]


class ActQuote(msgspec.Struct, frozen=True, gc=False, tag="act"):
    """Any other action; `target` is the character it is about, if any."""

    price: Price
    target: Token | None = None


Quote = GoQuote | LeapQuote | FightQuote | RotateQuote | RevealQuote | FireQuote | ActQuote
