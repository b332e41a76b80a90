"""The map told in words, in its drawing order: cities with towers and monsters, segments, players, values. Pure."""

from games.kernel.ids import Seat, seats_of
from games.tetranomicon.components import BUILDING_TYPES, SEGMENT
from render.tetranomicon import spoken, terms
from render.tetranomicon.table import Table


def map_alt(table: Table) -> str:
    """Return what the map shows, in short."""
    words = table.words
    guarded = [lair for lair in table.view.lairs if lair.level]
    lairs = words.listed(f"{lair.city} {lair.strength}" for lair in guarded)
    return spoken.alt_text(
        words("tetranomicon-told-map"),
        spoken.situation(table, table.names),
        spoken.proposed(table),
        *(_short_player(table, seat) for seat in seats_of(table.view.seats)),
        words("tetranomicon-told-lairs", lairs=lairs) if guarded else "",
        spoken.fresh(table, sorted(table.fresh & _ids(table))),
        spoken.legal(table, _legal(table)),
    )


def map_plain(table: Table) -> str:
    """Return all that the map shows."""
    names = spoken.plain_names(table)
    return spoken.lines(
        f"**{table.words('tetranomicon-told-map')}** {spoken.situation(table, names)}",
        *(_player(table, seat, names[seat]) for seat in seats_of(table.view.seats)),
        *(_city(table, city, names) for city in table.view.cities),
        *(_segments(table, kind, names) for kind in ("road", "river")),
        _values(table),
        spoken.proposed(table),
        spoken.fresh(table, sorted(table.fresh & _ids(table))),
        spoken.legal(table, _legal(table)),
    )


def _ids(table: Table) -> frozenset[str]:
    towers = (building.tower for building in table.view.buildings)
    return frozenset((*towers, *table.view.segments, *table.view.cities))


def _legal(table: Table) -> frozenset[str]:
    return table.legal_towers | table.legal_segments | table.legal_lairs


def _short_player(table: Table, seat: Seat) -> str:
    wealth, influence, strength, fame = table.view.standings[seat].values
    return table.words(
        "tetranomicon-told-player-short",
        name=table.names[seat],
        wealth=wealth,
        influence=influence,
        strength=strength,
        fame=fame,
        buildings=sum(building.seat == seat for building in table.view.buildings),
        routes=sum(route.seat == seat for route in table.view.routes),
    )


def _player(table: Table, seat: Seat, name: str) -> str:
    view = table.view
    wealth, influence, strength, fame = view.standings[seat].values
    passed = "passed" if view.passed[seat] else "in"
    return table.words(
        "tetranomicon-told-player",
        name=name,
        wealth=wealth,
        influence=influence,
        strength=strength,
        fame=fame,
        income=view.incomes[seat].gained,
        points=view.standings[seat].total_points,
        holder=view.holder == seat,
        state="turn" if view.turn == seat else passed,
    )


def _city(table: Table, city: str, names: spoken.Names) -> str:
    lair = next((lair for lair in table.view.lairs if lair.city == city), None)
    said = table.words(
        "tetranomicon-told-city",
        letter=city,
        city=terms.city(table.words, city),
        towers=spoken.towers(table, city, names),
    )
    return f"{said} {spoken.monsters(table, lair)}" if lair else said


def _segments(table: Table, kind: str, names: spoken.Names) -> str:
    laid = table.laid
    told = []
    for segment in table.view.segments:
        if SEGMENT[segment].kind == kind:
            free = table.words("tetranomicon-picture-free")
            told.append(f"{segment} {names[laid[segment]] if segment in laid else free}")
    return table.words(f"tetranomicon-told-{kind}s", list="; ".join(told))


def _values(table: Table) -> str:
    view = table.view
    values = table.words.listed(
        f"{terms.building(table.words, building)} {value}"
        for building, value in zip(BUILDING_TYPES, view.values, strict=True)
    )
    return table.words(
        "tetranomicon-told-values",
        values=values,
        artifacts=view.artifact_decks[view.era - 1],
        creatures=view.creature_decks[view.era - 1],
        trophies=sum(view.bag),
    )
