# Words of the auction, the game that only tests play.

auction-name = Auction
    .genitive = Auction
auction-goal = Bid for lots. Most points win.
auction-length = 15 minutes
auction-turn = Bid, or pass.
auction-win = The most points win.

auction-option-stakes = Stakes
auction-option-stakes-low = Low: one die a lot
auction-option-stakes-high = High: two dice a lot
auction-option-length = Length
auction-option-length-short = Short: three rounds
auction-option-length-long = Long: five rounds with boxes and guards
auction-option-teams = Teams
auction-option-teams-on = Two teams of two
auction-option-teams-off = Everybody alone

auction-reason-dead = Somebody had no card left to bid.

auction-headline-opening = Round { $round }, opening
auction-headline-pledging = Round { $round }, pledging
auction-headline-bidding = Round { $round }, bidding
auction-headline-vetoing = Round { $round }, vetoing
auction-headline-over = The auction is over
auction-headline-stowing = Before the first round, laying cards under the boxes
auction-headline-exchanging = Before the first round, exchanging cards
auction-headline-appraising = Round { $round }, appraising

auction-chapter-round = Round { $round }

auction-decision-open = Turn up the next lot
auction-decision-pledge = Put coins on the lot
auction-decision-bid = Seal a bid
auction-decision-veto = Seal a veto or a nod
auction-decision-stow = Lay a card under a box
auction-decision-exchange = Exchange cards
auction-decision-appraise = Name a price
auction-decision-turn = Play a turn
auction-decision-orders = Give the guard an order

auction-topic-coins = Coins
auction-topic-lot = The lots
auction-topic-guard = Guards
auction-topic-end = The end of the turn
auction-variant-pay = Pay otherwise

auction-question-open = Turn up the next lot?
auction-question-pledge = How many coins do you put on the { $lot }?
auction-question-bid = Which card do you bid for the { $lot }?
auction-question-veto = Do you veto the sale of the { $lot }?
auction-question-stow = Which card do you lay under which box?
auction-question-exchange = Which cards do you exchange?
auction-question-appraise = Which price do you name for the { $lot }?
auction-question-turn = What do you do for the { $lot }?
auction-question-orders = What is your guard to do?

