"""Brings a database from one engine to another, table by table: `python -m db move`."""
