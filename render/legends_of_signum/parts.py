"""What several pictures of Legends of Signum share: the head, the plates of the players, the marks below. Pure."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.kernel.ids import Seat
from games.legends_of_signum import looks
from games.legends_of_signum.view import View
from render import heads
from render.described import Part
from render.drawing.bands import HEAD, MARGIN, across, panel
from render.drawing.legend import Sign, draw_legend, legend_height
from render.drawing.lettering import BOLD, GLANCE
from render.drawing.marks import wax
from render.drawing.palette import EDGE, INK, INK2
from render.drawing.scene import Area, Scene
from render.legends_of_signum.names import GAME, card, cards, token_brief
from render.legends_of_signum.pieces import CONTROLLED, is_compact, marks_shown
from render.legends_of_signum.table import Table
from render.legends_of_signum.window import Window
from render.naming import Facts, Names
from render.phrases import numeral

PLATE: Final = 92
_CARD: Final = (44, 62)


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
    """Return the plate of a player: prosperity, open buildings, cards in hand and deck, tactics face down."""
    player, view = table.field.players[seat], table.view
    is_open = sum(not built.closed for built in player.city)
    goal = looks.goal(table.field)

    def draw(scene: Scene, y: float) -> None:
        area = across(y + 4, PLATE - 8)
        middle = area.y + area.h / 2
        panel(scene, area, chosen=seat in table.called)
        table.livery.mark(scene, seat, (52, middle), 26)
        scene.fitted((90, middle + 12), table.label(seat), 214, 34, face=BOLD, least=GLANCE, cut=True)
        scene.icon("coin", (334, middle), 44)
        wide = scene.text((362, middle + 14), str(player.prosperity), 42, INK, BOLD, least=GLANCE)
        scene.text((370 + wide, middle + 12), f"/{goal}", GLANCE, INK2, least=GLANCE)
        for x, icon, count in (
            (520, "hall", f"{is_open}/{len(player.city)}"),
            (650, "card", str(view.hands[seat])),
            (742, "book", str(view.decks[seat])),
        ):
            scene.icon(icon, (x, middle), 38, INK2)
            scene.text((x + 24, middle + 12), count, 34, INK, BOLD, least=GLANCE)
        for place in range(len(player.tactics)):
            wax(scene, Area(848 + place * 60, middle - _CARD[1] / 2, *_CARD), share=0.7)
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


def legend_part(table: Table, window: Window) -> Part:
    """Return what the marks in the picture mean: those that are there."""
    compact, units = is_compact(window), table.field.units
    shown = {mark for unit in units for mark in marks_shown(unit, compact=compact)}
    stances = set() if compact else {"shield" if unit.stance == "guard" else "sword" for unit in units}
    names = ("shield", "sword", "crown", "check", CONTROLLED, "stun", "root", "poison", "ward")
    signs = [Sign(table.words(f"{GAME}-legend-{each}"), icon=each) for each in names if each in shown | stances]
    if not signs:
        return Part(lambda scene, y: None, lambda names: (), MARGIN)
    return Part(lambda scene, y: draw_legend(scene, y, signs), lambda names: (), legend_height(signs) + 8)


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
    terrain = words.listed(token_brief(each, names) for each in table.field.tokens if each.seat == seat)
    if terrain:
        yield words(f"{GAME}-city-terrain", terrain=terrain)
    if player.graveyard:
        yield words(f"{GAME}-city-grave", cards=cards(names, player.graveyard))
