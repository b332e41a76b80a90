"""How long a seat has for one decision, by the pace agreed when the table opens. Pure data."""

from collections.abc import Mapping

from games.kernel.errors import Refusal

SECONDS: Mapping[str, int | None] = {
    "none": None,
    "live": 5 * 60,
    "daily": 24 * 3600,
    "relaxed": 72 * 3600,
    "weekly": 168 * 3600,
}
"""Pace -> seconds for a decision; None: no deadline."""


def check_pace(pace: str) -> None:
    """Refuse an unknown pace: `unknown_pace` (`word`)."""
    if pace not in SECONDS:
        raise Refusal("unknown_pace", word=pace)
