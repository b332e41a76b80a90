### Legends of Signum in words: its name, its options, what is decided, choices, what a player has, the result.

legends_of_signum-name = Legends of Signum
    .genitive = Legends of Signum
legends_of_signum-goal = Lead a hero and a band of characters on an open field, build a city that pays for them, and kill the enemy hero or gather 51 prosperity.
legends_of_signum-length = 60 to 120 minutes
legends_of_signum-handicap-prosperity = { $amount } prosperity
legends_of_signum-turn = Build or gain something in your city, then play cards from your hand by closing buildings, and activate your hero and each character once: move, then fight, shoot, cast, heal or explore. Tactics are played face down and spring by themselves in the turns of your enemy.
legends_of_signum-win = Kill the enemy hero, or be the first with 51 prosperity. After round 20 the richer player wins.

legends_of_signum-component-hero = Hero
legends_of_signum-component-character = Character
legends_of_signum-component-spell = Spell
legends_of_signum-component-relic = Relic
legends_of_signum-component-tactic = Tactic
legends_of_signum-component-terrain = Terrain
legends_of_signum-component-building = Building
legends_of_signum-component-keyword = Keyword

legends_of_signum-legend-crown = hero
legends_of_signum-legend-shield = defends in Guard
legends_of_signum-legend-sword = defends in Assault
legends_of_signum-legend-heart = health left
legends_of_signum-legend-coin = prosperity
legends_of_signum-legend-card = cards in hand
legends_of_signum-legend-book = cards in the deck
legends_of_signum-legend-hall = open buildings
legends_of_signum-legend-seal = tactic face down
legends_of_signum-legend-stun = stunned
legends_of_signum-legend-root = rooted
legends_of_signum-legend-poison = poisoned
legends_of_signum-legend-ward = ward
legends_of_signum-legend-chain = controlled by an enemy
legends_of_signum-legend-check = activated

legends_of_signum-option-length = Length
legends_of_signum-option-length-standard = standard: 51 prosperity, 20 rounds
legends_of_signum-option-length-short = short: 36 prosperity, 14 rounds
legends_of_signum-option-mode = Four players
legends_of_signum-option-mode-free = everybody for themselves
legends_of_signum-option-mode-teams = two against two

legends_of_signum-reason-hero = A hero has fallen.
legends_of_signum-reason-prosperity = { $count ->
    [one] { $names } has { $total } prosperity.
   *[other] { $names } have { $total } prosperity together.
}
legends_of_signum-reason-round_limit = The last round is over.
legends_of_signum-reason-left = Only one side was left.

legends_of_signum-decision-hero = the hero and the deck
legends_of_signum-decision-first = who plays first
legends_of_signum-decision-mulligan = the opening hand
legends_of_signum-decision-start = the starting buildings
legends_of_signum-decision-place = the place of the hero
legends_of_signum-decision-construction = construction
legends_of_signum-decision-activation = an action
legends_of_signum-decision-follow_up = the rest of an activation
legends_of_signum-decision-control = a controlled character
legends_of_signum-decision-discard = a card to discard
legends_of_signum-decision-orders = orders of tactics

legends_of_signum-headline-hero = Set-up: heroes and decks
legends_of_signum-headline-first = Set-up: who plays first
legends_of_signum-headline-hand = Set-up: opening hands and first buildings
legends_of_signum-headline-place = Set-up: heroes enter the field
legends_of_signum-headline-construction = Round { $number } of { $most } · { $player } · construction
legends_of_signum-headline-activation = Round { $number } of { $most } · { $player } · activation
legends_of_signum-headline-discard = Round { $number } of { $most } · { $player } · discard
legends_of_signum-headline-over = The match is over

legends_of_signum-chapter-heroes = Set-up
legends_of_signum-chapter-turn = Round { $round }: { $seat }
legends_of_signum-stage-turn = Round { $round }

legends_of_signum-question-hero = Which hero do you lead? The hero brings a faction and a ready-made deck.
legends_of_signum-question-first = Do you play first or second?
legends_of_signum-question-mulligan = Which cards of your opening hand do you set aside? You draw as many new ones, once.
legends_of_signum-question-start = Which two buildings does your city start with? They pay for your first cards.
legends_of_signum-question-place = Where does your hero enter the field? Its base touches your side.
legends_of_signum-question-construction = What do you do in the construction phase? One thing, and it cannot be taken back.
legends_of_signum-question-activation = What do you do? Play cards, activate each creature once, then end the turn.
legends_of_signum-question-follow_up = { $who } has moved. What else does it do?
legends_of_signum-question-control = You control { $who } for one move and one fight.
legends_of_signum-question-discard = Which card do you discard? You can keep 7.
legends_of_signum-question-orders = How do your tactics wait? You can change that at any time.
legends_of_signum-question-move = Where does { $who } move? Up to { $far } cm.
legends_of_signum-question-run = Where does { $who } run? Up to { $far } cm, not into contact with an enemy.
legends_of_signum-question-act = What does { $who } do without moving?
legends_of_signum-question-card = How do you play { $card }?
legends_of_signum-question-typed = You can also type a point, for example: `{ $line }`

