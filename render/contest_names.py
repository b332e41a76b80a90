"""What tournaments and leagues are called that nobody has named: by their game and format, with a number if need be.

Such a name follows the game and the format, in the language in which it was made; one that was typed stays.
"""

import re
from typing import Literal, TypeAlias

from play.formats.settings import CHOSEN
from render.phrases import game_name
from text import LANGUAGES, Words, words

Kind: TypeAlias = Literal["tournament", "league"]


def default_name(kind: Kind, game: str, of: str, words: Words) -> str:
    """Return what a new one is called; `of`: the format of a tournament."""
    return words(f"{kind}-new-name", game=game_name(game, words), format=of)


def following_name(kind: Kind, name: str, before: str, game: str, of: str) -> str | None:
    """Return the name that one has now that nobody has named; None: it was typed, or is the right one.

    `before`: the game that it had, `game` and `of`: the game and format that it has.
    """
    for language in LANGUAGES:
        said = words(language)
        known = {default_name(kind, before, each, said) for each in (CHOSEN if kind == "tournament" else ("",))}
        if any(re.fullmatch(rf"{re.escape(each)}( [0-9]+)?", name) for each in known):
            new = default_name(kind, game, of, said)
            return None if re.fullmatch(rf"{re.escape(new)}( [0-9]+)?", name) else new
    return None
