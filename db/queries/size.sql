-- How finished matches are kept: 'active' for those that are not over, 'wrong' for those that do not verify.
-- name: size_of_matches
SELECT
    m.game,
    CASE
        WHEN m.status IN ('open', 'running') THEN 'active' WHEN m.kept IN ('whole', 'packed') THEN m.kept ELSE 'wrong'
    END AS kept,
    COUNT(*) AS amount,
    CAST(SUM(COALESCE(LENGTH(m.snapshot), 0)) AS BIGINT) AS bytes
FROM matches AS m GROUP BY 1, 2;

-- name: size_of_entries
SELECT
    m.game,
    CASE
        WHEN m.status IN ('open', 'running') THEN 'active' WHEN m.kept IN ('whole', 'packed') THEN m.kept ELSE 'wrong'
    END AS kept,
    COUNT(*) AS amount,
    CAST(SUM(LENGTH(e.entry) + COALESCE(LENGTH(e.snapshot), 0)) AS BIGINT) AS bytes
FROM entries AS e INNER JOIN matches AS m ON m.id = e.match_id GROUP BY 1, 2;

-- name: size_of_packs
SELECT m.game, 'packed' AS kept, COUNT(*) AS amount, CAST(SUM(LENGTH(p.entries)) AS BIGINT) AS bytes
FROM packs AS p INNER JOIN matches AS m ON m.id = p.match_id GROUP BY 1;

-- name: whole_of_game
SELECT id FROM matches
WHERE game = :game AND kept = 'whole' AND started_at IS NOT NULL AND ended_at IS NOT NULL
ORDER BY ended_at DESC LIMIT :most;

-- name: packable_before^
SELECT COUNT(*) AS id FROM matches
WHERE kept = 'whole' AND started_at IS NOT NULL AND ended_at IS NOT NULL AND ended_at <= :before;
