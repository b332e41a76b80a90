-- name: find_seats
SELECT match_id, seat, user_id, name, sitter, level, salt, joined_at, left_revision, seen_revision, has_notes,
    misses, missed_clock, away_revision, agrees, offered_at, offered_to, is_out, taken_revision,
    read_revision, excused_until, excused_days, question_at, away_at, late_at,
    hints, hinted_revision
FROM seats WHERE match_id = :match_id ORDER BY seat;

-- name: find_seats_joined
SELECT
    s.match_id, s.seat, s.user_id, s.name, s.sitter, s.level, s.salt, s.joined_at, s.left_revision, s.seen_revision,
    s.has_notes, s.misses, s.missed_clock, s.away_revision, s.agrees, s.offered_at, s.offered_to, s.is_out,
    s.taken_revision, s.read_revision, s.excused_until, s.excused_days, s.question_at, s.away_at, s.late_at,
    s.hints, s.hinted_revision,
    p.user_id AS person_user_id, p.language AS person_language, p.secrets AS person_secrets,
    p.mentions AS person_mentions, p.text_only AS person_text_only, p.safe_palette AS person_safe_palette,
    p.discord_locale AS person_discord_locale, p.time_zone AS person_time_zone, p.sleeps_at AS person_sleeps_at,
    p.wakes_at AS person_wakes_at, p.reminders AS person_reminders, p.digest_at AS person_digest_at,
    p.away_until AS person_away_until, p.digested_at AS person_digested_at, p.is_unlisted AS person_is_unlisted,
    a.match_id AS asked_match_id, a.seat AS asked_seat, a.user_id AS asked_user_id, a.kind AS asked_kind,
    a.is_owed AS asked_is_owed, a.asked_revision AS asked_asked_revision, a.deadline_at AS asked_deadline_at,
    a.asked_at AS asked_asked_at, a.owed_since AS asked_owed_since, a.remind_at AS asked_remind_at,
    a.last_call_at AS asked_last_call_at, a.call AS asked_call, a.ping_at AS asked_ping_at,
    a.pinged_at AS asked_pinged_at, a.pinged_by AS asked_pinged_by, a.is_picked AS asked_is_picked
FROM seats AS s
LEFT JOIN people AS p ON p.user_id = s.user_id
LEFT JOIN awaited AS a ON a.match_id = s.match_id AND a.seat = s.seat AND a.kind <> ''
WHERE s.match_id = :match_id ORDER BY s.seat;

-- name: insert_seat!
INSERT INTO seats (match_id, seat, user_id, name, sitter, level, salt, joined_at, left_revision, seen_revision)
VALUES (:match_id, :seat, :user_id, :name, :sitter, :level, :salt, :joined_at, :left_revision, :seen_revision);

-- name: clear_seats!
DELETE FROM seats WHERE match_id = :match_id;

-- name: set_salt!
UPDATE seats SET salt = :salt WHERE match_id = :match_id AND seat = :seat;

-- name: rename_seat!
UPDATE seats SET name = :name WHERE match_id = :match_id AND user_id = :user_id AND name <> :name;

-- name: store_presence!
UPDATE seats
SET
    sitter = :sitter, left_revision = :left_revision, away_revision = :away_revision, away_at = :away_at,
    misses = :misses, missed_clock = :missed_clock, offered_at = :offered_at, offered_to = :offered_to,
    late_at = :late_at, is_out = :is_out, level = :level, excused_until = :excused_until, excused_days = :excused_days,
    seen_revision = CASE WHEN :seen_revision > COALESCE(seen_revision, 0) THEN :seen_revision ELSE seen_revision END
WHERE match_id = :match_id AND seat = :seat;

-- name: store_taken!
UPDATE seats
SET
    user_id = :user_id, name = :name, joined_at = :joined_at, taken_revision = :taken_revision, seen_revision = NULL,
    read_revision = NULL,
    agrees = '{}'
WHERE match_id = :match_id AND seat = :seat;

-- name: ask_seats!
UPDATE seats SET question_at = CASE WHEN sitter = 'person' AND user_id IS NOT NULL THEN CAST(:at AS BIGINT) END
WHERE match_id = :match_id;

-- name: ask_seat!
UPDATE seats SET question_at = :at WHERE match_id = :match_id AND seat = :seat;

-- name: store_late!
UPDATE seats SET late_at = :at WHERE match_id = :match_id AND seat = :seat;

-- name: count_hint!
UPDATE seats SET hints = hints + 1, hinted_revision = :revision
WHERE match_id = :match_id AND seat = :seat AND (hinted_revision IS NULL OR hinted_revision <> :revision);

-- name: mark_seen!
UPDATE seats SET seen_revision = :revision
WHERE match_id = :match_id AND user_id = :user_id AND (seen_revision IS NULL OR seen_revision < :revision);

-- name: mark_read!
UPDATE seats SET read_revision = :revision
WHERE match_id = :match_id AND user_id = :user_id AND (read_revision IS NULL OR read_revision < :revision);

-- name: set_has_notes!
UPDATE seats SET has_notes = :has_notes WHERE match_id = :match_id AND seat = :seat;

-- name: seats_of_person
SELECT match_id, seat, user_id, name, sitter, level, salt, joined_at, left_revision, seen_revision, has_notes,
    misses, missed_clock, away_revision, agrees, offered_at, offered_to, is_out, taken_revision,
    read_revision, excused_until, excused_days, question_at, away_at, late_at,
    hints, hinted_revision
