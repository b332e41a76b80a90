### Decks that people make themselves.

decks-heading =
    ### Your decks · { $game } ({ $count })
    A deck is text: paste one, or change a ready-made one. Nobody else sees your decks.
select-deck = Look at a deck…
select-ready-deck = Start with a ready-made deck…
select-own-deck = Play a deck of your own…
button-decks = My decks
button-deck-paste = Paste a deck
button-deck-play = Play this deck
button-deck-edit = Edit
button-deck-share = Copy the text
button-deck-drop = Delete
deck-note =
    { $hero }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $faults ->
        [0] { "" }
       *[other] , breaks rules
    }
deck-heading =
    ### { $name }
    { $hero }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
deck-copies =
    { $copies ->
        [one] **{ $copies } each:** { $cards }.
       *[other] **{ $copies } each:** { $cards }.
    }
deck-faults =
    { $count ->
        [0] This deck breaks no rule.
        [one] **This deck can't be played yet.** It breaks a rule:
       *[other] **This deck can't be played yet.** It breaks { $count } rules:
    }
deck-unread =
    { $count ->
        [one] **{ $count } line names no card, and the deck was saved without it:**
       *[other] **{ $count } lines name no card, and the deck was saved without them:**
    }
deck-unread-line =
    { $count ->
        [0] { $line }
       *[other] { $line }: did you mean { $near }?
    }
deck-unread-more =
    { $count ->
        [one] and { $count } more.
       *[other] and { $count } more.
    }
deck-text = This is **{ $name }** as text. Copy it and send it to whomever you like; they get the same deck with **{ button-deck-paste }**.
deck-drop-question = Delete the deck **{ $name }**? This can't be undone. Matches that you play with it are not affected.
deck-dropped = The deck { $name } was deleted.

modal-deck = Your deck
modal-deck-field = The hero, then a card on each line
modal-deck-hint = “2 Healing” is two copies. The beginning of a name is enough. A line with # names the deck.

refusal-no_decks = This game has no decks of your own.
refusal-no_such_deck = You have no such deck. Perhaps it was deleted.
refusal-too_many_decks =
    { $most ->
        [one] You can keep { $most } deck. Delete it first.
       *[other] You can keep { $most } decks. Delete one first.
    }
refusal-deck_empty = A deck needs cards. Write one on each line, such as `2 Healing`.
refusal-deck_too_long =
    { $most ->
        [one] A deck can have { $most } card at most.
       *[other] A deck can have { $most } cards at most.
    }
refusal-deck_unread = I don't know any of these cards, so nothing was saved. The first line was “{ $word }”.
refusal-unknown_hero = There is no hero called “{ $word }”.
