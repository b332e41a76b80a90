"""What several pictures of Legends of Signum share: the head, the plates of the players, the marks below. Pure."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.kernel.ids import Seat
from games.legends_of_signum import looks
from games.legends_of_signum.state import Token
from games.legends_of_signum.view import View
from render import heads
from render.described import Part
from render.drawing.bands import HEAD, MARGIN, across, panel
from render.drawing.legend import Sign, draw_legend, legend_height
from render.drawing.lettering import BOLD, GLANCE, width
from render.drawing.marks import wax
from render.drawing.palette import EDGE, GROUND, INK, INK2, LOSS, mix
from render.drawing.scene import Area, Point, Scene
from render.legends_of_signum.layout import CONTROLLED, is_compact, marks_of, marks_shown, shown_units
from render.legends_of_signum.names import GAME, card, cards, token_brief
from render.legends_of_signum.table import Table
from render.legends_of_signum.window import Window
from render.naming import Facts, Names
from render.phrases import numeral

PLATE: Final = 92
_CARD: Final = (44, 62)
_LEFT: Final = Area(90, 0, 410, 0)
"""From where to where the name, the hero and the prosperity of a player are on the plate."""

BAR: Final = 14
"""How high the bar of prosperity is (px)."""

_PARTNERS: Final = mix(INK2, GROUND, 0.55)


def view_facts(view: View, names: Names) -> Facts:
    """Return what sentences about the view need."""
    table = view.table
    return {
        "number": numeral(max(1, table.round)),
        "most": numeral(looks.last_round(table)),
        "player": names.player(table.active),
    }


def headline(view: View, names: Names) -> str:
    """Return round, player and phase."""
    return names.words(f"{GAME}-headline-{view.phase}", **view_facts(view, names))


def head_part(table: Table, title: str, icon: str = "shield") -> Part:
    """Return the head of a picture."""
    phase = partial(headline, table.view)
    return heads.head_part(table, icon, title, lambda _: f"{title}.", phase, named=True, high=HEAD)


def plate_part(table: Table, seat: Seat) -> Part:
    """Return the plate of a player: hero, prosperity, open buildings, cards in hand and deck, tactics face down."""
    player, view = table.field.players[seat], table.view
    is_open = sum(not built.closed for built in player.city)
    goal = looks.goal(table.field)

    def draw(scene: Scene, y: float) -> None:
        area = across(y + 4, PLATE - 8)
        middle = area.y + area.h / 2
        panel(scene, area, chosen=seat in table.called)
        table.livery.mark(scene, seat, (52, middle), 26)
        low = middle - 3
        scene.text((_LEFT.right, low), f"/{goal}", GLANCE, INK2, anchor="end", least=GLANCE)
        x = _LEFT.right - width(f"/{goal}", GLANCE) - 6
        x -= scene.text((x, low + 2), str(player.prosperity), 42, INK, BOLD, anchor="end", least=GLANCE)
        scene.icon("coin", (x - 28, low - 12), 42)
        scene.fitted((_LEFT.x, low), table.label(seat), x - 60 - _LEFT.x, 34, face=BOLD, least=GLANCE, cut=True)
        begin = _draw_hero(scene, table, seat, (_LEFT.x, middle + 22))
        _draw_gathered(scene, table, seat, Area(begin, middle + 22 - BAR / 2, _LEFT.right - begin, BAR))
        for x, icon, count in (
            (546, "hall", f"{is_open}/{len(player.city)}"),
            (668, "card", str(view.hands[seat])),
            (758, "book", str(view.decks[seat])),
        ):
            scene.icon(icon, (x, middle), 38, INK2)
            scene.text((x + 24, middle + 12), count, 34, INK, BOLD, least=GLANCE)
        for place in range(len(player.tactics)):
            wax(scene, Area(856 + place * 60, middle - _CARD[1] / 2, *_CARD), share=0.7)
        if player.gone:
            scene.icon("cross", (960, middle), 40, EDGE)

    def text(names: Names) -> Iterator[str]:
        words = names.words
        hero = card(names, player.hero) if player.hero else "–"
        yield words(
            f"{GAME}-text-plate",
            player=names.player(seat),
            hero=hero,
            prosperity=player.prosperity,
            goal=goal,
            open=is_open,
            city=len(player.city),
            hand=view.hands[seat],
            deck=view.decks[seat],
            tactics=len(player.tactics),
        )

    return Part(draw, text, PLATE, rank=2)


def _draw_hero(scene: Scene, table: Table, seat: Seat, start: Point) -> float:
    """Draw what the hero on the field is called and how much health it has left; return where it ends."""
    hero = next((unit for unit in table.field.units if unit.is_hero and unit.seat == seat), None)
    if hero is None:
        return start[0]
    (x, y), worth = start, table.worths[hero.id]
    colour = LOSS if hero.wounds else INK2
    scene.icon("crown", (x + 14, y), 30, INK2)
    x += 34 + scene.text((x + 34, y + 10), hero.id, GLANCE, INK, BOLD, least=GLANCE)
    scene.icon("heart", (x + 20, y), 26, colour)
    return x + 52 + scene.text((x + 36, y + 10), str(worth.left), GLANCE, colour, BOLD, least=GLANCE)


def _draw_gathered(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw how far a player has come towards the goal; that of partners is one, so theirs comes behind it, darker."""
    field, own = table.field, table.field.players[seat].prosperity
    friends = (each for each in field.order if looks.team(field, each) == looks.team(field, seat))
    together = sum(field.players[each].prosperity for each in friends)
    for amount, colour in ((looks.goal(field), GROUND), (together, _PARTNERS), (own, INK2)):
        share = min(1, amount / looks.goal(field))
        if share:
            scene.rect(Area(area.x, area.y, max(area.h, area.w * share), area.h), colour, area.h / 2)


