"""What the tokens of Dungeon Twister are called, and the signs by which pictures show them."""

from collections.abc import Iterable
from typing import Final

from games.dungeon_twister.components import CHARACTERS, CODE, SEAT, Token, token_of
from games.dungeon_twister.view import View
from games.kernel.ids import Seat
from render.naming import Facts, Names, Vocabulary
from render.phrases import mark

TOKEN_ICON: Final = {
    "CLE": "priest", "GOB": "goblin", "MEK": "mekanork", "THI": "thief", "TRO": "troll", "WAR": "warrior",
    "WIZ": "wizard", "WLK": "wallwalker", "ARM": "armor", "POT": "potion", "ROP": "rope", "SWD": "sword",
    "TRE": "treasure", "WND": "wand",
}  # fmt: skip
FORMS: Final = ("accusative", "genitive")


def token(names: Names, each: str, form: str = "") -> str:
    """Return the name of a token behind its owner's shape, of a code without one: `■ Goblin`, `Goblin`."""
    if each in SEAT:
        return f"{mark(SEAT[each])} {names('token', CODE[each], form)}"
    return names("token", each, form)


def tokens(names: Names, each: Iterable[str]) -> str:
    """Return the names of tokens as one enumeration."""
    return names.words.listed(token(names, one) for one in each)


def own(names: Names, seat: Seat, code: str, form: str = "") -> str:
    """Return the name of the token of `seat` with that code."""
    return token(names, token_of(seat, code), form)


def placed(names: Names, places: Iterable[tuple[Token, str]]) -> str:
    """Return tokens with their squares as one enumeration."""
    return names.words.listed(
        names.words("dungeon_twister-turned-place", token=token(names, each), square=square) for each, square in places
    )


def values(names: Names, code: str) -> str:
    """Return speed and combat value of a character, what an object does."""
    if code not in CHARACTERS:
        return names("token", code, "text")
    character = CHARACTERS[code]
    return names.words("dungeon_twister-values", speed=character.speed, combat=character.combat)


def tile(names: Names, tile_id: str) -> str:
    """Return the number of a room's gear and which way it turns."""
    return names.words("dungeon_twister-tile", number=tile_id[0], clockwise=tile_id[1] == "R")


def _view_facts(view: View, _: Names) -> Facts:
    """Return what sentences about the view need."""
    public = view.public
    bonus = sum(piece.bonus for piece in public.pieces)
    slot = public.placing.slot if public.placing else ""
    return {"number": public.turns + 1, "points": public.points_left + bonus, "slot": slot}


VOCABULARY: Final = Vocabulary(
    game="dungeon_twister",
    kinds=dict.fromkeys(
        (
            "attacker", "target", "holds", "left", "carried", "potion", "wand", "by", "tokens", "passed", "codes",
            "falls", "dies", "who", "what", "thing",
        ),
        "token",
    )
    | {"slot": "letter"},
    by_seat=frozenset({"scores"}),
    spelt={"token": token, "tile": tile},
    more={View: _view_facts},
)  # fmt: skip
