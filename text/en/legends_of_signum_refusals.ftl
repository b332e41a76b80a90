### Why a move of Legends of Signum was not accepted: which rule and which fact. Distances are facts in millimetres and shown in cm.

legends_of_signum-refusal-activated = { $unit } has been activated already in this turn.
legends_of_signum-refusal-against_whom = Say against which player: add `against` and the number of the seat.
legends_of_signum-refusal-attached = { $unit } has this spell already.
legends_of_signum-refusal-built_already = { $building_name } can be built once.
legends_of_signum-refusal-busy = { $unit } must finish first: let it act, or type `done { $unit }`.
legends_of_signum-refusal-cannot = It lacks what this takes: { $keyword_name }.
legends_of_signum-refusal-cannot_pay = No open building of these types: { $missing_name }.
legends_of_signum-refusal-deck_breaks = This deck breaks rules: { $rules_name }. A deck has 30 to 40 cards of your faction or common ones, one of each character and two of each other card, at least half of them characters, no more mercenaries than other characters, and only relics that the hero wears.
legends_of_signum-refusal-deployed = { $unit } was deployed in this turn and cannot act before the next one.
legends_of_signum-refusal-empty_deck = Your deck is empty.
legends_of_signum-refusal-ends_in_contact = It must not end in contact with an enemy: { $unit }.
legends_of_signum-refusal-enemy_unit = { $unit } is an enemy.
legends_of_signum-refusal-order_waits = A tactic that waits (`hold`) has no conditions: give cost and target with `order { $number } auto …` only.
legends_of_signum-refusal-own_unit = { $unit } is no enemy.
legends_of_signum-refusal-engaged = It is in contact with an enemy: { $units }.
legends_of_signum-refusal-few_buildings = { $needed ->
    [one] That takes { $needed } open building.
   *[other] That takes { $needed } open buildings.
} You have { $present }.
legends_of_signum-refusal-full_hand = You have { $most } cards in hand already.
legends_of_signum-refusal-has_moved = It has moved already in this activation.
legends_of_signum-refusal-hidden = { $unit } is hidden and cannot be aimed at.
legends_of_signum-refusal-in_melee = { $unit } is in contact with your own creature: { $units }.
legends_of_signum-refusal-is_slow = { $unit } cannot run now.
legends_of_signum-refusal-is_stunned = { $unit } is stunned.
legends_of_signum-refusal-itself = A healer cannot heal itself.
legends_of_signum-refusal-legs = A path has 1 to { $most } legs.
legends_of_signum-refusal-little_prosperity = That takes { $needed } prosperity. You have { $present }.
legends_of_signum-refusal-near_enemy_side = Too near to an enemy side: { TENTHS($distance) } cm, at least { TENTHS($least) } cm are needed.
legends_of_signum-refusal-near_own_side = Too near to your own side: { TENTHS($distance) } cm, at least { TENTHS($least) } cm are needed.
legends_of_signum-refusal-near_terrain = Too near to other terrain ({ $terrain_name }): { TENTHS($distance) } cm, at least { TENTHS($least) } cm are needed.
legends_of_signum-refusal-needs_building = Your city lacks the building that it needs: { $building_name }.
legends_of_signum-refusal-no_change = That is so already.
legends_of_signum-refusal-no_character = { $unit } is a hero: that is for characters.
legends_of_signum-refusal-no_place = There is no legal place, so that nothing was paid.
legends_of_signum-refusal-no_point = “{ $word }” cannot be read as part of a place: write two numbers in cm with one decimal at most, such as `28 1.5`, or a cell, such as `C4`.
legends_of_signum-refusal-no_power = Your hero has no power.
legends_of_signum-refusal-no_ruins = It is not in contact with unexplored Ruins.
legends_of_signum-refusal-no_sight = { $unit } cannot be seen: { $blocker_name } is in the way.
legends_of_signum-refusal-no_such_place = { $unit } can reach no such place now: “{ $word }”.
legends_of_signum-refusal-no_such_tactic = You have no face-down tactic with number { $number }.
legends_of_signum-refusal-no_such_unit = There is no { $unit } on the field.
legends_of_signum-refusal-no_target = { $card_name } needs a target: add `on` and the label of a creature.
legends_of_signum-refusal-not_acting = No activation of { $unit } is open.
legends_of_signum-refusal-not_at_side = { $most ->
    [0] It must touch your own side; here it is { TENTHS($distance) } cm away.
   *[other] It is { TENTHS($distance) } cm away from your own side, at most { TENTHS($most) } cm are allowed.
}
legends_of_signum-refusal-not_free = Something is there already: { $by_name }.
legends_of_signum-refusal-not_in_contact = { $unit } is not in contact: { TENTHS($distance) } cm away.
legends_of_signum-refusal-not_in_contact_place = Your side is crowded: the place must touch an enemy character.
legends_of_signum-refusal-not_in_hand = You do not have { $card_name } in hand.
legends_of_signum-refusal-not_own_half = It must be wholly in your own half.
legends_of_signum-refusal-not_used = { $unit } was not activated yet, or was deployed in this turn.
legends_of_signum-refusal-not_wounded = { $unit } has no wound.
legends_of_signum-refusal-not_your_faction = { $card_name } belongs to another faction.
legends_of_signum-refusal-not_your_turn = It's the turn of { $turn_name }. Until yours begins you can only give orders to your tactics.
legends_of_signum-refusal-not_your_unit = { $unit } is not yours to lead now.
legends_of_signum-refusal-nothing_left = No building is open and you have no prosperity: no card can be played.
legends_of_signum-refusal-off_field = That place is at the edge of the field or beyond it: the base must be wholly on the field.
legends_of_signum-refusal-on_creature = Terrain must not touch a creature: { $unit }.
legends_of_signum-refusal-once_a_turn = That can be done once a turn.
legends_of_signum-refusal-only_fights = { $unit } obeys you for a move and a fight only.
legends_of_signum-refusal-rooted = { $unit } is rooted and cannot move.
legends_of_signum-refusal-same_tactic = { $card_name } is face down already. A second copy has to wait.
legends_of_signum-refusal-seven_characters = You have seven characters on the field already.
legends_of_signum-refusal-take_what = Say what to take back: { $cards_name }.
legends_of_signum-refusal-taunt = It must attack a creature with Taunt: { $units }.
legends_of_signum-refusal-terrain_played = You have placed terrain already in this turn.
legends_of_signum-refusal-too_far = { $unit } is too far: { TENTHS($distance) } cm, at most { TENTHS($most) } cm are in range.
legends_of_signum-refusal-too_long = { $slow ->
    [0] The path is too long: { TENTHS($length) } cm, at most { TENTHS($allowance) } cm are possible.
   *[other] The path is too long: { TENTHS($length) } cm, at most { TENTHS($allowance) } cm are possible, since terrain slows it by { TENTHS($slow) } cm.
}
legends_of_signum-refusal-too_many_copies = A city has at most { $most } buildings of one type.
legends_of_signum-refusal-too_near = Too near to an enemy, { $unit }: { TENTHS($distance) } cm, at least { TENTHS($least) } cm are needed.
legends_of_signum-refusal-too_often = You named { $card_name } too often: you have it { $present ->
    [one] once
   *[other] { $present } times
} in hand.
legends_of_signum-refusal-two_tactics = You have two tactics face down already.
legends_of_signum-refusal-unique_used = { $card_name } can be placed once a match.
legends_of_signum-refusal-way_blocked = Leg { $leg } of the path is blocked: { $by_name }.
legends_of_signum-refusal-wrong_class = { $slot ->
    [weapon] Your hero wears no weapon.
    [armour] Your hero wears no armour.
    [amulet] Your hero wears no amulet.
   *[standard] Your hero wears no standard.
}
legends_of_signum-refusal-wrong_coins = Terrain that costs { $most } is not paid with { $coins } prosperity.
legends_of_signum-refusal-wrong_kind = { $card_name } is not played like that.
legends_of_signum-refusal-wrong_order = A standing order asks for a total cost of at most { $most }.
legends_of_signum-refusal-wrong_payment = { $why ->
    [open] You have no open building left for this part of the payment: { $types_name }.
    [named] The payment must contain: { $types_name }.
   *[number] The payment must be { $needed ->
        [one] { $needed } building
       *[other] { $needed } buildings
    }; you named { $paid }.
}

