"""Tetranomicon's answers to what the common pages ask of a game (render/game_pages.py). Pure."""

from games.kernel.ids import GameId
from games.kernel.observation import LogEntry, Observation
from games.tetranomicon.components import CITY, DIRECTIONS
from games.tetranomicon.moves import CreateArtifact, SummonCreature
from games.tetranomicon.parameters import ERAS
from games.tetranomicon.view import View
from render.game_pages import Lens, Menu
from render.naming import Naming
from render.page import Block, Paragraph, Picture
from render.phrases import capital, numeral
from render.tetranomicon import confirm, hand, lines, menu, terms
from render.tetranomicon.card import card_picture
from render.tetranomicon.city import city_picture
from render.tetranomicon.map import map_picture
from render.tetranomicon.pools import pools_picture
from render.tetranomicon.prices import city
from render.tetranomicon.result import result_picture
from render.tetranomicon.table import Table, table_of
from text import Words

INCOME = "income"
"""The game's own page: what an income phase would pay now."""

POOLS = "pools"
STANDINGS = "standings"
"""Parts that are drawn large, beside the cities and cards, whose ids they are."""

_RULES = {
    "not_your_turn": "3.2",
    "already_passed": "4.7",
    "tower_taken": "4.2",
    "wrong_terrain": "1.2",
    "monsters_present": "4.2",
    "not_connected": "4.2",
    "era_limit": "4.2",
    "token_limit": "4.2",
    "no_access": "4.2",
    "segment_taken": "4.3",
    "route_limit": "4.3",
    "not_in_pool": "4.4",
    "condition_not_met": "4.4",
    "no_monsters": "4.6",
    "no_start": "4.6",
    "too_weak": "4.6",
    "not_cheapest": "4.6",
    "too_few_coins": "4.1",
    "lair_city": "2",
    "city_taken": "2",
    "not_at_your_farm": "2",
    "setup_farm": "2",
    "setup_route": "2",
}
"""Paragraph of the players' rules behind each refusal."""


class TetranomiconPages:
    """Words and pictures of Tetranomicon."""

    game = GameId("tetranomicon")

    def phase(self, observation: Observation, words: Words) -> str:
        """Return the era and what is done in it."""
        view = _view(observation)
        if view.phase == "actions":
            return words("tetranomicon-phase-actions", era=numeral(view.era), eras=numeral(ERAS))
        return words(f"tetranomicon-phase-{view.phase}")

    def menu(self, observation: Observation, words: Words) -> Menu:
        """Return the choices by kind: build, route, artifact, creature, trophy, pass."""
        return menu.menu(observation, _view(observation), words)

    def confirmation(self, observation: Observation, number: int, words: Words) -> str:
        """Return price, way, strength and effect of a choice."""
        return confirm.confirmation(observation, _view(observation), observation.choices[number], words)

    def lines(self, entry: LogEntry, observation: Observation, words: Words) -> tuple[str, ...]:
        """Return the log of one entry."""
        naming = Naming(observation, words, rich=True)
        return tuple(line for event in entry.events for line in lines.lines(event, naming))

    def hand(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        """Return all that the observer has; everybody may know it, gathered here in one place."""
        if observation.observer is None:
            return ()
        return (
            Paragraph(hand.own_words(_view(observation), observation.observer, Naming(observation, words, rich=True))),
        )

    def result(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        """Return the four directions side by side and the table of points."""
        view, naming = _view(observation), Naming(observation, words, rich=True)
        directions = []
        for place, direction in enumerate(DIRECTIONS):
            parts = words.listed(
                words(
                    "tetranomicon-result-part",
                    player=naming.player(standing.seat),
                    value=standing.values[place],
                    points=standing.points[place],
                )
                for standing in sorted(view.standings, key=lambda each: (-each.values[place], each.seat))
            )
            name = capital(words(f"tetranomicon-direction-{direction}"))
            directions.append(words("tetranomicon-result-direction", direction=name, parts=parts))
        picture = result_picture(table_of(observation, Lens(), words))
        totals = (
            words(
                "tetranomicon-result-total",
                place=standing.place,
                player=naming.player(standing.seat),
                points=standing.total_points,
                sum=standing.total_values,
            )
            for standing in sorted(view.standings, key=lambda each: (each.place, each.seat))
        )
        explained = words("tetranomicon-result-rule")
        return (Paragraph("\n".join(totals)), picture, Paragraph("\n".join((*directions, explained))))

    def extra_pages(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        """Return the income page while incomes are still paid."""
        return () if _view(observation).phase == "ended" else ((INCOME, words("tetranomicon-extra-income")),)

    def extra_blocks(self, observation: Observation, extra: str, words: Words) -> tuple[Block, ...]:
        """Return the income page."""
        return (Paragraph(hand.income_words(_view(observation), Naming(observation, words, rich=True))),)

    def rule_of(self, code: str) -> str:
        """Return the paragraph behind a refusal."""
        return _RULES.get(code, "")

    def rule_now(self, observation: Observation) -> str:
        """Return the paragraph of what is decided now."""
        return {"setup": "2", "actions": "4", "ended": "7"}[_view(observation).phase]

    def pictures(self, observation: Observation, lens: Lens, words: Words) -> tuple[Picture, ...]:
        """Return map and pools, or the one part that is looked at; a proposed card is seen in the pools first."""
        table = table_of(observation, lens, words)
        if lens.close_up:
            return (_close_up(table, lens.close_up),)
        proposed = None if table.proposal is None else table.proposal.move
        drawn = (map_picture, pools_picture)
        if isinstance(proposed, CreateArtifact | SummonCreature):
            drawn = (pools_picture, map_picture)
        return tuple(draw(table) for draw in (drawn[:1] if lens.first_only else drawn))

    def close_ups(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        """Return the pools, the four directions, the cities in play, the cards in the pools."""
        view = _view(observation)
        artifacts = (place.artifact for place in view.artifact_pool if place.artifact)
        return (
            (POOLS, words("tetranomicon-close-pools")),
            (STANDINGS, words("tetranomicon-close-standings")),
            *((each, city(each, words)) for each in view.cities),
            *((card, terms.artifact(words, card)) for card in artifacts),
            *((card, terms.creature(words, card)) for card in view.creature_pool if card),
        )


def _close_up(table: Table, part: str) -> Picture:
    """Return one part drawn large."""
    if part == POOLS:
        return pools_picture(table)
    if part == STANDINGS:
        return result_picture(table)
    if part in CITY:
        return city_picture(table, part)
    return card_picture(part, table.words)


def _view(observation: Observation) -> View:
    view = observation.view
    if not isinstance(view, View):
        raise TypeError("the observation shows no match of Tetranomicon")
    return view
