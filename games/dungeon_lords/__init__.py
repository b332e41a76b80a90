"""The rules of Dungeon Lords (SPEC.md). Pure.

`game.py` says which module rules in which phase. All of them change a step in the making (`course.py`); what a lord has
is looked after by `dungeon.py`, `lair.py` and `trap_pile.py`.
"""