# What is missing in a typed move that breaks off too early.
legends_of_signum-field-hero = the hero
legends_of_signum-field-deck = the cards of the deck
legends_of_signum-field-aside = the cards to set aside
legends_of_signum-field-first = the first building
legends_of_signum-field-second = the second building
legends_of_signum-field-at = the place: a cell, or two numbers in cm
legends_of_signum-field-building = the building
legends_of_signum-field-take = the card to take back
legends_of_signum-field-against = the number of the player
legends_of_signum-field-card = the card
legends_of_signum-field-pay = the types of buildings
legends_of_signum-field-coins = how much prosperity
legends_of_signum-field-on = the label of the target
legends_of_signum-field-unit = the label of the creature
legends_of_signum-field-units = the labels of the creatures
legends_of_signum-field-path = where to: a cell, two numbers in cm, or words like `contact B3`
legends_of_signum-field-target = the label of the target
legends_of_signum-field-stance = the stance
legends_of_signum-field-tactic = the number of the tactic
legends_of_signum-field-mode = `auto` or `hold`
legends_of_signum-field-min_cost = the least total cost
legends_of_signum-field-subject = `hero` or `character`

## What breaks a deck, with the rule and the fact

legends_of_signum-deck-unknown_cards = These cards are no longer in the game: { $cards }.
legends_of_signum-deck-size = A deck has { $least } to { $most } cards; this one has { $count }.
legends_of_signum-deck-faction = Only cards of the hero's faction and common cards are allowed. Of other factions: { $cards }.
legends_of_signum-deck-copies = One copy of each character and two of each other card are allowed. Too many: { $cards }.
legends_of_signum-deck-few_characters = At least half of the cards are characters, here { $least }; this deck has { $count }.
legends_of_signum-deck-mercenaries = There cannot be more mercenaries than other characters, here { $most } at most; this deck has { $count }.
legends_of_signum-deck-relics = The hero cannot wear these relics: { $cards }.

