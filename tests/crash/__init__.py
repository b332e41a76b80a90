"""Crash tests: the real bot under load, in its own process, is killed with SIGKILL again and again and loses nothing.

| module | holds |
|---|---|
| `ledger.py` | compares what people did and saw accepted with the stored entries |
| `players.py` | tables at which people play without a pause, through every crash |
| `projection.py` | compares what every audience should see at the stored revision with what Discord shows |
| `restarted_bot.py` | a bot that is started, killed and started again, on one database and one Discord |
| `faulty.py` | bots that lose moves, repeat them or answer too soon, which the checks must find |
"""
