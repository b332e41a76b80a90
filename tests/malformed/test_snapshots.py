"""Damaged JSON of states, moves, events and positions: decoded as its type, or refused with a code."""

import json
from typing import Any

from games.kernel import codec
from games.kernel.codec import CorruptData, decode_events, decode_move, decode_state, encode
from games.kernel.errors import Refusal
from games.kernel.game import AnyGame
from games.kernel.play_out import defaults
from games.position import Position, read_position, write_position
from tests.contract.moments import played
from tests.malformed.mutation import bent_json, nested
from tests.malformed.trying import generators, survived
from text import LANGUAGES, words

VALUES = 1_500
POSITIONS = 500
DEEP = 100_000


def good_values(game: AnyGame) -> dict[str, list[Any]]:
    """Return states, moves and events of a match, as they are in JSON."""
    match = played(game, game.seat_counts[-1], tuple(defaults(game).items()), 1)
    turns = match.turns[:: max(1, len(match.turns) // 20)]
    return {
        "state": [json.loads(encode(turn.step.state)) for turn in turns],
        "move": [json.loads(encode(turn.move)) for turn in turns],
        "events": [json.loads(encode(turn.step.events)) for turn in turns],
    }


def test_stored_values_are_of_their_type_or_corrupt(game: AnyGame) -> None:
    good = good_values(game)
    read = {"state": decode_state, "move": decode_move, "events": decode_events}
    for rng in generators(f"values {game.id}", VALUES):
        kind = rng.choice(sorted(read))
        data = bent_json(rng, rng.choice(good[kind]))
        value = survived(lambda data: read[kind](game, data), data, CorruptData)  # noqa: B023 - called at once
        if value is not None:
            # A value that was decoded once decodes again to an equal one.
            assert read[kind](game, encode(value)) == value


def test_a_position_is_read_or_refused_in_words(game: AnyGame) -> None:
    states = good_values(game)["state"]
    frame = {
        "game": game.id,
        "seats": game.seat_counts[-1],
        "options": defaults(game),
        "seed": "00" * 32,
        "revision": 3,
    }
    for rng in generators(f"positions {game.id}", POSITIONS):
        state = rng.choice(states)
        data = bent_json(rng, rng.choice((state, {**frame, "state": state}, frame)))
        found = survived(_read, data)
        if isinstance(found, Position):
            assert found.game.seat_counts
            assert read_position(write_position(found)).state == found.state
        else:
            for language in LANGUAGES:
                assert words(language)(f"refusal-{found.code}", **found.facts).strip()


def _read(data: bytes) -> Position | Refusal:
    try:
        return read_position(data)
    except Refusal as refusal:
        return refusal


def test_deeply_nested_json_is_refused(game: AnyGame) -> None:
    for depth in (900, 2_000, DEEP):
        lists = b"[" * depth + b"]" * depth
        objects = b'{"a":' * depth + b"1" + b"}" * depth
        for inner in (lists, objects):
            state = b'{"game":"%s","state":%s}' % (game.id.encode(), inner)
            for data in (inner, state, b'{"zzz":%s}' % inner, b'{"game":%s}' % inner):
                assert isinstance(survived(_read, data), Refusal)
                survived(lambda data: decode_state(game, data), data, CorruptData)
                survived(lambda data: decode_move(game, data), data, CorruptData)


def test_invalid_utf8_is_corrupt(game: AnyGame) -> None:
    for data in (b"", b"\xff\xfe", b'"\\ud800"', '"\ud800"', b"NaN", b"-Infinity", b"1e999", b"9" * 5_000, "\x00"):
        assert survived(lambda data: decode_state(game, data), data, CorruptData) is None
    assert codec.encode(nested(10)) == b"[" * 11 + b"]" * 11
