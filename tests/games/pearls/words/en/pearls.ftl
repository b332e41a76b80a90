# Words of Pearls, the exercise of docs/adding-a-game.md.

pearls-name = Pearls
pearls-goal = Dive for pearls and come up before the others push you away. Most pearls win.
pearls-length = 10 minutes
pearls-turn = Dive for a cell, then push pearls or rest.
pearls-win = The most pearls win.

pearls-headline-diving = Round { $round }, diving
pearls-headline-pushing = Round { $round }, pushing
pearls-headline-over = The match is over

pearls-chapter-round = Round { $round }

pearls-decision-dive = Choose where to dive
pearls-decision-push = Push pearls, or rest

pearls-question-dive = Where do you dive?
pearls-question-push = Which pearls do you push where?

pearls-move-dive = Dive into { $cell }
pearls-move-push = Push the pearls of { $cell } to { $to }
pearls-move-rest = Push nothing
pearls-note-catch = { $pearls ->
    [one] { $pearls } pearl lies there.
   *[other] { $pearls } pearls lie there.
}

pearls-log-dealt = { $cards ->
    [none] { $seat } is dealt three cards.
   *[other] You are dealt: { $cards }.
}
pearls-log-sealed = { $card ->
    [none] { $seat } is ready to dive.
   *[other] You will dive into { $card }.
}
pearls-log-opened = Dives: { $dives }. Pearls: { $taken }.
pearls-log-pushed = { $pearls ->
    [one] { $seat } pushes { $pearls } pearl from { $cell } to { $to }.
   *[other] { $seat } pushes { $pearls } pearls from { $cell } to { $to }.
}
pearls-log-rested = { $seat } pushes nothing.
pearls-log-tide = The tide brings pearls: { $cells }.
pearls-log-shuffled = The discarded cards are shuffled.
pearls-log-drawn = { $card ->
    [none] { $seat } draws a card.
   *[other] You draw { $card }.
}
pearls-log-round = Round { $round } begins.
pearls-log-ended = The match ends: { $scores }.

pearls-table = { $phase ->
    [over] The match is over.
   *[other] Round { $round } of 6, cards in the deck: { $deck }.
}
pearls-lagoon = Pearls in the lagoon: { $cells }.
pearls-seat = { $player }: pearls { $scores }, cards { $hand_sizes }.
pearls-hand = Your cards: { $hand }.
    .dive = You will dive into { $dive }.
pearls-result = { $place }. { $player }: { $score }

pearls-refusal-wrong_phase = { $phase ->
    [diving] Everybody is choosing where to dive.
   *[pushing] Pearls are being pushed.
}
pearls-refusal-not_in_hand = You hold no card of { $card }.
pearls-refusal-no_pearls = There are no pearls in { $cell }.
pearls-refusal-not_beside = { $to } is not beside { $cell }.

command-pearls = pearls
    .description = The moves of Pearls
command-pearls-dive = dive
    .description = Seal where you dive
command-pearls-push = push
    .description = Push the pearls of a cell into a neighbouring one
command-pearls-rest = rest
    .description = Push nothing
option-cell = cell
    .description = A cell of the lagoon

pearls-field-cell = the cell
pearls-field-to = the cell that the pearls go to
