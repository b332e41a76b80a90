"""Random fields on which nothing overlaps, for properties and for the second implementation."""

import random
from collections.abc import Iterator
from math import cos, pi, sin

from hypothesis import strategies as st

from games.kernel.ids import Seat
from games.legends_of_signum.components import CHARACTER, CREATURE, TERRAIN
from games.legends_of_signum.geometry import Disc, is_overlap
from games.legends_of_signum.state import Modifier, Player, Table, Token, Unit
from tests.games.legends_of_signum.scenes import table

HEROES = ("hv1", "hv2", "he1", "he2", "hw1", "hw2")
RELICS = ("r01", "r02", "r04", "vr1", "vr2", "er1", "er2", "wr1", "wr3")
SPELLS = (
    ("s03", 2, ()),
    ("vs2", 0, (("agile", 1), ("hidden", 1))),
    ("vs4", 1, (("poison", 2),)),
    ("es4", 1, ()),
)


def scene(dice: random.Random, units: int = 12, tokens: int = 5, width: int = 600) -> Table:
    """Return a field with so many characters at most and heroes, crowded in the middle when `width` is small."""
    bases: list[Disc] = []
    heroes = [dice.choice(HEROES) for _ in range(2)]
    found: list[Unit] = []
    for seat, hero in enumerate(heroes):
        found += _placed(dice, f"{'AB'[seat]}0", hero, bases, width)
    for number in range(1, dice.randint(2, units) + 1):
        label = f"{'AB'[number % 2]}{number}"
        found += _placed(dice, label, dice.choice(tuple(CHARACTER)), bases, width)
    terrain: list[Token] = []
    for _ in range(dice.randint(0, tokens)):
        terrain += _landscape(dice, bases, terrain, width)
    players = tuple(Player(hero, relics=tuple(dice.sample(RELICS, dice.randint(0, 2)))) for hero in heroes)
    order = tuple(Seat(seat) for seat in dice.choice(((0, 1), (1, 0))))
    return table(*found, tokens=terrain, players=players, heroes=heroes, order=order)


def _placed(dice: random.Random, label: str, card: str, bases: list[Disc], width: int) -> Iterator[Unit]:
    seat = "AB".index(label[0])
    low = (600 - width) // 2
    for _ in range(20):
        x, y = dice.randint(low + 30, low + width - 30), dice.randint(low + 30, low + width - 30)
        if bases and dice.random() < 0.4:
            x, y = _beside(dice, dice.choice(bases), CREATURE[card].radius)
        standing = Unit(
            label,
            Seat(seat),
            card,
            x,
            y,
            wounds=dice.choice((0, 0, 1)),
            defended=dice.choice((0, 0, 1, 2)),
            stance=dice.choice(("guard", "assault")),
            stunned=dice.random() < 0.1,
            modifiers=_modifiers(dice, seat),
        )
        inside = 30 <= x <= 570 and 30 <= y <= 570
        if inside and not any(is_overlap(standing.disc, base) for base in bases):
            bases.append(standing.disc)
            yield standing
            return


def _beside(dice: random.Random, base: Disc, radius: int) -> tuple[int, int]:
    """Return a place in contact with a base, or just out of it."""
    angle, away = dice.uniform(0, 2 * pi), base.r + radius + dice.uniform(0, 4)
    return round(base.x + away * cos(angle)), round(base.y + away * sin(angle))


def _modifiers(dice: random.Random, seat: int) -> tuple[Modifier, ...]:
    if dice.random() < 0.7:
        return ()
    card, strength, keywords = dice.choice(SPELLS)
    return (Modifier(card, Seat(seat), "turn", strength, 0, keywords),)  # type: ignore[arg-type]


def _landscape(dice: random.Random, bases: list[Disc], laid: list[Token], width: int) -> Iterator[Token]:
    low = (600 - width) // 2
    card = dice.choice(tuple(TERRAIN))
    radius = TERRAIN[card].radius
    for _ in range(20):
        x = dice.randint(low + radius, low + width - radius)
        y = dice.randint(low + radius, low + width - radius)
        lying = Token(card, Seat(dice.randrange(2)), x, y, explored=dice.random() < 0.2)
        # Creatures may stand in areas, so these may lie under them; tokens need no distance here.
        blocked = () if TERRAIN[card].area else bases
        if not any(is_overlap(lying.disc, base) for base in (*blocked, *(each.disc for each in laid))):
            yield lying
            return


def scenes() -> st.SearchStrategy[Table]:
    """Return a strategy of small crowded fields."""
    return st.builds(
        lambda seed, width: scene(random.Random(seed), units=9, tokens=4, width=width),
        st.integers(0, 2**32),
        st.sampled_from((260, 400, 600)),
    )
