"""What a control can ask for: the verbs of `Action`, each routed in cogs/. `arg` is given in brackets, else empty.

A verb that ends something for good asks first: with an empty `arg` it opens the question, with `YES` it does it.
A select sends its verb with the chosen value in place of the `arg` of a button.
Verbs that change a match or show a seat's own things are answered for the person who pressed, privately.
"""

GUESSED = "guessed"
YES = "yes"
NO = "no"
AGAINST = "against"
SEE = "see"
ASK = "ask"
LAST = "last"
EVERY = "every"
PLAN = "plan"

# At an open table
NEW = "new"  # open a table [empty: ask which game | game]
SET_UP = "setup"  # open the modal of a new table [game]
OWN_NUMBER = "ownnumber"  # open the modal for the number of an option [pages/setup.py reads it: parse_setup]
OWN_PACE = "ownpace"  # open the modal for the pace of a new table [pages/setup.py reads it: parse_setup]
PLAY_NOW = "playnow"  # play against computers at once [empty: ask which game | pages/against.py reads it: Against]
JOIN = "join"  # take a seat
SALT = "salt"  # open the modal for what one adds to the shuffle
LEAVE = "leave"  # give the seat back
COMPUTER = "computer"  # let a computer player take a seat [empty: as good as usual | the select carries the level]
UNCOMPUTER = "uncomputer"  # send the last computer player away
WHEN_LATE = "late"  # agree on what happens when time is up [the select carries the rule]
BAND = "band"  # open the modal for who can join by their rating [the number of the match]
WANTED = "wanted"  # agree on how reliable people must be who join [the select carries the rule]
START = "start"  # begin the match [YES: also without those for whom seats are reserved]
CANCEL = "cancel"  # call the match off [YES | NO: take back that one agrees]
INVITE = "invite"  # the page of people; the select carries whom to ask to join
RESERVE = "reserve"  # keep seats for people; the select carries for whom
RELEASE = "release"  # let anybody have a seat that was reserved [the select carries for whom it was]
CALL = "call"  # mention the role that staff have chosen for the game, once a table [YES]
KICK = "kick"  # the page of people; the select carries whose seat is freed
MOVE = "move"  # bring the match to where the button is pressed
DECLINE = "decline"  # refuse an invitation

# Deciding
MENU = "menu"  # what may be chosen now [empty | group | group.page | REFUSED]
PICK = "pick"  # look at one choice before confirming it [number of the choice]
PART = "part"  # answer one part of a decision [place.picks: choosing_parts.py reads it; the select carries options]
CONFIRM = "confirm"  # make that choice [number of the choice]
HINT = "hint"  # ask what a computer would do
TRY = "try"  # look at what a choice would lead to, without a way to make it [number of the choice]
VARY = "vary"  # look at a variant of a choice [choice.aspect.variant; in a select the variant is the value]
LINE = "line"  # open the modal for one line of notation [empty | PLAN: for moves to line up]
UNDO = "undo"  # take back one's own last move [empty | PLAN: with all of its plan]

# Lining moves up, and wishing for later ones; each names the version of what is on its page
ADD = "add"  # line up a choice [version.choice; in a select the choice is the value]
DROP = "drop"  # take back what is lined up [version.LAST | version.EVERY]
GO_ON = "goon"  # say whether the plan goes on after dice [version.YES | version.NO]
CARRY_OUT = "carryout"  # make what is lined up [version]
WISHES = "wishes"  # what is wished for, and what can be [empty | page]
WISH = "wish"  # add a wish [version; the select carries the number]
LAY = "lay"  # choose where a thing goes [place.picks: pages/layout.py reads it; the select carries the option]
LAY_OUT = "layout"  # wish for all that is chosen [picks]
UNWISH = "unwish"  # drop wishes [version.EVERY | version.number | version; the select carries the number]

