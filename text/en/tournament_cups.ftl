### Knock-outs at tables, and with two brackets: their pages, pictures and rules. All else of tournaments: tournaments.ftl.

cup-kind-pairs = knock-out
cup-kind-tables =
    { $through ->
        [one] knock-out at tables of four and three, the best of each advances
       *[other] knock-out at tables of four and three, the best { $through } of each advance
    }
cup-kind-double = double elimination
cup-kind-double_tables =
    { $through ->
        [one] double elimination at tables of four and three, one winner a table
       *[other] double elimination at tables of four and three, { $through } winners a table
    }
cup-after = { $format }, then for the top { $count }: { $cup }
cup-after-groups =
    { $count ->
        [one] { $format }, then for the first of each: { $cup }
       *[other] { $format }, then for the first { $count } of each: { $cup }
    }

form-cup = How a knock-out is played
form-cup-pairs = For two; one loss and you are out
form-cup-tables =
    { $through ->
        [one] At tables; the best of each advances
       *[other] At tables; the best { $through } of each advance
    }
form-cup-double = For two; two losses and you are out
form-cup-double_tables =
    { $through ->
        [one] At tables, out after two losses; one winner each
       *[other] At tables, out after two losses; { $through } winners each
    }

cup-first = first bracket
cup-second = second bracket
cup-final = final
cup-only = tables
cup-place-won = winner
cup-place-in =
    { $lost ->
        [0] still in, no match lost
        [one] still in, { $lost } match lost
       *[other] still in, { $lost } matches lost
    }
cup-place-out =
    { $round ->
        [0] out before the first round
       *[other] out in round { $round }
    }
cup-line = **{ $place }.** { $name } · { $state }
tournament-act-paired-again =
    { $count ->
        [one] A match of round { $round } is played again.
       *[other] Matches of round { $round } are played again: { $count }.
    }
cup-order = **Order in the knock-out**
cup-columns = -# Place, name, how long they were in. Players who are out in the same round, with the same place at their tables, share a place.
cup-ranked = { $place }. { $name }
cup-lost-in =
    { $count ->
        [one] Lost in round { $rounds }.
       *[other] Lost in rounds { $rounds }.
    }
cup-lost-nowhere = No match lost.
cup-shares = Shares the place with: { $names }.
cup-pairs-then = The next round is drawn when all matches of this one are over.

pairings-alone-bye = { $name }: no match this round, advances
pairings-alone-lost = { $name }: lost without a match
pairings-gone = somebody left early
my-kind-gone = you left early
my-alone-bye = { $round }. no match, advanced
my-alone-lost = { $round }. lost without a match

met-cup-drawn = The round is drawn anew from those who are still in: the best of them are at different tables, then the next best, and so on. Equally placed ones then swap tables so that few meet again.
met-cup-first = None of them has lost a match yet.
met-cup-second = Each of them has lost one match, and is out after another loss.
met-cup-single = The others are out.
met-cup-through =
    { $through ->
        [one] The best of them advances.
       *[other] The best { $through } of them advance.
    }
met-cup-again =
    { $count ->
        [0] No two of them had met in the knock-out before.
        [one] Two of them had met in the knock-out before: no better tables were found.
       *[other] Rematches among them: { $count }. No better tables were found.
    }
met-cup-unbeaten = The final: { $name } has not lost a match, the others have lost one. If { $name } is first, the others are out. If not, all play once more.
met-cup-final = The final: the first wins the knock-out, and the others are out.
met-cup-last = They are the last of the first bracket: the best of them advances to the final, and the others play on in the second bracket.
met-cup-bye = { $name } has no match this round and advances: the number of players left one over, or there are too few for a table yet.
met-cup-lost = { $name } did not come to the last match and was not back when this round was drawn, or could not be seated with anybody. This counts as a lost match.

tournament-rules-places-cup = Your place depends on how long you are in: the winner is first, then come those who were out last. Among those who are out in the same round the place at the last table decides; with the same one they share a place.
tournament-rules-cup-drawn = Each round is drawn anew when all matches of the last one are over. The best are kept apart: { $after ->
        [yes] by the standings before the knock-out
       *[no] by their points per match so far, at first by lot
    }. As few as possible meet again.
tournament-rules-cup-tables =
    { $through ->
        [one] They play at tables of four and, as few as possible, of three. The best of each table advances; two advance where only two players would be left.
       *[other] They play at tables of four and, as few as possible, of three. The best { $through } of each table advance, but no more than two from a table of three.
    }
tournament-rules-cup-byes-tables = If five are left, the best has a bye and the other four play. There are no other byes.
tournament-rules-cup-byes = If the number is odd, there is one bye: for the best of those with the fewest byes.
tournament-rules-cup-single = The others have lost and are out.
tournament-rules-cup-double = If you lose in the first bracket, you play on in the second. If you lose there, you are out. So everybody is out after exactly two lost matches.
tournament-rules-cup-final = In the final the winner of the first bracket meets the winner of the second. If the unbeaten player loses, the two play once more.
tournament-rules-cup-final-tables = In the final the winner of the first bracket meets the last two or three of the second. If the unbeaten player is first, the others are out. If not, only the unbeaten player has lost, and the same people play once more: this time the first wins, and the others are out.
tournament-rules-cup-level = A match that is void, or in which nobody has lost, is played again, at most twice; then those ahead in the draw advance.
tournament-rules-cup-absent = Players who share the last place that advances all advance. Players who left their table before the end don't, whatever their place: all who stayed are ahead of them.
tournament-rules-cup-back = If you don't come to a match, you have lost it. If you aren't back when the next round is drawn, you have lost that one too.

cup-picture-rounds = Knock-out
cup-picture-rounds-part = rounds { $first }–{ $last }
cup-picture-rounds-one = round { $round }
cup-picture-rounds-section = Round { $round }: { $bracket }
cup-picture-rounds-final = Round { $round }: final
cup-picture-rounds-final-again = Round { $round }: final, to be played once more
cup-picture-rounds-bye = No match this round: { $names }
cup-picture-rounds-lost = Lost without a match: { $names }
cup-picture-rounds-legend-on = advances
cup-picture-rounds-legend-down = to the second bracket
cup-picture-rounds-legend-out = out
cup-picture-rounds-on = { $name } { $points } (advances)
cup-picture-rounds-down = { $name } { $points } (to the second bracket)
cup-picture-rounds-out = { $name } { $points } (out)
cup-picture-rounds-won = { $name } { $points } (wins)
cup-picture-rounds-again = { $name } { $points } (plays once more)
cup-picture-rounds-open = { $name }
cup-picture-rounds-winner = Winner: { $name }

cup-file-state = in or out
cup-file-last = last round
cup-file-lost = lost in rounds
cup-why-place = **Place { $place }** of { $of }: { $state }
