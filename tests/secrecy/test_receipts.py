"""Receipts of sealed moves reveal nothing: each depends on the secret of the match, on its revision and on its seat.

The other tests replace receipts by names before they compare; this file shows that they may.
"""

import hashlib
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.ids import Seat
from play.rules import seeds, steps
from tests.contract.finding import finding
from tests.games.auction.game import Auction
from tests.games.auction.moves import Bid, Open, Pledge
from tests.secrecy.stored import Record, begun

SECRETS = 300
CARD = Bid("c1")
HANDS = (("c1", "c2", "c5", "veto"), ("c1", "c3", "c4", "c5"))


def bidding(secret: bytes = bytes(32)) -> Record:
    """Return an auction that asks for sealed bids; both seats hold the card, nothing shown depends on the secret."""
    table = begun(Auction(), 2, {"stakes": "low"}, bytes(range(32)))
    row = replace(table.loaded.row, secret=secret.hex())
    record = Record(replace(table.loaded, row=row), table.entries, table.states)
    first = record.game.decisions(record.state)[0].seat
    for seat, move in ((first, Open()), (first, Pledge(0)), (Seat(1 - first), Pledge(0))):
        record = record.moved(seat, move)
    return record.swapped(replace(record.state, hands=HANDS))


def receipt(record: Record) -> str:
    """Return the newest receipt as people see it."""
    return seeds.short(record.entries[-1].receipt)


def check_receipts() -> None:
    """Check that a card has another receipt each time it is sealed, so that no receipt helps to guess another."""
    sealed = {receipt(bidding(number.to_bytes(32, "big")).moved(Seat(0), CARD)) for number in range(SECRETS)}
    assert len(sealed) == SECRETS
    once = bidding().moved(Seat(0), CARD)
    assert receipt(once) != receipt(once.moved(Seat(0), CARD))
    elsewhere = bidding().moved(Seat(1), CARD)
    assert receipt(once) != receipt(elsewhere)


def test_receipts_tell_nothing() -> None:
    assert finding(check_receipts) == ""


def _unsalted(salt: str, notation: str) -> str:
    return hashlib.sha256(notation.encode()).hexdigest()


def _once_for_all(secret: bytes, revision: int, seat: int) -> str:
    return hashlib.sha256(secret).hexdigest()[:32]


def _by_revision(secret: bytes, revision: int, seat: int) -> str:
    return hashlib.sha256(secret + bytes([revision])).hexdigest()[:32]


def _by_seat(secret: bytes, revision: int, seat: int) -> str:
    return hashlib.sha256(secret + bytes([seat])).hexdigest()[:32]


def _public(secret: bytes, revision: int, seat: int) -> str:
    return f"{revision}/{seat}"


@pytest.mark.parametrize(
    ("name", "leaky"),
    [
        ("receipt_of", _unsalted),
        ("salt_of", _once_for_all),
        ("salt_of", _by_revision),
        ("salt_of", _by_seat),
        ("salt_of", _public),
    ],
)
def test_receipts_that_tell_are_found(monkeypatch: pytest.MonkeyPatch, name: str, leaky: Callable[..., Any]) -> None:
    monkeypatch.setattr(steps, name, leaky)
    with pytest.raises(AssertionError):
        check_receipts()