# Looking
HAND = "hand"  # what is one's own
LOG = "log"  # what happened [empty: where what is new begins | page]
SINCE = "since"  # what has happened since one's own last move, or since one read the log, with pictures
RULES = "rules"  # a paragraph of the players' rules [empty: of the current phase, or which game | game.number]
CONTENTS = "contents"  # headings of the players' rules [game | game.page]
SEARCH = "search"  # open the modal that asks what to look for in the rules [empty: of all games | game]
HOW_TO = "howto"  # how a game is played, on one page [game]
CARD = "card"  # look a component up [empty: ask which; the select carries its key]
MORE = "more"  # everything that is seldom needed
CLOSE_UP = "close"  # draw one part large [id of the part]
BOARD = "board"  # the pictures of the table, privately and in one's own language
INFO = "info"  # pace, options, seats and shuffle of the match
EXTRA = "extra"  # a page of the game's own [id of the page, such as `income`]
STORY = "story"  # how a match went that is over
REPLAY = "replay"  # one step of the history [pages/replay.py reads it: parse_step]

# Around a match
CARRY = "carry"  # staff carry a repair that all present want [empty: which there are | motion]
VOTE = "vote"  # decide together [empty | SEE.motion | YES.… | NO.…: no longer | AGAINST.… | ASK.…: a computer]
RETURN = "return"  # come back after one was away
STILL = "still"  # say that one still plays a match that has asked
REMIND = "remind"  # tell those whom the match waits for that it does
OFFER = "offer"  # offer one's own seat [empty | YES: to anybody | NO: keep it; the select carries to whom]
TAKE = "take"  # take a seat over that is on offer [empty: which | seat]
PRACTICE = "practice"  # agree on whether the table is for practice [the select carries YES or NO]
HANDICAP = "handicap"  # what seats have more at the start [empty: ask | pages/handicaps.py reads it: parse_given]
RATED = "rated"  # agree on whether the match changes ratings [the select carries YES or NO]
HINTS = "hints"  # agree on whether players can ask for hints [the select carries YES or NO]
RESIGN = "resign"  # leave a running match for good [YES]
REMATCH = "rematch"  # open a table with the same people and options
RESULT = "result"  # how a match ended, as its table shows it
EXPORT = "export"  # send the match as a file
NEW_PLACE = "newplace"  # open a new thread for a match whose table cannot be shown
VERIFY = "verify"  # play the match again from its secret and compare

# Outside of matches
MINE = "mine"  # my matches [page]
NEXT = "next"  # the match that waits for me next, after the one of the page
LIST = "list"  # matches of this server [status.page | HERE.page]
FILTER = "filter"  # which matches lists show me [pages/list_filters.py; the select carries the value]
OPEN = "open"  # one match of a list [match; a select carries it, whatever its argument]
SIT = "sit"  # take a seat at a table of a list [match.tag]
HELP = "help"  # what to press first [empty | topic]
DECKS = "decks"  # my decks for a game [game | game.page]
DECK = "deck"  # one of my decks [deck; the select carries it]
DECK_NEW = "decknew"  # make a deck that begins as the ready-made one of a hero [game: the select carries the hero]
DECK_TEXT = "decktext"  # open the modal for the text of a deck [game: of a new one | deck]
DECK_SHARE = "deckshare"  # show the text of a deck to copy [deck]
DECK_DROP = "deckdrop"  # delete a deck [deck | deck.YES]
DECK_PLAY = "deckplay"  # answer what a match asks by a deck, to be confirmed [deck; the select carries it]
RATINGS = "ratings"  # my ratings
PROFILE = "profile"  # my profile [empty], or one of a person [person:ladder; the select carries it]
COMMON_BOARD = "common"  # who is how strong on all servers that share their boards [as LEADERBOARD]
LEADERBOARD = "leaders"  # who is how strong on this server [empty | ladder:page; the select carries the ladder]
SETTINGS = "settings"  # my settings
VOTE_PACE = "votepace"  # propose another pace for the running match [the modal carries it]
WEBHOOK = "webhook"  # an address that is told of my reminders [empty], or of the match [TABLE]
WEBHOOK_URL = "webhookurl"  # name that address, in a modal [as WEBHOOK]
WEBHOOK_DROP = "webhookdrop"  # forget that address [as WEBHOOK]
AWAY = "away"  # until when I am away [empty | so many days | NO: I am back]
AWAY_UNTIL = "awayuntil"  # name the day on which I am back, in a modal
EXCUSED = "excused"  # agree on how many days each can be excused [the select carries them]
HOURS = "hours"  # my time zone and night
ZONE = "zone"  # name my time zone, in a modal
OFFERED_ZONE = "offered"  # take the time zone that is offered, or forget the one named [GUESSED | NO]
SET = "set"  # change one of my settings [name: the select carries the value | name.value]
SERVER = "server"  # settings of the server
SERVER_SET = "serverset"  # change one of the server's settings [name: the select carries the value]
TELL_ME = "tellme"  # be told of open tables [empty: of this server | pages/table_wishes.py: server.what]
CALL_ROLES = "callroles"  # which role can be called for which game on the server
CALL_ROLE = "callrole"  # choose that role [game: the select carries it, or nothing]
ACCOUNTS = "accounts"  # what can be done about two accounts of one person
GIVE_ALL = "giveall"  # hand everything over to another account [empty: to whom is chosen | the id, a dot, YES or NO]
TAKE_ALL = "takeall"  # take everything over from another account [as for GIVE_ALL]
PAIRS = "pairs"  # who plays mostly each other on the server [page]
MOVED = "moved"  # open the modal in which staff say whose an account was
MOVED_TAKE = "movedtake"  # take over what staff say was one's own [ids of the server and of the account, with a dot]
MOVED_STOP = "movedstop"  # say that one's account is not gone [id of the server]
PRIVACY = "privacy"  # what is stored about me
BLOCKED = "blocked"  # whom I do not want at my tables [the select carries one more]
UNBLOCK = "unblock"  # take somebody off that list [the select carries whom]
FORGET = "forget"  # forget me [YES]
MY_DATA = "mydata"  # send what is stored about me as a file
TRY_DM = "trydm"  # send a test by direct message

