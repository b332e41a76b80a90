"""What a mover takes, gives, swaps and drops on its way, by name: "drop the Treasure on u1". Pure."""

from collections.abc import Callable, Collection, Iterator
from typing import Final, Literal

from games.dungeon_twister.components import CODE, Token, token_of
from games.dungeon_twister.moves import Go
from games.dungeon_twister.quotes import GoQuote
from games.dungeon_twister.state import Piece, Public
from games.dungeon_twister.view import View
from render.naming import Names

Style = Literal["doing", "brief"]
_FORM: Final[dict[Style, str]] = {"doing": "accusative", "brief": "short"}


def doings(view: View, move: Go, names: Names, said: Callable[[str], str], most: int) -> str:
    """Return `said` of all that is done on the way; in as few letters as can be where it is longer than `most`."""
    whole = said(names.words.listed(_each(view, move, names, "doing")))
    return whole if len(whole) <= most else said(names.words.listed(_each(view, move, names, "brief")))


def held_by(view: View, code: str, names: Names, form: str) -> str:
    """Return what a character of the active seat has, by its name or its short one."""
    mover = view.public.piece(token_of(view.public.turn, code))
    return "" if mover is None else _named(_held(view, mover), names, form)


def untaken_on(public: Public, quote: GoQuote, changed: Collection[str] = ()) -> tuple[Token, ...]:
    """Return the objects that nobody has on squares in the middle of a way, but those `changed` on the way."""
    middle = [square for square in quote.way[1:-1] if square != quote.way[0] and square not in changed]
    people = {piece.square for piece in public.pieces if piece.is_character}
    things = {piece.square: piece.token for piece in public.pieces if not piece.is_character}
    return tuple(things[square] for square in dict.fromkeys(middle) if square in things and square not in people)


def _each(view: View, move: Go, names: Names, style: Style) -> Iterator[str]:
    """Yield each change of a move."""
    seat, form = view.public.turn, _FORM[style]
    mover = view.public.piece(token_of(seat, move.who))
    standing = {each.square: each for each in view.public.pieces if each.is_character and not each.wounded}
    held = None if mover is None else _held(view, mover)
    for change in move.changes:
        friend = standing.get(change.square)
        verb = "give" if change.verb == "leave" and friend is not None and friend is not mover else change.verb
        yield names.words(
            f"dungeon_twister-{style}-{verb}",
            square=change.square,
            **{f"held_{form}": _named(held, names, form), f"thing_{form}": _named(change.token, names, form)},
            friend="" if friend is None else names("token", friend.code),
        )
        held = change.token


def _held(view: View, mover: Piece) -> Token | None:
    """Return what the mover has when the move begins: what is on its square beside it (SPEC 3.3)."""
    others = (each for each in view.public.pieces if each.square == mover.square and each is not mover)
    return next((each.token for each in others), None)


def _named(token: Token | None, names: Names, form: str) -> str:
    """Return a thing by its name, without its owner: a square has one object and one character at most."""
    return "" if token is None else names("token", CODE.get(token, token), form)
