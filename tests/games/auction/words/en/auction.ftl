# Words of the auction, the game that only tests play.

auction-name = Auction
auction-option-stakes = Stakes
auction-option-stakes-low = Low: one die a lot
auction-option-stakes-high = High: two dice a lot

auction-phase-opening = Round { $round }, opening
auction-phase-pledging = Round { $round }, pledging
auction-phase-bidding = Round { $round }, bidding
auction-phase-vetoing = Round { $round }, vetoing
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
    [stowing] Cards are being laid under the boxes.
    [exchanging] Cards are being exchanged.
    [appraising] The price is being named.
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

auction-option-length = Length
auction-option-length-short = Short: three rounds
auction-option-length-long = Long: five rounds with boxes and guards
auction-option-teams = Teams
auction-option-teams-on = Two teams of two
auction-option-teams-off = Everybody alone

auction-reason-dead = Somebody had no card left to bid.

auction-phase-stowing = Before the first round, laying cards under the boxes
auction-phase-exchanging = Before the first round, exchanging cards
auction-phase-appraising = Round { $round }, appraising

auction-decision-stow = Lay a card under a box
auction-decision-exchange = Exchange cards
auction-decision-appraise = Name a price
auction-decision-turn = Play a turn
auction-decision-orders = Give the guard an order

auction-question-stow = Which card do you lay under which box?
auction-question-exchange = Which cards do you exchange?
auction-question-appraise = Which price do you name for the { $lot }?
auction-question-turn = What do you do for the { $lot }?
auction-question-orders = What is your guard to do?

auction-move-stow = Lay a { $card } under the { $box } box
auction-move-exchange = { $count ->
    [0] Keep all cards
   *[other] Exchange { $cards }
}
auction-move-appraise = { $paid ->
    [none] Name the price { $price }
    [coin] Name the price { $price } for a coin
   *[card] Name the price { $price } for a { $card }
}
auction-move-cover = { $coins ->
    [one] Put { $coins } coin and a { $card } face down on the lot
   *[other] Put { $coins } coins and a { $card } face down on the lot
}
auction-move-polish = Polish the lot
auction-move-peek = Look at the next lot
auction-move-guard = Lay a { $card } as guard
auction-move-end = End the turn
auction-move-hold = The guard holds
auction-move-auto = { $least ->
    [one] The guard acts from a worth of { $least } point
   *[other] The guard acts from a worth of { $least } points
}
auction-topic-coins = Coins
auction-topic-lot = The lots
auction-topic-guard = Guards
auction-topic-end = The end of the turn

auction-event-stowed = { $name } lays a card under the { $box } box.
auction-event-stowed-own = You lay a { $card } under the { $box } box.
auction-event-exchanged = { $name } is ready with the exchange.
auction-event-exchanged-nothing = You keep all cards.
auction-event-exchanged-own = You set aside { $aside } and draw { $drawn }.
auction-event-exchanges = Cards exchanged: { $counts }.
auction-event-exchanges-count = { $name } { $count }
auction-event-box = { $value ->
    [one] The { $box } box is opened: { $cards }. The lot is worth { $value } point more.
   *[other] The { $box } box is opened: { $cards }. The lot is worth { $value } points more.
}
auction-event-box-cards = { $name } { $cards }
auction-event-appraised = { $paid ->
    [none] { $name } names the price { $price }.
    [coin] { $name } names the price { $price } and pays a coin.
   *[card] { $name } names the price { $price } and pays a { $card }.
}
auction-event-covered = { $coins ->
    [one] { $name } puts { $coins } coin on the lot, and a card face down.
   *[other] { $name } puts { $coins } coins on the lot, and a card face down.
}
auction-event-polished = { $worth ->
    [one] { $name } polishes the lot; it is worth { $worth } point now.
   *[other] { $name } polishes the lot; it is worth { $worth } points now.
}
auction-event-stopped = { $name } wants to polish the lot, but the guard of { $by } is there: { $card }.
auction-event-peeked = { $name } looks at the next lot.
auction-event-peeked-own = You look at the next lot: the { $lot }.
auction-event-guard = { $name } lays a guard.
auction-event-guard-own = You lay a { $card } as guard.
auction-event-order = { $is_auto ->
    [yes] Your guard acts from a worth of { $least } on.
   *[no] Your guard holds.
}
auction-event-turn = { $name } ends the turn.
auction-event-met = { $points ->
    [one] That is the price that { $name } named, who gets { $points } point.
   *[other] That is the price that { $name } named, who gets { $points } points.
}
auction-event-left = { $name } leaves and takes all cards along.

auction-hand-stowed = Under the { $box } box: { $card }.
auction-hand-cover = Face down on the lot: { $card }.
auction-hand-guard = { $is_auto ->
    [yes] Your guard: { $card }, from a worth of { $least } on.
   *[no] Your guard: { $card }, it holds.
}
auction-hand-top = The next lot: the { $lot }.

auction-refusal-box_full = No more than two of your cards can lie under the { $box_name } box.
auction-refusal-too_many_cards = You can exchange at most { $most } cards.
auction-refusal-not_in_order = Name the cards in their order.
auction-refusal-price_too_high = The price can be { $most } at most.
auction-refusal-nothing_to_pay = The price 0 costs nothing.
auction-refusal-cannot_pay = You cannot pay with that: { $pay }.
auction-refusal-no_points = You have no points left in this turn: { $points }.
auction-refusal-covered = You have already laid a card on this lot.
auction-refusal-nothing_to_peek = There is no lot to look at.
auction-refusal-guarded = You already have a guard.
auction-refusal-no_guard = You have no guard.
auction-refusal-no_such_order = A guard can be told to act from a worth of 1, 5 or 10.
