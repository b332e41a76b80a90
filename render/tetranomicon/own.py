"""What a seat has, what an income phase would pay, and the result, in sentences (SPEC 5, 7, 12.2). Pure."""

from collections.abc import Iterator, Sequence

from games.kernel.ids import Seat
from games.tetranomicon.components import ARTIFACT, BUILDING_TYPES, CREATURE, DIRECTIONS
from games.tetranomicon.view import View
from render.naming import Names
from render.phrases import capital, numeral
from render.tetranomicon.log import income_line, income_sum, values_line
from render.tetranomicon.names import coins, property_of
from render.tetranomicon.standing import directions, ranked


def own_words(view: View, seat: Seat, names: Names) -> Iterator[str]:
    """Yield everything that belongs to `seat`: coins and coming income, standing, cards, trophies, tokens."""
    words = names.words
    yield words("tetranomicon-hand-coins", coins=coins(view.coins[seat], names))
    if view.phase != "ended":
        yield words("tetranomicon-hand-income", sum=income_sum(view.incomes[seat], view.values, names))
    if view.holder == seat:
        yield words("tetranomicon-hand-holder")
    standing = view.standings[seat]
    _, influence, swords, fame = standing.values
    yield words("tetranomicon-hand-standing", parts=directions(standing, names), **names.facts(standing))
    campaign = view.campaign_strength[seat]
    army = words("tetranomicon-hand-army", swords=swords, campaign=campaign, bonus=campaign - swords)
    yield army if view.armies[seat] else words("tetranomicon-hand-empty", what=army)
    for name in view.armies[seat]:
        card, text = names("creature", name), property_of(name, names)
        yield words("tetranomicon-hand-creature", card=card, swords=CREATURE[name].swords, property=text)
    cards = words.listed(f"{names('artifact', name)} ({ARTIFACT[name].cost})" for name in view.artifacts[seat])
    yield words("tetranomicon-hand-artifacts", influence=influence, cards=cards or words("tetranomicon-none"))
    trophies = words.listed(f"{names('trophy', level)} ({level})" for level in view.trophies[seat])
    yield words("tetranomicon-hand-trophies", fame=fame, trophies=trophies or words("tetranomicon-none"))
    stock = zip(BUILDING_TYPES, view.buildings_left[seat], strict=True)
    left = words.listed(f"{names('building', kind)} {count}" for kind, count in stock)
    yield words("tetranomicon-hand-tokens", buildings=left, routes=view.routes_left[seat])


def income_words(view: View, names: Names) -> Iterator[str]:
    """Yield what an income phase would pay everybody now, with the arithmetic."""
    values = values_line(view.counts, view.values, names)
    yield names.words("tetranomicon-extra-income-lead", era=numeral(view.era), values=values)
    yield from (income_line(income, view.values, names) for income in view.incomes)


def result_words(view: View, places: Sequence[int], names: Names) -> tuple[str, str]:
    """Return the table of points by the `places` of the seats, and the four directions with who has how much."""
    words = names.words
    totals = (words("tetranomicon-result-total", **names.facts(each)) for each in ranked(view.standings, places))
    lines = []
    for place, direction in enumerate(DIRECTIONS):
        parts = words.listed(
            words(
                "tetranomicon-result-part",
                player=names.player(standing.seat),
                value=standing.values[place],
                points=standing.points[place],
            )
            for standing in sorted(view.standings, key=lambda each: (-each.values[place], each.seat))
        )
        name = capital(names("direction", direction))
        lines.append(words("tetranomicon-result-direction", direction=name, parts=parts))
    return "\n".join(totals), "\n".join((*lines, words("tetranomicon-result-rule")))
