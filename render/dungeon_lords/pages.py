"""Dungeon Lords' answers to what the common pages ask of a game (render/game_pages.py). Pure."""

from collections.abc import Callable, Iterable, Iterator

from games.dungeon_lords import moves as m
from games.dungeon_lords.events import Event
from games.dungeon_lords.moves import Move
from games.dungeon_lords.state import Adventurer
from games.dungeon_lords.view import View
from games.kernel import observation
from games.kernel.ids import Seat
from render.described import Description
from render.dungeon_lords.battle import describe_battle
from render.dungeon_lords.board import describe_board, describe_small_board
from render.dungeon_lords.dungeon import describe_dungeon, describe_lords
from render.dungeon_lords.log import lines, score_line, score_parts
from render.dungeon_lords.menu import DungeonLordsMenu, DungeonLordsWishes
from render.dungeon_lords.moves import price_words
from render.dungeon_lords.names import VOCABULARY
from render.dungeon_lords.own import describe_hand, own_words
from render.dungeon_lords.parts import adventurer_text, phase
from render.dungeon_lords.pieces import sign_of
from render.dungeon_lords.result import describe_result, standing_words
from render.dungeon_lords.table import Table
from render.game_pages import Lens
from render.naming import Names
from render.page import Block, Paragraph, Picture
from render.things import Thing, describe_thing
from render.worded_pages import WordedPages
from text import Words

Observation = observation.Observation[View, Move, Event]

PRICES = "prices"
POINTS = "points"
"""The game's own pages: what squares cost now, and what the match would bring if it ended now."""

_RULES = {
    "not_dealt": "1.4", "lock_order": "1.4", "same_order": "2.2", "order_locked": "2.2", "no_colour": "2.3",
    "colour_order_missing": "2.3", "colour_order_taken": "2.3", "already_begun": "2.4.3", "nothing_dug": "2.4.3",
    "not_retrievable": "2.6", "too_evil": "1.3", "too_few_workers": "2.5",
    "choose_card": "2.4.2", "no_spying": "2.4.2", "no_such_card": "2.4.2", "cell_taken": "3.1", "not_adjacent": "3.1",
    "would_be_block": "3.1", "no_tunnel_there": "3.3", "outside_zone": "3.3", "beside_room": "3.3",
    "not_on_offer": "2.4.7", "not_owned": "4.1", "witches_only": "4.8",
    "must_feed": "4.1", "feeds_nothing": "4.1", "room_not_on_offer": "2.4.8", "not_your_room": "2.5",
    "no_production": "2.5", "room_used": "2.5", "cell_missing": "2.5", "cell_for_nothing": "2.5",
    "no_trap_left": "2.5", "not_nearest": "5.2", "too_many_traps": "5.2",
    "too_many_monsters": "5.2", "not_in_order": "10", "not_face_up": "5.2", "not_planned": "5.3",
    "not_in_line": "4", "attack_asked": "5.6", "not_waiting": "5.6", "no_such_attack": "4.1",
    "nobody_before": "2.5", "name_face": "4.7", "faces_alike": "4.7",
    "cannot_feed": "4.1", "not_imprisoned": "5.10",
}  # fmt: skip
"""Paragraph of the players' rules behind each refusal."""

_NOW = {
    "initial": "1.4", "orders": "2.2", "fee": "2.2", "production": "2.5", "event": "2.7", "planning": "5.2",
    "battle": "5", "over": "6",
}  # fmt: skip
_NOW_BY_ORDER = {
    "food": "2.4.1", "reputation": "2.4.2", "dig": "2.4.3", "mine": "2.4.4", "imps": "2.4.5", "traps": "2.4.6",
    "monster": "2.4.7", "room": "2.4.8",
}  # fmt: skip

BATTLE, BOARD, LORDS, SMALL = "battle", "board", "lords", "small"
_PICTURE = "dungeon_lords-picture-"
_PICTURES: dict[str, tuple[str, Callable[[Table], Description]]] = {
    BATTLE: (f"{_PICTURE}battle", describe_battle),
    BOARD: (f"{_PICTURE}board", describe_board),
    SMALL: (f"{_PICTURE}board", describe_small_board),
    LORDS: (f"{_PICTURE}lords", describe_lords),
    POINTS: ("dungeon_lords-extra-points", describe_result),
}
"""Key of the name, and who describes it; a dungeon is that of a lord."""

_OF_DUNGEONS = (m.Dig, m.Build, m.Produce, m.Battleground, m.PlanTraps, m.Send, m.Replan, m.PayMonster, m.Dismiss)
"""Choices that are looked at in one's own dungeon."""

_REHEARSED = (m.PlanTraps, m.Send)
"""Choices that are looked at in the battle once they are proposed: there their rehearsal is drawn."""


