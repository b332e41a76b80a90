"""Legends of Signum's answers to what the common pages ask of a game (render/game_pages.py). Pure."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from games.kernel import observation
from games.legends_of_signum.events import Event
from games.legends_of_signum.moves import Move
from games.legends_of_signum.quotes import Clash
from games.legends_of_signum.view import View
from render.described import Description
from render.game_pages import Lens, MenuTopic
from render.legends_of_signum import log
from render.legends_of_signum.abilities import whole_text
from render.legends_of_signum.board import (
    QUARTERS,
    describe_board,
    describe_cities,
    describe_hand,
    describe_quarter,
    describe_reach,
)
from render.legends_of_signum.menu import HAND_PHASES, LegendsOfSignumMenu
from render.legends_of_signum.names import GAME, VOCABULARY, card, icon_of, known_units, with_units
from render.legends_of_signum.own import own_words, result_words
from render.legends_of_signum.parts import city_words, headline
from render.legends_of_signum.table import Table
from render.legends_of_signum.told import distance_text, map_text
from render.legends_of_signum.topics import called
from render.naming import Names
from render.page import Block, Paragraph, Picture
from render.things import Thing, describe_thing
from render.worded_pages import WordedPages
from text import Words

Observation = observation.Observation[View, Move, Event]

CITIES, HAND, MAP = "cities", "hand", "map"
_RULES = {
    "deck_breaks": "4.1", "not_at_side": "6.2", "not_in_contact_place": "6.2", "too_near": "6.2",
    "too_many_copies": "5.2", "not_your_faction": "4.1", "built_already": "5.2", "needs_building": "5.2",
    "against_whom": "5.2", "take_what": "5.2", "empty_deck": "5.2", "nothing_left": "6.1", "cannot_pay": "6.1",
    "few_buildings": "6.1", "little_prosperity": "6.1", "wrong_payment": "6.1", "not_in_hand": "6", "wrong_kind": "6",
    "seven_characters": "6.2", "no_place": "6", "attached": "6.3", "no_target": "6.3", "not_used": "6.3",
    "wrong_class": "6.4", "two_tactics": "6.5", "same_tactic": "6.5", "no_such_tactic": "9.2", "wrong_order": "9.2",
    "terrain_played": "6.6", "unique_used": "6.6", "near_own_side": "6.6", "near_enemy_side": "6.6",
    "not_own_half": "6.6", "near_terrain": "6.6", "on_creature": "6.6", "once_a_turn": "6.7", "full_hand": "6.7",
    "no_power": "6.7", "activated": "7", "deployed": "7", "is_stunned": "8.6", "busy": "7", "not_acting": "7",
    "has_moved": "7", "only_fights": "8.6", "rooted": "8.6", "is_slow": "7.2", "legs": "7.1", "off_field": "7.1",
    "not_free": "7.1", "way_blocked": "7.1", "too_long": "7.1", "ends_in_contact": "7.2", "own_unit": "8",
    "not_in_contact": "8.1", "taunt": "8.1", "cannot": "8", "engaged": "8.3", "too_far": "8.3", "hidden": "8.3",
    "in_melee": "8.3", "no_sight": "8.4", "itself": "8.5", "enemy_unit": "8.5", "not_wounded": "8.5",
    "no_character": "8.5", "no_ruins": "8.7", "no_change": "8.2",
}  # fmt: skip
"""Paragraph of the players' rules behind each refusal."""


class LegendsOfSignumPages(WordedPages[View, Move, Event, Table]):
    """Words and pictures of Legends of Signum."""

    vocabulary = VOCABULARY
    tables = Table
    menus = LegendsOfSignumMenu
    has_trials = True
    own = staticmethod(own_words)
    results = staticmethod(result_words)
    rules_of = _RULES
    rules_now: ClassVar = {
        "hero": "4.1", "first": "4.2", "hand": "4.3", "place": "4.4", "construction": "5.2", "activation": "6",
        "discard": "5.4", "over": "10",
    }  # fmt: skip

    def names(self, observation: Observation, words: Words, *, rich: bool = False) -> Names:
        """Return names that know the creatures."""
        named = super().names(observation, words, rich=rich)
        view: Any = observation.view
        if view is None:  # at a table that has not begun
            return with_units(named, {})
        events = (event for entry in observation.log for event in entry.events)
        return with_units(named, known_units(view.table, events))

    def phase(self, observation: Observation, words: Words) -> str:
        """Return round, player and phase."""
        return headline(observation.view, self.names(observation, words).escaped())

    def called(self, observation: Observation, thing: str, words: Words) -> MenuTopic | None:
        """Return a creature with its values, a card with cost and effect, or the buildings of a price."""
        return called(thing, observation.view, self.names(observation, words))

    def trial(self, observation: Observation, found: tuple[Clash, ...], words: Words) -> Iterator[str]:
        """Yield the fights that a move is or leads to."""
        names = self.names(observation, words)
        for clash in found:
            yield names.sentence(f"{GAME}-trial-clash", clash, hits=clash.tenths, back=clash.back_tenths)

    def lines_of(self, event: Event, view: View, names: Names) -> Iterable[str]:
        """Return the log of one event."""
        return log.lines(event, names, view)

    def extras(self, view: View) -> Iterable[str]:
        """Return the page of Cities and Graveyards, and that of the field in words."""
        return (CITIES, MAP)

    def extra_blocks(self, observation: Observation, extra: str, words: Words) -> tuple[Block, ...]:
        """Return Cities and Graveyards, a paragraph for each player; or map and distances."""
        table, names = Table.of(observation, Lens(), words), self.names(observation, words, rich=True)
        if extra == MAP:
            return tuple(Paragraph("\n".join(said(table, names))) for said in (map_text, distance_text))
        return tuple(Paragraph("\n".join(city_words(table, seat, names))) for seat in table.field.order)

    def described(self, table: Table, observation: Observation, lens: Lens) -> Iterator[Description]:
        """Yield the field; before it the reach of a creature that is chosen for; the hand; or a close-up."""
        looked_at = table.unit(lens.close_up)
        if lens.close_up in QUARTERS:
            yield describe_quarter(table, lens.close_up)
        elif looked_at is not None:
            yield describe_reach(table, looked_at)
        elif lens.close_up == CITIES:
            yield describe_cities(table)
        elif (lens.close_up == HAND and table.view.own is not None) or (
            table.asked and table.view.phase in HAND_PHASES
        ):
            yield describe_hand(table)
        else:
            if table.actor is not None:
                yield describe_reach(table, table.actor)
            yield describe_board(table)

    def close_ups(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        """Return the own hand, the Cities, quarters of the field, and every creature, the observer's own first."""
        names, table = self.names(observation, words), observation.view.table
        parts = [(CITIES, words(f"{GAME}-picture-cities"))]
        if observation.view.own is not None:
            parts.insert(0, (HAND, words(f"{GAME}-picture-hand")))
        parts += [(each, words(f"{GAME}-picture-quarter", quarter=each)) for each in QUARTERS]
        units = sorted(table.units, key=lambda unit: unit.seat != observation.observer)
        return (*parts, *((unit.id, f"{unit.id} {card(names, unit.card)}") for unit in units))

    def card(self, thing: Thing, words: Words) -> Picture:
        """Return a card, hero, building, terrain or keyword drawn alone."""
        names = Names(VOCABULARY, words, ())
        if thing.kind == "keyword":
            return describe_thing(thing, "book", names).picture()
        return describe_thing(thing, icon_of(thing.id), names, whole_text(names, thing.id)).picture()
