### Teams of tournaments: how they enter, who is ahead, and by what rules they meet. All else: tournaments.ftl.

tournament-format-teams-swiss =
    { $rounds ->
        [one] teams of { $boards }, Swiss, { $rounds } round
       *[other] teams of { $boards }, Swiss, { $rounds } rounds
    }
tournament-format-teams-all = teams of { $boards }, every team meets every other one
tournament-teams =
    { $count ->
        [0] Teams: none of { $most } yet
       *[other] Teams: { $count } of { $most } ({ $names })
    }
tournament-champion-team = **Winner: { $team }** · { $names }

button-team = My team
button-teams = Teams
button-team-boards = By boards
button-team-new = New team…
button-team-join = Play for { $team }
button-team-decline = No, thanks
button-cup-teams = Teams…
modal-cup-teams = Teams
modal-team-new = New team
modal-team-new-field = What it is called
modal-team-new-hint = Everybody will read it. You are the captain.
select-team-ask = Ask others to play…
select-team-up = Let somebody play one board higher…

form-format-teams = Teams, board against board
form-boards = Boards per team
form-boards-value =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }
form-teams_meet = Which teams meet
form-teams_meet-swiss = Swiss: teams with about as many points
form-teams_meet-all = Every team meets every other one

part-substitutes = substitutes
my-team = Your team: { $team }, place { $place }, points of all boards: { $points }.
my-team-unranked = Your team: { $team }
team-number = team { $number }
team-heading = ### { $team } in { $tournament }
team-none = ### { $tournament }: your team
team-how = Enter a team and ask others, or wait until a captain asks you. A team has { $boards } boards, and { $most } members at most.
team-closed = Teams can't enter any more.
team-member = **Board { $board }:** { $name }
team-substitute = **Substitute:** { $name }
team-invited = Asked, no answer yet: { $names }
team-captain = Captain: { $name }. If the captain leaves or does not come to a match, the member who has been in the team longest takes over.
team-captain-you = You are the captain. If you leave or do not come to a match, the member who has been in the team longest takes over.
team-nobody = nobody is left
team-missing =
    { $count ->
        [one] { $count } member is still missing. A team that is too small at the start does not play.
       *[other] { $count } members are still missing. A team that is too small at the start does not play.
    }
team-complete = The team is complete.
team-up-note = to board { $board }
team-asks = { $captain } asks you to play for the team **{ $team }** in **{ $tournament }**.
team-asks-you = { $captain } asks you to play for **{ $team }**.
team-asked = Asked: { $name }.
team-asked-no-dm = Asked: { $name }. No direct message reached them: tell them to press **{ button-enter }** on the card.
team-made = Your team has entered. Ask others now.
team-joined = You play for this team.
team-declined = You do not play for them, and they will see it.
team-captain-declined = **{ $name }** does not want to play for the team **{ $team }** in **{ $tournament }**. You can ask somebody else.
team-captain-refused = **{ $name }** wanted to play for the team **{ $team }** in **{ $tournament }**, but does not meet its rules for entrants. You can ask somebody else, or ask again once that has changed.
team-ordered = The boards are in this order now.
select-team-rest = Who rests in round { $round }…
team-rest-note =
    { $rests ->
        [yes] rests; choose again to let them play
       *[no] plays if there is a board for them
    }
team-resting = rests in the next round
team-stopped = did not come; plays again after **{ button-entrant-back }**
team-rests = { $name } rests in the next round, unless a board would be empty.
team-plays = { $name } no longer rests.
teams-none = No team has entered yet.
teams-columns = -# Place, team, **points of all boards**, matches won (a draw is ½); members by board; matches
teams-entered = -# Teams as they have entered; members by board
teams-no-results = No team has a result yet, so there are no places. Members by board:
team-bye = { $points } (bye)

