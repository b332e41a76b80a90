"""Discord: commands, components and messages. The only layer, beside `bot.py` and `playground/`, that imports discord.

| module | holds |
|---|---|
| `turns/`, `match/` | playing a match and looking at it; everything around it, from an open table to its end |
| `game_groups/` | the slash group of each game, declared; how it is made |
| `tournament/`, `league/` | taking part in them, and organising them |
| `people/`, `server/` | what people set and see of themselves; what a server sets, and what happens to it |
| `interactions/` | requests and answers; from a press or a command to its handler; which match is meant |
| `messages/` | from a page to a message; ids behind buttons; sending; what faults mean; channels and threads |
| `projection/` | Discord shows what is stored: tables, direct messages, word of trouble, old messages put away |
| `webhooks/`, `calling.py` | addresses outside Discord that are told; how one is called safely |
| `gateway/`, `shards/` | what the connection brings, what is kept of it; the shards of this process beside others |
| `sealed_orders.py`, `client.py` | the bot put together; the bot as its parts know it |
| `command_tree.py` | all commands put together, with their words in each language |
| `clock.py` | moves for those whose time is up |
| `running.py`, `ending.py`, `draining.py` | the bot from start to end |
| `upkeep/` | for the people who run the bot: a backup each day, alarms, a sign of life, its log |

A module of what people do has all of one subject: its presses, modals and commands, and the lists shown while typing.
"""
