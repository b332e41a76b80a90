### The pictures of Legends of Signum: what is written on them, and what they show in words.

legends_of_signum-picture-awaited = Waiting: { $names }
legends_of_signum-picture-won = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
legends_of_signum-picture-quarter = { $quarter ->
    [nw] The north-west
    [ne] The north-east
    [sw] The south-west
   *[se] The south-east
}
legends_of_signum-picture-cities = Cities
legends_of_signum-picture-hand = Your hand
legends_of_signum-picture-reach = dashed ring: move { $move } cm; rings: { $ranges }
legends_of_signum-picture-reach-move = dashed ring: move { $move } cm, run { $run } cm
legends_of_signum-picture-reach-run = dashed ring: run { $run } cm
legends_of_signum-picture-lines = firm line: can hit; dotted: in cover
legends_of_signum-picture-empty = no cards

legends_of_signum-reach-shoot = shot { $far }
legends_of_signum-reach-throw = throw { $far }
legends_of_signum-reach-magic = magic { $far }
legends_of_signum-reach-hex = hex { $far }
legends_of_signum-reach-heal = heal { $far }

legends_of_signum-text-won = { $count ->
    [one] The winner is { $names }
   *[other] The winners: { $names }
}
legends_of_signum-text-plate = { $player }, { $hero }: prosperity { $prosperity } of { $goal }, open buildings { $open } of { $city }, hand { $hand }, deck { $deck }, tactics face down { $tactics }.
legends_of_signum-text-units = { $player }: { $units }.
legends_of_signum-text-brief = { $unit } { $cell } health { $left }
legends_of_signum-text-terrain = Terrain: { $tokens }.
legends_of_signum-text-unit = { $unit }: { $at }, health { $left } of { $health }, Strength { $strength }, { $stance }
legends_of_signum-text-controlled = controlled by { $player }
legends_of_signum-text-contact = in contact with { $units }
legends_of_signum-text-nearest = nearest enemy { $unit }, { $far } cm
legends_of_signum-text-token = { $owner ->
    [none] { $card }, which is nobody's now: { $at }.
   *[other] { $card } of { $owner }: { $at }.
}
legends_of_signum-text-explored = Explored.
legends_of_signum-text-reach = It moves { $move } cm and runs { $run } cm.
legends_of_signum-text-range = { $kind ->
    [shoot] Shot: range { $band }, { $far } cm.
    [throw] Throw: range { $band }, { $far } cm.
    [magic] Magic shot: range { $band }, { $far } cm.
    [hex] Hex: range { $band }, { $far } cm.
   *[heal] Healing: range { $band }, { $far } cm.
}
legends_of_signum-text-sight = { $unit }: { $far } cm, { $seen ->
    [yes] in sight
   *[no] out of sight
}{ $cover ->
    [yes] , in cover
   *[no] {""}
}{ $hit ->
    [yes] , can be hit
   *[no] {""}
}.
legends_of_signum-text-legal = You can choose: { $list }.
legends_of_signum-text-targets = Possible targets: { $list }.
legends_of_signum-text-proposed = Proposed: { $list }.
legends_of_signum-text-new = New since you looked: { $list }.
legends_of_signum-map-heading = **Map.** Rows from the north, cells from A1 in the southwest to { $last }. Rows that are left out are empty.
legends_of_signum-map-row = Row { $row }: { $things }.
legends_of_signum-distance-heading = **Distances** in cm from edge to edge, the nearest first.
legends_of_signum-distance-row = { $unit }: { $others }.
legends_of_signum-distance =
    { $contact ->
        [yes] { $thing } in contact, { $towards }
       *[no] { $thing } { $far } { $towards }
    }
