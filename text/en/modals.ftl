### Titles (45 signs at most), fields and examples of modals.

modal-line = Your move in one line
modal-line-field = Move
modal-line-example = For example: { $example }
modal-line-hint = Type how it begins, then pick from what fits.
modal-card = Look up a card
modal-card-field = Its name, or how it begins
modal-set-up = New table: { $game }
setup-seats = Players, at most
setup-pace = Time for a decision
setup-language = Language of the table
setup-where = Where
setup-options = Options of the game
setup-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
modal-salt = Your salt for the shuffle
modal-salt-field = Any words or digits
modal-salt-hint = Everybody at the table adds a salt to the shuffle. After the match you can check yours.
modal-search = Search the rules
modal-search-field = A word, a question or a section number
modal-vote-pace = Another pace for this match
modal-vote-pace-field = Pace
modal-vote-pace-example = For example: { $example }
modal-vote-pace-hint = For example: 36h, or 21:00 Berlin, or 36h workdays
modal-pace = Pace of the new table
modal-pace-field = Pace
modal-pace-example = For example: { $example }
modal-pace-hint = For example: 36h, or 21:00 Berlin, or 36h workdays
setup-own-pace =
    Which **pace**?
    `36h`: that much time for each decision, in days (`d`), hours (`h`) or minutes (`m`);
    `2d+6h/4d`: a bank of two days, six hours more for each answer, four days at most;
    `21:00 Berlin`: all answers are due every day at that hour.

    Add `workdays`, and no time runs on weekends.
button-own-pace = Type the pace…
setup-another-number = another number…
setup-own-number = **{ $option }**: which whole number, from { $least } to { $most }?
setup-no-such-number = That cannot be chosen: { $typed }
button-own-number = Type the number…
modal-number = A number of your own
modal-number-field = Whole number
modal-number-example = For example: { $example }
modal-webhook = Webhook
modal-webhook-field = Address, beginning with https://
modal-webhook-example = For example: { $example }
modal-webhook-hint = A webhook of a Discord channel, or any other that takes JSON.
modal-away = When you are away
modal-away-field = Back on
modal-away-example = For example: { $example }
modal-away-hint = 5 Dec, 5.12., 2026-12-05 or: in 3 days
modal-zone = Your time zone
modal-zone-field = A city or a time zone
modal-zone-hint = Berlin, or Europe/Berlin
