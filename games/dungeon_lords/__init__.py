"""The rules of Dungeon Lords (SPEC.md). Pure.

`flow.py` says which room rules in which phase: `orders/`, `seasons/`, `combat/`. All of them look after what `lord/`
holds; every step goes through `course.py`. What lies here is shared: values, moves, notation, views, points.
"""
