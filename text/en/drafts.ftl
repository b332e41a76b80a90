### Drafts of tournaments and leagues: how few can start, and what a format does not have.

tournament-least =
    { $is_open ->
        [yes] { $kind ->
            [teams] At least { tournament-least-teams }; { $count } so far.
            [tables] At least { tournament-least-people }, and not { $none }, who fit no tables; { $count } so far.
           *[people] At least { tournament-least-people }; { $count } so far.
        }
       *[no] { $kind ->
            [teams] At least { tournament-least-teams } are needed to start.
            [tables] At least { tournament-least-people } are needed to start, and not { $none }, who fit no tables.
           *[people] At least { tournament-least-people } are needed to start.
        }
    }
tournament-least-people =
    { $least ->
        [one] { $least } entrant
       *[other] { $least } entrants
    }
tournament-least-teams =
    { $least ->
        [one] { $least } complete team
       *[other] { $least } complete teams
    }
setup-tournament-at-once =
    { $count ->
        [one] **At the same time** each entrant plays { $count } match
       *[other] **At the same time** each entrant plays up to { $count } matches
    }
setup-tournament-places-teams = **Places for teams**: { $count }
setup-tournament-breaks-teams = **Ties** between players of the same board are broken by: { $names }
setup-tournament-pause-days =
    { $days ->
        [one] { $days } day at most
       *[other] { $days } days at most
    }

left-out-final =
    { $format ->
        [teams] **Left out:** “{ $chosen }”. Teams have no knock-out after their rounds. Nearest: a format without teams, with that knock-out.
        [groups] **Left out:** “{ $chosen }”. Groups always lead to a knock-out of the best of each group. How many of each advance (now { $best }) is chosen under **{ button-cup-groups }**.
       *[knock_out] **Left out:** “{ $chosen }”. In a knock-out all entrants play from the start. How many can enter is chosen under **{ button-cup-entry }**.
    }
left-out-cup =
    { $format ->
        [teams] **Left out:** “{ $chosen }”. Teams meet board against board, and no knock-out follows. Nearest: a format without teams.
       *[other] **Left out:** “{ $chosen }”. It says how a knock-out is played, and none follows “{ $name }”. Choose also how many play in it, in the list “{ form-final }” under **{ button-cup-format }**.
    }
left-out-rounds =
    { $count ->
        [one] **Left out:** { $count } round. “{ $name }” has as many rounds as it needs.
       *[other] **Left out:** { $count } rounds. “{ $name }” has as many rounds as it needs.
    }
left-out-at-once =
    { $count ->
        [one] **Left out:** { $count } match at a time. In “{ $name }” each entrant plays one match in each round.
       *[other] **Left out:** { $count } matches at a time. In “{ $name }” each entrant plays one match in each round.
    }

refusal-contest_name_taken = Another tournament or league of this server that is planned or being played is already called “{ $name }”. Free is: “{ $free }”.

league-start-question = ### { $name }: open the first season now?
league-start-members =
    { $divisions ->
        [one] **Members who play:** { $count }, in { $divisions } division
       *[other] **Members who play:** { $count }, in { $divisions } divisions
    }
league-start-sizes = **Members of each division**, the top one first: { $sizes }
league-start-matches =
    { $is_same ->
        [yes] { $most ->
            [one] **Each plays** { $most } match
           *[other] **Each plays** { $most } matches
        }
       *[no] **Each plays** { $least } to { $most } matches, as their division is large
    }
league-start-ends = **The season ends** { $at } ({ $left })
league-start-next = **The next one opens** { $at }
league-start-note = After that the game, its options, the tables and the size of divisions stay as they are, and who joins plays from the next season on.

form-fault = **{ $fields }**: { $said }

# How chance is checked: in one sentence on messages, whole on pages of rules and in the answer to who enters.
tournament-chance =
    { $is_over ->
        [yes] -# All chance can be checked now: hash `{ $hash }`, secret and file are under **{ button-cup-rules }**.
       *[no] -# A secret that nobody can change any more decides all chance; its hash `{ $hash }` proves that at the end. More under **{ button-cup-rules }**.
    }
league-chance = -# A secret that nobody can change any more decides all chance of a season; its hash proves that at the end: { $hashes }. More under **{ button-league-rules }**.
entered-hash = -# The hash of the secret that decides all chance: `{ $commitment }`. Keep it, and at the end you can check that the secret is the same.
