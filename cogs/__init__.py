"""Discord: commands, components and messages. The only layer, beside `bot.py` and `playground/`, that imports discord.

| module | holds |
|---|---|
| `deciding.py`, `looking.py`, `match/` | playing a match, looking at it, and everything around it |
| `tournament/` | taking part in tournaments, and organising them |
| `rules.py`, `settings.py` | learning, settings, privacy |
| `tetra.py`, `lords.py`, `slash_group.py` | the slash group of each game, declared; how it is made |
| `interactions/` | requests and answers; from a press or a command to its handler; which match is meant |
| `messages/` | from a page to a message; ids behind buttons; sending; what faults mean; channels and threads |
| `projection/` | Discord shows what is stored: tables, direct messages, word of trouble, old messages put away |
| `sealed_orders.py`, `client.py` | the bot put together; the bot as its parts know it |
| `command_tree.py` | all commands put together, with their words in each language |
| `clock.py`, `servers.py` | moves for those whose time is up; what happens to channels, threads and servers |
| `running.py`, `heartbeat.py`, `alive.py` | the bot from start to end; the file by which others see that it is well |
| `upkeep/` | for the people who run the bot: a backup each day, alarms, a sign of life |
| `members.py` | who is still on a server; names of people who sit at no table |
| `logs.py` | log lines without tokens |

A module of what people do has all of one subject: its presses, modals and commands, and the lists shown while typing.
"""
