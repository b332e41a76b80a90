"""What the bot of these tests is started with (tests/loopback/launch.py)."""


def lose_patience() -> None:
    """Try again after a second instead of half a minute, give a request up after three instead of two minutes."""
    import cogs.posting
    import cogs.projection

    vars(cogs.projection)["FIRST_PAUSE_SECONDS"] = 1
    vars(cogs.posting)["LONGEST_WAIT_SECONDS"] = 3.0
