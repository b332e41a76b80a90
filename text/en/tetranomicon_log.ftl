### The public log of Tetranomicon: one line for each event.

tetranomicon-guard = { $city } ({ $trophy } { $level })
tetranomicon-value = { $building } { $value } ({ $count } built)
tetranomicon-product = { $building } { $count } × { $value }
tetranomicon-standing-part = { $direction } { $value } → { $points }
tetranomicon-standing =
    { $points ->
        [one] **{ $place }.** { $player }: { $points } point ({ $parts }), sum { $sum }.
       *[other] **{ $place }.** { $player }: { $points } points ({ $parts }), sum { $sum }.
    }

tetranomicon-log-set-up = Set-up. First player: { $holder }. Coins: { $coins }. Free farms in the order { $order }.
tetranomicon-log-monsters = Monsters: { $cities }.
tetranomicon-log-creatures = Creatures turned up: { $cards }.
tetranomicon-log-artifacts = Artifacts turned up: { $cards }.
tetranomicon-log-free-farm = { $player }: free farm on { $tower }.
tetranomicon-log-free-route = { $player }: free route { $segment }.
tetranomicon-log-no-route = { $player }: no segment is free at { $city }, so there is no free route.

tetranomicon-log-era = **Era { $era }**
tetranomicon-log-holder-stays = Initiative, by coins: { $coins }. { $holder } keeps the first player token.
tetranomicon-log-holder-new =
    { $gain ->
        [0] Initiative, by coins: { $coins }. { $holder } takes the first player token from { $before }, whose track is full.
        [one] Initiative, by coins: { $coins }. { $holder } takes the first player token; { $before } gets { $gain } coin.
       *[other] Initiative, by coins: { $coins }. { $holder } takes the first player token; { $before } gets { $gain } coins.
    }

tetranomicon-log-paid = { $price }; { $left } left
tetranomicon-log-built = { $player }: { $building } on { $tower }, { $paid }.
tetranomicon-log-laid = { $player }: route { $segment }, { $paid }.
tetranomicon-log-created = { $player }: artifact *{ $card }*, { $paid }. Influence { $influence }.
tetranomicon-log-summoned = { $player }: creature *{ $card }*, { $paid }. Strength { $strength }.
tetranomicon-log-won = { $player }: trophy { $trophy } in { $city }, { $paid }. Army { $army } against { $strength }. Fame { $fame }.
tetranomicon-log-relieved = Less support in { $cities }.
tetranomicon-log-turned-artifact = New artifact: *{ $card }*, { $left } left in the deck.
tetranomicon-log-turned-creature = New creature: *{ $card }*, { $left } left in the deck.
tetranomicon-log-empty-artifact = No new artifact: the deck of this era is empty.
tetranomicon-log-empty-creature = No new creature: the deck of this era is empty.
tetranomicon-log-passed = { $player } passes with { $coins }.
tetranomicon-log-passed-automatic = { $player } has no legal action and passes with { $coins }.
tetranomicon-log-still-in = Still in: { $players }.
tetranomicon-log-nobody-in = All have passed.

tetranomicon-log-income = **Income, era { $era }.** Each building pays: { $values }.
tetranomicon-income-sum = { $sum } = { $income }
tetranomicon-income = { $player }: { $sum }, now { $coins }.
tetranomicon-income-lost =
    { $lost ->
        [one] { $lost } coin above 30 is lost.
       *[other] { $lost } coins above 30 are lost.
    }
tetranomicon-log-unfilled = No token of level { $minimum } or more for { $cities }: free until the next creature phase.
tetranomicon-log-removed = Creatures that leave the game: { $cards }.
tetranomicon-log-removed-unseen =
    { $cards ->
        [one] { $cards } card leaves the game unseen.
       *[other] { $cards } cards leave the game unseen.
    }
tetranomicon-log-ended = **The match is over.**
