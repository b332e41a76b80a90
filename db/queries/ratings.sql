-- name: find_rated_person^
SELECT number FROM rated_people WHERE user_id = :user_id;

-- name: next_rated_person^
UPDATE counters SET value = value + 1 WHERE name = 'rated_person' RETURNING value AS number;

-- name: insert_rated_person!
INSERT INTO rated_people (number, user_id) VALUES (:number, :user_id);

-- name: forget_rated_person!
UPDATE rated_people SET user_id = NULL WHERE user_id = :user_id;

-- name: find_rating^
SELECT ladder, person, mu, sigma, rated_at, matches FROM ratings WHERE ladder = :ladder AND person = :person;

-- name: ratings_of_person
SELECT ladder, person, mu, sigma, rated_at, matches FROM ratings WHERE person = :person ORDER BY ladder;

-- name: put_rating!
INSERT INTO ratings (ladder, person, mu, sigma, rated_at, matches)
VALUES (:ladder, :person, :mu, :sigma, :rated_at, :matches)
ON CONFLICT (ladder, person) DO UPDATE SET
    mu = excluded.mu, sigma = excluded.sigma, rated_at = excluded.rated_at, matches = excluded.matches;

-- name: next_rating_change^
UPDATE counters SET value = value + 1 WHERE name = 'rating_change' RETURNING value AS number;

-- name: hold_rating_changes^
UPDATE counters SET value = value WHERE name = 'rating_change' RETURNING value AS number;

-- name: insert_rating_change!
INSERT INTO rating_changes (
    number, match_id, seat, person, ladder, guild_id, side, place, gone_at, ended_at, mu_before, sigma_before, mu, sigma,
    rule, model
) VALUES (
    :number, :match_id, :seat, :person, :ladder, :guild_id, :side, :place, :gone_at, :ended_at, :mu_before,
    :sigma_before, :mu, :sigma, :rule, :model
);

-- name: rating_changes_after
SELECT
    number, match_id, seat, person, ladder, guild_id, side, place, gone_at, ended_at, mu_before, sigma_before, mu, sigma,
    rule, model
FROM rating_changes WHERE number > :number ORDER BY number LIMIT :most;

-- name: rating_changes_of_match
SELECT
    number, match_id, seat, person, ladder, guild_id, side, place, gone_at, ended_at, mu_before, sigma_before, mu, sigma,
    rule, model
FROM rating_changes WHERE match_id = :match_id ORDER BY seat;

-- name: unlisted_in_match
SELECT c.seat AS id FROM rating_changes AS c
JOIN rated_people AS p ON p.number = c.person
WHERE
    c.match_id = :match_id AND (
        p.user_id IS NULL
        OR EXISTS (SELECT 1 FROM people AS q WHERE q.user_id = p.user_id AND q.is_unlisted)
    );

-- name: rated_matches_since
SELECT DISTINCT c.match_id AS id FROM rating_changes AS c
JOIN rated_people AS p ON p.number = c.person
WHERE p.user_id = :user_id AND c.ended_at >= :since ORDER BY c.match_id;

-- name: rating_changes_of_person
SELECT
    number, match_id, seat, person, ladder, guild_id, side, place, gone_at, ended_at, mu_before, sigma_before, mu, sigma,
    rule, model
FROM rating_changes WHERE person = :person AND ladder = :ladder ORDER BY number;

-- name: gone_between^
SELECT COUNT(*) AS number FROM rating_changes
WHERE person = :person AND gone_at IS NOT NULL AND gone_at BETWEEN :since AND :until;

-- A match was drawn where nobody who is rated came behind another.
-- name: results_on_guild
SELECT
    c.ladder, COUNT(*) AS matches,
    SUM(CASE WHEN c.place = 1 AND d.match_id IS NOT NULL THEN 1 ELSE 0 END) AS won,
    SUM(CASE WHEN d.match_id IS NULL THEN 1 ELSE 0 END) AS drawn
FROM rating_changes AS c
LEFT JOIN rating_changes AS d ON d.match_id = c.match_id AND d.seat = (
    SELECT MIN(l.seat) FROM rating_changes AS l WHERE l.match_id = c.match_id AND l.place > 1
)
WHERE
    c.person IN (SELECT p.number FROM rated_people AS p WHERE p.number = :person OR p.merged_into = :person)
    AND c.guild_id = :guild_id
GROUP BY c.ladder ORDER BY c.ladder;

-- name: put_rated_on!
INSERT INTO rated_on (guild_id, ladder, person, match_id, seat, rated_at)
VALUES (:guild_id, :ladder, :person, :match_id, :seat, :rated_at)
ON CONFLICT (guild_id, ladder, person) DO UPDATE SET
    match_id = excluded.match_id, seat = excluded.seat, rated_at = excluded.rated_at
WHERE excluded.rated_at >= rated_on.rated_at;

-- name: rated_on_guild
SELECT r.person, r.mu, r.sigma, r.rated_at
FROM rated_on AS o
JOIN ratings AS r ON r.ladder = o.ladder AND r.person = o.person
JOIN rated_people AS p ON p.number = o.person
WHERE
    o.guild_id = :guild_id AND o.ladder = :ladder AND r.rated_at >= :since AND p.user_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM people AS q WHERE q.user_id = p.user_id AND q.is_unlisted);

-- From the few servers that share their boards to their people: a cross join keeps that order.
-- name: rated_in_common
SELECT r.person, r.mu, r.sigma, r.rated_at
FROM ratings AS r
JOIN rated_people AS p ON p.number = r.person
WHERE
    r.ladder = :ladder AND r.person IN (
        SELECT o.person
        FROM guilds AS g
        CROSS JOIN rated_on AS o
        WHERE g.in_common AND o.guild_id = g.guild_id AND o.ladder = :ladder
    )
    AND r.rated_at >= :since AND p.user_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM people AS q WHERE q.user_id = p.user_id AND q.is_unlisted);

