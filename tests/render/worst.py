"""The worst that pages may have to show: names of every odd shape, and the fullest moments of matches."""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from games.kernel.codec import encode
from games.kernel.game import AnyGame
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Face, Observation
from tests.contract.moments import Moment, played
from tests.contract.observations import observation_of

NAME = 32
MATCHES = 5
GREATEST_ID = (1 << 63) - 1
LATER = 1_760_086_400

NAMES = (
    "@everyone", "@here", "<@1234567890123456789>", "<#1234567890123456789>", "<t:0:R>", "</match new:1>", "<:a:1>",
    "**x**", "__x__", "~~x~~", "||x||", "`", "```", "```js", "*", "_", "\\", "\\\\*", "# x", "### x", "-# x", "- x",
    "> x", ">>> x", "1. x", "[x](https://x.y)", "https://x.y/z", "x | y", "a\nb", "a\r\n> b", "a\u2028# b", "a\u0085b",
    "\u202eevil", "\u2066x\u2069", "\u200b", "\u3164", "\u2800", "\u00ad", "שלום", "العربية", "Z\u0327a\u0301l\u0489",
    "👩\u200d👩\u200d👧\u200d👦", "🇪🇺", "W" * NAME, "Щ" * NAME, "﷽" * NAME, "*" * NAME, "_" * NAME, "`" * NAME,
    "👑" * NAME, "||" * 16, "<" * NAME, "\u0000\u001b[31m", "&amp;<b>", "\ud800", "{ $player }", "%s {0}", "", " ",
)  # fmt: skip
"""Names that are possible on Discord, and some more; at most 32 characters each."""


def named(observation: Observation, names: tuple[str, ...]) -> Observation:
    """Return `observation` of a match whose players have `names`, with a deadline and the greatest possible ids."""
    faces = tuple(
        Face(face.seat, names[face.seat % len(names)], "person", GREATEST_ID - face.seat) for face in observation.faces
    )
    return replace(
        observation, match=MatchId((1 << 31) - 1), faces=faces, deadline_at=LATER, undoable=observation.outcome is None
    )


def fours(names: tuple[str, ...] = NAMES) -> Iterator[tuple[str, ...]]:
    """Yield the names in groups of four, for four seats."""
    for place in range(0, len(names), 4):
        yield tuple((*names, *names[:3])[place : place + 4])


@cache
def worst_moments(game: AnyGame) -> tuple[Moment, ...]:
    """Return moments of random matches with the most choices, the most in view, the most log, and an end."""
    options = tuple((option.id, option.values[-1]) for option in game.options)
    matches = [played(game, game.seat_counts[-1], options, number) for number in range(MATCHES)]
    known = [
        Moment(game, match, number, revision)
        for number, match in enumerate(matches)
        for revision in range(len(match.turns))
    ]
    most_seen = max(known, key=lambda moment: len(encode(moment.state)))
    most_told = max(known[1:], key=lambda moment: len(encode(moment.past[-1].step.events)) if moment.past else 0)
    most_choices = max(known[::5], key=lambda moment: len(moment.game.legal_moves(moment.state, decider(moment))))
    ends = [Moment(game, match, number, len(match.turns)) for number, match in enumerate(matches)]
    return most_seen, most_told, most_choices, max(ends, key=lambda moment: len(encode(moment.state)))


def decider(moment: Moment) -> Seat:
    """Return the seat that is asked something, the first one at the end."""
    decisions = moment.game.decisions(moment.state)
    return decisions[0].seat if decisions else moment.seats[0]


def observation_at(moment: Moment, names: tuple[str, ...]) -> Observation:
    """Return what the seat that is asked sees, the first seat at the end, with players called `names`."""
    return named(observation_of(moment, decider(moment), recent=40), names)
