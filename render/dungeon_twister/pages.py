"""Dungeon Twister's answers to what the common pages ask of a game (render/game_pages.py). Pure."""

from collections.abc import Iterable
from typing import ClassVar

from games.dungeon_twister.components import CHARACTERS
from games.dungeon_twister.events import Event, FightBegun
from games.dungeon_twister.moves import Move, Put
from games.dungeon_twister.quotes import FightQuote
from games.dungeon_twister.squares import SLOTS
from games.dungeon_twister.view import View
from games.kernel import observation
from render.dungeon_twister import log
from render.dungeon_twister import menu as choices
from render.dungeon_twister.board import describe_board
from render.dungeon_twister.names import TOKEN_ICON, VOCABULARY, values
from render.dungeon_twister.own import own_words, pieces_words, result_words, used_words
from render.dungeon_twister.parts import view_facts
from render.dungeon_twister.room import describe_fight, describe_reach, describe_room
from render.dungeon_twister.setup import describe_setup
from render.dungeon_twister.table import Table, rooms_of
from render.game_pages import Lens, Menu
from render.naming import Names
from render.page import Block, Paragraph, Picture
from render.phrases import capital
from render.things import Thing, describe_thing
from render.worded_pages import WordedPages
from text import Words

Observation = observation.Observation[View, Move, Event]

PIECES = "pieces"
USED = "used"
"""The game's own pages: what everybody and everything can do, and which combat cards are gone."""

_RULES = {
    "twice": "4.1", "not_to_hide": "4.2", "room_full": "4.2", "not_in_hand": "5.1", "too_high": "5.1",
    "not_on_board": "6", "is_wounded": "6.9", "is_blocked": "6.10", "no_points": "6", "already_revealed": "6.5",
    "no_access": "6.5", "not_to_place": "6.5", "no_place": "6.5", "not_on_gear": "6.6", "face_down_room": "6.6",
    "not_the_twin": "6.6", "which_way": "6.6", "only_arrow": "6.6", "not_next_to_enemy": "6.7",
    "wounded_this_turn": "6.7", "healed_this_turn": "6.7", "is_carried": "6.7", "no_portcullis": "6.8",
    "cannot_operate": "6.8", "no_cleric": "6.10", "cannot_heal": "6.10", "cannot_regenerate": "6.10",
    "not_held": "8", "no_wizard": "8", "nobody_in_sight": "8", "no_jump_cards": "6.4", "cannot_jump": "6.4",
    "no_wall_walker": "7", "cannot_walk": "7", "cannot_change": "6.2", "no_way": "6.1", "not_from_here": "6.1",
    "not_next_to": "6.1", "face_down": "6.1", "wall": "6.1", "portcullis": "6.1", "enemy_in_way": "6.1", "pit": "6.3",
    "cannot_end": "5.3", "written_otherwise": "12", "ambiguous": "12",
}  # fmt: skip
"""Paragraph of the players' rules behind each refusal."""


