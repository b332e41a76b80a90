"""Eight tournaments that were played or published, with their points and what was published of their order.

Each file of `known/` tells where it comes from. They hold numbers and results only, which are facts.
"""

import json
from pathlib import Path
from typing import Any, Final

from play.formats.sheets import FULL, HALF, Kind, Line, Sheet, sheet

KNOWN: Final = Path(__file__).parent / "known"
NAMES: Final = tuple(sorted(path.stem for path in KNOWN.glob("*.json")))

_RESULTS: Final[dict[str, tuple[int, Kind]]] = {
    "win": (FULL, "played"),
    "draw": (HALF, "played"),
    "loss": (0, "played"),
    "forfeit-win": (FULL, "forfeit"),
    "forfeit-loss": (0, "forfeit"),
    "bye": (FULL, "bye"),
    "half-bye": (HALF, "absence"),
    "absent": (0, "absence"),
}


def known(name: str) -> dict[str, Any]:
    """Return a file as it is."""
    found: dict[str, Any] = json.loads((KNOWN / f"{name}.json").read_text())
    return found


def sheet_of(name: str, *, everybody_meets: bool = False) -> Sheet:
    """Return the sheet of a known tournament."""
    found = known(name)
    lines = {player["no"]: [_line(number, game) for number, game in enumerate(player["games"], 1)]
             for player in found["players"]}  # fmt: skip
    return sheet(lines, found["rounds"], everybody_meets=everybody_meets)


def twelfths(points: float) -> int:
    """Return points as printed in twelfths."""
    return round(points * FULL)


def _line(number: int, game: dict[str, Any]) -> Line:
    points, kind = _RESULTS[game["result"]]
    opponents = () if game["opponent"] is None else (game["opponent"],)
    return Line(number, points, kind, opponents, {"white": 0, "black": 1}.get(game["colour"]))
