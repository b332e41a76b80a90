"""The set-up from a book: who starts, and where the other tokens are hidden (SPEC 2.3, 2.4). Drawn, never the same."""

from collections.abc import Mapping, Sequence

from games.ai.advice import Parts
from games.ai.quick import QuickChance
from games.dungeon_twister import setup
from games.dungeon_twister.components import CODE, CODES, SEAT, TEAM_SIZE
from games.dungeon_twister.moves import Hide, Move, Team
from games.dungeon_twister.squares import SLOTS
from games.dungeon_twister.state import State, still_to_hide
from games.kernel.ids import Seat

LAYOUTS: tuple[str, ...] = (
    # CLE GOB MEK THI TRO WAR WIZ WLK ARM POT ROP SWD TRE WND
    "AABEEFBFAEBFCB",
    "EEFAABFBEAFBGF",
    "ABAEFEBFBAEFGB",
    "EFEABAFBFEABCF",
    "BAEFAEFBABCFGE",
    "FEABEABFEFGBCA",
    "AEBBFAEFBFAECE",
    "EAFFBEABFBEAGA",
    "BEABEFAFEACBGB",
    "FAEFABEBAEGFCF",
    "AFBEAEFCEBAFGB",
    "EBFAEABGAFEBCF",
    "BAFAEBECFAEBDF",
    "FEBEAFAGBEAFHB",
    "ABEFFAEBACBEDA",
    "EFABBEAFEGFAHE",
    "AEFBAECFBEFACB",
    "EABFEAGBFABEGF",
    "BBAFEEFAAEBCGF",
    "FFEBAABEEAFGCB",
    "ACBEAFEBEAFBDF",
    "EGFAEBAFAEBFHB",
    "BFEAEAFDCAEBGB",
    "FBAEAEBHGEAFCF",
)
"""For each token in the order of codes the room in which West hides it; East's are the other way round.

Characters are near the own line, where one reveals them oneself, with some farther on; a Treasure is where the way out
of the maze is shorter than the enemy's.
"""

_MIRRORED = dict(zip(SLOTS, "DCBAHGFE", strict=True))
_STARTERS = {"CLE": 4, "GOB": 5, "MEK": 3, "THI": 6, "TRO": 2, "WAR": 4, "WIZ": 4, "WLK": 4}
"""How often characters start: the fast ones, and those who open ways, more often."""


class Starters(Parts[Move]):
    """A starting team as four choices, from north to south."""

    def choices(self, chosen: tuple[str, ...]) -> Mapping[str, int]:
        """Return who can start on the next square."""
        if len(chosen) == TEAM_SIZE:
            return {}
        return {code: weight for code, weight in _STARTERS.items() if code not in chosen}

    def move(self, chosen: tuple[str, ...]) -> Move:
        """Return the whole team."""
        return Team(chosen)


def hidden(state: State, seat: Seat, chance: QuickChance) -> Hide:
    """Return what `seat` hides next and where: by one of the layouts that its tokens fit best which lie already.

    A token whose room is full goes to the nearest one with space.
    """
    layouts = _fitting(_lying(state, seat), seat)
    layout = chance.choice("layout", layouts)
    token = chance.choice("token", still_to_hide(seat, state.teams[seat], state.stash))
    move = setup.meant(state, seat, Hide(CODE[token], layout[CODE[token]]))
    assert isinstance(move, Hide)
    return move


def _lying(state: State, seat: Seat) -> dict[str, str]:
    """Return the own tokens that lie already, with their rooms."""
    return {
        CODE[token]: slot
        for slot, tokens in zip(SLOTS, state.stash, strict=True)
        for token in tokens
        if SEAT[token] == seat
    }


def _fitting(lying: Mapping[str, str], seat: Seat) -> Sequence[Mapping[str, str]]:
    """Return the layouts that say most of where the tokens lie."""
    layouts = [
        {code: slot if seat == 0 else _MIRRORED[slot] for code, slot in zip(CODES, layout, strict=True)}
        for layout in LAYOUTS
    ]
    fits = [sum(layout[code] == slot for code, slot in lying.items()) for layout in layouts]
    return [layout for layout, fit in zip(layouts, fits, strict=True) if fit == max(fits)]
