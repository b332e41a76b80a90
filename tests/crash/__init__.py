"""The crash test: the real bot under load, in its own process, is killed by SIGKILL again and again and loses nothing.

| module | holds |
|---|---|
| `ledger.py` | what people did and saw accepted, held against the entries that are stored |
| `players.py` | tables that people open, begin and play without rest, through every crash |
| `showing.py` | what every audience should see at the stored revision, held against what Discord shows |
| `lives.py` | lives of the bot, one after the other, on one database and one Discord |
| `faulty.py` | bots that lose, double or speak too soon, which the checks must catch |
"""