# Tournaments; each argument begins with the mark of one (render/tournaments.py)
TOURNAMENTS = "tournaments"  # tournaments of this server
CUP = "cup"  # the card of a tournament, privately [mark]
ENTER = "enter"  # take part [mark]
ENTER_SALT = "entersalt"  # take part with a salt of one's own, in a modal [mark]
WITHDRAW = "withdraw"  # take part no longer [mark | mark.YES]
CHECK_IN = "checkin"  # say before the start that one is there [mark]
ENTRANT_BACK = "entrantback"  # be paired again after one did not come [mark]
NEXT_NOW = "nextnow"  # be paired at the next pairing [mark]
OFFER_HELP = "offerhelp"  # play a match that counts for the other alone, once one has finished [mark.YES | mark.NO]
MY_PAIRINGS = "mypairings"  # one's own matches of a tournament [mark]
TEAM = "team"  # one's own team, or how to have one [mark]
TEAMS = "teams"  # which team is ahead [mark | mark.page]
TEAM_NEW = "teamnew"  # enter a team, whose name is asked for in a modal [mark]
TEAM_ASK = "teamask"  # ask others to play for one's team [mark; the select carries whom]
TEAM_JOIN = "teamjoin"  # play for a team that has asked [mark.team]
TEAM_DECLINE = "teamdecline"  # do not play for it [mark.team]
TEAM_REST = "teamrest"  # let a member rest in the next round, or not any more [the select carries mark.entrant]
TEAM_UP = "teamup"  # let a member play one board higher up [the select carries mark.entrant]
STANDINGS = "standings"  # who is ahead [mark | mark.page]
PAIRINGS = "pairings"  # who meets [mark | mark.stage.round | mark.stage.round.page]
WHY = "why"  # how a place was reckoned [mark | mark.entrant; the select carries it whole]
WHY_MET = "whymet"  # why those of a pairing meet [mark.pairing; the select carries it whole]
CUP_PICTURE = "cuppicture"  # a picture of a tournament [mark.kind | mark.kind.page: pages/tournament_pictures.py]
CUP_RULES = "cuprules"  # by what a tournament is played [mark]
CUP_EXPORT = "cupexport"  # a tournament as files [mark]
ORGANISE = "organise"  # all that organisers can do [mark]
CUP_NEW = "cupnew"  # a new tournament [empty | mark: filled from an earlier one]
CUP_SETTINGS = "cupsettings"  # the page of all settings, until the start [mark]
CUP_EDIT = "cupedit"  # open the modal for a part of the settings [mark.part]
CUP_OPEN = "cupopen"  # let people enter [mark]
CUP_START = "cupstart"  # begin to pair [mark | mark.way: pages/tournament_start.py]
CUP_PUBLISH = "cuppublish"  # show the newest pairings to all [mark]
CUP_PAUSE = "cuppause"  # pair nothing for a while, with a reason [mark]
CUP_RESUME = "cupresume"  # pair again [mark]
CUP_CANCEL = "cupcancel"  # end a tournament without a result, with a reason [mark]
CUP_MOVE = "cupmove"  # bring the card to where the button is pressed [mark]
CUP_SWAP = "cupswap"  # two entrants change places in pairings that are not shown yet [mark]
CUP_EXTEND = "cupextend"  # give a match more time [mark]
CUP_REPLACE = "cupreplace"  # let a reserve take over a number [mark]
CUP_REMOVE = "cupremove"  # take somebody out [mark]
CUP_JUDGE = "cupjudge"  # give a running match a result [mark | mark.pages/tournament_judgement.py: filled in]
CUP_ASK = "cupask"  # ask how a computer judges a running match [mark]
CUP_NEXT = "cupround"  # which matches the next round waits for, and what each would give [mark]
CUP_NEXT_YES = "cupendround"  # end those that had begun by then, with a reason [mark.unix seconds]
CUP_CORRECT = "cupcorrect"  # put another result in place of one [mark]
CUP_FORGIVE = "cupforgive"  # take it back that somebody did not come [mark]
CUP_FORBID = "cupforbid"  # say that two never meet, or may again [mark]
CUP_IMPORT = "cupimport"  # open the modal for a list of people, and show what each line comes to [mark]
CUP_TAKE_IN = "cuptakein"  # enter those of the list that was shown [mark]
CUP_BLANK = "cupblank"  # blank a typed reason [mark]

