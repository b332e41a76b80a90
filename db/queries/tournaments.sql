-- name: insert_tournament!
INSERT INTO tournaments (
    id, guild_id, channel_id, name, game, options, format, seats, pace, settings, language, status, secret, commitment,
    created_by, created_at, starts_at, started_at, paused_at, ended_at, acts, message_id, shown_acts,
    league_id, season, division
) VALUES (
    :id, :guild_id, :channel_id, :name, :game, :options, :format, :seats, :pace, :settings, :language, :status, :secret,
    :commitment, :created_by, :created_at, :starts_at, :started_at, :paused_at, :ended_at, :acts, :message_id,
    :shown_acts, :league_id, :season, :division
);

-- name: find_tournament^
SELECT
    id, guild_id, channel_id, name, game, options, format, seats, pace, settings, language, status, secret, commitment,
    created_by, created_at, starts_at, started_at, paused_at, ended_at, acts, message_id, shown_acts,
    league_id, season, division
FROM tournaments WHERE id = :id;

-- name: hold_tournament_on_postgresql^
SELECT id FROM tournaments WHERE id = :id FOR NO KEY UPDATE;

-- name: advance_tournament!
UPDATE tournaments SET
    channel_id = :channel_id, name = :name, game = :game, options = :options, format = :format, seats = :seats,
    pace = :pace, settings = :settings, language = :language, status = :status, starts_at = :starts_at,
    started_at = :started_at, paused_at = :paused_at, ended_at = :ended_at, acts = :acts
WHERE id = :id AND acts = :from_acts;

-- name: place_tournament!
UPDATE tournaments SET channel_id = :channel_id, message_id = NULL, shown_acts = :shown_acts WHERE id = :id;

-- name: show_tournament!
UPDATE tournaments SET message_id = :message_id, shown_acts = :shown_acts
WHERE
    id = :id AND channel_id = :channel_id
    AND (message_id IS NULL OR message_id = :before_message_id OR message_id = :message_id);

-- name: tournaments_to_show
SELECT id AS number, guild_id, acts AS changes FROM tournaments
WHERE status <> 'draft' AND channel_id IS NOT NULL AND (shown_acts IS NULL OR shown_acts < acts)
ORDER BY id LIMIT :most;

-- name: tournaments_of_guild
SELECT
    id, guild_id, channel_id, name, game, options, format, seats, pace, settings, language, status, secret, commitment,
    created_by, created_at, starts_at, started_at, paused_at, ended_at, acts, message_id, shown_acts,
    league_id, season, division
FROM tournaments WHERE guild_id = :guild_id ORDER BY id DESC LIMIT :most;

-- name: names_of_tournaments
SELECT id, name FROM tournaments
WHERE guild_id = :guild_id AND league_id IS NULL AND status IN ('draft', 'open', 'running', 'paused')
ORDER BY id;

-- name: tournaments_of_person
SELECT
    t.id, t.guild_id, t.channel_id, t.name, t.game, t.options, t.format, t.seats, t.pace, t.settings, t.language,
    t.status, t.secret, t.commitment, t.created_by, t.created_at, t.starts_at, t.started_at, t.paused_at, t.ended_at,
    t.acts, t.message_id, t.shown_acts, t.league_id, t.season, t.division
FROM entrants AS e INNER JOIN tournaments AS t ON t.id = e.tournament_id
WHERE e.user_id = :user_id ORDER BY t.id DESC LIMIT :most;

-- name: channels_of_tournament
SELECT p.pairing, m.channel_id
FROM pairings AS p INNER JOIN matches AS m ON m.id = p.match_id
WHERE p.tournament_id = :tournament_id AND m.channel_id IS NOT NULL
ORDER BY p.pairing;

-- name: tournament_of_match^
SELECT tournament_id AS id FROM pairings WHERE match_id = :match_id;

-- name: find_entrants
SELECT
    tournament_id, entrant, user_id, name, salt, status, joined_at, free_since, hasty_at, stopped_at, checked_in_at,
    is_helper, left_at, successor_of, team, board
FROM entrants WHERE tournament_id = :tournament_id ORDER BY entrant;

