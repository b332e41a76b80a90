"""Modals: one line typed by a person. A modal carries the id of the component that opened it and is kept nowhere.

discord.py keeps modals in memory and would not know them after a restart; ours are stopped before they are shown, and
what comes back is read from the interaction itself (cogs/dispatch.py).
"""

from discord import ui

from cogs.messages.component_ids import printed
from cogs.requests.request import Request

LONGEST_LINE = 200


async def ask_for(request: Request, what: str) -> None:
    """Open the modal `modal-<what>` with its one field; the answer comes to the same verb with the line as value."""
    said = request.words
    modal = ui.Modal(title=said(f"modal-{what}"), custom_id=printed(request.reference))
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="line", max_length=LONGEST_LINE)
    modal.add_item(ui.Label(text=said(f"modal-{what}-field"), component=field))
    modal.stop()
    await request.interaction.response.send_modal(modal)
