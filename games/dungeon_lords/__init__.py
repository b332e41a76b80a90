"""The rules of Dungeon Lords (SPEC.md). Pure.

`game.py` says which module rules in which phase. All of them change a step in the making (`course.py`).

- What there is: `components.py`, `adventurers.py`, `parameters.py`; `state.py`, `moves.py`, `events.py` and, in combat,
  `battle_events.py`.
- A round in its order: `setup.py` before the first, `rounds.py`, `ordering.py`, `evaluation.py`, `production.py`, the
  event of the season (`affairs.py` with `taxes.py`, `pay_day.py`, `specials.py`); after autumn `combat/`, then
  `scoring.py`. `sealed_taxes.py` is for matches of version 1.
- What a lord has: `dungeon.py` for his tiles, `lair.py` for all else.
- What he is told: `view.py` what he sees, `quotes.py` and `quoting.py` what a move would do, `ahead.py` what to wish.
"""
