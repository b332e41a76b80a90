# Words of the auction, the game that only tests play.

auction-name = Auction
auction-option-stakes = Stakes
auction-option-stakes-low = Low: one die a lot
auction-option-stakes-high = High: two dice a lot

auction-phase-opening = Round { $round } of 3, opening
auction-phase-pledging = Round { $round } of 3, pledging
auction-phase-bidding = Round { $round } of 3, bidding
auction-phase-vetoing = Round { $round } of 3, vetoing
auction-phase-over = The auction is over

auction-decision-open = Turn up the next lot
auction-decision-pledge = Put coins on the lot
auction-decision-bid = Seal a bid
auction-decision-veto = Seal a veto or a nod

auction-question-open = Turn up the next lot?
auction-question-pledge = How many coins do you put on the { $lot }?
auction-question-bid = Which card do you bid for the { $lot }?
auction-question-veto = Do you veto the sale of the { $lot }?
auction-question-none = Nothing is asked of you now.

auction-move-open = Turn up the next lot
auction-move-pledge = { $coins ->
    [0] Put nothing on the lot
    [one] Put { $coins } coin on the lot
   *[other] Put { $coins } coins on the lot
}
auction-move-bid = Bid a { $card }
auction-move-veto = Veto
auction-move-nod = Nod
auction-note-points = { $points ->
    [one] The lot brings { $points } point now.
   *[other] The lot brings { $points } points now.
}

auction-event-dealt = { $count ->
    [one] { $name } is dealt { $count } card.
   *[other] { $name } is dealt { $count } cards.
}
auction-event-dealt-own = You are dealt: { $cards }.
auction-event-round = Round { $round } begins. { $name } is the auctioneer.
auction-event-lot = For sale: the { $lot }, worth { $worth } (dice: { $dice }).
auction-event-pledged = { $coins ->
    [0] { $name } puts nothing on the lot.
    [one] { $name } puts { $coins } coin on the lot.
   *[other] { $name } puts { $coins } coins on the lot.
}
auction-event-sealed = { $name } seals a bid.
auction-event-sealed-own = You seal a { $card }.
auction-event-opened = Bids: { $bids }.
auction-event-opened-bid = { $name } { $card }
auction-event-tie = A tie; the dice decide: { $throws }.
auction-event-tie-throw = { $name } { $die }
auction-event-answered = { $name } seals an answer.
auction-event-answered-own = { $veto ->
    [yes] You seal a veto.
   *[no] You seal a nod.
}
auction-event-answers = { $vetoed ->
    [yes] { $name } plays the veto.
   *[no] Nobody vetoes.
}
auction-event-awarded = { $points ->
    [one] { $name } gets the { $lot } and { $points } point.
   *[other] { $name } gets the { $lot } and { $points } points.
}
auction-event-awarded-nobody = Nobody gets the { $lot }.
auction-event-ended = The auction ends: { $sums }.
auction-event-ended-sum = { $name } { $sum }

auction-table-alt = The auction: the { $lot }, worth { $worth }.
auction-table-alt-empty = The auction: no lot is open.
auction-table-seat = { $name }: points { $score }, coins { $coins }, cards { $cards }

auction-hand = Your cards: { $cards }.
auction-hand-empty = You have no cards.
auction-hand-bid = Sealed: { $card }.
auction-hand-answer = { $veto ->
    [yes] Sealed: a veto.
   *[no] Sealed: a nod.
}

auction-discard-title = Cards played
auction-discard = Played so far: { $cards }.
auction-discard-empty = No card has been played yet.

auction-result-line = { $place }. { $name }: { $score } + { $coins } = { $sum }

auction-refusal-no_decision = Nothing is asked of you now.
auction-refusal-wrong_phase = { $phase ->
    [opening] The lot must be turned up first.
    [pledging] Coins are being put on the lot.
    [bidding] Bids are being sealed.
   *[vetoing] Vetoes and nods are being sealed.
}
auction-refusal-pledge_out_of_range = { $most ->
    [0] You have no coins left: pledge 0.
    [one] You can put at most { $most } coin on the lot.
   *[other] You can put at most { $most } coins on the lot.
}
auction-refusal-not_in_hand = You cannot bid “{ $card_name }”: it is no money card of your hand.
auction-refusal-no_veto = You do not have the veto.