standings-board = **Board { $board }**
standings-substitutes = **Substitutes**
pairings-teams = **{ $one } – { $other }** · { $score }
pairings-team-free = **{ $team }**: bye
pairings-board = board { $board }
met-teams-swiss = Teams with about as many points of boards meet, and no two teams twice as long as that can be.
met-teams-all = Every team meets every other one once, by Berger's tables.
met-teams-board = Both play at board { $board } of their teams: of those who are there, in the captain's order.
met-teams-bye = The other team had nobody for this board, both must not meet, or no team was left. Points for { $name }: { $points }.
tournament-rules-teams = A team plays at { $boards } boards and has { $most } members at most. Board 1 meets board 1, and so on; who begins changes from board to board. Of the members who are there the first ones in the captain's order play: a substitute comes in at the last board, and others move up. A board without anybody is a point for the other team.
tournament-rules-teams-swiss = Teams with about as many points meet, by the rules of Swiss pairing, where a team is one entrant and its points are those of its boards.
tournament-rules-teams-all = Every team meets every other one once, by Berger's tables.
tournament-rules-teams-places = The points of all boards add up. Ties are broken by matches won, then by board 1, board 2 and so on, then by lot. A bye is a point on each board.
tournament-rules-teams-breaks = Those who were put at the same board are ranked, too: by their points, then by { $names }.

tournament-act-team_made = { $entrant } enters a team.

cup-file-board = board
cup-file-board-points = board { $board }
cup-file-team = team
cup-file-won = matches won
cup-file-members = members by board

refusal-only_with_teams = Nobody plays for a team in this tournament.
refusal-team_needed = In this tournament teams play. Enter a team, or let a captain ask you.
refusal-teams_enter_themselves = Teams enter by themselves: a captain asks, and members agree. Nobody can be entered by a list.
refusal-team_unnamed = A team needs a name.
refusal-team_name_mentions = The name of a team can't mention people, roles or channels.
refusal-team_name_too_long = The name of a team can have { $most } characters at most.
refusal-team_name_taken = Another team already has that name.
refusal-no_team_place =
    { $most ->
        [one] There is a place for { $most } team, and it is taken.
       *[other] There are places for { $most } teams, and all are taken.
    }
refusal-not_asked = No captain of this team has asked you, or the invitation is over.
refusal-team_gone = Nobody of this team is left.
refusal-team_full =
    { $most ->
        [one] A team can have { $most } member, and this one has that many.
       *[other] A team can have { $most } members at most, and this one has that many.
    }
refusal-captain_plays = You are the captain, so you play for your team already. Ask others.
refusal-in_your_team_already = They play for your team already.
refusal-member_role_needed = They can't enter: only people with the role <@&{ $role }> can, and they don't have it. Nobody was asked.
refusal-member_too_few_answers = They can't enter: only people with at least { $least }% of their answers in time can. That is counted from { $needed } answers on, and they have given fewer. Nobody was asked.
refusal-member_too_late_answers = They can't enter: only people with at least { $least }% of their answers in time can, and they have fewer. Nobody was asked.
refusal-team_not_possible = { $why } The invitation is over. Once you can enter, let the captain ask you again.
refusal-already_in_a_team = They already play for a team in this tournament.
refusal-plays_for_a_team = You play for { $team } already. To leave the team, press **{ button-withdraw }** on its page.
refusal-too_many_invited =
    { $most ->
        [one] { $most } person has been asked and has not answered yet. Wait for an answer.
       *[other] { $most } people have been asked and have not answered yet. Wait for some answers.
    }
refusal-bot_in_a_team = Bots can't play for a team.
refusal-in_no_team = You do not play for a team here.
refusal-not_the_captain = Only the captain of a team can do that.
refusal-not_in_your_team = They do not play for your team.
refusal-no_round_follows = No round follows, so nobody has to rest.
refusal-nobody_can_rest = Nobody else can rest: your team needs { $boards } members who play.
refusal-wrong_team_order = Name each member once, by number: { $members }.
refusal-which_team = Several teams have asked you: { $names }. Say which one.
refusal-too_few_teams =
    { $teams ->
        [0] No team is complete. At least { $least } are needed to start.
        [one] { $teams } team is complete. At least { $least } are needed to start.
       *[other] { $teams } teams are complete. At least { $least } are needed to start.
    }
refusal-too_many_team_rounds = With so many rounds teams would meet again. Teams: { $teams }, rounds chosen: { $rounds }, most possible: { $most }. If all are to meet, choose so under **{ button-cup-teams }**.
