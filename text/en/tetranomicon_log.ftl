### The public log of Tetranomicon: one line for each event.

tetranomicon-guard = { $city } ({ $trophy } { $level })
tetranomicon-value = { $building } { $value } ({ $count } built)
tetranomicon-product = { $building } { $count } × { $value }
tetranomicon-standing-part = { $direction } { $value } (+{ $points })
tetranomicon-standing =
    { $total_points ->
        [one] **{ $place }.** { $seat }, { $total_points } point, total { $total_values }: { $parts }.
       *[other] **{ $place }.** { $seat }, { $total_points } points, total { $total_values }: { $parts }.
    }

tetranomicon-log-set_up = Set-up. First player: { $holder }. Coins: { $coins }. Free farms are placed in this order: { $order }.
    .guards = Monsters: { $guards }.
    .creature_pool = Creatures turned up: { $creature_pool }.
    .artifact_pool = Artifacts turned up: { $artifact_pool }.
tetranomicon-log-free_farm = { $seat }: free farm on { $tower }.
tetranomicon-log-free_route = { $automatic ->
    [yes] { $seat }: free route { $segment }, the only one possible.
   *[no] { $seat }: free route { $segment }.
}
tetranomicon-log-no_free_route = { $seat } gets no free route: no segment at { $city } is free.

tetranomicon-log-initiative = **Era { $era }**
    .coins =
        { $stays ->
            [yes] Initiative, by coins: { $coins }. { $holder } keeps the first player token.
           *[no] { $compensation ->
                [0] Initiative, by coins: { $coins }. { $holder } takes the first player token; { $before } already has the most coins possible.
                [one] Initiative, by coins: { $coins }. { $holder } takes the first player token; { $before } gets { $compensation } coin.
               *[other] Initiative, by coins: { $coins }. { $holder } takes the first player token; { $before } gets { $compensation } coins.
            }
        }

tetranomicon-log-paid =
    { $left ->
        [one] { $price }; { $left } coin left
       *[other] { $price }; { $left } coins left
    }
tetranomicon-log-built = { $seat }: { $building } on { $tower }, { $paid }.
tetranomicon-log-laid = { $seat }: route { $segment }, { $paid }.
tetranomicon-log-created = { $seat }: artifact *{ $artifact }*, { $paid }. Influence { $influence_after }.
tetranomicon-log-summoned = { $seat }: creature *{ $creature }*, { $paid }. Strength { $strength_after }.
tetranomicon-log-won = { $seat }: trophy { $trophy } in { $city }, { $paid }. Army { $army } against { $strength }. Fame { $fame_after }.{ $relieved ->
        [none] {""}
       *[other] {" "}Less support in { $relieved }.
    }
tetranomicon-log-turned_up =
    { $kind_id ->
        [artifact] New artifact: *{ $card }*, { $left } left in the deck.
       *[creature] New creature: *{ $card }*, { $left } left in the deck.
    }
tetranomicon-log-left_empty =
    { $kind_id ->
        [artifact] No new artifact: this era's deck is empty.
       *[creature] No new creature: this era's deck is empty.
    }
tetranomicon-log-passed =
    { $automatic ->
        [yes] { $seat } cannot act and passes automatically, with { $coins_amount }.
       *[no] { $seat } passes with { $coins_amount }.
    } { $still_in ->
        [none] All have passed.
       *[other] Still in: { $still_in }.
    }

tetranomicon-log-income = **Income, era { $era }.** Buildings pay: { $values }.
tetranomicon-income-sum = { $sum } = { $income }
tetranomicon-income = { $seat }: { $sum }, now { $coins_after_amount }.
    .lost =
        { $lost ->
            [one] { $lost } coin above 30 is lost.
           *[other] { $lost } coins above 30 are lost.
        }
tetranomicon-log-placed =
    .placed = Monsters: { $placed }.
    .unfilled = No trophy of level { $minimum } or higher is left, so these lairs stay free for now: { $unfilled }.
tetranomicon-log-removed =
    .creatures = These creatures leave the game: { $creatures }.
tetranomicon-log-removed-unseen =
    { $cards ->
        [one] { $cards } card leaves the game unseen.
       *[other] { $cards } cards leave the game unseen.
    }
tetranomicon-log-filled =
    .creatures = Creatures turned up: { $creatures }.
    .artifacts = Artifacts turned up: { $artifacts }.
tetranomicon-log-ended = **The match is over.**
