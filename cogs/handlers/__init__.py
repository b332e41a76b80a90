"""What is done and shown for each verb of a component; slash commands call the same functions.

Importing `cogs.handlers.all_verbs` fills the list in cogs/requests/routes.py.
"""
