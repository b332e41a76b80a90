"""Fights in words: who fights on each side, and how strong they are before cards. Pure."""

from collections.abc import Sequence

from games.dungeon_twister.components import CODE, Token
from games.dungeon_twister.events import FightBegun
from games.dungeon_twister.quotes import FightQuote
from games.kernel.ids import Seat
from games.kernel.observation import Observation
from render.dungeon_twister.names import tokens
from render.limits import OPTION_TEXT
from render.naming import Names


def fighters(sides: Sequence[Sequence[Token]], strengths: Sequence[int], names: Names) -> str:
    """Return who fights on each side, and how strong they are without cards."""
    return "; ".join(
        names.words(
            "dungeon_twister-log-fighters",
            player=names.player(Seat(seat)),
            tokens=tokens(names, side),
            strength=strengths[seat],
        )
        for seat, side in enumerate(sides)
    )


def fight_note(quote: FightQuote, seat: Seat, names: Names) -> str:
    """Return an attack by `seat` in one line: everybody by name, or only how strong the sides are."""
    own, other = quote.strengths[seat], quote.strengths[1 - seat]
    side, enemies = (
        names.words.listed(names("token", CODE[each], form) for each in quote.sides[which])
        for which, form in ((seat, ""), (1 - seat, "genitive"))
    )
    said = names.words("dungeon_twister-note-fight", side=side, enemies_genitive=enemies, own=own, other=other)
    if len(said) <= OPTION_TEXT:
        return said
    return names.words("dungeon_twister-note-fight-many", own=own, other=other)


def fight_begun(observation: Observation) -> FightBegun | None:
    """Return the fight that began last, None if this part of the log has none."""
    events = (event for entry in reversed(observation.log) for event in reversed(entry.events))
    return next((event for event in events if isinstance(event, FightBegun)), None)
