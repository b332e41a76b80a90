"""How a match ended: who won, for everybody; and in one line how the reader did. Pure."""

from games.kernel.game import Outcome
from games.kernel.ids import Seat
from games.kernel.judged import read
from games.kernel.observation import Observation
from render import verbs
from render.judged import judged_line
from render.page import Button
from render.pages.parts import button
from render.phrases import seat_names, signed
from render.registry import pages_of
from text import Words

WITHOUT_SCORES = frozenset({"draw", "judged", "resigned"})
"""Reasons for an end at which nobody has reached anything by points."""


def winners(observation: Observation, words: Words) -> str:
    """Return who won, in one sentence; a shared first place names all who share it; then why it ended, if it is odd."""
    outcome = observation.outcome
    if outcome is None:
        return ""
    first = _first(outcome)
    sentence = words("table-winners", names=seat_names(observation, first, words), count=len(first))
    return " ".join(filter(None, (sentence, _reason(observation, outcome, words))))


def own_result(observation: Observation, words: Words) -> str:
    """Return place and score of the observer, and the scores of the others; for who has no seat, who won."""
    outcome, own = observation.outcome, observation.observer
    if outcome is None or own is None:
        return winners(observation, words)
    place, first, seats = outcome.places[own], _first(outcome), len(outcome.places)
    ending = "shared" if len(first) > 1 else "won"
    if place > 1:
        ending = "lost" if seats == 2 else "behind"
    said = [words("result-own", ending=ending, place=place, seats=seats)]
    if outcome.reason in WITHOUT_SCORES:
        said = [f"{said[0]}."]
    else:
        said = [f"{said[0]}: {_scores(observation, outcome, own, words)}."]
        said += [pages_of(observation.game).decided(observation, words)]
    if not _tells_scores(observation, outcome, words) or outcome.reason in WITHOUT_SCORES:
        said.append(_reason(observation, outcome, words))
    return " ".join(filter(None, said))


def result_buttons(observation: Observation, words: Words) -> tuple[Button, ...]:
    """Return what somebody presses first once a match is over: the same again, and how it ended; before that nothing.

    Only who has played can play again.
    """
    if observation.status != "ended":
        return ()
    shown = button(verbs.RESULT, words("button-result"))
    if observation.observer is None:
        return (shown,)
    return (button(verbs.REMATCH, words("button-rematch"), style="primary"), shown)


def _first(outcome: Outcome) -> list[Seat]:
    return [Seat(seat) for seat, place in enumerate(outcome.places) if place == 1]


def _scores(observation: Observation, outcome: Outcome, own: Seat, words: Words) -> str:
    """Return the own score and those of all others, the best first."""
    score = outcome.scores[own]
    others = sorted((each for seat, each in enumerate(outcome.scores) if seat != own), reverse=True)
    named = f"{observation.game}-score"
    mine = words(named if words.has(named) else "result-score", count=abs(score), points=signed(score))
    key = "result-others" if len(others) > 1 else "result-other"
    return words(key, own=mine, others=words.listed(map(signed, others)))


def _reason_key(observation: Observation, outcome: Outcome, words: Words) -> str:
    own = f"{observation.game}-reason-{outcome.reason}"
    return own if words.has(own) else f"reason-{outcome.reason}"


def _tells_scores(observation: Observation, outcome: Outcome, words: Words) -> bool:
    """Return whether the reason says what somebody has scored."""
    if outcome.reason == "finished":
        return False
    return not words.placeables(_reason_key(observation, outcome, words)).isdisjoint({"points", "total"})


def _reason(observation: Observation, outcome: Outcome, words: Words) -> str:
    """Return why a match ended as it did, "" if it was simply over."""
    if outcome.reason == "finished":
        return ""
    if outcome.reason == "judged":
        return _as_judged(observation, words)
    first = _first(outcome)
    names, scores = seat_names(observation, first, words), [outcome.scores[seat] for seat in first]
    key = _reason_key(observation, outcome, words)
    return words(key, names=names, count=len(first), points=scores[0], total=sum(scores))


def _as_judged(observation: Observation, words: Words) -> str:
    """Return that a computer has judged how a match ended, and how, if the log still tells that."""
    found = next((read(each.notation) for each in reversed(observation.log) if each.kind == "judged"), None)
    line = judged_line(observation, found, words)
    return words("reason-judged-shares", line=line) if line else words("reason-judged")
