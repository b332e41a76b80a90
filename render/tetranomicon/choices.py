"""The choices of a seat: prices with all their parts, effects, what is not possible and why (SPEC 4, 12.2). Pure.

A price in words: "5 coins = 4 + 1 toll (E-F ■ Boris)".
"""

from collections.abc import Iterable, Iterator

from games.kernel.ids import Seat
from games.kernel.observation import Choice
from games.tetranomicon import quotes as q
from games.tetranomicon.components import SEGMENT, city_of
from games.tetranomicon.moves import Build, CreateArtifact, LayRoute, Move, SummonCreature, WinTrophy
from games.tetranomicon.parameters import LOWEST_PRICE
from games.tetranomicon.state import Route
from games.tetranomicon.view import ArtifactPlace, Lair, View
from render.game_pages import Menu, MenuEntry, MenuGroup
from render.limits import BUTTON_LABEL, OPTION_TEXT, clipped
from render.naming import Facts, Names, tag_of
from render.phrases import capital, numeral
from render.tetranomicon.names import city, coins, has_property, needs, property_of


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
        yield words("tetranomicon-confirm-pass", era=numeral(quote.era), coins=coins(quote.coins, names))
        yield words("tetranomicon-confirm-pass-final")
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


def menu(choices: tuple[Choice[Move], ...], view: View, names: Names) -> Menu:
    """Return the observer's choices by kind, in canonical order."""
    words = names.words
    entries: dict[str, list[MenuEntry]] = {}
    for choice in choices:
        label, note = _entry(choice, view, names)
        entry = MenuEntry(choice.number, clipped(label, BUTTON_LABEL), clipped(note, OPTION_TEXT))
        entries.setdefault(tag_of(choice.move), []).append(entry)
    acting, era = view.phase == "actions", numeral(view.era)
    groups = tuple(
        MenuGroup(
            group,
            words(f"tetranomicon-menu-{group}"),
            tuple(listed),
            words(f"tetranomicon-lead-{group}", era=era) if acting else "",
        )
        for group, listed in entries.items()
    )
    possible = {choice.move for choice in choices}
    refused = tuple(_refused(possible, view, names)) if acting else ()
    # Farms and routes that are free are placed on the map, before anybody knows where the cities are.
    return Menu(_question(view, names), groups, refused, pictured=not acting)


def _entry(choice: Choice[Move], view: View, names: Names) -> tuple[str, str]:
    """Return a choice as it is written on a button and beside it; where a route leads is beside it."""
    noted = _note(choice.why, names)
    if not isinstance(choice.move, LayRoute) or not noted:
        return move_label(choice.move, view, names), noted
    segment = choice.move.segment
    short = names.words(f"tetranomicon-short-{SEGMENT[segment].kind}", segment=segment)
    return short, f"{_ends(segment, names)} · {noted}"


def _ends(segment: str, names: Names) -> str:
    return " – ".join(names("city", end) for end in SEGMENT[segment].ends)


def move_label(move: Move, view: View, names: Names) -> str:
    """Return a move as a short name: "Sawmill on E2"."""
    words = names.words
    match move:
        case Build(tower, building, sources):
            name, place = capital(names("building", building)), names("city", city_of(tower))
            built = words("tetranomicon-move-build", building=name, tower=tower, city=place)
            listed = words.listed(names("city", source, "genitive") for source in sources)
            return words("tetranomicon-move-build-from", built=built, sources_genitive=listed) if sources else built
        case LayRoute(segment):
            return words(f"tetranomicon-move-{SEGMENT[segment].kind}", segment=segment, ends=_ends(segment, names))
        case CreateArtifact(artifact):
            return names("artifact", artifact)
        case SummonCreature(creature):
            return names("creature", creature)
        case WinTrophy(target, start):
            origin = names("city", start, "genitive")
            return words("tetranomicon-move-trophy", city=city(target, names), start_genitive=origin)
        case _:
            return words("tetranomicon-move-pass", era=numeral(view.era))


def _question(view: View, names: Names) -> str:
    if view.phase == "setup":
        return names.words("tetranomicon-question-route" if view.setup_city else "tetranomicon-question-farm")
    if view.observer is None:
        return ""
    return names.words("tetranomicon-question-action", coins=coins(view.coins[view.observer], names))


def _note(quote: q.Quote | None, names: Names) -> str:
    if quote is None:
        return ""
    facts: Facts = {"price": price(quote, names)}
    if isinstance(quote, q.ArtifactQuote):
        facts["text"] = needs(names, quote.artifact)
    elif isinstance(quote, q.CreatureQuote):
        facts["text"] = property_of(quote.creature, names)
    return names.sentence(f"tetranomicon-note-{tag_of(quote)}", quote, **facts)


def _refused(possible: set[Move], view: View, names: Names) -> Iterator[str]:
    """Yield what lies in the pools and on the map but cannot be taken now, with the reason."""
    if view.observer is None:
        return
    seat = view.observer
    for place in view.artifact_pool:
        if place.artifact and CreateArtifact(place.artifact) not in possible:
            yield _refused_artifact(place, view, seat, names)
    for creature, prices in zip(view.creature_pool, view.creature_prices, strict=True):
        if creature and SummonCreature(creature) not in possible:
            yield _too_dear(names("creature", creature), prices[seat], view.coins[seat], names)
    attacked = {move.city for move in possible if isinstance(move, WinTrophy)}
    for lair in view.lairs:
        if lair.level and lair.city not in attacked:
            yield _refused_trophy(lair, view, seat, names)


def _refused_artifact(place: ArtifactPlace, view: View, seat: Seat, names: Names) -> str:
    name, condition = names("artifact", place.artifact), place.conditions[seat]
    text = names("artifact", place.artifact, "text")
    if condition.met:
        return _too_dear(name, place.prices[seat], view.coins[seat], names)
    if condition.needed > 1:
        return names.words("tetranomicon-refused-count", card=name, text=text, **names.facts(condition))
    return names.words("tetranomicon-refused-condition", card=name, text=text)


def _refused_trophy(lair: Lair, view: View, seat: Seat, names: Names) -> str:
    quote = lair.campaigns[seat]
    if quote is None:
        return names.sentence("tetranomicon-refused-start", lair)
    reason = "campaign" if quote.strength <= quote.army else "supported" if quote.support else "weak"
    facts: Facts = {"strength": quote.strength, "army": quote.army, "coins": coins(view.coins[seat], names)}
    return names.sentence(f"tetranomicon-refused-{reason}", lair, **facts)


def _too_dear(name: str, paid: int, own: int, names: Names) -> str:
    return names.words("tetranomicon-refused-coins", card=name, price=coins(paid, names), coins=coins(own, names))