HERE = "here"
"""`LIST` with this asks for open and running matches; that is how a server's overview is recognised."""

# Leagues; each carries the mark of a league (render/leagues.py)
LEAGUES = "leagues"  # leagues of this server
LEAGUE = "league"  # the message of a league, privately [mark | number]
LEAGUE_DIVISION = "division"  # a division of the newest season [mark.division; the select carries it]
LEAGUE_MINE = "mydivision"  # one's own division with one's matches, or how to join [mark]
LEAGUE_JOIN = "leaguejoin"  # play from the next season on [mark]
LEAGUE_LEAVE = "leagueleave"  # leave a league [mark: ask | mark.YES: after the season | mark.EVERY: the season too]
LEAGUE_SKIP = "leagueskip"  # skip the next season [mark]
LEAGUE_HISTORY = "leaguepast"  # who has won which season [mark | mark.season: its places; the select carries it]
LEAGUE_RULES = "leaguerules"  # how a league is played [mark]
LEAGUE_ORGANISE = "leagueorganise"  # all that organisers can do [mark]
LEAGUE_NEW = "leaguenew"  # a new league
LEAGUE_EDIT = "leagueedit"  # open the modal for a part of the settings [mark.part]
LEAGUE_OPEN = "leagueopen"  # let people join [mark]
LEAGUE_START = "leaguestart"  # open the first season now [mark: ask | mark.YES]
LEAGUE_REMOVE = "leagueremove"  # remove a member, with a reason [mark]
LEAGUE_CLOSE = "leagueclose"  # close a league, with a reason [mark: ask | mark.YES: after the season | mark.EVERY: now]
LEAGUE_MOVE = "leaguemove"  # bring the message to where the button is pressed [mark]

TABLE = "table"
"""What `WEBHOOK` and its kind are about: the match."""

REFUSED = "refused"
"""`MENU` with this path shows what is not possible now, and why."""

PUBLIC = "p"
"""`REPLAY` as the public sees it."""
