"""The choices of a seat by kind, and what is not possible and why (SPEC 4, 12.2). Pure."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from games.kernel.ids import Seat
from games.kernel.observation import Choice
from games.tetranomicon.components import SEGMENT
from games.tetranomicon.events import Event
from games.tetranomicon.moves import CreateArtifact, LayRoute, Move, SummonCreature, WinTrophy
from games.tetranomicon.view import ArtifactPlace, Lair, View
from render.game_menu import GameMenu
from render.game_pages import Menu
from render.naming import Facts, Names, tag_of
from render.phrases import numeral
from render.tetranomicon.moves import confirmation, ends_of, label, note
from render.tetranomicon.names import coins


class TetranomiconMenu(GameMenu[View, Move, Event]):
    """What is built, laid, created, summoned, won, or passed."""

    def menu(self) -> Menu:
        """Return the answers with what is not possible now."""
        acting = self.view.phase == "actions"
        possible = {choice.move for choice in self.choices}
        refused = _refused(possible, self.view, self.seat, self.names) if acting and self.seat is not None else ()
        # Farms and routes that are free are placed on the map, before anybody knows where the cities are.
        return replace(super().menu(), refused=tuple(refused), pictured=not acting)

    def question(self) -> str:
        """Return what is asked, with the coins that there are for it."""
        if self.view.phase == "setup":
            return self.words(f"tetranomicon-question-{'route' if self.view.setup_city else 'farm'}")
        if self.seat is None:
            return ""
        return self.words("tetranomicon-question-action", coins=coins(self.view.coins[self.seat], self.names))

    def group(self, choice: Choice[Move]) -> tuple[str, str]:
        """Return the kind of move, and what it is called."""
        return tag_of(choice.move), self.words(f"tetranomicon-menu-{tag_of(choice.move)}")

    def lead(self, group: str) -> str:
        """Return how often a move of this kind can be made in an era."""
        if self.view.phase != "actions":
            return ""
        return self.words(f"tetranomicon-lead-{group}", era=numeral(self.view.era))

    def label(self, choice: Choice[Move]) -> str:
        """Return a move as a short name; where a route leads is beside it, if anything is."""
        if isinstance(choice.move, LayRoute) and choice.why is not None:
            segment = choice.move.segment
            return self.words(f"tetranomicon-short-{SEGMENT[segment].kind}", segment=segment)
        return label(choice.move, self.view, self.names)

    def effects(self, choice: Choice[Move]) -> Iterator[str]:
        """Yield price and effect, before them where a route leads."""
        if choice.why is not None:
            if isinstance(choice.move, LayRoute):
                yield ends_of(choice.move.segment, self.names)
            yield note(choice.why, self.names)

    def confirmation(self, choice: Choice[Move]) -> Iterable[str]:
        """Return price, way, strength and effect of a choice."""
        return confirmation(self.view, choice, self.names)


def _refused(possible: set[Move], view: View, seat: Seat, names: Names) -> Iterator[str]:
    """Yield what lies in the pools and on the map but cannot be taken now, with the reason."""
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
