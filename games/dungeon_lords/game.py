"""What Dungeon Lords is made of (SPEC 8): who asks in which phase, and what follows by itself (SPEC 2)."""

from dataclasses import replace
from typing import Any

from games.dungeon_lords import (
    affairs,
    evaluation,
    lair,
    ordering,
    pay_day,
    production,
    rounds,
    sealed_taxes,
    setup,
    specials,
    taxes,
)
from games.dungeon_lords import moves as m
from games.dungeon_lords.ahead import meant, wish_time, wishes
from games.dungeon_lords.combat import battles, planning
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import Event
from games.dungeon_lords.parameters import FIRST_OPTIONS, HANDICAP, OPTIONS, PLAYER_COUNTS
from games.dungeon_lords.quoting import by, in_combat
from games.dungeon_lords.scoring import standing
from games.dungeon_lords.state import State
from games.dungeon_lords.view import View, observe, observe_event, sample, unanswered
from games.kernel.game import Aliases
from games.kernel.ids import GameId
from games.kernel.phases import Phase, PhasedGame, Rules


def phase_of(state: State) -> str:
    """Return who rules: a trap that is due comes before everything else, an event that has begun has its own row."""
    if state.due is not None:
        return "due"
    return state.phase if state.affair is None else state.affair.event


def _row(module: Any, moves: Any = object) -> Phase[Any, Any, Any]:
    """Return the row of a phase whose moves are quoted by carrying them out."""
    return Phase.of(module, moves, explain=by(module.act))


class DungeonLords(PhasedGame[State, m.Move, View, Event]):
    """The rules of Dungeon Lords, version 2: the steps of a year, and what each asks (SPEC 2)."""

    id = GameId("dungeon_lords")
    rules_version = 2
    seat_counts = PLAYER_COUNTS
    options = OPTIONS
    handicap = HANDICAP
    rules = Rules(
        begin=setup.begin,
        course=Course,
        phase_of=phase_of,
        phases={
            "due": _row(lair),
            "initial": _row(setup, m.Lock),
            "round_begin": Phase(rounds.begin),
            "orders": _row(ordering, m.Seal),
            "fee": Phase(
                ordering.place_minions,
                ordering.fee_decisions,
                ordering.fee_moves,
                ordering.answer_fee,
                m.Accept | m.Decline,
                explain=by(ordering.answer_fee),
            ),
            "evaluation": _row(evaluation),
            "production": _row(production, m.Produce | m.Done | m.Retrieve | m.InTurn),
            "event": Phase(affairs.begin),
            "taxes": Phase(
                taxes.advance,
                taxes.decisions,
                affairs.legal_moves,
                taxes.act,
                m.Pay,
                default=affairs.default_move,
                explain=by(taxes.act),
            ),
            "payday": _row(pay_day, m.PayMonster | m.Dismiss),
            "special": _row(specials, m.Pay | m.PayMonster | m.Dismiss),
            "arrivals": Phase(rounds.arrive),
            "round_end": Phase(rounds.end),
            "combat": Phase(planning.begin_round),
            "planning": Phase.of(planning, explain=in_combat),
            "battle": Phase.of(battles, explain=in_combat),
            "year_end": Phase(rounds.end_year),
        },
        observe=observe,
        observe_event=observe_event,
        standing=standing,
        sample=sample,
        unanswered=unanswered,
        wishes=wishes,
        wish_kind=m.wish_kind,
        wish_time=wish_time,
        meant=meant,
    )

    def parse_move(self, text: str, view: View, aliases: Aliases) -> m.Move:
        """Return the move that `text` means; of a monster with one attack the number of that may be left out."""
        return super().parse_move(m.with_only_attack(text, aliases), view, aliases)


class FirstDungeonLords(DungeonLords):
    """Version 1, for matches that began with it: Taxes are asked of all lords at once; no first game without events."""

    rules_version = 1
    options = FIRST_OPTIONS
    rules = replace(
        DungeonLords.rules,
        phases={
            **DungeonLords.rules.phases,
            "event": Phase(sealed_taxes.begin),
            "taxes": replace(
                DungeonLords.rules.phases["taxes"],
                advance=sealed_taxes.advance,
                decisions=sealed_taxes.decisions,
                act=sealed_taxes.act,
                explain=by(sealed_taxes.act),
            ),
        },
    )
