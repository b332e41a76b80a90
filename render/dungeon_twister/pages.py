"""Dungeon Twister's answers to what the common pages ask of a game (render/game_pages.py). Pure."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from games.dungeon_twister.components import CHARACTERS, CODE
from games.dungeon_twister.events import Event, FightBegun
from games.dungeon_twister.moves import Change, Go, Move, Put
from games.dungeon_twister.quotes import FightQuote, GoQuote
from games.dungeon_twister.squares import SLOTS
from games.dungeon_twister.view import View
from games.kernel import observation
from games.kernel.observation import Preview
from render.described import Description
from render.dungeon_twister import log
from render.dungeon_twister.board import describe_board
from render.dungeon_twister.doings import untaken_on
from render.dungeon_twister.fights import fight_begun
from render.dungeon_twister.menu import DungeonTwisterMenu
from render.dungeon_twister.menu_parts import HidingMenu
from render.dungeon_twister.names import TOKEN_ICON, VOCABULARY, values
from render.dungeon_twister.own import own_words, pieces_words, result_words, used_words
from render.dungeon_twister.room import describe_fight, describe_reach, describe_room
from render.dungeon_twister.setup import describe_setup
from render.dungeon_twister.table import Table, rooms_of
from render.game_pages import Lens
from render.naming import Names
from render.page import Picture
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
    "no_open_way": "6.1", "one_anchor": "6.3", "rope_holds": "6.3", "not_by": "6.5", "cannot_end": "5.3",
    "written_otherwise": "12", "ambiguous": "12",
}  # fmt: skip
"""Paragraph of the players' rules behind each refusal."""


class DungeonTwisterPages(WordedPages[View, Move, Event, Table]):
    """Words and pictures of Dungeon Twister."""

    vocabulary = VOCABULARY
    tables = Table
    menus = DungeonTwisterMenu
    wish_menus = HidingMenu
    own = staticmethod(own_words)
    results = staticmethod(result_words)
    rules_of = _RULES
    rules_now: ClassVar = {
        "team": "4.1", "hide": "4.2", "card": "5.1", "action": "6", "put": "6.5", "combat": "6.7", "over": "9",
    }  # fmt: skip

    rules_options: ClassVar = {
        "victory_points": ("1", "9"), "victory_check": ("1", "9"), "no_progress_turns": ("9",),
        "played_cards_list": ("5.1",), "rope_needs_two_anchors": ("6.3",), "wounded_on_roped_pit": ("6.3",),
        "reveal_from_line_any_square": ("6.5",), "group_fight": ("6.7",), "used_cards_list": ("6.7",),
        "warrior_breaks_open_portcullis": ("6.8",),
    }  # fmt: skip

    def lines_of(self, event: Event, view: View, names: Names) -> Iterable[str]:
        """Return the log of one event."""
        return log.lines(event, names)

    def extras(self, view: View) -> Iterable[str]:
        """Return the page of characters and objects, and that of used combat cards if the match has one."""
        return (PIECES, USED) if view.public.rules.used_cards_list else (PIECES,)

    def extra_lines(self, extra: str, view: View, names: Names) -> Iterable[str]:
        """Return one of the game's own pages."""
        return used_words(view, names) if extra == USED and extra in self.extras(view) else pieces_words(names)

    def described(self, table: Table, observation: Observation, lens: Lens) -> Iterator[Description]:
        """Yield the maze; before it the close-up in which a choice is made; or the one room that is looked at."""
        if lens.close_up in SLOTS:
            yield describe_room(table, SLOTS.index(lens.close_up))
            return
        placing, fight = table.view.public.placing, _fight(observation, table)
        if table.mover:
            yield describe_reach(table)
        elif placing is not None and table.offered and all(isinstance(move, Put) for move in table.offered):
            yield describe_room(table, SLOTS.index(placing.slot))
        elif fight is not None:
            yield describe_fight(table, fight)
        yield (describe_setup if table.view.phase in ("team", "hide") else describe_board)(table)

    def handy(self, preview: Preview, words: Words) -> tuple[str, int, str] | None:
        """Return the way on which the mover takes what it would pass, and nothing else."""
        chosen, names = preview.observation.choices[preview.number], Names(VOCABULARY, words, ())
        if not isinstance(chosen.move, Go) or chosen.move.changes or not isinstance(chosen.why, GoQuote):
            return None
        untaken = untaken_on(preview.observation.view.public, chosen.why)
        for aspect, variants in preview.variants.items():
            for choice in variants.choices:
                match choice.move:
                    case Go(changes=(Change(verb="take", token=token),)) if token in untaken:
                        thing = names("token", CODE[token], "accusative")
                        return aspect, choice.number, words("dungeon_twister-variant-take", thing_accusative=thing)
        return None

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
    return fight_begun(observation) if table.asked == "combat" else None
