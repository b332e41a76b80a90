-- name: find_seats
SELECT match_id, seat, user_id, name, sitter, level, salt, joined_at, left_revision, seen_revision, offers_draw,
    has_notes, agrees_to_cancel
FROM seats WHERE match_id = :match_id ORDER BY seat;

-- name: find_seats_with_people
SELECT
    s.match_id, s.seat, s.user_id, s.name, s.sitter, s.level, s.salt, s.joined_at, s.left_revision, s.seen_revision,
    s.offers_draw, s.has_notes, s.agrees_to_cancel,
    p.language, p.secrets, p.mentions, p.text_only, p.safe_palette, p.discord_locale,
    p.user_id IS NOT NULL AS is_joined
FROM seats AS s LEFT JOIN people AS p ON p.user_id = s.user_id WHERE s.match_id = :match_id ORDER BY s.seat;

-- name: insert_seat!
INSERT INTO seats (match_id, seat, user_id, name, sitter, level, salt, joined_at, left_revision, seen_revision)
VALUES (:match_id, :seat, :user_id, :name, :sitter, :level, :salt, :joined_at, :left_revision, :seen_revision);

-- name: clear_seats!
DELETE FROM seats WHERE match_id = :match_id;

-- name: give_up_seat!
UPDATE seats SET sitter = 'absent', left_revision = :revision WHERE match_id = :match_id AND seat = :seat;

-- name: mark_seen!
UPDATE seats SET seen_revision = :revision
WHERE match_id = :match_id AND user_id = :user_id AND (seen_revision IS NULL OR seen_revision < :revision);

-- name: set_has_notes!
UPDATE seats SET has_notes = :has_notes WHERE match_id = :match_id AND seat = :seat;

-- name: seats_of_person
SELECT match_id, seat, user_id, name, sitter, level, salt, joined_at, left_revision, seen_revision, offers_draw,
    has_notes, agrees_to_cancel
FROM seats WHERE user_id = :user_id ORDER BY match_id;

-- name: forget_seats!
UPDATE seats SET user_id = NULL, name = :name WHERE user_id = :user_id;

-- name: find_invited
SELECT match_id, user_id, is_barred FROM invited WHERE match_id = :match_id ORDER BY user_id;

-- name: invited_person
SELECT match_id, user_id, is_barred FROM invited WHERE user_id = :user_id ORDER BY match_id;

-- name: put_invited!
INSERT INTO invited (match_id, user_id, is_barred) VALUES (:match_id, :user_id, :is_barred)
ON CONFLICT (match_id, user_id) DO UPDATE SET is_barred = excluded.is_barred;

-- name: drop_invited!
DELETE FROM invited WHERE match_id = :match_id AND user_id = :user_id AND NOT is_barred;

-- name: forget_invited!
DELETE FROM invited WHERE user_id = :user_id;

-- name: count_invitations_since^
SELECT COUNT(*) AS number FROM invited AS i INNER JOIN matches AS m ON m.id = i.match_id
WHERE i.user_id = :user_id AND NOT i.is_barred AND m.created_at > :since;

-- name: agree_to_cancel!
UPDATE seats SET agrees_to_cancel = :is_agreed WHERE match_id = :match_id AND seat = :seat;

-- name: offer_draw!
UPDATE seats SET offers_draw = :is_offered WHERE match_id = :match_id AND seat = :seat;
