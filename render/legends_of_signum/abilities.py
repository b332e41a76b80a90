"""What cards cost and do, in words made from their vocabulary by one grammar. Pure.

A new card of the same vocabulary needs a name and nothing else.
"""

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Any, Final

from games.legends_of_signum import components as c
from games.legends_of_signum.view import View
from games.legends_of_signum.vocabulary import Aura, Grant, Hex, Operation
from render.legends_of_signum.names import GAME, card, cards, face_name, far
from render.naming import Facts, Names, tag_of
from render.phrases import capital

VALUED: Final = frozenset({
    "armour", "berserk", "healer", "lancer", "looter", "mage", "parry", "poison", "regeneration", "resist", "shooter",
    "thrower",
})  # fmt: skip
"""Keywords that are said with their number."""

_BUILDING_FIELDS: Final = (
    "income", "discard_when_built", "reclaim_spell_when_built", "mercenary_discount", "start_heal",
    "first_deployed_ward", "first_deployed_rush", "relic_discount", "hero_health", "stables_discount", "draw_on_death",
)  # fmt: skip
_TERRAIN_FIELDS: Final = (
    "cover", "blocks", "ruins", "deploys", "market", "zaps", "heals", "own_armour", "own_strength", "thorns",
)  # fmt: skip
_SPRUNG: Final = frozenset({"wound", "stun"})
"""Operations of which a tactic says something else than a spell: to whom they are done is said by what sets it off."""

_AURA_WORDS: Final = {"armour": "armour", "berserk": "berserk", "charge_die": "charge_die"}


def text_of(names: Names, thing: str) -> str:
    """Return what a card, hero, building or terrain does, as sentences without its cost; "" if it has no ability."""
    return capital("; ".join(effects_of(names, thing)))


def use_of(names: Names, building: str, view: View) -> Iterator[str]:
    """Yield for which cards of the own hand a basic building is needed, and what it does apart from paying.

    Of a unique building yield what it does.
    """
    if building in c.UNIQUE:
        yield text_of(names, building)
        return
    hand = () if view.own is None else view.own.hand
    wanted = [each for each in dict.fromkeys(hand) if building in c.CARD[each].cost.named]
    key = "wanted" if wanted else "unwanted"
    yield capital(names.words(f"{GAME}-building-{key}", cards=cards(names, wanted)))
    yield from _income(names, building)


def whole_text(names: Names, thing: str) -> str:
    """Return all about a thing that is looked up: its values or class, its cost, and what it does."""
    said = [*_values(names, thing), *effects_of(names, thing)]
    return ". ".join(map(capital, filter(None, said)))


def costs(names: Names, thing: str) -> str:
    """Return what a card of the deck or terrain costs, as a sentence: "Costs School of Magic, 1 prosperity"."""
    return names.words(f"{GAME}-costs", cost=cost_of(names, thing))


def cost_of(names: Names, thing: str) -> str:
    """Return what a card of the deck or terrain costs: "School of Magic, 2 buildings of any type, 1 prosperity"."""
    if thing in c.TERRAIN:
        return names.words(f"{GAME}-cost-terrain", count=c.TERRAIN[thing].cost)
    return price(names, c.CARD[thing].cost)


def price(names: Names, cost: c.Cost) -> str:
    """Return a cost in words."""
    said = [card(names, kind) for kind in cost.named]
    said += [names.words(f"{GAME}-cost-any", count=cost.any)] if cost.any else []
    said += [prosperity(names, cost.prosperity)] if cost.prosperity else []
    return names.words.listed(said) or names.words(f"{GAME}-cost-free")


def prosperity(names: Names, count: int) -> str:
    """Return an amount of prosperity."""
    return names.words(f"{GAME}-prosperity", count=count)


def keyword(names: Names, word: str, value: int) -> str:
    """Return a keyword, with its number if it has one: "Parry 1"."""
    return f"{names('keyword', word)} {value}" if word in VALUED else names("keyword", word)


def effects_of(names: Names, thing: str) -> Iterator[str]:
    """Yield what a card does, a phrase for each ability."""
    if thing in c.HERO or thing in c.CHARACTER:
        yield from _creature(names, c.HERO.get(thing) or c.CHARACTER[thing])
    elif thing in c.SPELL:
        spell = c.SPELL[thing]
        yield _aimed(names, spell.target, spell.range, operations(names, spell.effects))
    elif thing in c.RELIC:
        yield from _relic(names, c.RELIC[thing])
    elif thing in c.TACTIC:
        tactic = c.TACTIC[thing]
        when = names.words(f"{GAME}-trigger-{tactic.trigger}", subject=tactic.subject or "any")
        yield names.words(f"{GAME}-sprung", when=when, effects=_sprung(names, tactic.effects))
    elif thing in c.TERRAIN:
        yield from _terrain(names, c.TERRAIN[thing])
    elif thing in c.UNIQUE:
        yield from _unique(names, c.UNIQUE[thing])
    elif thing in c.BASIC:
        yield names.words(
            f"{GAME}-building-any" if thing == c.HALL else f"{GAME}-building-named", building=card(names, thing)
        )
        yield from _income(names, thing)


def _income(names: Names, building: str) -> Iterator[str]:
    if building == c.MARKET:
        yield names.words(f"{GAME}-building-income-market")


def operations(names: Names, effects: Iterable[Operation]) -> str:
    """Return what operations do, joined; those that hold equally long share the words for it."""
    said: dict[str, list[str]] = {}
    for each in effects:
        until = str(getattr(each, "until", "perm")) if tag_of(each) not in ("move_bonus", "slow_enemy") else "perm"
        said.setdefault(until, []).append(_operation(names, each))
    return names.words.listed(
        names.words.listed(parts)
        if until == "perm"
        else names.words(f"{GAME}-until-{until}", effect=names.words.listed(parts))
        for until, parts in said.items()
    )


