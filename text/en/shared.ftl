### Words that several pages share: titles, seats, what is awaited, buttons.

match-title = { $game } #{ $match }
seat-computer = Computer { $seat }
seat-nobody = Player { $seat }
sitter-ai = computer
sitter-absent = left the match, default moves

awaited-sealed = Sealed: { $done } of { $all }.
awaited-for = Waiting for { $who } ({ $what }).
awaited-until = Time runs out { $when }.

status-open = gathering players
status-running = running
status-ended = over
status-cancelled = called off

language-en = English
language-ru = Russian

pace-live = live, minutes for each decision
pace-daily = a day for each decision
pace-relaxed = three days for each decision
pace-weekly = a week for each decision
pace-none = no time limit

button-new = New match
button-join = Join
button-leave = Leave
button-start = Start
button-add-computer = Add a computer
button-remove-computer = Remove a computer
button-cancel = Call off
button-agree = Yes, call it off
button-disagree = No longer agree
button-decline = Decline
button-new-place = Open a new thread
button-your-move = Your move
button-hand = Hand
button-log = Log
button-rules = Rules
button-more = More
button-confirm = Confirm
button-back = Back
button-board = Board
button-type-it = Type it
button-undo = Undo
button-refused = Not possible now ({ $count })
button-rule = Rule { $number }
button-rematch = Rematch
button-replay = Replay
button-verify = Check the shuffle
button-export = Match file
button-info = About this match
button-settings = Settings
button-help = Help
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
