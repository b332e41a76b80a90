"""What happened, what a seat has, what an income phase would pay, the result, in sentences (SPEC 5, 7, 12.2). Pure.

The line of an event is found by its tag; here is only what is counted, or said for each seat.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from games.kernel.ids import Seat
from games.tetranomicon import events as e
from games.tetranomicon.components import ARTIFACT, BUILDING_TYPES, CREATURE, DIRECTIONS
from games.tetranomicon.view import View
from render.naming import Facts, Names, tag_of
from render.phrases import capital, numeral
from render.tetranomicon.choices import price
from render.tetranomicon.names import coins, property_of


def lines(event: e.Event, names: Names) -> Iterator[str]:
    """Yield the lines of one event; most have one, set-up, income and the end have one for each seat."""
    more = _MORE[type(event)](event, names) if type(event) in _MORE else {}
    yield from names.sentences(f"tetranomicon-log-{tag_of(event)}", event, **more)
    match event:
        case e.CardsRemoved() if event.unseen_creatures or event.unseen_artifacts:
            unseen = event.unseen_creatures + event.unseen_artifacts
            yield names.words("tetranomicon-log-removed-unseen", cards=unseen)
        case e.IncomePaid():
            for income in event.seats:
                yield income_line(income, event.values, names)
        case e.MatchEnded():
            yield from standing_lines(event.standings, names)
        case _:
            pass


def _action(event: e.Built | e.RouteLaid | e.ArtifactCreated | e.CreatureSummoned | e.TrophyWon, names: Names) -> Facts:
    paid = names.words("tetranomicon-log-paid", price=price(event.price, names), left=event.coins_after)
    facts = names.facts(event.price) | {"paid": paid}
    if isinstance(event, e.TrophyWon):
        facts["trophy"] = names("trophy", event.price.level)
    return facts


_MORE: dict[type, Callable[[Any, Names], Facts]] = {
    e.MatchSetUp: lambda event, names: {"coins": names.by_seat(event.coins)},
    e.FreeRouteMissed: lambda event, names: {"city": names("city", event.city, "genitive")},
    e.InitiativeSettled: lambda event, names: {
        "coins": names.by_seat(event.coins),
        "stays": event.holder == event.before,
    },
    **dict.fromkeys((e.Built, e.RouteLaid, e.ArtifactCreated, e.CreatureSummoned, e.TrophyWon), _action),
    e.CardTurnedUp: lambda event, names: {"card": names(event.kind, event.card)},
    e.IncomePaid: lambda event, names: {"values": values_line(event.counts, event.values, names)},
}
"""What the words of an event need beyond its own fields."""


def values_line(counts: Sequence[int], values: Sequence[int], names: Names) -> str:
    """Return the value of each type, cheapest first, with how many of it stand."""
    order = sorted(range(len(values)), key=lambda place: values[place])
    return names.words.listed(
        names.words(
            "tetranomicon-value",
            building=names("building", BUILDING_TYPES[place]),
            value=values[place],
            count=counts[place],
        )
        for place in order
    )


def income_line(income: e.SeatIncome, values: Sequence[int], names: Names) -> str:
    """Return one seat's income with its arithmetic, the coins then on the track, and what is lost above 30."""
    return " ".join(names.sentences("tetranomicon-income", income, sum=income_sum(income, values, names)))


def income_sum(income: e.SeatIncome, values: Sequence[int], names: Names) -> str:
    """Return an income and how it comes about: base, and for each type its number times its value."""
    words = names.words
    products = [
        words("tetranomicon-product", count=count, value=value, building=names("building", kind))
        for kind, count, value in zip(BUILDING_TYPES, income.buildings, values, strict=True)
        if count
    ]
    if not products:
        return str(income.base)
    parts = " + ".join((str(income.base), *products))
    return words("tetranomicon-income-sum", sum=parts, income=income.base + income.from_buildings)


def ranked(standings: Iterable[e.Standing], places: Sequence[int] = ()) -> list[e.Standing]:
    """Return the standings from the first place to the last.

    With `places` by seat they have those: of an outcome, where whoever is gone comes behind the others.
    """
    placed = (replace(each, place=places[each.seat]) for each in standings) if places else standings
    return sorted(placed, key=lambda each: (each.place, each.seat))


def directions(standing: e.Standing, names: Names) -> str:
    """Return the four values with the points that each brings."""
    return names.words.listed(
        names.words("tetranomicon-standing-part", direction=names("direction", direction), value=value, points=points)
        for direction, value, points in zip(DIRECTIONS, standing.values, standing.points, strict=True)
    )


def standing_lines(standings: Iterable[e.Standing], names: Names) -> Iterator[str]:
    """Yield one line for each seat, the best first: place, points of the four directions, sum of the values."""
    for standing in ranked(standings):
        yield from names.sentences("tetranomicon-standing", standing, parts=directions(standing, names))


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
    yield words("tetranomicon-hand-army", swords=swords, campaign=campaign, bonus=campaign - swords)
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
