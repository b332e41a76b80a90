# Words on the pictures of Tetranomicon, and the pictures told in words.

tetranomicon-picture-awaited = Waiting for { $name }
tetranomicon-picture-won = { $count ->
    [one] Victory: { $names }
   *[other] Shared victory: { $names }
}
tetranomicon-picture-asked-farm = puts the free farm
tetranomicon-picture-asked-route = lays the free route
tetranomicon-picture-asked-action = { $passed } of { $seats } have passed
tetranomicon-picture-acts = to act
tetranomicon-picture-passed = passed
tetranomicon-picture-values = Each building pays
tetranomicon-picture-hidden = still hidden
tetranomicon-picture-pools = Pools of era { $era }
tetranomicon-picture-pools-note = Marks: who meets the condition
tetranomicon-picture-pool-artifact = Artifacts
tetranomicon-picture-pool-creature = Creatures
tetranomicon-picture-deck = { $count ->
    [0] the deck is empty
   *[other] { $count } in the deck
}
tetranomicon-picture-empty = empty
tetranomicon-picture-holdings = Collected
tetranomicon-picture-nothing = nothing yet
tetranomicon-picture-no-property = No property.
tetranomicon-picture-city = { $city } ({ $letter })
tetranomicon-picture-free = free
tetranomicon-picture-lair-free = No monsters. While nobody builds here, they may come back.
tetranomicon-picture-lair-settled = No monsters. Somebody has built here, so they stay away.
tetranomicon-picture-supporters = support from { $cities }
tetranomicon-picture-result = { $game }: result
tetranomicon-picture-standing = { $game }: as it stands
tetranomicon-picture-result-rule = A point for everybody you surpass. Equal points: the sum decides.
tetranomicon-picture-sum = sum
tetranomicon-picture-era = Era { $era }
tetranomicon-picture-kind-artifact = Artifact · influence { $worth }
tetranomicon-picture-kind-creature = { $worth ->
    [one] Creature · { $worth } sword
   *[other] Creature · { $worth } swords
}
tetranomicon-picture-says-artifact = Condition
tetranomicon-picture-says-creature = Property
tetranomicon-picture-rules = Tetranomicon · rules { $paragraph }
tetranomicon-picture-card-artifact = Artifact { $name }, era { $era }. Costs { $cost }, gives influence { $cost }. Condition: { $text }
tetranomicon-picture-card-creature = Creature { $name }, era { $era }. Costs { $cost }, swords { $swords }. { $text }
tetranomicon-picture-least = { $sum }, at least { $least }

## Pictures told in words

tetranomicon-told-map = Map of Tetranomicon.
tetranomicon-told-awaited = { $phase }. Waiting for { $name }.
tetranomicon-told-won = { $count ->
    [one] { $phase }. Victory: { $name }.
   *[other] { $phase }. Shared victory: { $name }.
}
tetranomicon-told-player-short = { $name }: wealth { $wealth }, influence { $influence }, strength { $strength }, fame { $fame }, buildings { $buildings }, routes { $routes }.
tetranomicon-told-player = { $name }: wealth { $wealth }, influence { $influence }, strength { $strength }, fame { $fame }; next income { $income }, victory points now { $points }{ $holder ->
    [yes] ; first player token
   *[no] {""}
}{ $state ->
    [turn] ; to act
    [passed] ; has passed
   *[in] {""}
}.
tetranomicon-told-city = { $letter } { $city }: { $towers }.
tetranomicon-told-built = { $tower } { $building }, { $name }
tetranomicon-told-tower = { $tower } free { $terrain }
tetranomicon-told-monsters = { $support ->
    [0] Monsters: { $trophy }, strength { $strength }.
   *[other] Monsters: { $trophy }, level { $level } + support { $support } ({ $cities }) = strength { $strength }.
}
tetranomicon-told-no-monsters = A lair without monsters.
tetranomicon-told-lairs = Monsters and their strength: { $lairs }.
tetranomicon-told-roads = Roads: { $list }.
tetranomicon-told-rivers = Rivers: { $list }.
tetranomicon-told-values = Each building pays: { $values }. Still hidden: artifacts { $artifacts }, creatures { $creatures }, trophies { $trophies }.
tetranomicon-told-proposed = Proposed: { $choice }, price { $price }.
tetranomicon-told-fresh = New since you looked: { $things }.
tetranomicon-told-legal = You may choose: { $things }.
tetranomicon-told-pools = Pools of era { $era }.
tetranomicon-told-artifacts = Artifacts and their cost: { $cards }.
tetranomicon-told-creatures = Creatures and their cost: { $cards }.
tetranomicon-told-artifact-deck = Artifacts, { $count } in the deck:
tetranomicon-told-creature-deck = Creatures, { $count } in the deck:
tetranomicon-told-artifact = { $count ->
    [0] - { $name } ({ $id }), { $cost }{ $price }. { $text } Nobody does.
   *[other] - { $name } ({ $id }), { $cost }{ $price }. { $text } Met by: { $met }.
}
tetranomicon-told-creature = - { $name } ({ $id }), { $cost }{ $price }, swords { $swords }. { $text }
tetranomicon-told-own-price = , for you { $price }
tetranomicon-told-holdings = { $name } has: artifacts { $artifacts }; army { $army }; trophies { $trophies }.
tetranomicon-told-offer = { $count ->
    [0] { $tower } { $building } costs { $price }.
   *[other] { $tower } { $building } costs { $price }, fed by { $ways }.
}
tetranomicon-told-segments = Segments: { $list }.
tetranomicon-told-segment = { $price ->
    [0] { $segment } to { $city }, { $name }
   *[other] { $segment } to { $city }, { $name }, a route costs { $price }
}
tetranomicon-told-campaign = { $price ->
    [0] { $name }: army { $army }.
   *[other] { $enough ->
        [yes] { $name }: army { $army }, strong enough; the campaign costs { $price }.
       *[no] { $name }: army { $army }, too weak; the campaign would cost { $price }.
    }
}
tetranomicon-told-direction = { $direction } { $value } (+{ $points })
tetranomicon-told-standing = { $place }. { $name }: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, sum { $sum }: { $parts }.
