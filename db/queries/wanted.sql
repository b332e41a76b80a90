-- name: find_wanted^
SELECT rule FROM wanted WHERE match_id = :match_id;

-- name: put_wanted!
INSERT INTO wanted (match_id, rule) VALUES (:match_id, :rule)
ON CONFLICT (match_id) DO UPDATE SET rule = excluded.rule;

-- name: find_band^
SELECT match_id, least, most, has_newcomers FROM bands WHERE match_id = :match_id;

-- name: put_band!
INSERT INTO bands (match_id, least, most, has_newcomers) VALUES (:match_id, :least, :most, :has_newcomers)
ON CONFLICT (match_id) DO UPDATE SET
    least = excluded.least, most = excluded.most, has_newcomers = excluded.has_newcomers;
