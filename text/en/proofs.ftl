### What is wrong with a match that does not hold when it is played again.

verify-not_an_export = This file is not an exported match.
verify-unknown_version = This file has a version that this bot does not know.
verify-called_off = The match was called off, and no file can show that its last entries are not missing.
verify-seats = A seat is not what the entries make of it.
verify-unknown_rules = The rules of this match are not in this bot.
verify-not_over = The file comes from a running match, so the secret is not in it yet.
verify-commitment = The secret is not the one that was promised when the table opened.
verify-order = An entry is missing, doubled or out of order.
verify-not_allowed = The rules do not allow this.
verify-drawn = Chance gives another move here.
verify-events = What happened is not what follows from the moves and the chance.
verify-notation = The notation is not that of the move.
verify-receipt = The receipt does not belong to this move.
verify-entry = The entry says of itself what is not so.
verify-opened = The sealed move was not opened when the entry says.
verify-outcome = The result does not follow from the entries.
verify-snapshot = The last state does not follow from the entries.
