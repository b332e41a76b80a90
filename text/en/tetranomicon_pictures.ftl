# Words on the pictures of Tetranomicon, and the pictures as text.

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

## Pictures as text

tetranomicon-text-map = Map of Tetranomicon.
tetranomicon-text-awaited = { $phase }. Waiting for { $name }.
tetranomicon-text-won = { $count ->
    [one] { $phase }. Victory: { $name }.
   *[other] { $phase }. Shared victory: { $name }.
}
tetranomicon-text-player-short = { $name }: wealth { $wealth }, influence { $influence }, strength { $strength }, fame { $fame }, buildings { $buildings }, routes { $routes }.
tetranomicon-text-player = { $name }: wealth { $wealth }, influence { $influence }, strength { $strength }, fame { $fame }; next income { $income }, victory points now { $points }{ $holder ->
    [yes] ; first player token
   *[no] {""}
}{ $state ->
    [turn] ; to act
    [passed] ; has passed
   *[in] {""}
}.
tetranomicon-text-city = { $letter } { $city }: { $towers }.
tetranomicon-text-built = { $tower } { $building }, { $name }
tetranomicon-text-tower = { $tower } free { $terrain }
tetranomicon-text-monsters = { $support ->
    [0] Monsters: { $trophy }, strength { $strength }.
   *[other] Monsters: { $trophy }, level { $level } + support { $support } ({ $cities }) = strength { $strength }.
}
tetranomicon-text-no-monsters = A lair without monsters.
tetranomicon-text-lairs = Monsters and their strength: { $lairs }.
tetranomicon-text-roads = Roads: { $list }.
tetranomicon-text-rivers = Rivers: { $list }.
tetranomicon-text-values = Each building pays: { $values }. Still hidden: artifacts { $artifacts }, creatures { $creatures }, trophies { $trophies }.
tetranomicon-text-proposed = Proposed: { $choice }, price { $price }.
tetranomicon-text-new = New since you looked: { $things }.
tetranomicon-text-legal = You may choose: { $things }.
tetranomicon-text-pools = Pools of era { $era }.
tetranomicon-text-artifacts = Artifacts and their cost: { $cards }.
tetranomicon-text-creatures = Creatures and their cost: { $cards }.
tetranomicon-text-artifact-deck = Artifacts, { $count } in the deck:
tetranomicon-text-creature-deck = Creatures, { $count } in the deck:
tetranomicon-text-artifact = { $count ->
    [0] - { $name } ({ $id }), { $cost }{ $price }. { $text } Nobody does.
   *[other] - { $name } ({ $id }), { $cost }{ $price }. { $text } Met by: { $met }.
}
tetranomicon-text-creature = - { $name } ({ $id }), { $cost }{ $price }, swords { $swords }. { $text }
tetranomicon-text-own-price = , for you { $price }
tetranomicon-text-holdings = { $name } has: artifacts { $artifacts }; army { $army }; trophies { $trophies }.
tetranomicon-text-offer = { $count ->
    [0] { $tower } { $building } costs { $total }.
   *[other] { $tower } { $building } costs { $total }, fed by { $ways }.
}
tetranomicon-text-segments = Segments: { $list }.
tetranomicon-text-segment = { $price ->
    [0] { $segment } to { $city }, { $name }
   *[other] { $segment } to { $city }, { $name }, a route costs { $price }
}
tetranomicon-text-campaign = { $price ->
    [0] { $name }: army { $army }.
   *[other] { $enough ->
        [yes] { $name }: army { $army }, strong enough; the campaign costs { $price }.
       *[no] { $name }: army { $army }, too weak; the campaign would cost { $price }.
    }
}
tetranomicon-text-direction = { $direction } { $value } (+{ $points })
tetranomicon-text-standing = { $place }. { $seat }: { $total_points ->
    [one] { $total_points } victory point
   *[other] { $total_points } victory points
}, sum { $total_values }: { $parts }.
