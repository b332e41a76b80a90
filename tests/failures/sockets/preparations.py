"""What the bot of these tests is started with (tests/loopback/launch.py)."""


def shorten_pauses() -> None:
    """Try again after a tenth of a second instead of ten seconds or half a minute."""
    import cogs.projection.projection
    import cogs.running
    import cogs.upkeep.upkeep

    vars(cogs.running)["RETRY_SECONDS"] = 0.1
    vars(cogs.upkeep.upkeep)["LOOK_SECONDS"] = 0.1
    vars(cogs.projection.projection)["FIRST_PAUSE_SECONDS"] = 0.1


def lose_patience() -> None:
    """Give up a request after a second without an answer instead of a minute."""
    import cogs.messages.faults

    vars(cogs.messages.faults)["LONGEST_SILENCE_SECONDS"] = 1.0
