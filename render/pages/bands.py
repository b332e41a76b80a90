"""Who can join, by their rating and by how many of their answers came in time: words, and the fields to agree. Pure."""

from collections.abc import Sequence
from typing import Final, Literal

from games.kernel.errors import Refusal
from games.kernel.ratings import Band
from play.formats.settings import LEAST_ANSWERS
from render import verbs
from render.page import Action, Field, Select, number_in
from render.pages.forms import listed, whole
from render.pages.parts import option
from text import Words

LONGEST_RATING = 4
"""The digits of a rating that can be asked for."""

WANTED: Final = ("any", "80", "90", "known_80", "known_90", "invited")
"""What can be agreed on at an open table for those who join."""

SHARES: Final = ("0", "70", "80", "90")
"""What can be chosen for a tournament or league, in percent."""

KNOWN: Final = "known_"
"""How a choice begins that lets no newcomers in."""


def band_line(band: Band, words: Words) -> str:
    """Return who can join by their rating, "" if anybody can."""
    if band.is_open:
        return ""
    said = words("band-asked", least=str(band.least), most=str(band.most), side=band.side)
    return f"{said} {words('band-newcomers' if band.has_newcomers else 'band-no-newcomers')}"


def band_fields(band: Band, words: Words, verb: str, arg: str = "") -> tuple[Field | Select, ...]:
    """Return the fields for both ends of a band, as it is now, and the list for newcomers, which `verb` reads."""
    newcomers = tuple(
        option(f"newcomers.{each}", words(f"form-newcomers-{each}"), chosen=band.has_newcomers == (each == verbs.YES))
        for each in (verbs.YES, verbs.NO)
    )
    least, most = (str(each) if each else "" for each in (band.least, band.most))
    return (
        Field(words("form-band_least"), words("form-band_least-hint"), least, LONGEST_RATING),
        Field(words("form-band_most"), words("form-band_most-hint"), most, LONGEST_RATING),
        Select(Action(verb, arg), words("form-newcomers"), newcomers),
    )


def band_in(values: Sequence[str]) -> Band:
    """Return what was filled in.

    Raises:
        Refusal: `not_a_rating` (`word`); `unknown_control` if the modal had other fields.
    """
    if len(values) != 3:
        raise Refusal("unknown_control")
    least, most = (_rating(each.strip()) for each in values[:2])
    return Band(least, most, values[2] == f"newcomers.{verbs.YES}")


def _rating(typed: str) -> int:
    number = number_in(typed) if typed else 0
    if number is None:
        raise Refusal("not_a_rating", word=typed)
    return number


def wanted_list(wanted: str, words: Words) -> Select:
    """Return the list of how reliable people must be who join an open table."""
    options = tuple(option(rule, words(f"wanted-{rule}"), chosen=rule == wanted) for rule in WANTED)
    return Select(Action(verbs.WANTED), words("select-wanted"), options)


def reliability_list(verb: str, least: int, words: Words, *, is_known_only: bool) -> Select:
    """Return the list of how reliable people must be, `least` in percent, and whether newcomers can enter."""
    every = sorted({*SHARES, str(least)}, key=int)
    named = {each: words("form-reliability-value", count=int(each)) for each in every}
    named |= {f"{KNOWN}{each}": words("form-reliability-known", count=int(each)) for each in every if int(each)}
    return listed(verb, "reliability", named, f"{KNOWN if least and is_known_only else ''}{least}", words)


def reliability_in(chosen: str) -> tuple[int, bool]:
    """Return what was chosen: the share in percent, and whether newcomers are kept out.

    Raises:
        Refusal: `tournament_no_number` (`word`).
    """
    return whole(chosen.removeprefix(KNOWN)), chosen.startswith(KNOWN)


def reliability_line(of: Literal["tournament", "league"], least: int, words: Words, *, is_known_only: bool) -> str:
    """Return who can enter, and what that means for newcomers; `least` 0: anybody."""
    if not least:
        return words("reliability-any")
    newcomers = words("reliability-no-newcomers" if is_known_only else "reliability-newcomers", answers=LEAST_ANSWERS)
    return f"{words(f'{of}-wants-reliability', least=least)} {newcomers}"
