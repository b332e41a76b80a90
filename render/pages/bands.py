"""Who can join by their rating: in words, and the fields in which that is agreed on. Pure."""

from collections.abc import Sequence

from games.kernel.errors import Refusal
from games.kernel.ratings import Band
from render import verbs
from render.page import Action, Field, Select, number_in
from render.pages.parts import option
from text import Words

LONGEST_RATING = 4
"""The digits of a rating that can be asked for."""


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
