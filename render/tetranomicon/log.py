"""What happened, in sentences: the lines of events, incomes and standings (SPEC 5, 7, 12.2). Pure.

The line of an event is found by its tag; here is only what is counted, or said for each seat.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from games.tetranomicon import events as e
from games.tetranomicon.components import BUILDING_TYPES
from render.naming import Facts, Names, tag_of
from render.tetranomicon.moves import price
from render.tetranomicon.standing import standing_lines


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
