"""Addresses outside Discord that are told of reminders and tables: the calls, what they say, and how they are set."""
