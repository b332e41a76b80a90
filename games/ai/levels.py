"""Levels of computer players, as they are stored. A level has a version, so that old matches can be checked."""

import msgspec

from games.kernel.errors import Refusal

RANDOM = "random"
"""Every topic and every move about it equally likely; needs no advice, so every game has it."""

NAMES = (RANDOM, "easy", "normal", "hard")
"""From the weakest to the strongest."""

_SEPARATOR = "."


class Level(msgspec.Struct, frozen=True, order=True):
    """How well a computer plays. `version`: of the game's advice, 0 for `random`. `character`: "" for none."""

    name: str
    version: int = 0
    character: str = ""

    def __str__(self) -> str:
        """Return it as it is stored: `random`, `normal.1` or `normal.1.bold`."""
        if self.name == RANDOM:
            return RANDOM
        return _SEPARATOR.join((self.name, str(self.version), *([self.character] if self.character else [])))


def read(text: str) -> Level:
    """Return the level that is stored as `text`; whether a game offers it is another question.

    Raises:
        Refusal: `unknown_level` (`word`).
    """
    name, *rest = text.split(_SEPARATOR)
    if name == RANDOM and not rest:
        return Level(RANDOM)
    if name not in NAMES[1:] or len(rest) not in (1, 2) or not rest[0].isdecimal() or not all(rest):
        raise Refusal("unknown_level", word=text)
    return Level(name, int(rest[0]), rest[1] if len(rest) > 1 else "")
