"""`python -m games`: the rules on the command line, without Discord (games/cli/)."""

import sys

from games.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
