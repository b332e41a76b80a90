"""The pools and what every player holds, told in words. Pure."""

from games.kernel.ids import Seat, seats_of
from games.tetranomicon.components import ARTIFACT, CREATURE
from games.tetranomicon.view import ArtifactPlace
from render.tetranomicon import spoken, terms
from render.tetranomicon.faces import property_text
from render.tetranomicon.heads import ROMAN
from render.tetranomicon.table import Table


def pools_alt(table: Table) -> str:
    """Return the cards on offer with their costs."""
    words = table.words
    artifacts = [
        f"{terms.artifact(words, place.artifact)} {ARTIFACT[place.artifact].cost}"
        for place in table.view.artifact_pool
        if place.artifact
    ]
    creatures = [f"{terms.creature(words, one)} {CREATURE[one].cost}" for one in table.view.creature_pool if one]
    nothing = words("tetranomicon-picture-nothing")
    return spoken.alt_text(
        _title(table),
        words("tetranomicon-told-artifacts", cards=words.listed(artifacts) or nothing),
        words("tetranomicon-told-creatures", cards=words.listed(creatures) or nothing),
    )


def pools_plain(table: Table) -> str:
    """Return all that the picture of the pools shows."""
    view, words, names = table.view, table.words, spoken.plain_names(table)
    cards = [*(place.artifact for place in view.artifact_pool), *view.creature_pool]
    held = [card for hand in (*view.artifacts, *view.armies) for card in hand]
    return spoken.lines(
        f"**{_title(table)}**",
        words("tetranomicon-told-artifact-deck", count=view.artifact_decks[view.era - 1]),
        *(_artifact(table, place, names) for place in view.artifact_pool),
        words("tetranomicon-told-creature-deck", count=view.creature_decks[view.era - 1]),
        *(_creature(table, place) for place in range(len(view.creature_pool))),
        *(_holdings(table, seat, names[seat]) for seat in seats_of(view.seats)),
        spoken.proposed(table),
        spoken.fresh(table, sorted(table.fresh & frozenset((*cards, *held)))),
        spoken.legal(table, table.legal_cards),
    )


def _title(table: Table) -> str:
    return table.words("tetranomicon-told-pools", era=ROMAN[table.view.era - 1])


def _artifact(table: Table, place: ArtifactPlace, names: spoken.Names) -> str:
    words = table.words
    if not place.artifact:
        return f"- {words('tetranomicon-picture-empty')}"
    cost = ARTIFACT[place.artifact].cost
    met = [names[seat] for seat in place.met_by()]
    return words(
        "tetranomicon-told-artifact",
        name=terms.artifact(words, place.artifact),
        id=place.artifact,
        cost=cost,
        price=_price(table, place.prices, cost),
        text=terms.card_text(words, "artifact", place.artifact),
        met=words.listed(met),
        count=len(met),
    )


def _creature(table: Table, place: int) -> str:
    words = table.words
    creature = table.view.creature_pool[place]
    if not creature:
        return f"- {words('tetranomicon-picture-empty')}"
    cost = CREATURE[creature].cost
    return words(
        "tetranomicon-told-creature",
        name=terms.creature(words, creature),
        id=creature,
        cost=cost,
        price=_price(table, table.view.creature_prices[place], cost),
        swords=CREATURE[creature].swords,
        text=property_text(words, creature),
    )


def _price(table: Table, prices: tuple[int, ...], cost: int) -> str:
    """Return what the reader would pay, where it differs from the cost."""
    seat = table.view.observer
    if seat is None or prices[seat] == cost:
        return ""
    return table.words("tetranomicon-told-own-price", price=prices[seat])


def _holdings(table: Table, seat: Seat, name: str) -> str:
    view, words = table.view, table.words
    artifacts = words.listed(terms.artifact(words, card) for card in view.artifacts[seat])
    army = words.listed(f"{terms.creature(words, card)} {CREATURE[card].swords}" for card in view.armies[seat])
    trophies = words.listed(f"{terms.trophy(words, level)} {level}" for level in sorted(view.trophies[seat]))
    nothing = words("tetranomicon-picture-nothing")
    return words(
        "tetranomicon-told-holdings",
        name=name,
        artifacts=artifacts or nothing,
        army=army or nothing,
        trophies=trophies or nothing,
    )