legends_of_signum-part-first = First building
legends_of_signum-part-aside = Set aside
legends_of_signum-part-aside-none = none, you keep all cards
legends_of_signum-part-second = Second building

legends_of_signum-topic-move = { $unit }: move
legends_of_signum-topic-run = { $unit }: run
legends_of_signum-topic-rush = { $unit }: Rush move
legends_of_signum-topic-act = { $unit }: { $deeds }
legends_of_signum-topic-card = { $kind }: { $card }
legends_of_signum-topic-muster = Muster: draw a card
legends_of_signum-topic-power = Use the power of the hero
legends_of_signum-topic-stances = Change stances
legends_of_signum-topic-orders = Orders of tactics
legends_of_signum-topic-done = Do nothing more with it
legends_of_signum-topic-end = End the turn
legends_of_signum-topic-note-unit = { $cell } · health { $left } of { $health } · Strength { $strength }
legends_of_signum-topic-note-power = { $text }
legends_of_signum-topic-note-muster = Close any 3 buildings, once a turn
legends_of_signum-topic-note-end = { $count ->
    [0] Everybody has been activated
    [one] { $count } creature was not activated
   *[other] { $count } creatures were not activated
}
legends_of_signum-topic-note-stances = The stance in which creatures defend themselves
legends_of_signum-topic-note-orders = When your face-down tactics spring
legends_of_signum-topic-note-done = The activation is closed

legends_of_signum-kind-move = Move
legends_of_signum-kind-run = Run
legends_of_signum-kind-rush = Rush move
legends_of_signum-kind-card = Cards
legends_of_signum-kind-terrain = Terrain

legends_of_signum-deed-fight = fight
legends_of_signum-deed-shoot = shoot
legends_of_signum-deed-throw = throw
legends_of_signum-deed-magic = magic shot
legends_of_signum-deed-heal = heal
legends_of_signum-deed-hex = hex
legends_of_signum-deed-explore = explore

legends_of_signum-group-hero = Heroes
legends_of_signum-group-first = Order of turns
legends_of_signum-group-mulligan = Opening hand
legends_of_signum-group-start = Buildings
legends_of_signum-group-place = Places
legends_of_signum-group-build = Build
legends_of_signum-group-unique = Build a unique building
legends_of_signum-group-gain = Build nothing
legends_of_signum-group-go = Where to
legends_of_signum-group-act = Act
legends_of_signum-group-card = Play
legends_of_signum-group-discard = Discard
legends_of_signum-group-stance = Stances
legends_of_signum-group-order = { $card } (number { $number })
legends_of_signum-group-end = The turn

legends_of_signum-move-hero = { $hero }
legends_of_signum-move-hero-deck = { $hero } with another deck
legends_of_signum-move-first = Play first
legends_of_signum-move-second = Play second
legends_of_signum-move-keep = Keep all cards
legends_of_signum-move-mulligan = Set aside { $aside }
legends_of_signum-move-mulligan-but = Set aside all but { $kept }
legends_of_signum-move-mulligan-all = Set aside all cards
legends_of_signum-move-mulligan-unknown = { $count ->
    [one] Set { $count } card aside
   *[other] Set { $count } cards aside
}
legends_of_signum-move-start = { $first } and { $second }
legends_of_signum-move-place = The hero at { $at }
legends_of_signum-move-build = Build { $building }
legends_of_signum-move-build-take = Build { $building }, take { $take }
legends_of_signum-move-build-against = Build { $building } against { $against }
legends_of_signum-move-levy = Levy: gain 1 prosperity
legends_of_signum-move-study = Study: draw 1 card
legends_of_signum-move-pass = Do nothing
legends_of_signum-move-deploy = { $card } at { $at }
legends_of_signum-move-cast = Cast { $card }
legends_of_signum-move-cast-on = { $card } on { $on_accusative }
legends_of_signum-move-cast-take = { $card }: take { $take }
legends_of_signum-move-wear = Wear { $card }
legends_of_signum-move-lay = { $card ->
    [none] A tactic face down
   *[other] { $card } face down
}
legends_of_signum-move-terrain = { $card } at { $at }
legends_of_signum-move-muster = Muster
legends_of_signum-move-power = Power on { $on_accusative }
legends_of_signum-move-move = { $unit } to { $at }
legends_of_signum-move-run = { $unit } runs to { $at }
legends_of_signum-move-fight = { $stance } on { $target_accusative }
legends_of_signum-move-shoot = Shoot { $target_accusative }
legends_of_signum-move-throw = Throw at { $target_accusative }
legends_of_signum-move-magic = Magic shot at { $target_accusative }
legends_of_signum-move-heal = Heal { $target_accusative }
legends_of_signum-move-hex = Hex { $target_accusative }
legends_of_signum-move-explore = Explore the Ruins
legends_of_signum-move-done = Nothing more with { $unit }
legends_of_signum-move-end = End the turn
legends_of_signum-move-discard = { $card }
legends_of_signum-move-stance = { $stance }: { $units }
legends_of_signum-move-stance-all = { $stance } for all creatures
legends_of_signum-move-order = { $mode ->
    [hold] Wait
   *[auto] Spring at once
}
legends_of_signum-move-order-cost = against cost { $cost } or more
legends_of_signum-move-order-subject = { $subject ->
    [hero] for heroes only
   *[character] for characters only
}

