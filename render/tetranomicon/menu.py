"""The choices of a seat as sentences with cost and effect, and what is not possible and why (SPEC 4, 12.2). Pure."""

from collections.abc import Iterator

from games.kernel.ids import Seat
from games.kernel.observation import Choice
from games.tetranomicon.components import ARTIFACT, CREATURE, SEGMENT, city_of
from games.tetranomicon.moves import Build, CreateArtifact, LayRoute, Move, SummonCreature, WinTrophy
from games.tetranomicon.parameters import LOWEST_PRICE
from games.tetranomicon.quotes import ArtifactQuote, CreatureQuote, Quote
from games.tetranomicon.view import ArtifactPlace, Lair, View
from render.game_pages import Menu, MenuEntry, MenuGroup
from render.limits import BUTTON_LABEL, OPTION_TEXT, clipped
from render.naming import Facts, Names, tag_of
from render.phrases import capital, numeral
from render.tetranomicon.names import city, coins, property_of
from render.tetranomicon.quotes import price

GROUPS = ("build", "route", "artifact", "creature", "trophy", "pass")


def menu(choices: tuple[Choice[Move], ...], view: View, names: Names) -> Menu:
    """Return the observer's choices by kind, in canonical order."""
    words = names.words
    entries: dict[str, list[MenuEntry]] = {}
    for choice in choices:
        label = clipped(move_label(choice.move, view, names), BUTTON_LABEL)
        note = clipped(_note(choice.why, names), OPTION_TEXT)
        entries.setdefault(tag_of(choice.move), []).append(MenuEntry(choice.number, label, note))
    acting, era = view.phase == "actions", numeral(view.era)
    groups = tuple(
        MenuGroup(
            group,
            words(f"tetranomicon-menu-{group}"),
            tuple(entries[group]),
            words(f"tetranomicon-lead-{group}", era=era) if acting else "",
        )
        for group in GROUPS
        if group in entries
    )
    possible = {choice.move for choice in choices}
    return Menu(_question(view, names), groups, tuple(_refused(possible, view, names)) if acting else ())


def move_label(move: Move, view: View, names: Names) -> str:
    """Return a move as a short name: "Sawmill on E2"."""
    words = names.words
    match move:
        case Build(tower, building):
            name, place = capital(names("building", building)), names("city", city_of(tower))
            return words("tetranomicon-move-build", building=name, tower=tower, city=place)
        case LayRoute(segment):
            ends = " – ".join(names("city", end) for end in SEGMENT[segment].ends)
            return words(f"tetranomicon-move-{SEGMENT[segment].kind}", segment=segment, ends=ends)
        case CreateArtifact(artifact):
            return names("artifact", artifact)
        case SummonCreature(creature):
            return names("creature", creature)
        case WinTrophy(target, start):
            origin = names("city", start, "genitive")
            return words("tetranomicon-move-trophy", city=city(target, names), start=origin)
        case _:
            return words("tetranomicon-move-pass", era=numeral(view.era))


def _question(view: View, names: Names) -> str:
    if view.phase == "setup":
        return names.words("tetranomicon-question-route" if view.setup_city else "tetranomicon-question-farm")
    if view.observer is None:
        return ""
    return names.words("tetranomicon-question-action", coins=coins(view.coins[view.observer], names))


def _note(quote: Quote | None, names: Names) -> str:
    if quote is None:
        return ""
    facts: Facts = {"price": price(quote, names)}
    if isinstance(quote, ArtifactQuote):
        facts["text"] = names("artifact", quote.artifact, "text")
    elif isinstance(quote, CreatureQuote):
        facts["text"] = property_of(quote.creature, names)
    return names.sentence(f"tetranomicon-note-{tag_of(quote)}", quote, **facts)


def _refused(possible: set[Move], view: View, names: Names) -> Iterator[str]:
    """Yield what lies in the pools and on the map but cannot be taken now, with the reason."""
    if view.observer is None:
        return
    seat = view.observer
    powers = [CREATURE[name].powers for name in view.armies[seat]]
    for place in view.artifact_pool:
        if place.artifact and CreateArtifact(place.artifact) not in possible:
            cost = ARTIFACT[place.artifact].cost - sum(each.artifact for each in powers)
            yield _refused_artifact(place, cost, view, seat, names)
    for creature in view.creature_pool:
        if creature and SummonCreature(creature) not in possible:
            cost = CREATURE[creature].cost - sum(each.creature for each in powers)
            yield _too_dear(names("creature", creature), cost, view.coins[seat], names)
    attacked = {move.city for move in possible if isinstance(move, WinTrophy)}
    fearless = any(each.no_support for each in powers)
    for lair in view.lairs:
        if lair.level and lair.city not in attacked:
            yield _refused_trophy(lair, view, seat, names, fearless=fearless)


def _refused_artifact(place: ArtifactPlace, cost: int, view: View, seat: Seat, names: Names) -> str:
    name, condition = names("artifact", place.artifact), place.conditions[seat]
    text = names("artifact", place.artifact, "text")
    if condition.met:
        return _too_dear(name, cost, view.coins[seat], names)
    if condition.needed > 1:
        return names.words("tetranomicon-refused-count", card=name, text=text, **names.facts(condition))
    return names.words("tetranomicon-refused-condition", card=name, text=text)


def _refused_trophy(lair: Lair, view: View, seat: Seat, names: Names, *, fearless: bool) -> str:
    strength, army = lair.level if fearless else lair.strength, view.campaign_strength[seat]
    facts: Facts = {"strength": strength, "army": army, "coins": coins(view.coins[seat], names)}
    if not any(building.seat == seat for building in view.buildings):
        reason = "start"
    elif strength > army:
        reason = "supported" if lair.support and not fearless else "weak"
    else:
        reason = "campaign"
    return names.sentence(f"tetranomicon-refused-{reason}", lair, **facts)


def _too_dear(name: str, cost: int, own: int, names: Names) -> str:
    paid = coins(max(LOWEST_PRICE, cost), names)
    return names.words("tetranomicon-refused-coins", card=name, price=paid, coins=coins(own, names))
