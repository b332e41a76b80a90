"""Moves in words: what they are called, cost and do, prices with all their parts (SPEC 4, 12.2). Pure.

A price in words: "5 coins = 4 + 1 toll (E-F ■ Boris)".
"""

from collections.abc import Iterable, Iterator

from games.kernel.observation import Choice
from games.tetranomicon import quotes as q
from games.tetranomicon.components import SEGMENT, city_of
from games.tetranomicon.moves import Build, CreateArtifact, LayRoute, Move, SummonCreature, WinTrophy
from games.tetranomicon.parameters import LOWEST_PRICE
from games.tetranomicon.state import Route
from games.tetranomicon.view import View
from render.naming import Facts, Names, tag_of
from render.phrases import capital, numeral
from render.tetranomicon.names import city, coins, has_property, needs, property_of
from render.tetranomicon.standing import standing_lines


def label(move: Move, view: View, names: Names) -> str:
    """Return a move as a short name: "Sawmill on E2"."""
    words = names.words
    match move:
        case Build(tower, building, sources):
            name, place = capital(names("building", building)), names("city", city_of(tower))
            built = words("tetranomicon-move-build", building=name, tower=tower, city=place)
            listed = words.listed(names("city", source, "genitive") for source in sources)
            return words("tetranomicon-move-build-from", built=built, sources_genitive=listed) if sources else built
        case LayRoute(segment):
            return words(f"tetranomicon-move-{SEGMENT[segment].kind}", segment=segment, ends=ends_of(segment, names))
        case CreateArtifact(artifact):
            return names("artifact", artifact)
        case SummonCreature(creature):
            return names("creature", creature)
        case WinTrophy(target, start):
            origin = names("city", start, "genitive")
            return words("tetranomicon-move-trophy", city=city(target, names), start_genitive=origin)
        case _:
            return words("tetranomicon-move-pass", era=numeral(view.era))


def ends_of(segment: str, names: Names) -> str:
    """Return the two cities that a segment joins."""
    return " – ".join(names("city", end) for end in SEGMENT[segment].ends)


def price(quote: q.Quote, names: Names) -> str:
    """Return what is paid and, unless it is a bare base price, how it comes about."""
    words = names.words
    if isinstance(quote, q.PassQuote) or not quote.total:
        return words("tetranomicon-price-free")
    paid, parts = coins(quote.total, names), list(_parts(quote, names))
    if not parts:
        return paid
    base, more, less = q.arithmetic(quote)
    key = "tetranomicon-price-least" if base + more - less < LOWEST_PRICE else "tetranomicon-price"
    return words(key, coins=paid, sum=" ".join((str(base), *parts)))


def ways(routes: Iterable[Route], names: Names) -> str:
    """Return routes with their owners: `E-F ■ Boris, A-E ▲ Vera`."""
    return names.words.listed(f"{route.segment} {names.player(route.seat)}" for route in routes)


def _parts(quote: q.Priced, names: Names) -> Iterator[str]:
    words = names.words
    match quote:
        case q.BuildQuote() if quote.tolls:
            yield words("tetranomicon-part-tolls", coins=quote.tolls, ways=ways(quote.tolled, names))
        case q.RouteQuote():
            yield from (words("tetranomicon-part-full", city=full) for full in quote.full_cities)
        case q.TrophyQuote() if quote.distance:
            yield words("tetranomicon-part-distance", coins=quote.distance)
        case _:
            pass
    for discount in quote.discounts:
        name = names("creature", discount.creature)
        yield words("tetranomicon-part-discount", coins=discount.coins, creature=name)


def confirmation(view: View, choice: Choice, names: Names) -> Iterator[str]:
    """Yield sentences about `choice`: the way or the comparison of strength, the price, what it brings."""
    words, quote = names.words, choice.why
    if view.phase == "setup":
        yield words("tetranomicon-confirm-route-free" if view.setup_city else "tetranomicon-confirm-farm-free")
        return
    if isinstance(quote, q.PassQuote):
        yield from _passing(quote, names)
        return
    if isinstance(quote, q.BuildQuote) and quote.ways:
        yield words("tetranomicon-confirm-ways", ways=ways(quote.ways, names))
    elif isinstance(quote, q.TrophyQuote):
        yield from _campaign(quote, names)
    own = 0 if view.observer is None else view.coins[view.observer]
    yield words("tetranomicon-confirm-price", price=price(quote, names), left=coins(own - quote.total, names))
    match quote:
        case q.ArtifactQuote():
            yield words("tetranomicon-confirm-influence", gain=quote.influence, after=quote.influence_after)
            yield from _new_card(view.artifact_decks[view.era - 1], names)
        case q.CreatureQuote():
            yield words("tetranomicon-confirm-swords", gain=quote.swords, after=quote.strength_after)
            if has_property(quote.creature):
                yield words("tetranomicon-confirm-property", property=names("creature", quote.creature, "text"))
            yield from _new_card(view.creature_decks[view.era - 1], names)
        case q.TrophyQuote():
            yield words("tetranomicon-confirm-fame", gain=quote.level, after=quote.fame_after)


def _passing(quote: q.PassQuote, names: Names) -> Iterator[str]:
    """Yield what passing keeps, what the income makes of it, and in the last era how the match then ends."""
    words = names.words
    yield words("tetranomicon-confirm-pass", era=numeral(quote.era), coins=coins(quote.coins, names))
    income = "tetranomicon-confirm-pass-income" if quote.is_last else "tetranomicon-confirm-pass-income-now"
    lost = words("tetranomicon-income.lost", lost=quote.lost) if quote.lost else ""
    yield " ".join(filter(None, (words(income, coins=coins(quote.after, names)), lost)))
    if quote.final:
        yield words("tetranomicon-confirm-pass-ends")
        yield from standing_lines(quote.final, names)
    elif not quote.is_last:
        yield words("tetranomicon-confirm-pass-final")


def _campaign(quote: q.TrophyQuote, names: Names) -> Iterator[str]:
    words, facts = names.words, names.facts(quote)
    army = words("tetranomicon-army-bonus", **facts) if quote.bonus else str(quote.army)
    monsters = words("tetranomicon-monsters-support", **facts) if quote.support else str(quote.strength)
    yield words("tetranomicon-confirm-strength", army=army, monsters=monsters)
    if quote.ignored_support:
        yield words("tetranomicon-confirm-ignored", support=quote.ignored_support)
    if quote.way:
        yield words("tetranomicon-confirm-way", way=words.listed(_step(step, names) for step in quote.way))


def _step(step: q.CampaignStep, names: Names) -> str:
    """Return one segment of the way: whose route lies there and what it costs."""
    if step.seat is None:
        return names.words("tetranomicon-way-empty", segment=step.segment, coins=step.coins)
    where = ways((Route(step.segment, step.seat),), names)
    return names.words("tetranomicon-way-route", route=where, coins=step.coins)


def _new_card(left: int, names: Names) -> Iterator[str]:
    if left:
        yield names.words("tetranomicon-confirm-card", left=left)


def note(quote: q.Quote | None, names: Names) -> str:
    """Return price and effect in few words, "" where nothing is known of them."""
    if quote is None:
        return ""
    facts: Facts = {"price": price(quote, names)}
    if isinstance(quote, q.ArtifactQuote):
        facts["text"] = needs(names, quote.artifact)
    elif isinstance(quote, q.CreatureQuote):
        facts["text"] = property_of(quote.creature, names)
    return names.sentence(f"tetranomicon-note-{tag_of(quote)}", quote, **facts)
