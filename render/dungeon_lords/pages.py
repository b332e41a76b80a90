"""Dungeon Lords' answers to what the common pages ask of a game (render/game_pages.py). Pure."""

from games.dungeon_lords.parameters import COMBAT_ROUNDS
from games.dungeon_lords.view import View
from games.kernel.ids import GameId
from games.kernel.observation import LogEntry, Observation
from render.dungeon_lords import hand, pictures, terms
from render.dungeon_lords.choosing import menu
from render.dungeon_lords.choosing.labels import label
from render.dungeon_lords.choosing.notes import sentences
from render.dungeon_lords.log import building
from render.dungeon_lords.log.seasons import score_line
from render.dungeon_lords.table import table_of
from render.game_pages import Lens, Menu
from render.naming import Naming
from render.page import Block, Paragraph, Picture
from render.phrases import capital, numeral
from text import Words

PRICES = "prices"
POINTS = "points"
"""The game's own pages: what squares cost now, and what the match would bring if it ended now."""

_RULES = {
    "not_dealt": "1.4", "lock_order": "1.4", "same_order": "2.2", "order_locked": "2.2", "no_colour": "2.3",
    "colour_order_missing": "2.3", "colour_order_taken": "2.3", "already_begun": "2.4.3", "nothing_dug": "2.4.3",
    "not_retrievable": "2.6", "too_few": "1.3", "too_evil": "1.3", "too_few_workers": "2.5", "out_of_range": "2.4",
    "choose_card": "2.4.2", "no_such_card": "2.4.2", "cell_taken": "3.1", "not_adjacent": "3.1",
    "would_be_block": "3.1", "no_tunnel_there": "3.3", "outside_zone": "3.3", "beside_room": "3.3",
    "not_on_offer": "2.4.7", "not_owned": "4.1", "already_settled": "2.7.1", "witches_only": "4.8",
    "must_feed": "4.1", "feeds_nothing": "4.1", "room_not_on_offer": "2.4.8", "not_your_room": "2.5",
    "no_production": "2.5", "room_used": "2.5", "cell_missing": "2.5", "cell_for_nothing": "2.5",
    "no_trap_left": "2.5", "trap_asked": "8.2", "not_in_hand": "8.2", "not_nearest": "5.2", "too_many_traps": "5.2",
    "too_many_monsters": "5.2", "not_in_order": "11", "not_face_up": "5.2", "not_planned": "5.3",
    "not_in_line": "4", "attack_asked": "5.6", "not_waiting": "5.6", "no_such_attack": "4.1",
    "not_in_battle": "5.5", "cannot_feed": "4.1", "not_imprisoned": "5.10",
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


class DungeonLordsPages:
    """Words and pictures of Dungeon Lords."""

    game = GameId("dungeon_lords")

    def phase(self, observation: Observation, words: Words) -> str:
        """Return year, season or round of combat, and the phase."""
        view = _view(observation)
        phase = words(f"dungeon_lords-phase-{view.phase}")
        if view.phase == "over":
            return phase
        if view.combat_round:
            number = numeral(view.combat_round)
            of = numeral(COMBAT_ROUNDS)
            return words("dungeon_lords-when-combat", year=view.year, round=number, rounds=of, phase=phase)
        season = terms.season(words, view.season)
        return words("dungeon_lords-when", year=view.year, season=season, phase=phase)

    def menu(self, observation: Observation, words: Words) -> Menu:
        """Return the choices of the decision that is asked."""
        return menu.menu(observation, _view(observation), words)

    def confirmation(self, observation: Observation, number: int, words: Words) -> str:
        """Return what a choice would cost and do."""
        choice, kind, view = observation.choices[number], menu.kind_asked(observation), _view(observation)
        told = (*sentences(choice.why, words), menu.also(choice.move, kind, view, words))
        said = "\n".join(capital(part) for part in (*told, menu.thing_text(choice.move, words)) if part)
        return said or words("dungeon_lords-confirm-plain", label=label(choice.move, kind, view, words))

    def lines(self, entry: LogEntry, observation: Observation, words: Words) -> tuple[str, ...]:
        """Return the log of one entry."""
        naming = Naming(observation, words, rich=True)
        return tuple(line for event in entry.events for line in building.lines(event, naming))

    def hand(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        """Return the lord's stores, order cards, traps, what he spied and planned, with the picture of his hand."""
        if observation.observer is None:
            return ()
        own = hand.own_words(_view(observation), observation.observer, Naming(observation, words, rich=True))
        return (Paragraph(own), pictures.hand_picture(table_of(observation, Lens(), words)))

    def result(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        """Return places, points and titles with the arithmetic."""
        view, naming = _view(observation), Naming(observation, words, rich=True)
        places = observation.outcome.places if observation.outcome else (1,) * len(view.scores)
        ranked = sorted(view.scores, key=lambda score: (places[score.seat], score.seat))
        totals = "\n".join(score_line(score, places[score.seat], naming) for score in ranked)
        picture = pictures.result_picture(table_of(observation, Lens(), words))
        return (Paragraph(totals), picture, Paragraph(words("dungeon_lords-result-rule")))

    def extra_pages(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        """Return the page of points, and that of prices while orders are chosen and carried out."""
        view = _view(observation)
        is_lord = view.observer is not None and not view.combat_round
        prices = ((PRICES, words("dungeon_lords-extra-prices")),) if is_lord else ()
        return () if view.phase == "over" else (*prices, (POINTS, words("dungeon_lords-extra-points")))

    def extra_blocks(self, observation: Observation, extra: str, words: Words) -> tuple[Block, ...]:
        """Return the page of prices or of points."""
        view = _view(observation)
        if extra == PRICES and view.observer is not None:
            return (Paragraph(hand.price_words(view, view.observer, words)),)
        return (Paragraph(hand.standing_words(view, Naming(observation, words, rich=True))),)

    def rule_of(self, code: str) -> str:
        """Return the paragraph behind a refusal."""
        return _RULES.get(code, "")

    def rule_now(self, observation: Observation) -> str:
        """Return the paragraph of what is decided now."""
        view = _view(observation)
        kinds = (decision.kind for decision in observation.decisions)
        return next((_NOW_BY_ORDER[kind] for kind in kinds if kind in _NOW_BY_ORDER), _NOW.get(view.phase, "2.4"))

    def pictures(self, observation: Observation, lens: Lens, words: Words) -> tuple[Picture, ...]:
        """Return the common board, or the battle while one is fought, and the dungeons; or the part looked at."""
        return pictures.pictures(table_of(observation, lens, words), lens)

    def close_ups(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        """Return the parts that can be drawn large, what is most needed first."""
        return pictures.close_ups(table_of(observation, Lens(), words))


def _view(observation: Observation) -> View:
    view = observation.view
    if not isinstance(view, View):
        raise TypeError("the observation shows no match of Dungeon Lords")
    return view
