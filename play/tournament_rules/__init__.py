"""The rules of a tournament, pure: a tournament and an act -> the tournament after it, what is due, who is ahead.

Rows of the database are used as values, as in play/rules/; nothing here takes a connection. Who meets is in
play/formats/.
"""
