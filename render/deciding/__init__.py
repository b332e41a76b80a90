"""Pages on which somebody decides: one choice before it is confirmed, a plan, and what was refused. Pure.

They are made with the pages of a choice (render/choosing.py) and their controls (render/choice_controls.py), which are
made with the parts of all pages (render/pages/).
"""
