"""The rules of Dungeon Lords (SPEC.md). Pure.

`game.py` says which module rules in which phase: `orders/`, `seasons/`, `combat/`. All of them look after what `lord/`
holds, by a step in the making (`course.py`). What lies here is shared: values, moves, views, points.
"""
