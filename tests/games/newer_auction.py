"""The auction as a newer program has it: the same rules under a newer version."""

from tests.games.auction.game import Auction


class NewerAuction(Auction):
    """The auction with the rules of a newer program."""

    rules_version = Auction.rules_version + 1