FROM seats WHERE user_id = :user_id ORDER BY match_id;

-- name: last_computers
SELECT other.match_id, other.level
FROM seats AS own
INNER JOIN matches AS m ON m.id = own.match_id
INNER JOIN seats AS other ON other.match_id = own.match_id
WHERE own.user_id = :user_id AND m.game = :game AND other.sitter = 'ai'
ORDER BY other.match_id DESC, other.seat
LIMIT 12;

-- name: matches_offered_to
SELECT match_id AS id FROM seats WHERE offered_to = :user_id ORDER BY match_id;

-- name: take_off_offer!
UPDATE seats SET offered_at = NULL, offered_to = NULL WHERE offered_to = :user_id;

-- name: put_former!
INSERT INTO former_players (match_id, user_id, seat, name, entry) VALUES (:match_id, :user_id, :seat, :name, :entry)
ON CONFLICT (match_id, user_id) DO UPDATE SET seat = excluded.seat, name = excluded.name, entry = excluded.entry;

-- name: find_former
SELECT match_id, user_id, seat, name, entry FROM former_players WHERE match_id = :match_id ORDER BY user_id;

-- name: former_of_person
SELECT match_id, user_id, seat, name, entry FROM former_players WHERE user_id = :user_id ORDER BY match_id;

-- name: forget_former!
DELETE FROM former_players WHERE user_id = :user_id;

-- name: forget_seats!
UPDATE seats SET user_id = NULL, name = :name, excused_until = NULL, excused_days = 0 WHERE user_id = :user_id;

-- name: find_invited
SELECT match_id, user_id, is_barred, asked_at, is_reserved, is_called FROM invited WHERE match_id = :match_id ORDER BY user_id;

-- name: invited_person
SELECT match_id, user_id, is_barred, asked_at, is_reserved, is_called FROM invited WHERE user_id = :user_id ORDER BY match_id;

-- name: put_invited!
INSERT INTO invited (match_id, user_id, is_barred, asked_at, is_reserved, is_called)
VALUES (:match_id, :user_id, :is_barred, :asked_at, :is_reserved, :is_called)
ON CONFLICT (match_id, user_id) DO UPDATE SET
    is_barred = excluded.is_barred, asked_at = excluded.asked_at, is_reserved = excluded.is_reserved,
    is_called = excluded.is_called;

-- name: set_reserved!
UPDATE invited SET is_reserved = :is_reserved
WHERE match_id = :match_id AND user_id = :user_id AND is_reserved <> :is_reserved;

-- name: set_called!
UPDATE invited SET is_called = TRUE WHERE match_id = :match_id AND user_id = :user_id AND NOT is_called;

-- name: drop_invited!
DELETE FROM invited WHERE match_id = :match_id AND user_id = :user_id AND NOT is_barred;

-- name: forget_invited!
DELETE FROM invited WHERE user_id = :user_id;

-- name: put_declined!
INSERT INTO declined (user_id, match_id) VALUES (:user_id, :match_id) ON CONFLICT (user_id, match_id) DO NOTHING;

-- name: drop_declined!
DELETE FROM declined WHERE user_id = :user_id AND match_id = :match_id;

-- name: find_declined
SELECT match_id AS id FROM declined WHERE user_id = :user_id ORDER BY match_id;

-- name: forget_declined!
DELETE FROM declined WHERE user_id = :user_id;

-- name: count_invitations_since^
SELECT (
    SELECT COUNT(*) FROM invited AS i INNER JOIN matches AS m ON m.id = i.match_id
    WHERE i.user_id = :user_id AND NOT i.is_barred AND (m.created_at > :since OR i.asked_at > :since)
) + (
    SELECT COUNT(*) FROM declined AS d INNER JOIN matches AS m ON m.id = d.match_id
    WHERE d.user_id = :user_id AND m.created_at > :since
) AS number;

-- name: store_agreed!
UPDATE seats SET agrees = :agrees WHERE match_id = :match_id AND seat = :seat;

-- name: seats_in_ended_matches
SELECT
    s.match_id, s.seat, s.user_id, s.name, s.sitter, s.level, s.salt, s.joined_at, s.left_revision, s.seen_revision,
    s.has_notes, s.misses, s.missed_clock, s.away_revision, s.agrees, s.offered_at, s.offered_to, s.is_out,
    s.taken_revision, s.read_revision, s.excused_until, s.excused_days, s.question_at, s.away_at, s.late_at,
    s.hints, s.hinted_revision
FROM seats AS s INNER JOIN matches AS m ON m.id = s.match_id
WHERE s.user_id = :user_id AND m.status = 'ended' AND m.pace <> 'none'
ORDER BY m.ended_at DESC, m.id DESC LIMIT :most;

-- Matches that have ended with an outcome, in which other people had seats too.
-- name: results_of_person
SELECT m.game, s.seat, m.outcome
FROM seats AS s INNER JOIN matches AS m ON m.id = s.match_id
WHERE
    s.user_id = :user_id AND m.status = 'ended' AND m.outcome IS NOT NULL
    AND EXISTS (SELECT 1 FROM seats AS o WHERE o.match_id = s.match_id AND o.seat <> s.seat AND o.sitter <> 'ai');
