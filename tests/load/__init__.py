"""The bot under the load of ten thousand servers, by real processes on sockets: `make load`, `python -m tests.load`.

servers.py makes the servers, prepared.py a database with thousands of matches, crowd.py the people, running.py starts
bots and lets the people come, checks.py compares what people read and see with what is stored, table.py prints.
"""
