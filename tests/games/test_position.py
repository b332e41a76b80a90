"""Positions: a start with some differences, a whole state, and what is refused, with the place of the fault."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import registry
from games.kernel.chance import Chance
from games.kernel.codec import encode
from games.kernel.errors import Refusal
from games.kernel.game import AnyGame
from games.position import Position, read_position, write_position
from render.deciding.refusal import refusal_text
from tests.contract.moments import moments
from text import LANGUAGES, words

TURN = {"path": "state.turn"}


def start(**frame: Any) -> bytes:
    """Return a position of the auction."""
    return json.dumps({"game": "auction", **frame}).encode()


def refusal(data: bytes) -> tuple[str, dict[str, Any]]:
    """Return code and facts of the refusal of `data`."""
    with pytest.raises(Refusal) as caught:
        read_position(data)
    return caught.value.code, dict(caught.value.facts)


def test_the_game_alone_is_a_new_match() -> None:
    position = read_position(start())
    game = position.game
    assert game is registry.find("auction")
    assert position.state == game.new_match(2, {"stakes": "low"}, Chance(bytes(32), 1)).state


def test_seats_options_and_seed_make_the_new_match() -> None:
    seed = "0102" * 16
    position = read_position(start(seats=3, options={"stakes": "high"}, seed=seed, revision=7, rules=1))
    expected = position.game.new_match(3, {"stakes": "high"}, Chance(bytes.fromhex(seed), 1)).state
    assert position == Position(position.game, 3, expected, bytes.fromhex(seed), 7)
    assert position.next_chance().below("x", 10**9) == Chance(bytes.fromhex(seed), 8).below("x", 10**9)


def test_a_partial_state_changes_a_new_match() -> None:
    new = read_position(start()).state
    state = read_position(start(state={"coins": [0, 2], "lot": "harp", "phase": "pledging"})).state
    assert (state.coins, state.lot, state.phase, state.hands) == ((0, 2), "harp", "pledging", new.hands)


@given(data=st.data())
def test_every_state_is_a_position_of_its_own(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    position = read_position(encode(moment.state))
    assert position.game is game
    assert encode(position.state) == encode(moment.state)


@given(data=st.data())
def test_written_positions_are_read_back(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    position = Position(game, len(moment.seats), moment.state, moment.match.seed, moment.revision)
    again = read_position(write_position(position))
    assert encode(again.state) == encode(moment.state)
    assert (again.seats, again.seed, again.revision) == (position.seats, position.seed, position.revision)


@pytest.mark.parametrize("data", [b"", b"{", b"\xff", b'{"game": "auction"'])
def test_other_bytes_are_no_json(data: bytes) -> None:
    assert refusal(data) == ("position_not_json", {})


@pytest.mark.parametrize(
    ("data", "code", "facts"),
    [
        (b"[]", "position_wrong_value", {"path": "$"}),
        (b"{}", "position_no_game", {}),
        (b'{"coins": [3, 3]}', "position_no_game", {}),
        (b'{"game": "chess"}', "unknown_game", {"word": "chess"}),
        (b'{"game": 3}', "position_wrong_value", {"path": "game"}),
        (start(rules=99), "unknown_rules", {"game": "auction", "version": 99}),
        (start(seats=5), "position_seats", {"seats": 5}),
        (start(seats="three"), "position_wrong_value", {"path": "seats"}),
        (start(options={"stakes": "odd"}), "position_option", {"option": "stakes"}),
        (start(options={"colour": "red"}), "position_option", {"option": "colour"}),
        (start(seed="xyz"), "position_wrong_value", {"path": "seed"}),
        (start(turns=[]), "position_unknown_key", {"path": "turns"}),
        (start(state={"lamp": 1}), "position_unknown_key", {"path": "state.lamp"}),
        (start(state={"coins": ["many", 3]}), "position_wrong_value", {"path": "state.coins[0]"}),
        (start(state={"phase": "dancing"}), "position_wrong_value", {"path": "state.phase"}),
        (start(state={"coins": [3, -1]}), "position_wrong_value", {"path": "state.coins[1]"}),
        (start(state={"coins": [3, 10**9]}), "position_wrong_value", {"path": "state.coins[1]"}),
        (start(state={"phase": "bidding", "hands": [["c1"]]}), "position_impossible", {"path": "state.hands"}),
        (start(revision=-5), "position_wrong_value", {"path": "revision"}),
        (start(revision=10**30), "position_wrong_value", {"path": "revision"}),
        (b'{"game": "tetranomicon", "state": {"turn": 7}}', "position_impossible", TURN),
        (
            b'{"game": "dungeon_lords", "state": {"era": 1, "monster_deck": []}}',
            "position_unknown_key",
            {"path": "state.era"},
        ),
    ],
)
def test_refused(data: bytes, code: str, facts: dict[str, Any]) -> None:
    assert refusal(data) == (code, facts)


@given(data=st.data())
def test_damaged_positions_are_refused(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    whole = json.loads(encode(moment.state))
    key = data.draw(st.sampled_from(sorted(whole)))
    whole[key] = data.draw(st.sampled_from([None, -1, 10**6, "x", [], {}, [[]], True, [None]]))
    try:
        read_position(json.dumps({"game": game.id, "state": whole}).encode())
    except Refusal as refused:
        assert refused.code.startswith("position_")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "refused",
    [
        Refusal("position_not_json"),
        Refusal("position_no_game"),
        Refusal("position_unknown_key", path="state.lamp"),
        Refusal("position_wrong_value", path="state.coins[0]"),
        Refusal("position_seats", seats=5),
        Refusal("position_seat", seat=7),
        Refusal("position_option", option="stakes"),
        Refusal("position_impossible", path="state.turn"),
        Refusal("position_running"),
        Refusal("position_no_revision", revision=9),
    ],
    ids=lambda refused: refused.code,
)
def test_refusals_have_words(refused: Refusal, language: str) -> None:
    assert refusal_text(refused, words(language))