## When a move is possible that answers another question than the one that is asked.

legends_of_signum-when-hero = Hero and deck are chosen before the match begins.
legends_of_signum-when-first = Who plays first is decided once, after the heroes are chosen.
legends_of_signum-when-second = Who plays first is decided once, after the heroes are chosen.
legends_of_signum-when-keep = Cards are kept or set aside from the opening hand only.
legends_of_signum-when-mulligan = Cards are kept or set aside from the opening hand only.
legends_of_signum-when-start = Starting buildings are chosen before the first turn.
legends_of_signum-when-place = Heroes are placed before the first turn.
legends_of_signum-when-build = Building is possible at the beginning of your own turn, once.
legends_of_signum-when-levy = Prosperity is levied at the beginning of your own turn, in place of building.
legends_of_signum-when-study = A card is drawn at the beginning of your own turn, in place of building.
legends_of_signum-when-pass = `pass` is for the beginning of your own turn, when nothing is built. `end` ends a turn.
legends_of_signum-when-deploy = Cards are played in your own turn, after construction, while no creature is acting.
legends_of_signum-when-cast = Cards are played in your own turn, after construction, while no creature is acting.
legends_of_signum-when-wear = Cards are played in your own turn, after construction, while no creature is acting.
legends_of_signum-when-lay = Cards are played in your own turn, after construction, while no creature is acting.
legends_of_signum-when-terrain = Cards are played in your own turn, after construction, while no creature is acting.
legends_of_signum-when-muster = Cards are played in your own turn, after construction, while no creature is acting.
legends_of_signum-when-power = Cards are played in your own turn, after construction, while no creature is acting.
legends_of_signum-when-discard = Cards are discarded at the end of a turn, down to the hand limit.
legends_of_signum-when-stance = Stances are set in your own turn, after construction.
legends_of_signum-when-order = Orders of tactics are given in your own turn after construction, or in the turns of others.
legends_of_signum-when-move = Creatures act in your own turn, after construction.
legends_of_signum-when-run = Creatures act in your own turn, after construction.
legends_of_signum-when-fight = Creatures act in your own turn, after construction.
legends_of_signum-when-shoot = Creatures act in your own turn, after construction.
legends_of_signum-when-throw = Creatures act in your own turn, after construction.
legends_of_signum-when-magic = Creatures act in your own turn, after construction.
legends_of_signum-when-heal = Creatures act in your own turn, after construction.
legends_of_signum-when-hex = Creatures act in your own turn, after construction.
legends_of_signum-when-explore = Creatures act in your own turn, after construction.
legends_of_signum-when-done = Creatures act in your own turn, after construction.
legends_of_signum-when-end = A turn can be ended after construction, while no creature is acting.
