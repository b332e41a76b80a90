"""One connection to SQLite or PostgreSQL: how it is opened, made safe, and its faults named."""
