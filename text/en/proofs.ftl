### What is wrong with a match that does not hold when it is played again.

verify-not_an_export = This file is not an exported match.
verify-unknown_version = This bot does not know the version of this file.
verify-called_off = The match was cancelled, and a file cannot prove that its last moves are complete.
verify-seats = The players in the file do not match its moves.
verify-unknown_rules = This bot does not have the rules of this match.
verify-unknown_kind = This bot does not know this kind of entry.
verify-not_over = The file was exported before the match ended, so it does not contain the secret.
verify-commitment = The secret does not match the fair-shuffle hash shown when the table opened.
verify-tournament_path = No salt of this match fits its number in the tournament.
verify-tournament_entrants = The tournament's entrants in the file do not match the seats of the match.
verify-tournament_commitment = The tournament's secret does not match the hash shown when the tournament opened.
verify-tournament_salt = The salt of a seat does not follow from the salt of its entrant.
verify-tournament_secret = The secret of the match does not follow from the tournament's secret.
verify-order = An entry is missing, duplicated or out of order.
verify-not_allowed = The rules do not allow this move.
verify-drawn = The recorded random draw differs.
verify-judged = The computer judges this position differently.
verify-events = The recorded events do not follow from the move and the random draw.
verify-notation = The move as text does not match the move.
verify-receipt = The receipt does not belong to this move.
verify-entry = The entry does not match its own data.
verify-opened = The sealed move was not revealed when the entry says it was.
verify-outcome = The result does not follow from the moves.
verify-snapshot = The final state does not follow from the moves.