class DungeonTwisterPages(WordedPages[View, Move, Event]):
    """Words and pictures of Dungeon Twister."""

    vocabulary = VOCABULARY
    rules_of = _RULES
    rules_now: ClassVar = {
        "team": "4.1", "hide": "4.2", "card": "5.1", "action": "6", "put": "6.5", "combat": "6.7", "over": "9",
    }  # fmt: skip
    more: ClassVar = {View: view_facts}

    def topics(self, observation: Observation, kind: str, names: Names) -> Menu:
        """Return what actions can be about, with the board."""
        named, view = choices.topics(observation.topics, observation.view, names), observation.view
        return Menu(choices.question((), kind, view, names), (), topics=named, pictured=True)

    def groups(self, observation: Observation, kind: str, names: Names) -> Menu:
        """Return the answers to what is asked."""
        return choices.menu(observation.choices, kind, observation.view, names)

    def wishes(self, observation: Observation, words: Words) -> Menu:
        """Return the tokens still to hide, which are all laid out on one page."""
        return choices.layout(observation.choices, observation.view, self.names(observation, words))

    def confirmation(self, observation: Observation, number: int, words: Words) -> str:
        """Return what a choice would cost and do."""
        names = self.names(observation, words, rich=True)
        return "\n".join(choices.confirmation(observation.choices[number], observation.view, names))

    def lines_of(self, event: Event, view: View, names: Names) -> Iterable[str]:
        """Return the log of one event."""
        return log.lines(event, names)

    def hand(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        """Return what only the observer knows, and the observer's cards."""
        if observation.observer is None:
            return ()
        own = own_words(observation.view, observation.observer, self.names(observation, words, rich=True))
        return (Paragraph("\n".join(own)),)

    def result(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        """Return places and points with the arithmetic."""
        if observation.outcome is None:
            return ()
        names = self.names(observation, words, rich=True)
        return (Paragraph("\n".join(result_words(observation.view, observation.outcome, names))),)

    def extra_pages(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        """Return the page of characters and objects, and that of used combat cards if the match has one."""
        pieces = ((PIECES, words("dungeon_twister-extra-pieces")),)
        used = ((USED, words("dungeon_twister-extra-used")),)
        return (*pieces, *used) if observation.view.public.rules.used_cards_list else pieces

    def extra_blocks(self, observation: Observation, extra: str, words: Words) -> tuple[Block, ...]:
        """Return one of the game's own pages."""
        names = self.names(observation, words, rich=True)
        if extra == USED and observation.view.public.rules.used_cards_list:
            return (Paragraph("\n".join(used_words(observation.view, names))),)
        return (Paragraph("\n".join(pieces_words(names))),)

    def pictures(self, observation: Observation, lens: Lens, words: Words) -> tuple[Picture, ...]:
        """Return the maze; before it the close-up in which a choice is made; or the one room that is looked at."""
        table = Table.of(observation, lens, words)
        if lens.close_up in SLOTS:
            return (describe_room(table, SLOTS.index(lens.close_up)).picture(),)
        board = describe_setup if table.view.phase in ("team", "hide") else describe_board
        placing = table.view.public.placing
        fight = _fight(observation, table)
        near = None
        if table.mover:
            near = describe_reach(table)
        elif placing is not None and table.offered and all(isinstance(move, Put) for move in table.offered):
            near = describe_room(table, SLOTS.index(placing.slot))
        elif fight is not None:
            near = describe_fight(table, fight)
        if near is None:
            return (board(table).picture(),)
        return (near.picture(),) if lens.first_only else (near.picture(), board(table).picture())

    def card(self, thing: Thing, words: Words) -> Picture:
        """Return a character or an object with its values."""
        names = Names(VOCABULARY, words, ())
        text = f"{values(names, thing.id)}. {thing.text(words)}" if thing.id in CHARACTERS else ""
        return describe_thing(thing, TOKEN_ICON[thing.id], names, capital(text)).picture()

    def close_ups(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        """Return the revealed rooms, that of the last event first."""
        events = (event for entry in reversed(observation.log) for event in entry.events)
        touched = (room for event in events for room in rooms_of(event, observation.view.public.pieces))
        order = dict.fromkeys((*touched, *SLOTS))
        shown = (slot for slot in order if observation.view.public.rooms[SLOTS.index(slot)] is not None)
        return tuple((slot, words("dungeon_twister-close-room", room=slot)) for slot in shown)


def _fight(observation: Observation, table: Table) -> FightBegun | FightQuote | None:
    """Return the fight that waits for the reader's combat card, or that the proposed move begins."""
    if table.proposal is not None and isinstance(table.proposal.why, FightQuote):
        return table.proposal.why
    if table.asked != "combat":
        return None
    events = (event for entry in reversed(observation.log) for event in reversed(entry.events))
    return next((event for event in events if isinstance(event, FightBegun)), None)