def _sprung(names: Names, effects: Iterable[Operation]) -> str:
    """Return what a tactic does when it springs: "cancel it and deal 1 wound"."""
    said = [
        names.words(f"{GAME}-sprung-{tag_of(each)}", **_facts(names, each))
        if tag_of(each) in _SPRUNG
        else _operation(names, each)
        for each in effects
    ]
    return reduce(lambda first, second: names.words(f"{GAME}-and", first=first, second=second), said)


def _operation(names: Names, each: Operation) -> str:
    if isinstance(each, Grant):
        return keyword(names, each.keyword, each.value)
    return names.words(f"{GAME}-op-{tag_of(each)}", **_facts(names, each))


def _facts(names: Names, value: Any) -> Facts:
    """Return the numbers of a struct as placeables; an amount also as prosperity and in centimetres."""
    facts: Facts = {
        field: given for field in value.__struct_fields__ if isinstance(given := getattr(value, field), int)
    }
    amount = getattr(value, "amount", 0)
    return facts | {"prosperity": prosperity(names, amount), "far": far(names, amount)}


def _creature(names: Names, data: c.Creature) -> Iterator[str]:
    for word, value in data.keywords.items():
        yield keyword(names, word, value)
    if data.hex is not None:
        yield hex_words(names, data.hex)
    if data.aura is not None:
        yield _aura(names, data.aura)
    if getattr(data, "on_deploy", ()):
        yield names.words(f"{GAME}-deploys", effects=operations(names, data.on_deploy))  # type: ignore[union-attr]
    power = getattr(data, "power", None)
    if power is not None:
        yield names.words(
            f"{GAME}-power",
            prosperity=prosperity(names, power.price),
            range=power.range,
            effects=_aimed(names, power.target, None, operations(names, power.effects)),
        )


def hex_words(names: Names, hexing: Hex) -> str:
    """Return a hex with the faces on which it works."""
    faces = names.words.listed(face_name(names, face) for face in hexing.faces)
    return names.words(f"{GAME}-hex", kind=hexing.op, faces=faces, range=hexing.range)


def _aura(names: Names, aura: Aura) -> str:
    said = [names.words(f"{GAME}-op-strength", amount=aura.strength)] if aura.strength else []
    said += [keyword(names, word, value) for word in _AURA_WORDS if (value := getattr(aura, word))]
    return names.words(f"{GAME}-aura", range=aura.range, effects=names.words.listed(said))


def _aimed(names: Names, target: str, band: str | None, effects: str) -> str:
    if target == "none":
        return effects
    aim = names.words(f"{GAME}-target-{target}", range=band or "")
    return names.words(f"{GAME}-aimed", target=aim, effects=effects)


def _relic(names: Names, relic: c.Relic) -> Iterator[str]:
    if relic.strength:
        yield names.words(f"{GAME}-op-strength", amount=relic.strength)
    if relic.health:
        yield names.words(f"{GAME}-op-health", amount=relic.health)
    for word, value in relic.keywords.items():
        adds = word in VALUED and word not in ("armour", "resist")
        yield f"{names('keyword', word)} +{value}" if adds else keyword(names, word, value)
    if relic.aura is not None:
        yield _aura(names, relic.aura)
    if relic.start_heal is not None:
        yield names.words(f"{GAME}-start-heal", amount=relic.start_heal.amount, range=relic.start_heal.range)
    if relic.insurance:
        yield names.words(f"{GAME}-insurance", prosperity=prosperity(names, relic.insurance))


def _terrain(names: Names, data: c.Terrain) -> Iterator[str]:
    words = names.words
    yield words(f"{GAME}-terrain-size", area=data.area, far=far(names, data.diameter))
    if data.slow:
        key = "slow-enemy" if data.unique else "slow"
        yield words(f"{GAME}-terrain-{key}", far=far(names, data.slow))
    for field in _TERRAIN_FIELDS:
        if amount := int(getattr(data, field)):
            yield words(f"{GAME}-terrain-{field}", amount=amount, prosperity=prosperity(names, amount))
    if data.unique:
        yield words(f"{GAME}-terrain-unique")


def _unique(names: Names, data: c.UniqueBuilding) -> Iterator[str]:
    words = names.words
    yield words(f"{GAME}-building-needs", prosperity=prosperity(names, data.price), building=card(names, data.needs))
    yield words(f"{GAME}-building-pays", building=card(names, data.counts_as))
    for field in _BUILDING_FIELDS:
        if amount := getattr(data, field):
            yield words(f"{GAME}-building-{field}", amount=amount, prosperity=prosperity(names, amount))


def _values(names: Names, thing: str) -> Iterator[str]:
    """Yield what is printed on a card beside its abilities: faction, values, class, cost."""
    words = names.words
    data: Any = c.HERO.get(thing) or c.CARD.get(thing) or c.TERRAIN.get(thing) or c.UNIQUE.get(thing)
    if data is not None:
        yield words(f"{GAME}-faction-{data.faction}")
    if thing in c.HERO or thing in c.CHARACTER:
        yield values(names, thing)
    if thing in c.HERO:
        yield words(f"{GAME}-worn", slots=names.listed("slot", data.relics))
    if thing in c.RELIC:
        yield words(f"{GAME}-slot-{data.slot}")
    if thing in c.CARD or thing in c.TERRAIN:
        yield costs(names, thing)


def values(names: Names, thing: str) -> str:
    """Return Strength, Move, health and base of a creature."""
    data = c.HERO.get(thing) or c.CHARACTER[thing]
    return names.words(f"{GAME}-values", strength=data.strength, move=data.move, health=data.health, base=data.base)