def legend_part(table: Table, window: Window) -> Part:
    """Return what the marks in the picture mean: those that are there."""
    compact, units = is_compact(window), shown_units(table, window)
    shown = {mark for unit in units for mark in (marks_shown(unit, compact=True) if compact else marks_of(unit))}
    stances = set() if compact else {"shield" if unit.stance == "guard" else "sword" for unit in units}
    names = ("shield", "sword", "crown", "check", CONTROLLED, "stun", "root", "poison", "ward")
    signs = [Sign(table.words(f"{GAME}-legend-{each}"), icon=each) for each in names if each in shown | stances]
    if not signs:
        return Part(lambda scene, y: None, lambda names: (), MARGIN)
    return Part(lambda scene, y: draw_legend(scene, y, signs), lambda names: (), legend_height(signs) + 8)


def terrain_of(table: Table, seat: Seat) -> tuple[Token, ...]:
    """Return the terrain that a player has placed: its cards lie beside those of the City (1.2)."""
    return tuple(each for each in table.field.tokens if each.seat == seat)


def city_words(table: Table, seat: Seat, names: Names) -> Iterator[str]:
    """Yield the City, relics, tactics, terrain with its places, and Graveyard of a player."""
    player, words = table.field.players[seat], names.words
    built = (
        words(f"{GAME}-city-closed", building=card(names, each.id)) if each.closed else card(names, each.id)
        for each in player.city
    )
    yield words(f"{GAME}-city", player=names.player(seat), prosperity=player.prosperity)
    if player.city:
        yield words(f"{GAME}-city-buildings", buildings=words.listed(built))
    if player.relics:
        yield words(f"{GAME}-city-relics", relics=cards(names, player.relics))
    for laid in player.tactics:
        yield words(f"{GAME}-city-tactic", paid=cards(names, laid.paid))
    terrain = words.listed(token_brief(each, names) for each in terrain_of(table, seat))
    if terrain:
        yield words(f"{GAME}-city-terrain", terrain=terrain)
    if player.graveyard:
        yield words(f"{GAME}-city-grave", cards=cards(names, player.graveyard))
