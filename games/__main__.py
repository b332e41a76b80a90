"""`python -m games`: the rules on the command line, without Discord (games/cli/)."""

import gc
import sys

from games.cli import main

if __name__ == "__main__":
    gc.disable()  # states, moves and events hold no cycles: the collector would search all of them for nothing
    sys.exit(main(sys.argv[1:]))
