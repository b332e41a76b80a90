"""What a seat has: coins and coming income, army, artifacts, trophies, tokens, standing (SPEC 5, 7, 8). Pure."""

from collections.abc import Iterator

from games.kernel.ids import Seat
from games.tetranomicon.components import ARTIFACT, BUILDING_TYPES, CREATURE, DIRECTIONS
from games.tetranomicon.view import View
from render.naming import Naming
from render.phrases import numeral
from render.tetranomicon import terms
from render.tetranomicon.lines import income_line, income_sum, values_line
from render.tetranomicon.prices import coins, property_of, trophy
from text import Words


def own_words(view: View, seat: Seat, naming: Naming) -> str:
    """Return everything that belongs to `seat`, one line each."""
    return "\n".join(
        (*_money(view, seat, naming), *_cards(view, seat, naming.words), *_stock(view, seat, naming.words))
    )


def directions_line(view: View, seat: Seat, words: Words) -> str:
    """Return how `seat` stands now: the four values with the points they would bring."""
    standing = view.standings[seat]
    parts = words.listed(
        words(
            "tetranomicon-standing-part",
            direction=words(f"tetranomicon-direction-{direction}"),
            value=value,
            points=points,
        )
        for direction, value, points in zip(DIRECTIONS, standing.values, standing.points, strict=True)
    )
    return words("tetranomicon-hand-standing", parts=parts, points=standing.total_points, place=standing.place)


def income_words(view: View, naming: Naming) -> str:
    """Return what an income phase would pay everybody now, with the arithmetic."""
    words = naming.words
    head = words(
        "tetranomicon-extra-income-lead", era=numeral(view.era), values=values_line(view.counts, view.values, words)
    )
    return "\n".join((head, *(income_line(income, view.values, naming) for income in view.incomes)))


def _money(view: View, seat: Seat, naming: Naming) -> Iterator[str]:
    words = naming.words
    yield words("tetranomicon-hand-coins", coins=coins(view.coins[seat], words))
    if view.phase != "ended":
        yield words("tetranomicon-hand-income", sum=income_sum(view.incomes[seat], view.values, words))
    if view.holder == seat:
        yield words("tetranomicon-hand-holder")
    yield directions_line(view, seat, words)


def _cards(view: View, seat: Seat, words: Words) -> Iterator[str]:
    swords = sum(CREATURE[name].swords for name in view.armies[seat])
    campaign = view.campaign_strength[seat]
    yield words("tetranomicon-hand-army", swords=swords, campaign=campaign, bonus=campaign - swords)
    for name in view.armies[seat]:
        card, text = terms.creature(words, name), property_of(name, words)
        yield words("tetranomicon-hand-creature", card=card, swords=CREATURE[name].swords, property=text)
    influence = sum(ARTIFACT[name].cost for name in view.artifacts[seat])
    cards = words.listed(f"{terms.artifact(words, name)} ({ARTIFACT[name].cost})" for name in view.artifacts[seat])
    yield words("tetranomicon-hand-artifacts", influence=influence, cards=cards or words("tetranomicon-none"))
    trophies = words.listed(f"{trophy(level, words)} ({level})" for level in view.trophies[seat])
    fame = sum(view.trophies[seat])
    yield words("tetranomicon-hand-trophies", fame=fame, trophies=trophies or words("tetranomicon-none"))


def _stock(view: View, seat: Seat, words: Words) -> Iterator[str]:
    left = words.listed(
        f"{terms.building(words, kind)} {count}"
        for kind, count in zip(BUILDING_TYPES, view.buildings_left[seat], strict=True)
    )
    yield words("tetranomicon-hand-tokens", buildings=left, routes=view.routes_left[seat])