-- name: put_entrants!
INSERT INTO entrants (
    tournament_id, entrant, user_id, name, salt, status, joined_at, free_since, hasty_at, stopped_at, checked_in_at,
    is_helper, left_at, successor_of, team, board
) VALUES (
    :tournament_id, :entrant, :user_id, :name, :salt, :status, :joined_at, :free_since, :hasty_at, :stopped_at,
    :checked_in_at, :is_helper, :left_at, :successor_of, :team, :board
)
ON CONFLICT (tournament_id, entrant) DO UPDATE SET
    user_id = excluded.user_id, name = excluded.name, salt = excluded.salt, status = excluded.status,
    joined_at = excluded.joined_at, free_since = excluded.free_since, hasty_at = excluded.hasty_at,
    stopped_at = excluded.stopped_at, checked_in_at = excluded.checked_in_at, is_helper = excluded.is_helper,
    left_at = excluded.left_at, successor_of = excluded.successor_of, team = excluded.team, board = excluded.board;

-- name: entrants_of_person
SELECT
    tournament_id, entrant, user_id, name, salt, status, joined_at, free_since, hasty_at, stopped_at, checked_in_at,
    is_helper, left_at, successor_of, team, board
FROM entrants WHERE user_id = :user_id ORDER BY tournament_id;

-- name: entrant_of_person^
SELECT entrant FROM entrants WHERE tournament_id = :tournament_id AND user_id = :user_id;

-- name: find_organisers
SELECT tournament_id, organiser, user_id, name FROM organisers WHERE tournament_id = :tournament_id ORDER BY organiser;

-- name: organisers_of_person
SELECT tournament_id, organiser, user_id, name FROM organisers WHERE user_id = :user_id ORDER BY tournament_id;

-- name: put_organiser!
INSERT INTO organisers (tournament_id, organiser, user_id, name) VALUES (:tournament_id, :organiser, :user_id, :name)
ON CONFLICT (tournament_id, organiser) DO UPDATE SET user_id = excluded.user_id, name = excluded.name;

-- name: find_pairings
SELECT
    tournament_id, pairing, stage, round, match_id, status, why, made_at, published_at, begun_at, judged_at, over_at,
    ended_at, only_for, absent_at
FROM pairings WHERE tournament_id = :tournament_id ORDER BY pairing;

-- name: put_pairings!
INSERT INTO pairings (
    tournament_id, pairing, stage, round, match_id, status, why, made_at, published_at, begun_at, judged_at, over_at,
    ended_at, only_for, absent_at
) VALUES (
    :tournament_id, :pairing, :stage, :round, :match_id, :status, :why, :made_at, :published_at, :begun_at, :judged_at,
    :over_at, :ended_at, :only_for, :absent_at
)
ON CONFLICT (tournament_id, pairing) DO UPDATE SET
    match_id = excluded.match_id, status = excluded.status, why = excluded.why, published_at = excluded.published_at,
    begun_at = excluded.begun_at, judged_at = excluded.judged_at, over_at = excluded.over_at,
    ended_at = excluded.ended_at, only_for = excluded.only_for;

-- name: end_pairing!
UPDATE pairings SET over_at = :over_at WHERE match_id = :match_id AND over_at IS NULL;

-- name: set_absent!
UPDATE pairings SET absent_at = :absent_at WHERE match_id = :match_id;

-- name: next_absent^
SELECT MIN(absent_at) AS at FROM pairings
WHERE tournament_id = :tournament_id AND absent_at IS NOT NULL AND status = 'running';

-- name: delay_absent!
UPDATE pairings SET absent_at = absent_at + :seconds WHERE absent_at IS NOT NULL;

-- name: find_pairing_seats
SELECT tournament_id, pairing, seat, entrant, place, twelfths, score, kind
FROM pairing_seats WHERE tournament_id = :tournament_id ORDER BY pairing, seat;

-- name: put_pairing_seats!
INSERT INTO pairing_seats (tournament_id, pairing, seat, entrant, place, twelfths, score, kind)
VALUES (:tournament_id, :pairing, :seat, :entrant, :place, :twelfths, :score, :kind)
ON CONFLICT (tournament_id, pairing, seat) DO UPDATE SET
    entrant = excluded.entrant, place = excluded.place, twelfths = excluded.twelfths, score = excluded.score,
    kind = excluded.kind;

-- name: find_acts
SELECT tournament_id, act, at, by_whom, kind, facts
FROM tournament_acts WHERE tournament_id = :tournament_id AND act > :after ORDER BY act LIMIT :most;

-- name: newest_acts
SELECT tournament_id, act, at, by_whom, kind, facts
FROM tournament_acts WHERE tournament_id = :tournament_id ORDER BY act DESC LIMIT :most;

