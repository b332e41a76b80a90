"""A city's close-up told in words. Pure."""

from games.kernel.ids import Seat, seats_of
from games.tetranomicon.moves import Build, LayRoute
from games.tetranomicon.quotes import BuildQuote, RouteQuote
from games.tetranomicon.view import Lair
from render.tetranomicon import spoken, terms
from render.tetranomicon.table import Table


def city_alt(table: Table, city: str) -> str:
    """Return the city's towers and monsters."""
    return spoken.alt_text(*_body(table, city, table.names))


def city_plain(table: Table, city: str) -> str:
    """Return all that the close-up shows."""
    title, *rest = _body(table, city, spoken.plain_names(table))
    return spoken.lines(f"**{title}**", *rest)


def _body(table: Table, city: str, names: spoken.Names) -> list[str]:
    words = table.words
    lair = next((lair for lair in table.view.lairs if lair.city == city), None)
    named = terms.city(words, city)
    segments = [segment for segment in table.view.segments if city in segment.split("-")]
    said = [
        words("tetranomicon-told-city", letter=city, city=named, towers=spoken.towers(table, city, names)),
        *_offers(table, city),
        words("tetranomicon-told-segments", list="; ".join(_segment(table, city, one, names) for one in segments)),
    ]
    if lair is not None:
        said += [spoken.monsters(table, lair), *_campaigns(table, lair, names)]
    things = (*segments, city, *(building.tower for building in table.view.buildings if building.tower[0] == city))
    return [*said, spoken.fresh(table, sorted(set(things)))]


def _offers(table: Table, city: str) -> list[str]:
    """Return what the reader may build here, with price and the routes that feed it."""
    told = []
    for choice in table.choices:
        if isinstance(choice.move, Build) and choice.move.tower[0] == city and isinstance(choice.why, BuildQuote):
            told.append(
                table.words(
                    "tetranomicon-told-offer",
                    tower=choice.move.tower,
                    building=terms.building(table.words, choice.move.building),
                    price=choice.why.total,
                    count=len(choice.why.ways),
                    ways=table.words.listed(route.segment for route in choice.why.ways),
                )
            )
    return told


def _segment(table: Table, city: str, segment: str, names: spoken.Names) -> str:
    laid = table.laid
    price = next((one.why.total for one in table.choices if _prices(one.move, one.why, segment)), None)
    return table.words(
        "tetranomicon-told-segment",
        segment=segment,
        city=terms.city(table.words, segment.replace(city, "").strip("-")),
        name=names[laid[segment]] if segment in laid else table.words("tetranomicon-picture-free"),
        price=0 if price is None else price,
    )


def _prices(move: object, why: object, segment: str) -> bool:
    return isinstance(move, LayRoute) and move.segment == segment and isinstance(why, RouteQuote)


def _campaigns(table: Table, lair: Lair, names: spoken.Names) -> list[str]:
    """Return how every seat stands to the monsters."""
    seats = seats_of(table.view.seats) if lair.level else ()
    return [_campaign(table, lair, seat, names[seat]) for seat in seats]


def _campaign(table: Table, lair: Lair, seat: Seat, name: str) -> str:
    quote = lair.campaigns[seat]
    army = table.view.campaign_strength[seat]
    return table.words(
        "tetranomicon-told-campaign",
        name=name,
        army=army,
        enough=quote is not None and army >= quote.strength,
        price=quote.total if quote is not None else 0,
    )
