"""The choices of a seat as sentences with cost and effect, and what is not possible and why (SPEC 4, 12.2). Pure."""

from collections.abc import Iterator
from typing import Any

from games.kernel.observation import Choice, Observation
from games.tetranomicon.components import ARTIFACT, CREATURE, SEGMENT, city_of
from games.tetranomicon.moves import Build, CreateArtifact, LayRoute, Pass, SummonCreature, WinTrophy
from games.tetranomicon.parameters import LOWEST_PRICE
from games.tetranomicon.quotes import ArtifactQuote, CreatureQuote, PassQuote, TrophyQuote
from games.tetranomicon.view import View
from render.game_pages import Menu, MenuEntry, MenuGroup
from render.limits import BUTTON_LABEL, OPTION_TEXT, clipped
from render.naming import Naming
from render.phrases import capital, numeral
from render.tetranomicon import terms
from render.tetranomicon.prices import cities, city, coins, price, property_of
from text import Words

GROUPS = ("build", "route", "artifact", "creature", "trophy", "pass")
_GROUP_OF: dict[Any, str] = {
    Build: "build",
    LayRoute: "route",
    CreateArtifact: "artifact",
    SummonCreature: "creature",
    WinTrophy: "trophy",
    Pass: "pass",
}


def menu(observation: Observation, view: View, words: Words) -> Menu:
    """Return the observer's choices by kind, in canonical order."""
    naming = Naming(observation, words)
    entries: dict[str, list[MenuEntry]] = {}
    for choice in observation.choices:
        entries.setdefault(_GROUP_OF[type(choice.move)], []).append(_entry(choice, view, naming))
    groups = tuple(
        MenuGroup(group, words(f"tetranomicon-menu-{group}"), tuple(entries[group]), _lead(group, view, words))
        for group in GROUPS
        if group in entries
    )
    return Menu(
        _question(view, words), groups, tuple(_refused(observation, view, words)) if view.phase == "actions" else ()
    )


def move_label(move: object, view: View, words: Words) -> str:
    """Return a move as a short name: "Sawmill on E2"."""
    match move:
        case Build(tower, building):
            place = terms.city(words, city_of(tower))
            name = capital(terms.building(words, building))
            return words("tetranomicon-move-build", building=name, tower=tower, city=place)
        case LayRoute(segment):
            return words(f"tetranomicon-move-{SEGMENT[segment].kind}", segment=segment, ends=_ends(segment, words))
        case CreateArtifact(artifact):
            return terms.artifact(words, artifact)
        case SummonCreature(creature):
            return terms.creature(words, creature)
        case WinTrophy(target, start):
            origin = words(f"tetranomicon-city-{start}.genitive")
            return words("tetranomicon-move-trophy", city=city(target, words), start=origin)
        case _:
            return words("tetranomicon-move-pass", era=numeral(view.era))


def _question(view: View, words: Words) -> str:
    if view.phase == "setup":
        return words("tetranomicon-question-route" if view.setup_city else "tetranomicon-question-farm")
    if view.observer is None:
        return ""
    return words("tetranomicon-question-action", coins=coins(view.coins[view.observer], words))


def _lead(group: str, view: View, words: Words) -> str:
    return words(f"tetranomicon-lead-{group}", era=numeral(view.era)) if view.phase == "actions" else ""


def _entry(choice: Choice, view: View, naming: Naming) -> MenuEntry:
    label = clipped(move_label(choice.move, view, naming.words), BUTTON_LABEL)
    return MenuEntry(choice.number, label, clipped(_note(choice, naming), OPTION_TEXT))


def _note(choice: Choice, naming: Naming) -> str:
    words, quote = naming.words, choice.why
    match quote:
        case None:
            return ""
        case PassQuote():
            return words("tetranomicon-note-pass", coins=coins(quote.coins, words))
        case ArtifactQuote():
            return words(
                "tetranomicon-note-artifact",
                price=price(quote, naming),
                influence=quote.influence,
                condition=terms.card_text(words, "artifact", quote.artifact),
            )
        case CreatureQuote():
            return words(
                "tetranomicon-note-creature",
                price=price(quote, naming),
                swords=quote.swords,
                property=property_of(quote.creature, words),
            )
        case TrophyQuote():
            return words(
                "tetranomicon-note-trophy",
                price=price(quote, naming),
                fame=quote.level,
                army=quote.army,
                strength=quote.strength,
            )
        case _:
            return price(quote, naming)


def _refused(observation: Observation, view: View, words: Words) -> Iterator[str]:
    """Yield what lies in the pools and on the map but cannot be taken now, with the reason."""
    if view.observer is None:
        return
    moves = [choice.move for choice in observation.choices]
    yield from _refused_artifacts(view, [move.artifact for move in moves if isinstance(move, CreateArtifact)], words)
    yield from _refused_creatures(view, [move.creature for move in moves if isinstance(move, SummonCreature)], words)
    yield from _refused_trophies(view, [move.city for move in moves if isinstance(move, WinTrophy)], words)


def _refused_artifacts(view: View, possible: list[str], words: Words) -> Iterator[str]:
    seat = view.observer or 0
    cheaper = sum(CREATURE[name].powers.artifact for name in view.armies[seat])
    for place in view.artifact_pool:
        if not place.artifact or place.artifact in possible:
            continue
        name, condition = terms.artifact(words, place.artifact), place.conditions[seat]
        text = terms.card_text(words, "artifact", place.artifact)
        if condition.met:
            yield _too_dear(name, ARTIFACT[place.artifact].cost - cheaper, view.coins[seat], words)
        elif condition.needed > 1:
            yield words(
                "tetranomicon-refused-count",
                card=name,
                condition=text,
                present=condition.present,
                needed=condition.needed,
            )
        else:
            yield words("tetranomicon-refused-condition", card=name, condition=text)


def _refused_creatures(view: View, possible: list[str], words: Words) -> Iterator[str]:
    seat = view.observer or 0
    cheaper = sum(CREATURE[name].powers.creature for name in view.armies[seat])
    for creature in view.creature_pool:
        if creature and creature not in possible:
            price_now = CREATURE[creature].cost - cheaper
            yield _too_dear(terms.creature(words, creature), price_now, view.coins[seat], words)


def _refused_trophies(view: View, possible: list[str], words: Words) -> Iterator[str]:
    seat = view.observer or 0
    fearless = any(CREATURE[name].powers.no_support for name in view.armies[seat])
    for lair in view.lairs:
        if not lair.level or lair.city in possible:
            continue
        strength, army = lair.level if fearless else lair.strength, view.campaign_strength[seat]
        name = city(lair.city, words)
        if not any(building.seat == seat for building in view.buildings):
            yield words("tetranomicon-refused-start", city=name)
        elif strength > army and lair.support and not fearless:
            yield words(
                "tetranomicon-refused-supported",
                city=name,
                strength=strength,
                level=lair.level,
                support=lair.support,
                supporters=cities(lair.supporters, words),
                army=army,
            )
        elif strength > army:
            yield words("tetranomicon-refused-weak", city=name, strength=strength, army=army)
        else:
            yield words("tetranomicon-refused-campaign", city=name, coins=coins(view.coins[seat], words))


def _too_dear(name: str, cost: int, own: int, words: Words) -> str:
    return words(
        "tetranomicon-refused-coins",
        card=name,
        price=coins(max(LOWEST_PRICE, cost), words),
        coins=coins(own, words),
    )


def _ends(segment: str, words: Words) -> str:
    first, second = SEGMENT[segment].ends
    return f"{terms.city(words, first)} – {terms.city(words, second)}"
