"""The rules of every match, whatever is played: time, presence, votes, endings, what may be seen. Pure.

A `Loaded` is a match as it is stored; what somebody does, or what follows by itself, is a `Change` of it. Nothing here
has a connection to the database or looks at the clock: rows are values, and the time is an argument.
"""
