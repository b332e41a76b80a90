"""The question of a silent match whether anybody still plays: at the table, and by direct message. Pure."""

from games.kernel.observation import Observation
from render import verbs
from render.page import Button, Page, Paragraph
from render.pages.parts import button, page, rows, ways_back
from render.phrases import SEAL, mention, remaining, title
from text import Words


def is_asking(observation: Observation) -> bool:
    """Return whether a running match has asked, and nobody has answered: somebody has a seat who is not away."""
    is_there = any(face.sitter == "person" for face in observation.faces)
    return observation.status == "running" and observation.closes_at is not None and is_there


def silence_line(observation: Observation, words: Words) -> str:
    """Return the question at the table, and when the match ends if nobody answers; nothing if it has not asked."""
    if not is_asking(observation):
        return ""
    return words("table-silent", when=remaining(observation.closes_at or 0))


def still_buttons(observation: Observation, words: Words) -> tuple[Button, ...]:
    """Return the button that answers the question, if it was asked."""
    if not is_asking(observation):
        return ()
    return (button(verbs.STILL, words("button-still"), style="success"),)


def question_page(
    observation: Observation, words: Words, user_id: int | None = None, loud: tuple[int, ...] = ()
) -> Page:
    """Return the message to one player with the question: to `user_id` where others see it; `loud`: who hears it."""
    said = words("still-asked", title=title(observation, words), when=remaining(observation.closes_at or 0))
    named = "" if user_id is None else f"{mention(user_id)} "
    buttons = [*still_buttons(observation, words), *ways_back(observation, words)]
    return page(Paragraph(named + said), *rows(buttons), accent=SEAL, mentions=loud)
