"""What a computer has judged of a match, as the entry says by which the match ended so."""

import re
from typing import Final

import msgspec

MARGIN: Final = 50
"""Shares that are no further apart than so many thousandths make one place: a computer cannot tell them apart."""

_WRITTEN = re.compile(r"(?P<version>\d{1,6}\.\d{1,6})(?P<shares>( \d{1,4})+)", re.ASCII)


class Judged(msgspec.Struct, frozen=True):
    """In how many matches of 1,000 each seat would win (`shares`), and the `version` of the computer that says so."""

    version: str
    shares: tuple[int, ...]

    def __str__(self) -> str:
        """Return it as it is written: `1.1 720 280`."""
        return " ".join((self.version, *map(str, self.shares)))


def read(text: str) -> Judged | None:
    """Return what is written as `text`; None: that is no judgement."""
    found = _WRITTEN.fullmatch(text)
    if found is None:
        return None
    judged = Judged(found["version"], tuple(int(share) for share in found["shares"].split()))
    return judged if str(judged) == text else None
