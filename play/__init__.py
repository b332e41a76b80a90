"""Services: lobby, submit, observations, undo, replay, computers, people, proofs.

Knows no Discord and no SQL, and keeps no match in memory between two calls. Here is what all of it shares, and
`services.py`, which makes it; each folder has one subject.
"""
