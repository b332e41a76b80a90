"""Addresses outside Discord that are told of reminders and tables: what they are told, and how they are set."""
