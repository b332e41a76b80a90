"""What was done in a tournament, in lines: what organisers did, with the reason they gave, and results. Pure."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from play.formats.settings import FLOWS
from play.formats.views import ActView, PairingView, TournamentView
from render.limits import clipped
from render.phrases import escaped, moment
from render.tournaments import entrant_name, pairing_name, points
from text import Words

REASON = 200
"""So many characters of a reason are shown in a line."""

RESULTS = frozenset({"scored"})
UNTOLD = frozenset(
    {"joined", "promoted", "checked_in", "hurried", "offered_help", "begun"},
)
"""What nobody but the entrant cares for, or what the card says anyway."""


def act_lines(view: TournamentView, acts: Iterable[ActView], words: Words, most: int, results: int) -> tuple[str, ...]:
    """Return the newest of `acts` in lines, the oldest of them first; at most so many lines, and so many `results`."""
    found: list[str] = []
    for act in sorted(acts, key=lambda each: each.act, reverse=True):
        kind = act.facts["kind"]
        is_result = kind in RESULTS
        if kind in UNTOLD or (is_result and not results):
            continue
        line = act_line(view, act, words)
        if not line:
            continue
        results -= is_result
        found.append(line)
        if len(found) == most or kind == "opened":
            # What was changed of the draft before concerns nobody.
            break
    return tuple(reversed(found))


def act_line(view: TournamentView, act: ActView, words: Words) -> str:
    """Return what was done in one line with its time, empty if it is not told or not to be known yet."""
    kind = str(act.facts["kind"])
    facts = _facts(view, act.facts, words)
    if kind in UNTOLD or facts is None:
        return ""
    if act.by_whom < 0:
        facts["organiser"] = escaped(view.organisers.get(-act.by_whom, "")) or words("tournament-an-organiser")
    else:
        facts["organiser"] = words("tournament-the-bot")
    is_again = kind == "paired" and _is_again(view, act.facts)
    key = f"tournament-act-{'paired-again' if is_again else _variant(act.facts, kind, act.by_whom)}"
    if not words.has(key):
        return ""
    line = words(key, **{name: value for name, value in facts.items() if name in words.placeables(key)})
    reason = clipped(str(act.facts.get("reason") or ""), REASON)
    said = words("tournament-act-reason", line=line, reason=escaped(reason)) if reason else line
    return words("tournament-act", at=moment(act.at), line=said)


def _is_again(view: TournamentView, facts: Mapping[str, Any]) -> bool:
    """Return whether matches of a knock-out in rounds are played again, as they were void or nobody had lost."""
    new = facts.get("pairings", ())
    first = min((each.get("pairing", 0) for each in new), default=0)
    people = {entrant for each in new for entrant in each.get("entrants", ())}
    return any(
        each.why.cup is not None
        and each.match is not None
        and (each.stage, each.round) == (facts.get("stage"), facts["round"])
        and any(seat.entrant in people for seat in each.seats)
        for each in view.pairings
        if each.pairing < first
    )


def _variant(facts: Mapping[str, Any], kind: str, by_whom: int) -> str:
    """Return which sentence tells an act."""
    if kind == "withdrew" and facts.get("is_forgotten"):
        return "withdrew-forgotten"
    if kind == "back" and facts.get("is_forgiven"):
        return "back-forgiven"
    if kind == "forbade" and facts.get("is_allowed"):
        return "forbade-allowed"
    if kind == "edited" and by_whom == 0 and (facts.get("settings") or {}).get("seeds"):
        return "edited-seeded"
    if kind in {"scored", "voided"} and by_whom < 0:
        return f"{kind}-decided"
    if kind == "scored":
        kinds = {seat.get("kind", "played") for seat in facts.get("seats", ())}
        return f"scored-{'forfeit' if 'forfeit' in kinds else 'adjudicated' if 'adjudicated' in kinds else 'played'}"
    return kind


def _facts(view: TournamentView, facts: Mapping[str, Any], words: Words) -> dict[str, Any] | None:
    """Return what a sentence can name of an act; None if it is about a pairing that the reader cannot know yet."""
    found: dict[str, Any] = {}
    for name in ("entrant", "reserve", "one", "other"):
        if name in facts:
            found[name] = entrant_name(view, facts[name], words)
    if "pairing" in facts:
        pairing = _pairing(view, facts["pairing"])
        if pairing is None:
            return None
        found["people"] = pairing_name(view, pairing, words)
        found["result"] = result_of(facts["seats"], words) if "seats" in facts else ""
    if "judged_at" in facts and facts["judged_at"] is not None:
        found["until"] = moment(facts["judged_at"])
    if facts["kind"] == "paired":
        found["round"], found["count"] = facts["round"], len(facts.get("pairings", ()))
        found["is_flow"] = view.format in FLOWS
    return found


def _pairing(view: TournamentView, number: int) -> PairingView | None:
    return next((each for each in view.pairings if each.pairing == number), None)


def result_of(seats: Iterable[Mapping[str, Any]], words: Words) -> str:
    """Return the points of each seat: `1 : 0`."""
    return words("tournament-result", points=" : ".join(_points(seats)))


def _points(seats: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    return (points(seat.get("twelfths") or 0) for seat in seats)
