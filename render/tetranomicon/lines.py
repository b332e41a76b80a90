"""The public log: every event with its price parts and its arithmetic, one short line each (SPEC 12.2). Pure."""

from collections.abc import Iterable, Iterator, Sequence

from games.kernel.ids import Seat
from games.tetranomicon import events as e
from games.tetranomicon.components import BUILDING_TYPES, DIRECTIONS
from games.tetranomicon.quotes import TrophyQuote
from games.tetranomicon.state import Guard
from render.naming import Naming
from render.phrases import numeral
from render.tetranomicon import terms
from render.tetranomicon.prices import cities, city, coins, price, trophy
from text import Words


def lines(event: e.Event, naming: Naming) -> tuple[str, ...]:
    """Return the lines of one event; most have one, set-up, income and the end have one for each seat."""
    return tuple(_lines(event, naming))


def _lines(event: e.Event, naming: Naming) -> Iterator[str]:
    match event:
        case e.MatchSetUp():
            yield from _set_up(event, naming)
        case e.InitiativeSettled():
            yield from _initiative(event, naming)
        case e.Built() | e.RouteLaid() | e.ArtifactCreated() | e.CreatureSummoned() | e.TrophyWon():
            yield from _action(event, naming)
        case e.IncomePaid():
            yield from _income(event, naming)
        case e.TrophiesPlaced() | e.CardsRemoved() | e.PoolsFilled():
            yield from _creature_phase(event, naming.words)
        case e.MatchEnded():
            yield naming.words("tetranomicon-log-ended")
            yield from standing_lines(event.standings, naming)
        case _:
            yield _small(event, naming)


def _small(
    event: e.FreeFarmBuilt | e.FreeRouteLaid | e.FreeRouteMissed | e.CardTurnedUp | e.PlaceLeftEmpty | e.Passed,
    naming: Naming,
) -> str:
    words = naming.words
    match event:
        case e.FreeFarmBuilt():
            return words("tetranomicon-log-free-farm", player=naming.player(event.seat), tower=event.tower)
        case e.FreeRouteLaid():
            return words("tetranomicon-log-free-route", player=naming.player(event.seat), segment=event.segment)
        case e.FreeRouteMissed():
            place = words(f"tetranomicon-city-{event.city}.genitive")
            return words("tetranomicon-log-no-route", player=naming.player(event.seat), city=place)
        case e.CardTurnedUp():
            name = card_name(event.kind, event.card, words)
            return words(f"tetranomicon-log-turned-{event.kind}", card=name, left=event.left)
        case e.PlaceLeftEmpty():
            return words(f"tetranomicon-log-empty-{event.kind}")
        case e.Passed():
            key = "tetranomicon-log-passed-automatic" if event.automatic else "tetranomicon-log-passed"
            said = words(key, player=naming.player(event.seat), coins=coins(event.coins, words))
            if not event.still_in:
                return f"{said} {words('tetranomicon-log-nobody-in')}"
            return f"{said} {words('tetranomicon-log-still-in', players=naming.players(event.still_in))}"


def _set_up(event: e.MatchSetUp, naming: Naming) -> Iterator[str]:
    words = naming.words
    yield words(
        "tetranomicon-log-set-up",
        holder=naming.player(event.holder),
        coins=_by_seat(event.coins, naming),
        order=naming.players(event.order),
    )
    yield words("tetranomicon-log-monsters", cities=_guards(event.guards, words))
    yield words("tetranomicon-log-creatures", cards=_cards("creature", event.creature_pool, words))
    yield words("tetranomicon-log-artifacts", cards=_cards("artifact", event.artifact_pool, words))


def _initiative(event: e.InitiativeSettled, naming: Naming) -> Iterator[str]:
    words = naming.words
    yield words("tetranomicon-log-era", era=numeral(event.era))
    facts = {"holder": naming.player(event.holder), "coins": _by_seat(event.coins, naming)}
    if event.holder == event.before:
        yield words("tetranomicon-log-holder-stays", **facts)
        return
    yield words("tetranomicon-log-holder-new", before=naming.player(event.before), gain=event.compensation, **facts)


def _action(
    event: e.Built | e.RouteLaid | e.ArtifactCreated | e.CreatureSummoned | e.TrophyWon, naming: Naming
) -> Iterator[str]:
    words = naming.words
    paid = words("tetranomicon-log-paid", price=price(event.price, naming), left=event.coins_after)
    who = naming.player(event.seat)
    match event:
        case e.Built():
            building = terms.building(words, event.price.building)
            yield words("tetranomicon-log-built", player=who, building=building, tower=event.price.tower, paid=paid)
        case e.RouteLaid():
            yield words("tetranomicon-log-laid", player=who, segment=event.price.segment, paid=paid)
        case e.ArtifactCreated():
            card = terms.artifact(words, event.price.artifact)
            after = event.price.influence_after
            yield words("tetranomicon-log-created", player=who, card=card, paid=paid, influence=after)
        case e.CreatureSummoned():
            card = terms.creature(words, event.price.creature)
            after = event.price.strength_after
            yield words("tetranomicon-log-summoned", player=who, card=card, paid=paid, strength=after)
        case e.TrophyWon():
            yield _won(event, event.price, paid, naming)


