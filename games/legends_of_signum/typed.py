"""Places typed as words: `move A1 to contact B3 from north`, `run A2 to towards B0` (SPEC 18.3, 18.5). Pure.

The words are the labels of the suggestions; a line with such words becomes the line with the points that they mean, so
that a stored move does not depend on them.
"""

from typing import Final, get_args

from games.kernel.errors import NotationError
from games.kernel.game import Aliases
from games.legends_of_signum.geometry import Path, Point
from games.legends_of_signum.notation import point_text
from games.legends_of_signum.places import Label, named_places
from games.legends_of_signum.sides import unit_of
from games.legends_of_signum.state import Table, Unit
from games.legends_of_signum.walking import Gait, contact_point, walk_of

CONTACT: Final = "contact"
COMPASS: Final = {
    "n": Point(0, 1), "ne": Point(1, 1), "e": Point(1, 0), "se": Point(1, -1),
    "s": Point(0, -1), "sw": Point(-1, -1), "w": Point(-1, 0), "nw": Point(-1, 1),
}  # fmt: skip
NARROW_FAN: Final = (0, 1, -1)
"""From a named direction contact is looked for no farther aside than this, in steps of 30 degrees."""

_TO: Final = "to"
_LABELS: Final = frozenset(get_args(Label)) - {"way", "cell"}
_LOOK_ALIKES: Final = str.maketrans("АВСДавсд", "ABCDABCD")


def with_points(line: str, table: Table, aliases: Aliases) -> str:
    """Return a line in which the place of a Move or Run is written in points.

    Raises:
        NotationError: `no_such_place` (`unit`, `word`) for words that mean no place that can be reached.
    """
    words = line.split()

    def meant(word: str) -> str:
        return aliases.get(word.casefold(), word.casefold())

    if len(words) > 2 and meant(words[2]) in _LABELS:
        words.insert(2, _TO)
    if len(words) < 4:
        return line
    verb, label = meant(words[0]), meant(words[3])
    unit = unit_of(table, words[1].translate(_LOOK_ALIKES).upper())
    if verb not in {"move", "run"} or meant(words[2]) != _TO or label not in _LABELS or unit is None:
        return line
    about = words[4].translate(_LOOK_ALIKES).upper() if len(words) > 4 else ""
    gait: Gait = "run" if verb == "run" else "rush" if unit.deployed and unit.controller is None else "move"
    if label == CONTACT and len(words) > 6 and meant(words[5]) == "from":
        path = _contact(table, unit, gait, about, meant(words[6]))
    else:
        found = named_places(table, unit, gait)
        path = next((each.path for each in found if each.label == label and about in {"", each.about}), None)
    if path is None:
        raise NotationError("no_such_place", unit=unit.id, word=" ".join(words[3:]))
    return " ".join((*words[:3], " ; ".join(map(point_text, path))))


def _contact(table: Table, unit: Unit, gait: Gait, about: str, side: str) -> Path | None:
    target = unit_of(table, about)
    if target is None or side not in COMPASS:
        return None
    return contact_point(walk_of(table, unit, gait), target.disc, COMPASS[side], NARROW_FAN)
