"""Services: lobby, submit, observations, undo, replay, computers, people, proofs.

Knows no Discord and no SQL, and keeps no match in memory between two calls. Each folder has one subject, and folders
import each other one way only: `rules/`, which is pure, then `match/`, then what is done to matches. Here is what all
of it shares, and `services.py`, which makes it.
"""
