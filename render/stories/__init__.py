"""How a match went that is over: its page, and the chart on it. Pure."""
