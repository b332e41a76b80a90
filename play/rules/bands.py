"""Who can join by their rating: a band of ratings, and what becomes of those who have no number. Pure."""

from typing import Final

from games.kernel.errors import Refusal
from games.kernel.ratings import Band, Strength

LEAST_RATING: Final = 1
MOST_RATING: Final = 4_000
"""Between these lies every rating that somebody could ask for."""


def check_band(band: Band, strength: Strength) -> None:
    """Refuse who is not in a band, by their rating as it is now.

    Who has no number is not measured, since a newcomer's 1500 says nothing: they can join or not as the band has it.

    Raises:
        Refusal: `rating_not_in_band` (`have`, and of the band `least`, `most`, `side`), `no_rating_yet` (`missing`: so
            many matches until there is a number; of the band the same); `size`: what the rating is about.
    """
    if band.is_open:
        return
    size = strength.ladder.partition(".")[2] or "any"
    asked = {"least": str(band.least), "most": str(band.most), "side": band.side, "size": size}
    if strength.missing:
        if not band.has_newcomers:
            raise Refusal("no_rating_yet", missing=strength.missing, **asked)
        return
    if strength.points < band.least or (band.most and strength.points > band.most):
        raise Refusal("rating_not_in_band", have=str(strength.points), **asked)


def agreed_band(band: Band) -> Band:
    """Return a band that somebody can ask for.

    Raises:
        Refusal: `rating_out_of_bounds` (`least`, `most`), `band_reversed` (`least`, `most`).
    """
    if any(each and not LEAST_RATING <= each <= MOST_RATING for each in (band.least, band.most)):
        raise Refusal("rating_out_of_bounds", least=str(LEAST_RATING), most=str(MOST_RATING))
    if band.most and band.least > band.most:
        raise Refusal("band_reversed", least=str(band.least), most=str(band.most))
    return band