legends_of_signum-variant-pay = Close other buildings

legends_of_signum-trial-clash = A fight with { $target }, as the stances are: { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
} against { $defence }, about { $hits ->
    [10] { TENTHS($hits) } hit
   *[other] { TENTHS($hits) } hits
} against { TENTHS($back) } on average, before blocks.
legends_of_signum-note-pay = costs { $pay }
legends_of_signum-note-free = costs nothing
legends_of_signum-note-length = { $far } cm { $way ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
    [nw] north-west
   *[none] {""}
}
legends_of_signum-note-range = { $about } comes into range
legends_of_signum-note-towards = towards { $about }
legends_of_signum-note-ahead = straight ahead
legends_of_signum-note-home = towards your hero
legends_of_signum-note-back = towards your side
legends_of_signum-note-cover = in cover: { $about }
legends_of_signum-note-own = at your { $about }
legends_of_signum-note-before = just before { $about }
legends_of_signum-note-stay = stays where it is
legends_of_signum-note-contact = contact with { $units }
legends_of_signum-note-ruins = at unexplored Ruins
legends_of_signum-note-charge = { $units } can be charged
legends_of_signum-note-backstab = backstab by { $units }
legends_of_signum-note-slow = slowed by { $far } cm
legends_of_signum-note-thorns = { $wounds ->
    [one] { $wounds } wound from thorns
   *[other] { $wounds } wounds from thorns
}
legends_of_signum-note-tribute = brings tribute
legends_of_signum-note-fight = { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
} against { $defence }
legends_of_signum-note-charging = charge
legends_of_signum-note-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
legends_of_signum-note-covered = target in cover
legends_of_signum-note-prevents = { $amount ->
    [one] { $amount } wound prevented
   *[other] { $amount } wounds prevented
}
legends_of_signum-note-distance = { $far } cm away
legends_of_signum-note-heals = { $amount ->
    [one] heals { $amount } wound
   *[other] heals { $amount } wounds
}
legends_of_signum-note-chance = works with { $faces }
legends_of_signum-note-hero = { $faction } · Strength { $strength }, Move { $move }, health { $health }

legends_of_signum-confirm-final = This cannot be taken back.
legends_of_signum-confirm-expected = { $hits ->
    [10] About { TENTHS($hits) } hit on average.
   *[other] About { TENTHS($hits) } hits on average.
}
legends_of_signum-confirm-sealed = It stays secret until all have answered; until then it can be changed.
legends_of_signum-confirm-drawn = New cards are drawn at once, so this is final. Others see only how many, once all have answered.
legends_of_signum-confirm-order = Nobody else learns of it.
legends_of_signum-confirm-stance = Until you change it, also while others take their turns.
legends_of_signum-confirm-done = The activation of { $unit } is still open: this closes it, and your turn continues. To end the turn, end it after that.
legends_of_signum-confirm-end = Your turn ends, for good.

legends_of_signum-hand-hero = Your hero: { $hero }.
legends_of_signum-hand-cards = { $count ->
    [0] Your hand is empty.
    [one] Your hand, { $count } card:
   *[other] Your hand, { $count } cards:
}
legends_of_signum-hand-card = **{ $card }** ({ $kind }, costs { $cost }). { $text }
legends_of_signum-hand-tactic = Face down, number { $number }: **{ $card }**. { $text } Order: { $order }.
legends_of_signum-hand-starts = Your starting buildings: { $buildings }.
legends_of_signum-hand-deck = { $count ->
    [0] Your deck is empty.
    [one] { $count } card in your deck, in an order that nobody knows: { $cards }.
   *[other] { $count } cards in your deck, in an order that nobody knows: { $cards }.
}

legends_of_signum-score = { $points } prosperity
legends_of_signum-result = { $place }. { $player }: { $prosperity } prosperity, { $hero }
legends_of_signum-result-hero = { $left ->
    [0] fallen
    [one] { $hero } with { $left } health left
   *[other] { $hero } with { $left } health left
}

legends_of_signum-extra-cities = Cities and Graveyards
legends_of_signum-extra-map = Field in words
legends_of_signum-city = **{ $player }**: { $prosperity } prosperity
legends_of_signum-city-buildings = City: { $buildings }
legends_of_signum-city-closed = { $building } (closed)
legends_of_signum-city-relics = Relics: { $relics }
legends_of_signum-city-tactic = A tactic face down, paid with { $paid }
legends_of_signum-city-terrain = Terrain: { $terrain }
legends_of_signum-city-grave = Graveyard: { $cards }
legends_of_signum-times = { $card } ×{ $count }
