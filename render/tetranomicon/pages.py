"""Tetranomicon's answers to what the common pages ask of a game (render/game_pages.py). Pure."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from games.kernel import observation
from games.kernel.errors import Fact
from games.tetranomicon.components import CITY, CREATURE
from games.tetranomicon.events import Event
from games.tetranomicon.moves import CreateArtifact, Move, SummonCreature
from games.tetranomicon.view import View
from render.described import Description
from render.game_pages import Lens
from render.naming import Names
from render.page import Block, Paragraph, Picture
from render.tetranomicon.cards import describe_card
from render.tetranomicon.city import describe_city
from render.tetranomicon.log import lines
from render.tetranomicon.map import describe_map
from render.tetranomicon.menu import TetranomiconMenu
from render.tetranomicon.names import VOCABULARY, city
from render.tetranomicon.own import income_words, own_words, result_words
from render.tetranomicon.parts import phase
from render.tetranomicon.pools import describe_pools
from render.tetranomicon.result import describe_result
from render.tetranomicon.table import Table
from render.things import Thing
from render.worded_pages import WordedPages
from text import Words

Observation = observation.Observation[View, Move, Event]

INCOME = "income"
"""The game's own page: what an income phase would pay now."""

POOLS = "pools"
STANDINGS = "standings"
"""Parts that are drawn large, beside the cities and cards, whose ids they are."""

_RULES = {
    "wrong_terrain": "1.2", "lair_city": "2", "city_taken": "2", "not_at_your_farm": "2", "setup_farm": "2",
    "setup_route": "2", "not_your_turn": "3.2", "too_few_coins": "4.1", "tower_taken": "4.2",
    "monsters_present": "4.2", "not_connected": "4.2", "era_limit": "4.2", "token_limit": "4.2", "no_access": "4.2",
    "segment_taken": "4.3", "no_segment": "4.3", "route_limit": "1.1", "not_in_play": "1.5", "not_in_pool": "4.4",
    "condition_not_met": "4.4", "no_monsters": "4.6", "no_start": "4.6", "too_weak": "4.6", "not_your_city": "4.6",
    "no_goods_there": "4.2", "already_passed": "4.7",
}  # fmt: skip
"""Paragraph of the players' rules behind each refusal."""


class TetranomiconPages(WordedPages[View, Move, Event, Table]):
    """Words and pictures of Tetranomicon."""

    vocabulary = VOCABULARY
    tables = Table
    menus = TetranomiconMenu
    own = staticmethod(own_words)
    rules_of = _RULES
    rules_now: ClassVar = {"setup": "2", "actions": "4", "ended": "7"}

    def rule_of(self, code: str, facts: Mapping[str, Fact] = {}) -> str:
        """Return the paragraph behind a refusal: the pools of artifacts and of creatures have one each."""
        return "4.5" if code == "not_in_pool" and facts.get("card") in CREATURE else super().rule_of(code, facts)

    def phase(self, observation: Observation, words: Words) -> str:
        """Return the era and what is done in it."""
        return phase(observation.view, words)

    def lines_of(self, event: Event, view: View, names: Names) -> Iterable[str]:
        """Return the log of one event."""
        return lines(event, names)

    def result(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        """Return the four directions side by side and the table of points."""
        table = Table.of(observation, Lens(), words)
        names = self.names(observation, words, rich=True)
        totals, explained = result_words(observation.view, table.places, names)
        return (Paragraph(totals), describe_result(table).picture(), Paragraph(explained))

    def decided(self, observation: Observation, words: Words) -> str:
        """Return the totals of the observer and of the best of those who have as many points but another place."""
        standings, outcome, seat = observation.view.standings, observation.outcome, observation.observer
        if outcome is None or seat is None:
            return ""
        own = standings[seat]
        tied = [
            each.total_values
            for each in standings
            if each.total_points == own.total_points and each.total_values != own.total_values
        ]
        return words("tetranomicon-decided", own=own.total_values, other=max(tied)) if tied else ""

    def card(self, thing: Thing, words: Words) -> Picture:
        """Return an artifact or creature as it is printed, a building or trophy with its sign."""
        if thing.kind in ("artifact", "creature"):
            return describe_card(thing.id, Names(VOCABULARY, words, ())).picture()
        return super().card(thing, words)

    def sign_of(self, thing: Thing) -> str:
        """Return the icon of a building or trophy."""
        return thing.id if thing.kind == "building" else "trophy"

    def extras(self, view: View) -> Iterable[str]:
        """Return the income page while incomes are still paid."""
        return () if view.phase == "ended" else (INCOME,)

    def extra_lines(self, extra: str, view: View, names: Names) -> Iterable[str]:
        """Return the income page."""
        return income_words(view, names)

    def described(self, table: Table, observation: Observation, lens: Lens) -> Iterator[Description]:
        """Yield map and pools, or the one part that is looked at; a proposed card is seen in the pools first."""
        part = lens.close_up
        if part == STANDINGS:
            yield describe_result(table)
        elif part in CITY:
            yield describe_city(table, part)
        elif part and part != POOLS:
            yield describe_card(part, table.names, text_only=table.text_only)
        elif part:
            yield describe_pools(table)
        else:
            is_card = table.proposal is not None and isinstance(table.proposal.move, CreateArtifact | SummonCreature)
            first, second = (describe_pools, describe_map) if is_card else (describe_map, describe_pools)
            yield first(table)
            yield second(table)

    def close_ups(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        """Return the pools, the four directions, the cities in play, the cards in the pools."""
        view, names = observation.view, self.names(observation, words)
        artifacts = (place.artifact for place in view.artifact_pool if place.artifact)
        return (
            (POOLS, words("tetranomicon-close-pools")),
            (STANDINGS, words("tetranomicon-close-standings")),
            *((each, city(each, names)) for each in view.cities),
            *((card, names("artifact", card)) for card in artifacts),
            *((card, names("creature", card)) for card in view.creature_pool if card),
        )
