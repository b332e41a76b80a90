"""What is special about a tournament's table: what its players can agree on, and what not. Pure."""

from games.kernel.observation import ALLOWED, Observation
from text import Words


def seated_line(observation: Observation, words: Words) -> str:
    """Return in one line what a tournament lets its players agree on, and what is off; "" where all is possible."""
    allows = observation.allows
    if allows is None:
        return ""
    on = [each for each in ALLOWED if not observation.is_off(each)]
    off = [each for each in ALLOWED if observation.is_off(each)]
    named = {
        key: words(key, motions=words.listed(words(f"seated-motion-{each}") for each in motions))
        for key, motions in (("seated-on", on), ("seated-off", off))
        if motions
    }
    return words(
        "seated-line-league" if allows.is_of_league else "seated-line",
        pauses=words("seated-pauses", pauses=allows.pauses, days=allows.pause_days),
        holidays=words("seated-holidays", most=observation.excused_days),
        motions="; ".join(named.values()),
    )
