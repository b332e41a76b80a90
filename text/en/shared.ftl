### Words that several pages share: titles, seats, what is awaited, buttons.

match-title = { $game } #{ $match }
match-titled = { $title } · #{ $match }
seat-computer = Computer { $seat }
seat-nobody = Player { $seat }
sitter-ai = computer, { $level }
level-random = plays at random
level-easy = easy
level-normal = normal
level-hard = hard
sitter-away = away; default moves are made until they are back
sitter-absent = left the match; moves are made automatically

computer-edda = Edda
computer-hugo = Hugo
computer-juno = Juno
computer-ivo = Ivo
computer-lotta = Lotta
computer-milo = Milo
computer-petra = Petra
computer-nestor = Nestor
computer-thea = Thea
computer-otto = Otto
computer-wanda = Wanda
computer-rufus = Rufus

awaited-sealed = Sealed: { $done } of { $all }.
awaited-for = Waiting for { $who } ({ $what }).
awaited-until = Time runs out { $when }.
awaited-rests = No time runs until { $at }.
awaited-until-setup = Time for the whole set-up runs out { $when }.
awaited-until-turn = Time for the whole turn runs out { $when }.
awaited-thinking =
    { $count ->
        [one] { $who } (computer) is thinking ({ $what }).
       *[other] { $who } (computers) are thinking ({ $what }).
    }
awaited-at-once =
    { $count ->
        [one] { $who } is not here: that move is made at once ({ $what }).
       *[other] { $who } are not here: their moves are made at once ({ $what }).
    }
awaited-then = This page will then show what comes next.

status-open = waiting for players
status-running = running
status-ended = over
status-cancelled = cancelled

language-en = English
language-ru = Russian
hour-in-utc = { $hour } UTC
hour-here = { $hour } UTC ({ $here } where you are)

duration-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
duration-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
duration-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
duration-hours-minutes = { $hours } h { $minutes } min
duration-days-hours = { $days } d { $hours } h

pace-live = live: minutes per decision
pace-daily = one day per decision
pace-relaxed = three days per decision
pace-weekly = one week per decision
pace-each = { $time_accusative } per decision
pace-bank = { $time } in the bank, { $increment } more for each answer, { $cap } at most
pace-hour = answers are due every day at { $hour } ({ $zone })
pace-workdays = { $pace }, and no time runs on weekends
pace-own = another pace…
pace-none = no time limit

button-new = New match
button-set-up = Set up: { $game }…
button-play-now = Play now: { $game }
button-join = Join
button-leave = Leave
button-start = Start
button-add-computer = Add a computer
button-remove-computer = Remove a computer
button-cancel = Cancel match
button-agree = Yes, cancel the match
button-disagree = Withdraw agreement
button-votes = Votes
button-carry = Go back for the players
button-carry-this = Go back
button-vote = Agree to { $motion }
button-agree-again = Agree again
button-judge = Let the computer judge
button-propose = Propose { $motion }
button-against = Vote against
button-return = I'm back
button-still = I still play
button-offer = Hand over my seat
button-offer-all = Offer it to anybody
button-keep = Keep my seat
button-take = Take over a seat
button-take-back = Take my seat back
button-take-seat = Take over: { $player }
button-salt = Change salt
button-decline = Decline
button-new-place = Open a new thread
button-your-move = Make a move
button-hand = Hand
button-log = Log
button-since = What's new
button-since-more = Continue
button-rules = Rules
button-more = More
button-confirm-choice = Confirm · { $label }
button-confirm = Confirm
button-try = Try
button-back = Back
button-board = Board
button-type-it = Type a move
button-undo = Undo
button-refused = Not possible now ({ $count })
button-rule = Rule { $number }
button-rematch = Rematch
button-result = Result
button-replay = Replay
button-story = How it went
button-verify = Check the shuffle
button-export = Match file
button-handicap = Head start
button-info = About this match
button-settings = Settings
button-help = Help
button-people = Invite or remove
button-move = Move here
button-server = Server settings
button-privacy = Privacy
button-how-to = How to play
button-how-to-game = How to play: { $game }
button-card = Look up a card
button-next = Next match
button-mine = My matches
button-list = Matches here
button-resign = Resign
button-contents = Contents
button-search-rules = Search the rules
button-try-dm = Test direct messages
button-my-data = My data as a file
button-forget = Forget me

page-earlier = ‹ Previous
page-later = Next ›
menu-page = -# Page { $page } of { $pages }

button-hours = Time zone and night
button-zone = Name my time zone…
button-zone-is = My time zone is { $zone }
button-zone-forget = Forget my time zone