-- name: find_acts_of_kind
SELECT tournament_id, act, at, by_whom, kind, facts
FROM tournament_acts WHERE tournament_id = :tournament_id AND kind = :kind ORDER BY act DESC LIMIT :most;

-- name: insert_acts!
INSERT INTO tournament_acts (tournament_id, act, at, by_whom, kind, facts)
VALUES (:tournament_id, :act, :at, :by_whom, :kind, :facts);

-- name: find_forbidden
SELECT tournament_id, one, other FROM forbidden_pairs WHERE tournament_id = :tournament_id ORDER BY one, other;

-- name: put_forbidden!
INSERT INTO forbidden_pairs (tournament_id, one, other) VALUES (:tournament_id, :one, :other)
ON CONFLICT (tournament_id, one, other) DO NOTHING;

-- name: drop_forbidden!
DELETE FROM forbidden_pairs
WHERE (tournament_id, one, other) IN (
    VALUES (CAST(:tournament_id AS BIGINT), CAST(:one AS BIGINT), CAST(:other AS BIGINT))
);

-- name: count_open_tournaments^
SELECT COUNT(*) AS number FROM tournaments
WHERE guild_id = :guild_id AND status IN ('open', 'running', 'paused') AND league_id IS NULL;

-- name: count_open_tournaments_of^
SELECT COUNT(*) AS number FROM tournaments
WHERE
    guild_id = :guild_id AND created_by = :user_id AND league_id IS NULL AND status IN ('open', 'running', 'paused');

-- name: tournaments_drafted_since
SELECT id FROM tournaments WHERE created_by = :user_id AND created_at > :since AND league_id IS NULL ORDER BY id;

-- name: tournaments_made_by
SELECT id FROM tournaments WHERE created_by = :user_id ORDER BY id;

-- name: forget_maker!
UPDATE tournaments SET created_by = NULL WHERE created_by = :user_id;

-- name: forget_entrant!
UPDATE entrants SET user_id = NULL, name = '' WHERE user_id = :user_id;

-- name: forget_organiser!
UPDATE organisers SET user_id = NULL, name = '' WHERE user_id = :user_id;

-- name: rename_entrant!
UPDATE entrants SET name = :name WHERE tournament_id = :tournament_id AND user_id = :user_id AND name <> :name;

-- name: show_tournament_anew!
UPDATE tournaments SET shown_acts = NULL WHERE id = :id;

-- name: find_act^
SELECT tournament_id, act, at, by_whom, kind, facts
FROM tournament_acts WHERE tournament_id = :tournament_id AND act = :act;

-- name: blank_act!
UPDATE tournament_acts SET facts = :facts WHERE tournament_id = :tournament_id AND act = :act;

-- name: next_tournaments
SELECT id FROM tournaments WHERE id > :after ORDER BY id LIMIT :most;

-- name: matches_of_tournament
SELECT id FROM matches WHERE tournament_id = :tournament_id ORDER BY id;

-- name: find_teams
SELECT tournament_id, team, name FROM teams WHERE tournament_id = :tournament_id ORDER BY team;

-- name: put_teams!
INSERT INTO teams (tournament_id, team, name) VALUES (:tournament_id, :team, :name)
ON CONFLICT (tournament_id, team) DO UPDATE SET name = excluded.name;

-- name: team_invitations
SELECT tournament_id, team, user_id, invited_at FROM team_invitations
WHERE tournament_id = :tournament_id ORDER BY team, invited_at, user_id;

-- name: put_team_invitation!
INSERT INTO team_invitations (tournament_id, team, user_id, invited_at)
VALUES (:tournament_id, :team, :user_id, :invited_at)
ON CONFLICT (tournament_id, team, user_id) DO NOTHING;

-- name: drop_team_invitations!
DELETE FROM team_invitations WHERE tournament_id = :tournament_id AND user_id = :user_id;

-- name: drop_team_invitation!
DELETE FROM team_invitations WHERE tournament_id = :tournament_id AND team = :team AND user_id = :user_id;

-- name: team_invitations_of_person
SELECT tournament_id, team, user_id, invited_at FROM team_invitations
WHERE user_id = :user_id ORDER BY tournament_id, team;

-- name: forget_team_invitations!
DELETE FROM team_invitations WHERE user_id = :user_id;

-- name: clear_team_invitations!
DELETE FROM team_invitations WHERE tournament_id = :tournament_id;
