-- An entry is written once, as one JSON value beside the columns by which it is looked up. The value includes the seals
-- that the entry opens, so the history says which move was opened when.
CREATE TABLE entries_anew (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    revision BIGINT NOT NULL,
    user_id BIGINT,
    entry TEXT NOT NULL,
    PRIMARY KEY (match_id, revision)
);
WITH RECURSIVE
ordered AS (
    SELECT
        match_id, opened_revision,
        '{"seat":' || CAST(seat AS TEXT) || ',"label":"' || decision || '"}' AS opened,
        ROW_NUMBER() OVER (PARTITION BY match_id, opened_revision ORDER BY revision) AS place,
        COUNT(*) OVER (PARTITION BY match_id, opened_revision) AS places
    FROM entries WHERE opened_revision IS NOT NULL
),
listed AS (
    SELECT match_id, opened_revision, opened, place, places FROM ordered WHERE place = 1
    UNION ALL
    SELECT o.match_id, o.opened_revision, l.opened || ',' || o.opened, o.place, o.places
    FROM listed AS l
    INNER JOIN ordered AS o
        ON o.match_id = l.match_id AND o.opened_revision = l.opened_revision AND o.place = l.place + 1
)
INSERT INTO entries_anew (match_id, revision, user_id, entry)
SELECT
    e.match_id, e.revision, e.user_id,
    '{"kind":"' || e.kind
    || '","seat":' || COALESCE(CAST(e.seat AS TEXT), 'null')
    || ',"made_at":' || CAST(e.made_at AS TEXT)
    || ',"decision":"' || e.decision
    || '","seal":' || CASE WHEN e.is_sealed THEN '"' || e.decision || '"' ELSE 'null' END
    || ',"move":' || COALESCE(e.move, 'null')
    || ',"notation":"' || REPLACE(REPLACE(e.notation, '\', '\\'), '"', '\"')
    || '","events":' || e.events
    || ',"final":' || CASE WHEN e.is_barrier THEN 'true' ELSE 'false' END
    || ',"amended":' || CASE WHEN e.is_amended THEN 'true' ELSE 'false' END
    || ',"receipt":"' || e.receipt
    || '","opened":[' || COALESCE(l.opened, '')
    || '],"dropped":[],"undoes":' || COALESCE(CAST(e.undoes AS TEXT), 'null')
    || '}'
FROM entries AS e
LEFT JOIN listed AS l ON l.match_id = e.match_id AND l.opened_revision = e.revision AND l.place = l.places;
DROP TABLE entries;
ALTER TABLE entries_anew RENAME TO entries;
CREATE INDEX entries_person ON entries (user_id, match_id, revision);
