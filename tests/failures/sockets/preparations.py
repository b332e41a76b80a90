"""What the bot of these tests is started with (tests/loopback/launch.py)."""


def lose_patience() -> None:
    """Try again after a second instead of half a minute, give a request up after two instead of two minutes."""
    import cogs.messages.patience
    import cogs.projection.projection

    vars(cogs.projection.projection)["FIRST_PAUSE_SECONDS"] = 1
    vars(cogs.messages.patience)["LONGEST_SILENCE_SECONDS"] = 2.0
