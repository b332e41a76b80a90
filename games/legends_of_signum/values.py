"""What a creature is worth now: Strength, Health, keywords, auras, allowance (SPEC 5.6, 6.1, 7). Pure.

Nothing here is stored: every value is worked out of the table at the moment it is needed (16.1).
"""

from collections.abc import Iterator
from typing import Literal

from games.kernel.ids import Seat
from games.legends_of_signum.components import CREATURE, HERO, RELIC, UNIQUE, Character
from games.legends_of_signum.geometry import CONTACT, Disc, Path, Point, is_contact, is_crossed, is_inside, is_within
from games.legends_of_signum.parameters import HERO_COST, S
from games.legends_of_signum.sides import are_enemies, team
from games.legends_of_signum.state import Table, Token, Unit
from games.legends_of_signum.vocabulary import MILLIMETRES, RUN_MILLIMETRES, Aura, Keyword

AuraField = Literal["strength", "armour", "berserk", "charge_die"]
_FROM_AURAS: dict[Keyword, AuraField] = {"armour": "armour", "berserk": "berserk", "charge_die": "charge_die"}
_HIGHEST: frozenset[Keyword] = frozenset({"armour", "resist"})
"""Keywords of which several sources never add up (6.8, 7)."""


def keyword(table: Table, unit: Unit, word: Keyword) -> int:
    """Return the value of a keyword, 0 without it: printed, granted, from relics, auras and Hallowed Ground.

    Of printed and granted the higher counts; relics and auras add, except to Armour and Resist (SPEC 7).
    """
    value = CREATURE[unit.card].keywords.get(word, 0)
    for modifier in unit.modifiers:
        for granted, number in modifier.keywords:
            if granted == word:
                value = max(value, number)
    more: list[int] = []
    if unit.card in HERO:
        more = [RELIC[relic].keywords.get(word, 0) for relic in table.players[unit.seat].relics]
    elif word in _FROM_AURAS:
        more = [from_auras(table, unit, _FROM_AURAS[word])]
    if word == "armour" and table.tokens:
        more += [token.data.own_armour for token in _grounds(table, unit)]
    if not more:
        return value
    return max(value, *more) if word in _HIGHEST else value + sum(more)


def has(table: Table, unit: Unit, word: Keyword) -> bool:
    """Return whether a creature has a keyword now."""
    return keyword(table, unit, word) > 0


def may_have(unit: Unit, words: frozenset[Keyword]) -> bool:
    """Return whether a creature can have one of these keywords, none of which comes from auras; most have none."""
    return bool(unit.modifiers or unit.is_hero or not words.isdisjoint(unit.data.keywords))


def strength(table: Table, unit: Unit) -> int:
    """Return the Strength of a creature (6.1), never below 1."""
    value = unit.data.strength + sum(modifier.strength for modifier in unit.modifiers)
    if unit.is_hero:
        value += sum(RELIC[relic].strength for relic in table.players[unit.seat].relics)
    else:
        value += from_auras(table, unit, "strength")
        value += sum(
            token.data.own_strength
            for token in table.tokens
            if token.seat == unit.side and token.data.own_strength and is_within(unit.disc, token.disc, S)
        )
    if unit.wounds:
        value += keyword(table, unit, "berserk")
    return max(1, value)


def health(table: Table, unit: Unit) -> int:
    """Return the Health of a creature with all that changes it (1.4)."""
    value = unit.data.health + sum(modifier.health for modifier in unit.modifiers)
    if unit.is_hero:
        player = table.players[unit.seat]
        value += sum(RELIC[relic].health for relic in player.relics)
        value += sum(UNIQUE[built.id].hero_health for built in player.city if built.id in UNIQUE)
    return value


def health_left(table: Table, unit: Unit) -> int:
    """Return Health less wounds; a creature with 0 or less dies (1.4, 6.9)."""
    return health(table, unit) - unit.wounds


def total_cost(unit: Unit) -> int:
    """Return the total cost of a character (1.6); heroes count as 99 (13.2)."""
    return unit.data.cost.total if isinstance(unit.data, Character) else HERO_COST


def from_auras(table: Table, unit: Unit, what: AuraField) -> int:
    """Return what auras give a character now (7.2): sources with the same name do not add up, others do."""
    found: dict[str, int] = {}
    disc = unit.disc
    for name, aura, source in _auras(table, unit):
        value = getattr(aura, what)
        if value and is_within(disc, source, MILLIMETRES[aura.range]):
            found[name] = max(value, found.get(name, 0))
    return sum(found.values())


def _auras(table: Table, unit: Unit) -> Iterator[tuple[str, Aura, Disc]]:
    """Yield the auras that friends of `unit` have, by name; not the source's own, and none for heroes (7.2)."""
    if unit.is_hero:
        return
    own = team(table, unit.side)
    for source in table.units:
        if source.id == unit.id:
            continue
        data = source.data
        relics = table.players[source.seat].relics if source.is_hero else ()
        if (data.aura is None and not relics) or team(table, source.side) != own:
            continue
        if data.aura is not None:
            yield source.card, data.aura, source.disc
        for relic in relics:
            aura = RELIC[relic].aura
            if aura is not None:
                yield relic, aura, source.disc


def _grounds(table: Table, unit: Unit) -> Iterator[Token]:
    """Yield the own areas that `unit` is inside of."""
    for token in table.tokens:
        if token.seat == unit.side and token.data.area and is_inside(Point(unit.x, unit.y), token.disc):
            yield token


def is_touching(one: Unit, other: Unit) -> bool:
    """Return whether two creatures are in base contact (5.4)."""
    return is_contact(one.disc, other.disc)


def touching_enemies(table: Table, unit: Unit) -> tuple[Unit, ...]:
    """Return the enemies in base contact with `unit`, in order of entering play; with any it is engaged (5.5)."""
    x, y, reach, side = unit.x, unit.y, unit.data.radius + CONTACT, unit.side
    return tuple(
        [
            other
            for other in table.units
            if (other.x - x) ** 2 + (other.y - y) ** 2 <= (other.disc.r + reach) ** 2
            and are_enemies(table, other.side, side)
        ]
    )


def allowance(table: Table, unit: Unit, *, run: bool) -> int:
    """Return how far `unit` may go before any area slows it (5.6): Forced March and Blizzard count once each."""
    band = unit.data.move
    value = RUN_MILLIMETRES[band] if run else MILLIMETRES[band]
    side = unit.side
    weather = 0
    for seat, player in enumerate(table.players):
        if player.blizzard > weather and team(table, Seat(seat)) != team(table, side):
            weather = player.blizzard
    return max(0, value + table.players[side].marks.march - weather)


def slowing(table: Table, unit: Unit) -> tuple[Token, ...]:
    """Return the areas that would slow `unit` when it crosses them (5.6, 5.9)."""
    found = tuple([token for token in table.tokens if token.data.slow and is_hampered(table, unit, token)])
    return () if found and (has(table, unit, "flight") or has(table, unit, "forester")) else found


def is_hampered(table: Table, unit: Unit, token: Token) -> bool:
    """Return whether a token slows `unit`: unique terrain leaves its owner's side alone (5.6), until he has left."""
    return not token.data.unique or token.seat is None or team(table, token.seat) != team(table, unit.side)


def slow_of(tokens: tuple[Token, ...], start: Point, path: Path) -> int:
    """Return the largest slow value among `tokens` that a path crosses (5.6)."""
    return max((token.data.slow for token in tokens if is_crossed(start, path, token.disc)), default=0)
