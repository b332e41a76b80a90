"""How players are named in what a game's pages say: with shape, plain for labels or with formatting for paragraphs."""

from collections.abc import Iterable

import msgspec

from games.kernel.ids import Seat
from games.kernel.observation import Observation
from render.phrases import label, mark, seat_name
from text import Words


class Naming(msgspec.Struct, frozen=True):
    """How players are named: in a label (`■ Boris`) or, `rich`, in a paragraph (`■ **Boris**`)."""

    observation: Observation
    words: Words
    rich: bool = False

    def player(self, seat: Seat) -> str:
        """Return shape and name of `seat`."""
        if self.rich:
            return seat_name(self.observation, seat, self.words)
        return f"{mark(seat)} {label(self.observation.face(seat), self.words)}"

    def players(self, seats: Iterable[Seat]) -> str:
        """Return shapes and names of `seats`."""
        return self.words.listed(self.player(seat) for seat in seats)
