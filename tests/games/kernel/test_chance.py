"""Draws are what the formula says that players are given, so that they can compute them."""

import hmac

from games.kernel.chance import Chance

SEED = bytes(range(32))


def test_a_draw_is_the_hmac_of_revision_label_and_counter() -> None:
    chance = Chance(SEED, 12)
    for label, counter in (("dice", 0), ("dice", 1), ("cards", 0), ("dice", 2)):
        number = int.from_bytes(hmac.digest(SEED, f"12/{label}/{counter}".encode(), "sha256"), "big")
        assert chance.below(label, 1_000_003) == number % 1_000_003
    assert chance.draws == 4
