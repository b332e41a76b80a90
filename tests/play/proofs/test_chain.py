"""The chain from the secret of a tournament to each match: what is promised today must be found again in years."""

import hashlib

import pytest

from play.formats.lots import lot
from play.rules.chain import is_path, lots_seed, match_secret, path_of, seat_salt
from play.rules.seeds import LONGEST_SALT
from play.rules.tables import clean_salt

SECRET = bytes(range(32))
BLOCK = 64


def by_hand(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 as RFC 2104 writes it, without the module that has it."""
    padded = (hashlib.sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def test_by_hand_is_the_function_of_the_standard() -> None:
    """RFC 4231, test case 2: else the tests below would compare two mistakes of the same kind."""
    known = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    assert by_hand(b"Jefe", b"what do ya want for nothing?").hex() == known


@pytest.mark.parametrize("path", ["1/3/17", "0/0/0", "2/11/999999999"])
def test_secrets_of_matches(path: str) -> None:
    """Catches another order of key and message, or a path in another form."""
    assert match_secret(SECRET, path) == by_hand(SECRET, path.encode())


@pytest.mark.parametrize("salt", ["", "what Ann typed", "соль Бориса", "я" * LONGEST_SALT])
def test_salts_of_seats(salt: str) -> None:
    """Catches digests instead of digits, salts that are cut, and those that no table would take as they are."""
    own = seat_salt(salt, "1/3/17")
    assert own == by_hand(salt.encode(), b"1/3/17").hex()
    assert clean_salt(own) == own


def test_the_seed_of_lots() -> None:
    assert lots_seed(SECRET) == by_hand(SECRET, b"lots")
    drawn = int.from_bytes(by_hand(lots_seed(SECRET), b"seats/3"))
    assert lot(lots_seed(SECRET), "seats", 3) == drawn


KNOWN = (
    "40c225641c1127bf5ad8de170cee44ae8c885b405fe1b387b036db92c837f943",
    "ee48d40c1208a5fb0a90d585101cf193f4c062798486ba91f837540203967725",
    "5f5e4bc9524856d6e9410fc54fb8aec4cae241222a43d57310e4e706b9252fbf",
)


def test_values_that_never_change() -> None:
    """Catches a change of both sides above: files of old tournaments would no longer verify."""
    path = path_of(1, 3, 17)
    found = (match_secret(SECRET, path).hex(), seat_salt("what Ann typed", path), lots_seed(SECRET).hex())
    assert found == KNOWN


@pytest.mark.parametrize("text", ["", "1/2", "1/2/3/4", "01/2/3", "1/2/-3", "1/2/٣", "1/2/3\n", " 1/2/3", "lots"])
def test_one_match_has_no_second_path(text: str) -> None:
    """Catches a spelling that stands for the same pairing but gives another secret to choose from."""
    assert not is_path(text)


def test_paths_of_matches_are_paths() -> None:
    assert is_path(path_of(0, 0, 0)) and is_path(path_of(2, 11, 512))