def _won(event: e.TrophyWon, quote: TrophyQuote, paid: str, naming: Naming) -> str:
    words = naming.words
    said = words(
        "tetranomicon-log-won",
        player=naming.player(event.seat),
        trophy=trophy(quote.level, words),
        city=city(quote.city, words),
        paid=paid,
        army=quote.army,
        strength=quote.strength,
        fame=quote.fame_after,
    )
    if not event.relieved:
        return said
    return f"{said} {words('tetranomicon-log-relieved', cities=words.listed(event.relieved))}"


def _income(event: e.IncomePaid, naming: Naming) -> Iterator[str]:
    words = naming.words
    yield words(
        "tetranomicon-log-income", era=numeral(event.era), values=values_line(event.counts, event.values, words)
    )
    for income in event.seats:
        yield income_line(income, event.values, naming)


def values_line(counts: Sequence[int], values: Sequence[int], words: Words) -> str:
    """Return the value of each type, cheapest first, with how many of it stand."""
    order = sorted(range(len(values)), key=lambda place: values[place])
    return words.listed(
        words(
            "tetranomicon-value",
            building=terms.building(words, BUILDING_TYPES[place]),
            value=values[place],
            count=counts[place],
        )
        for place in order
    )


def income_line(income: e.SeatIncome, values: Sequence[int], naming: Naming) -> str:
    """Return one seat's income with its arithmetic, the coins then on the track, and what is lost above 30."""
    words = naming.words
    total = income_sum(income, values, words)
    player = naming.player(income.seat)
    said = words("tetranomicon-income", player=player, sum=total, coins=coins(income.coins_after, words))
    return f"{said} {words('tetranomicon-income-lost', lost=income.lost)}" if income.lost else said


def income_sum(income: e.SeatIncome, values: Sequence[int], words: Words) -> str:
    """Return an income and how it comes about: base, and for each type its number times its value."""
    products = [
        words("tetranomicon-product", count=count, value=value, building=terms.building(words, kind))
        for kind, count, value in zip(BUILDING_TYPES, income.buildings, values, strict=True)
        if count
    ]
    if not products:
        return str(income.base)
    parts = " + ".join((str(income.base), *products))
    return words("tetranomicon-income-sum", sum=parts, income=income.base + income.from_buildings)


def _creature_phase(event: e.TrophiesPlaced | e.CardsRemoved | e.PoolsFilled, words: Words) -> Iterator[str]:
    match event:
        case e.TrophiesPlaced():
            if event.placed:
                yield words("tetranomicon-log-monsters", cities=_guards(event.placed, words))
            if event.unfilled:
                yield words("tetranomicon-log-unfilled", cities=cities(event.unfilled, words), minimum=event.minimum)
        case e.CardsRemoved():
            if event.creatures:
                yield words("tetranomicon-log-removed", cards=_cards("creature", event.creatures, words))
            unseen = event.unseen_creatures + event.unseen_artifacts
            if unseen:
                yield words("tetranomicon-log-removed-unseen", cards=unseen)
        case e.PoolsFilled():
            if event.creatures:
                yield words("tetranomicon-log-creatures", cards=_cards("creature", event.creatures, words))
            if event.artifacts:
                yield words("tetranomicon-log-artifacts", cards=_cards("artifact", event.artifacts, words))


def standing_lines(standings: Iterable[e.Standing], naming: Naming) -> Iterator[str]:
    """Yield one line for each seat, the best first: place, points of the four directions, sum of the values."""
    words = naming.words
    for standing in sorted(standings, key=lambda each: (each.place, each.seat)):
        parts = (
            words(
                "tetranomicon-standing-part",
                direction=words(f"tetranomicon-direction-{direction}"),
                value=value,
                points=points,
            )
            for direction, value, points in zip(DIRECTIONS, standing.values, standing.points, strict=True)
        )
        yield words(
            "tetranomicon-standing",
            place=standing.place,
            player=naming.player(standing.seat),
            points=standing.total_points,
            parts=words.listed(parts),
            sum=standing.total_values,
        )


def card_name(kind: e.CardKind, card: str, words: Words) -> str:
    """Return the name of a card."""
    return terms.artifact(words, card) if kind == "artifact" else terms.creature(words, card)


def _cards(kind: e.CardKind, cards: Iterable[str], words: Words) -> str:
    return words.listed(card_name(kind, card, words) for card in cards if card)


def _guards(guards: Iterable[Guard], words: Words) -> str:
    return words.listed(
        words("tetranomicon-guard", city=city(guard.city, words), trophy=trophy(guard.level, words), level=guard.level)
        for guard in guards
    )


def _by_seat(amounts: Sequence[int], naming: Naming) -> str:
    return naming.words.listed(f"{naming.player(Seat(seat))} {amount}" for seat, amount in enumerate(amounts))
