"""Pages on which somebody decides: one choice before it is confirmed, a plan, and what was refused. Pure.

They are made with the lists of choices (render/choices.py), which are made with the parts of all pages (render/pages/).
"""
