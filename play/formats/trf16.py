"""A tournament in rounds for two in FIDE's report format (TRF16), which programs for Swiss tournaments read."""

from collections.abc import Mapping
from typing import Final

from play.formats.sheets import FULL, HALF, Line, Sheet

_POINTS: Final = {FULL: "1", HALF: "=", 0: "0"}
_NAME: Final = 33
_COLOURS: Final = {0: "w", 1: "b", None: "-"}
_OPEN: Final = " " * 10


def report(sheet: Sheet, names: Mapping[int, str], places: Mapping[int, int], title: str) -> str:
    """Return the report as text; who begins has white, and points that are not halves are cut to halves.

    `names` and `places`: of each entrant.
    """
    rows = [f"012 {_plain(title)}", f"XXR {sheet.rounds}"]
    rows.extend(
        f"001 {entrant:4d}      {_plain(names[entrant])[:_NAME]:<{_NAME}} {'':>4} {'':>3} {'':>11} {'':>10} "
        f"{sheet.twelfths(entrant) // HALF / 2:4.1f} {places[entrant]:4d}" + _rounds(sheet, entrant)
        for entrant in sheet.entrants
    )
    return "\n".join(rows) + "\n"


def _plain(text: str) -> str:
    """Return a name on one line, with letters as they are."""
    return " ".join(text.split())


def _rounds(sheet: Sheet, entrant: int) -> str:
    """Return all rounds of an entrant; one whose result is open is blank."""
    by_round = {line.round: _round(line) for line in sheet.lines[entrant]}
    return "".join(by_round.get(number, _OPEN) for number in range(1, sheet.rounds + 1)).rstrip()


def _round(line: Line) -> str:
    """Return one round of an entrant: the opponent, the colour, the result."""
    opponent = line.opponents[0] if line.opponents else 0
    colour = _COLOURS[line.seat if line.opponents else None]
    return f"  {opponent:04d} {colour} {_result(line)}"


def _result(line: Line) -> str:
    points = line.twelfths // HALF * HALF
    if line.kind == "played":
        return _POINTS[points]
    if line.kind == "forfeit":
        return "+" if points else "-"
    if line.kind == "bye":
        return "U" if points == FULL else "H"
    return {FULL: "F", HALF: "H", 0: "Z"}[points]
