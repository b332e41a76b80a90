"""What is done in the process of a bot before it starts: it waits for its servers as long as at Discord."""

import sys

SECONDS = 2.0


def wait_for_servers() -> None:
    """Let discord.py wait for the next server as long as it does by itself: thousands come, one after the other."""
    for name in ("__main__", "tests.loopback.launch"):
        module = sys.modules.get(name)
        if module is not None and hasattr(module, "GUILD_READY_SECONDS"):
            vars(module)["GUILD_READY_SECONDS"] = SECONDS
