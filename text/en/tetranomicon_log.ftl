### The public log of Tetranomicon: one line for each event.

tetranomicon-guard = { $city } ({ $trophy } { $level })
tetranomicon-value = { $building } { $value } ({ $count } built)
tetranomicon-product = { $building } { $count } × { $value }
tetranomicon-standing-part = { $direction } { $value } → { $points }
tetranomicon-standing =
    { $total_points ->
        [one] **{ $place }.** { $seat }: { $total_points } point ({ $parts }), sum { $total_values }.
       *[other] **{ $place }.** { $seat }: { $total_points } points ({ $parts }), sum { $total_values }.
    }

tetranomicon-log-set_up = Set-up. First player: { $holder }. Coins: { $coins }. Free farms in the order { $order }.
    .guards = Monsters: { $guards }.
    .creature_pool = Creatures turned up: { $creature_pool }.
    .artifact_pool = Artifacts turned up: { $artifact_pool }.
tetranomicon-log-free_farm = { $seat }: free farm on { $tower }.
tetranomicon-log-free_route = { $seat }: free route { $segment }.
tetranomicon-log-no_free_route = { $seat }: no segment is free at { $city }, so there is no free route.

tetranomicon-log-initiative = **Era { $era }**
    .coins =
        { $stays ->
            [yes] Initiative, by coins: { $coins }. { $holder } keeps the first player token.
           *[no] { $compensation ->
                [0] Initiative, by coins: { $coins }. { $holder } takes the first player token from { $before }, whose track is full.
                [one] Initiative, by coins: { $coins }. { $holder } takes the first player token; { $before } gets { $compensation } coin.
               *[other] Initiative, by coins: { $coins }. { $holder } takes the first player token; { $before } gets { $compensation } coins.
            }
        }

tetranomicon-log-paid = { $price }; { $left } left
tetranomicon-log-built = { $seat }: { $building } on { $tower }, { $paid }.
tetranomicon-log-laid = { $seat }: route { $segment }, { $paid }.
tetranomicon-log-created = { $seat }: artifact *{ $artifact }*, { $paid }. Influence { $influence_after }.
tetranomicon-log-summoned = { $seat }: creature *{ $creature }*, { $paid }. Strength { $strength_after }.
tetranomicon-log-won = { $seat }: trophy { $trophy } in { $city }, { $paid }. Army { $army } against { $strength }. Fame { $fame_after }.{ $relieved ->
        [none] {""}
       *[other] {" "}Less support in { $relieved }.
    }
tetranomicon-log-turned_up =
    { $kind ->
        [artifact] New artifact: *{ $card }*, { $left } left in the deck.
       *[creature] New creature: *{ $card }*, { $left } left in the deck.
    }
tetranomicon-log-left_empty =
    { $kind ->
        [artifact] No new artifact: the deck of this era is empty.
       *[creature] No new creature: the deck of this era is empty.
    }
tetranomicon-log-passed =
    { $automatic ->
        [yes] { $seat } has no legal action and passes with { $coins_amount }.
       *[no] { $seat } passes with { $coins_amount }.
    } { $still_in ->
        [none] All have passed.
       *[other] Still in: { $still_in }.
    }

tetranomicon-log-income = **Income, era { $era }.** Each building pays: { $values }.
tetranomicon-income-sum = { $sum } = { $income }
tetranomicon-income = { $seat }: { $sum }, now { $coins_after_amount }.
    .lost =
        { $lost ->
            [one] { $lost } coin above 30 is lost.
           *[other] { $lost } coins above 30 are lost.
        }
tetranomicon-log-placed =
    .placed = Monsters: { $placed }.
    .unfilled = No token of level { $minimum } or more for { $unfilled }: free until the next creature phase.
tetranomicon-log-removed =
    .creatures = Creatures that leave the game: { $creatures }.
tetranomicon-log-removed-unseen =
    { $cards ->
        [one] { $cards } card leaves the game unseen.
       *[other] { $cards } cards leave the game unseen.
    }
tetranomicon-log-filled =
    .creatures = Creatures turned up: { $creatures }.
    .artifacts = Artifacts turned up: { $artifacts }.
tetranomicon-log-ended = **The match is over.**