auction-move-open = Turn up the next lot
auction-move-pledge = { $card ->
    [none] { $coins ->
        [0] Put nothing on the lot
        [one] Put { $coins } coin on the lot
       *[other] Put { $coins } coins on the lot
    }
   *[other] { $coins ->
        [one] Put { $coins } coin and a { $card } face down on the lot
       *[other] Put { $coins } coins and a { $card } face down on the lot
    }
}
auction-move-bid = Bid a { $card }
auction-move-stow = Lay a { $card } under the { $box } box
auction-move-exchange = { $cards ->
    [none] Keep all cards
   *[other] Exchange { $cards }
}
auction-move-appraise = { $pay ->
    [none] Name the price { $price }
   *[other] Name the price { $price } for { $pay }
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
auction-move-answer = { $veto ->
    [yes] Veto
   *[no] Nod
}

auction-paid = { $is_coin ->
    [yes] a coin
   *[no] a { $card }
}

auction-note-stake = { $points ->
    [one] The lot brings { $points } point now.
   *[other] The lot brings { $points } points now.
}

auction-log-dealt = { $cards ->
    [none] { $count ->
        [one] { $seat } is dealt { $count } card.
       *[other] { $seat } is dealt { $count } cards.
    }
   *[other] You are dealt: { $cards }.
}
auction-log-round = Round { $round } begins. { $auctioneer } is the auctioneer.
auction-log-lot = For sale: the { $lot }, worth { $worth } (dice: { $dice }).
auction-log-pledged = { $under ->
    [none] { $coins ->
        [0] { $seat } puts nothing on the lot.
        [one] { $seat } puts { $coins } coin on the lot.
       *[other] { $seat } puts { $coins } coins on the lot.
    }
   *[other] { $coins ->
        [one] { $seat } puts { $coins } coin on the lot, and a card face down.
       *[other] { $seat } puts { $coins } coins on the lot, and a card face down.
    }
}
auction-log-sealed = { $card ->
    [none] { $seat } seals a bid.
   *[other] You seal a { $card }.
}
auction-log-opened = Bids: { $bids }.
auction-log-tie = A tie; the dice decide: { $throws }.
auction-log-answered = { $veto ->
    [none] { $seat } seals an answer.
    [yes] You seal a veto.
   *[no] You seal a nod.
}
auction-log-answers = { $by ->
    [none] Nobody vetoes.
   *[other] { $by } plays the veto.
}
auction-log-awarded = { $seat ->
    [none] Nobody gets the { $lot }.
   *[other] { $points ->
        [one] { $seat } gets the { $lot } and { $points } point.
       *[other] { $seat } gets the { $lot } and { $points } points.
    }
}
auction-log-ended = The auction ends: { $sums }.
auction-log-stowed = { $card ->
    [none] { $seat } lays a card under the { $box } box.
   *[other] You lay a { $card } under the { $box } box.
}
auction-log-exchanged = { $is_own ->
    [no] { $seat } is ready with the exchange.
   *[yes] { $aside ->
        [none] You keep all cards.
       *[other] You set aside { $aside } and draw { $drawn }.
    }
}
auction-log-exchanges = Cards exchanged: { $counts }.
auction-log-box = { $value ->
    [one] The { $box } box is opened: { $cards }. The lot is worth { $value } point more.
   *[other] The { $box } box is opened: { $cards }. The lot is worth { $value } points more.
}
auction-log-appraised = { $pay ->
    [none] { $seat } names the price { $price }.
   *[other] { $seat } names the price { $price } and pays { $pay }.
}
auction-log-polished = { $worth ->
    [one] { $seat } polishes the lot; it is worth { $worth } point now.
   *[other] { $seat } polishes the lot; it is worth { $worth } points now.
}
auction-log-stopped = { $seat } wants to polish the lot, but the guard of { $by } is there: { $card }.
auction-log-peeked = { $lot ->
    [none] { $seat } looks at the next lot.
   *[other] You look at the next lot: the { $lot }.
}
auction-log-guard = { $card ->
    [none] { $seat } lays a guard.
   *[other] You lay a { $card } as guard.
}
auction-log-order = { $least ->
    [none] Your guard holds.
   *[other] Your guard acts from a worth of { $least } on.
}
auction-log-turn = { $seat } ends the turn.
auction-log-met = { $points ->
    [one] That is the price that { $seat } named, who gets { $points } point.
   *[other] That is the price that { $seat } named, who gets { $points } points.
}
auction-log-left = { $seat } leaves and takes all cards along.

auction-table = { $lot ->
    [none] The auction: no lot is open.
   *[other] The auction: the { $lot }, worth { $worth }.
}

auction-seat = { $player }: points { $scores }, coins { $coins }, cards { $hand_sizes }.

auction-hand = { $hand ->
    [none] You have no cards.
   *[other] Your cards: { $hand }.
}
    .bid = Sealed: { $bid }.
    .answer = { $answer ->
        [yes] Sealed: a veto.
       *[no] Sealed: a nod.
    }

auction-stowed = Under the { $box } box: { $card }.

auction-laid =
    .cover = Face down on the lot: { $cover }.
    .guard = { $least ->
        [none] Your guard: { $card }, it holds.
       *[other] Your guard: { $card }, from a worth of { $least } on.
    }
    .top = The next lot: the { $top }.

auction-extra-discard = Cards played
auction-discard = { $discard ->
    [none] No card has been played yet.
   *[other] Played so far: { $discard }.
}

auction-result = { $place }. { $player }: { $scores } + { $coins } = { $score }

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

auction-field-card = the card
auction-field-box = the box
auction-field-cards = the cards, or `nothing`
auction-field-coins = how many coins
auction-field-price = the price
auction-field-pay = what you pay with
auction-field-least = from which worth
