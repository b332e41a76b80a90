"""Services: lobby, submit, observations, undo, replay, computers, people, proofs.

Knows no Discord and no SQL, and keeps no match in memory between two calls.
"""