class DungeonLordsPages(WordedPages[View, Move, Event, Table]):
    """Words and pictures of Dungeon Lords."""

    vocabulary = VOCABULARY
    tables = Table
    menus = DungeonLordsMenu
    wish_menus = DungeonLordsWishes
    own = staticmethod(own_words)
    rules_of = _RULES

    def lines_of(self, event: Event, view: View, names: Names) -> Iterable[str]:
        """Return the log of one event."""
        return lines(event, names)

    def phase(self, observation: Observation, words: Words) -> str:
        """Return year, season or round of combat, and the phase."""
        return phase(observation.view, self.names(observation, words))

    def hand(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        """Return the lord's stores, order cards, traps, what he spied and planned, with the picture of his hand."""
        own = super().hand(observation, words)
        return (*own, describe_hand(Table.of(observation, Lens(), words)).picture()) if own else ()

    def result(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        """Return places and points, then the arithmetic: as a table, and in words."""
        view, names = observation.view, self.names(observation, words, rich=True)
        places = observation.outcome.places if observation.outcome else (1,) * len(view.scores)
        ranked = sorted(view.scores, key=lambda score: (places[score.seat], score.seat))
        totals = [score_line(score, names, "result-total", places[score.seat]) for score in ranked]
        parts = [score_line(score, names, "result-parts") for score in ranked if any(score_parts(score, names))]
        picture = describe_result(Table.of(observation, Lens(), words)).picture()
        explained = "\n".join((*parts, words("dungeon_lords-result-rule")))
        return (Paragraph("\n".join(totals)), picture, Paragraph(explained))

    def extras(self, view: View) -> Iterable[str]:
        """Return the page of points, and that of prices while orders are chosen and carried out."""
        if view.phase == "over":
            return ()
        return (PRICES, POINTS) if view.observer is not None and not view.combat_round else (POINTS,)

    def extra_lines(self, extra: str, view: View, names: Names) -> Iterable[str]:
        """Return the page of prices or of points."""
        if extra == PRICES and view.observer is not None:
            return price_words(view, view.observer, names)
        return standing_words(view, names)

    def card(self, thing: Thing, words: Words) -> Picture:
        """Return a component drawn alone; an adventurer with hit points and icons."""
        names, one = Names(VOCABULARY, words, ()), Adventurer(thing.id)
        text = adventurer_text(names, one) if thing.kind == "adventurer" else ""
        return describe_thing(thing, sign_of(thing.kind, thing.id), names, text).picture()

    def rule_now(self, observation: Observation) -> str:
        """Return the paragraph of what is decided now."""
        kinds = (decision.kind for decision in observation.decisions)
        now = _NOW.get(observation.view.phase, "2.4")
        return next((_NOW_BY_ORDER[kind] for kind in kinds if kind in _NOW_BY_ORDER), now)

    def described(self, table: Table, observation: Observation, lens: Lens) -> Iterable[Description]:
        """Return the common board, or the battle while one is fought, and the dungeons; or the part looked at."""
        return described(table, lens)

    def close_ups(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        """Return the parts that can be drawn large, first what the picture of the table does not show."""
        return close_ups(Table.of(observation, Lens(), words))


def described(table: Table, lens: Lens) -> Iterator[Description]:
    """Yield the pictures of the table, what matters most first; or the one part that is looked at."""
    parts = [lens.close_up] if lens.close_up else _parts(table)
    if lens.is_small and not lens.close_up:
        parts = [SMALL if part == BOARD else part for part in parts]
    for part in parts:
        seat = next((seat for seat in table.seats if part == _dungeon(seat)), None)
        if seat is not None:
            yield describe_dungeon(table, seat)
        else:  # an unknown one is the board
            yield _PICTURES.get(part, _PICTURES[BOARD])[1](table)


def close_ups(table: Table) -> tuple[tuple[str, str], ...]:
    """Return (id, name) of the parts that can be drawn large, first what the picture of the table does not show."""
    seats, battle = _own_first(table), table.view.battle
    if battle is None:
        parts = [LORDS, *map(_dungeon, seats), *([BATTLE] if _in_combat(table) else [])]
    else:
        # The table shows the battle itself: beside it the dungeon is wanted in which it is fought.
        parts = [*map(_dungeon, sorted(seats, key=lambda seat: seat != battle.seat)), LORDS, BATTLE]
    named = {part: table.words(key) for part, (key, _) in _PICTURES.items()}
    named |= {_dungeon(seat): table.words(f"{_PICTURE}dungeon-of", name=table.names.player(seat)) for seat in seats}
    return tuple((part, named[part]) for part in (*parts, BOARD, POINTS))


def _parts(table: Table) -> list[str]:
    """Return the parts shown on the page of the board, the most important first."""
    dungeons = [_dungeon(seat) for seat in _own_first(table)]
    if table.view.battle is not None:
        return [BATTLE, LORDS, *dungeons]
    looked_at = table.proposed_move or (table.choices[0].move if table.choices else None)
    own = table.view.observer is not None and isinstance(looked_at, _OF_DUNGEONS)
    own = own and not isinstance(table.proposed_move, _REHEARSED)
    board = BATTLE if _in_combat(table) else LORDS if table.view.phase == "over" else BOARD
    return [dungeons[0], board, *dungeons[1:]] if own else [board, *dungeons]


def _in_combat(table: Table) -> bool:
    """Say whether lords plan battles or fight them."""
    return table.view.combat_round > 0 and table.view.phase != "over"


def _own_first(table: Table) -> list[Seat]:
    """Return all lords, the reader first."""
    own = table.view.observer
    return sorted(table.seats, key=lambda seat: (seat != own, seat))


def _dungeon(seat: Seat) -> str:
    return f"dungeon-{seat}"
