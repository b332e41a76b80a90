"""What a computer has judged of a match, in words: the chances of each to win, and the places that follow. Pure."""

from collections.abc import Iterator

from games.kernel.game import Outcome
from games.kernel.judged import MARGIN, Judged
from games.kernel.observation import Observation
from render.phrases import named
from text import Words


def judged_line(observation: Observation, judged: Judged | None, words: Words) -> str:
    """Return in how many matches of 100 each would win; nothing if no computer has judged."""
    shares = () if judged is None else judged.shares
    return words.listed(
        words("judged-share", player=named(face, words), share=of_a_hundred(share))
        for face, share in zip(observation.faces, shares, strict=False)
    )


def would_lines(observation: Observation, judged: Judged, would: Outcome, words: Words) -> Iterator[str]:
    """Yield the places that a match would end with, and the chances that they follow from."""
    ranked = sorted(observation.faces, key=lambda face: would.places[face.seat])
    line = words.listed(
        words(
            "vote-judged",
            player=named(face, words),
            place=would.places[face.seat],
            share=of_a_hundred(judged.shares[face.seat]),
        )
        for face in ranked
    )
    yield words("vote-would-judge", line=line)
    if len(set(would.places)) < len(would.places):
        yield words("vote-judged-equal", most=of_a_hundred(MARGIN))


def of_a_hundred(share: int) -> int:
    """Return thousandths as hundredths."""
    return round(share / 10)