-- name: name_on_guild^
SELECT s.name FROM rated_on AS o
JOIN seats AS s ON s.match_id = o.match_id AND s.seat = o.seat
WHERE o.guild_id = :guild_id AND o.ladder = :ladder AND o.person = :person;

-- name: ratings_on_guild
SELECT r.ladder, r.person, r.mu, r.sigma, r.rated_at, r.matches
FROM ratings AS r
JOIN rated_on AS o ON o.ladder = r.ladder AND o.person = r.person
WHERE r.person = :person AND o.guild_id = :guild_id
ORDER BY r.ladder;

-- name: ratings_in_common
SELECT r.ladder, r.person, r.mu, r.sigma, r.rated_at, r.matches
FROM ratings AS r
WHERE r.person = :person AND EXISTS (
    SELECT 1 FROM guilds AS g CROSS JOIN rated_on AS o
    WHERE g.in_common AND o.guild_id = g.guild_id AND o.ladder = r.ladder AND o.person = r.person
)
ORDER BY r.ladder;

-- name: ladders_in_common
SELECT o.ladder FROM guilds AS g CROSS JOIN rated_on AS o
WHERE g.in_common AND o.guild_id = g.guild_id GROUP BY o.ladder ORDER BY COUNT(*) DESC, o.ladder;

-- name: ladders_on_guild
SELECT ladder FROM rated_on WHERE guild_id = :guild_id GROUP BY ladder ORDER BY COUNT(*) DESC, ladder;

-- name: unrated_matches
SELECT m.id FROM matches AS m
WHERE m.status = 'ended' AND m.id > :id
    AND NOT EXISTS (SELECT 1 FROM rating_changes AS c WHERE c.match_id = m.id)
ORDER BY m.id LIMIT :most;

-- name: next_rating_merge^
UPDATE counters SET value = value + 1 WHERE name = 'rating_merge' RETURNING value AS number;

-- name: insert_rating_merge!
INSERT INTO rating_merges (number, person, into_person, merged_at, after_change)
VALUES (:number, :person, :into_person, :merged_at, :after_change);

-- name: rating_merges_after
SELECT number, person, into_person, merged_at, after_change FROM rating_merges WHERE number > :number ORDER BY number;

-- name: place_rating_merge!
UPDATE rating_merges SET after_change = :after_change WHERE number = :number;

-- name: give_rated_person!
UPDATE rated_people SET user_id = :user_id WHERE number = :number;

-- name: count_met^
SELECT COUNT(DISTINCT a.match_id) AS number
FROM rating_changes AS a
INNER JOIN rating_changes AS b ON b.match_id = a.match_id AND b.person = :other AND b.side <> a.side
WHERE a.person = :person;

-- name: count_rated_without_server^
SELECT COUNT(*) AS number FROM rating_changes WHERE person = :person AND guild_id IS NULL;

-- name: numbers_of_person
SELECT number AS id FROM rated_people WHERE number = :person OR merged_into = :person ORDER BY number;

-- name: put_rated_person_into!
UPDATE rated_people SET user_id = NULL, merged_into = :into_person WHERE number = :person OR merged_into = :person;

-- name: rated_on_of_person
SELECT guild_id, ladder, person, match_id, seat, rated_at FROM rated_on
WHERE person = :person ORDER BY guild_id, ladder;

-- name: drop_rated_on_of_person!
DELETE FROM rated_on WHERE person = :person;

-- name: clear_rating_changes!
DELETE FROM rating_changes;

-- name: clear_ratings!
DELETE FROM ratings;

-- name: set_rating_change_number!
UPDATE counters SET value = :number WHERE name = 'rating_change';

-- name: met_on_guild
SELECT
    a.person, b.person AS other, COUNT(*) AS matches,
    SUM(CASE WHEN a.place < b.place THEN 1 ELSE 0 END) AS won,
    SUM(CASE WHEN a.place > b.place THEN 1 ELSE 0 END) AS lost
FROM rated_on AS o
INNER JOIN rating_changes AS a ON a.person = o.person AND a.ladder = o.ladder AND a.guild_id = o.guild_id
INNER JOIN rating_changes AS b ON b.match_id = a.match_id AND b.person > a.person AND b.side <> a.side
INNER JOIN rated_people AS p ON p.number = a.person
INNER JOIN rated_people AS q ON q.number = b.person
WHERE o.guild_id = :guild_id AND p.user_id IS NOT NULL AND q.user_id IS NOT NULL
GROUP BY a.person, b.person
HAVING COUNT(*) >= :least;

-- name: rated_matches_on_guild^
SELECT COUNT(*) AS number
FROM rated_on AS o
INNER JOIN rating_changes AS c ON c.person = o.person AND c.ladder = o.ladder AND c.guild_id = o.guild_id
WHERE o.guild_id = :guild_id AND o.person = :person;

-- name: newest_name_on_guild^
SELECT s.name FROM rated_on AS o
INNER JOIN seats AS s ON s.match_id = o.match_id AND s.seat = o.seat
WHERE o.guild_id = :guild_id AND o.person = :person
ORDER BY o.rated_at DESC LIMIT 1;

-- name: matches_of_pair
SELECT DISTINCT a.match_id AS id, m.channel_id
FROM rating_changes AS a
INNER JOIN rating_changes AS b ON b.match_id = a.match_id AND b.person = :other AND b.side <> a.side
INNER JOIN matches AS m ON m.id = a.match_id
WHERE a.person = :person AND a.guild_id = :guild_id
ORDER BY a.match_id DESC LIMIT :most;
