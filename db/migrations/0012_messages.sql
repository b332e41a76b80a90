-- What Discord shows of a match stood in one table with six kinds of rows; each kind gets a table of its own.

-- The table message; every match has a row. `channel_id` and `message_id`: where it is, or was, NULL if there is none.
-- `page` names what it shows; '' if nobody knows. Its log begins after revision `log_after`. `called` is a JSON list of the
-- people it has called. `lost`: why the table cannot be shown. `changes` counts what has changed, `shown_changes` how much
-- of that is shown. `announced` names the message that is being sent in its place, with its channel and its log.
CREATE TABLE table_messages (
    match_id BIGINT PRIMARY KEY REFERENCES matches (id),
    channel_id BIGINT,
    message_id BIGINT,
    revision BIGINT NOT NULL,
    page TEXT NOT NULL,
    log_after BIGINT NOT NULL,
    called TEXT NOT NULL,
    lost TEXT,
    changes BIGINT NOT NULL,
    shown_changes BIGINT NOT NULL,
    announced TEXT,
    announced_channel_id BIGINT,
    announced_log_after BIGINT
);
-- The direct message to a seat. `page` names the secrets that it shows. `is_waiting`: they could not be sent, and the
-- player has not looked. `is_behind`: since `revision` it was not kept up to date with the table.
CREATE TABLE direct_messages (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    channel_id BIGINT,
    message_id BIGINT,
    revision BIGINT NOT NULL,
    page TEXT NOT NULL,
    is_waiting BOOLEAN NOT NULL,
    is_behind BOOLEAN NOT NULL,
    announced TEXT,
    PRIMARY KEY (match_id, seat)
);
-- Messages that newer ones have replaced and that are still to be put away: with a `log_after` they shrink to their log
-- up to `log_until`, without one they are deleted.
CREATE TABLE old_messages (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    message_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    log_after BIGINT,
    log_until BIGINT NOT NULL,
    is_out_of_reach BOOLEAN NOT NULL,
    PRIMARY KEY (match_id, message_id)
);
-- Direct messages to seats about a table that cannot be shown in `table_channel_id`. No `message_id`: it did not arrive.
CREATE TABLE loss_reports (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    channel_id BIGINT,
    message_id BIGINT,
    table_channel_id BIGINT NOT NULL,
    reason TEXT NOT NULL,
    announced TEXT,
    PRIMARY KEY (match_id, seat)
);

INSERT INTO table_messages (
    match_id, channel_id, message_id, revision, page, log_after, called, lost, changes, shown_changes,
    announced, announced_channel_id, announced_log_after
)
SELECT
    m.id,
    COALESCE(c.channel_id, t.channel_id),
    CASE WHEN t.state <> 'gone' THEN t.message_id END,
    COALESCE(t.revision, 0),
    CASE WHEN t.state <> 'gone' THEN t.page_hash ELSE '' END,
    COALESCE(c.revision, 0),
    '[' || COALESCE(c.page_hash, '') || ']',
    CASE WHEN t.state = 'gone' THEN t.page_hash END,
    1,
    CASE
        -- Of an open table nobody knew for certain whether it was shown as it was.
        WHEN m.status = 'open' OR t.is_behind OR (t.state <> 'gone' AND t.revision < m.revision) THEN 0
        WHEN t.match_id IS NULL AND m.status = 'running' THEN 0
        ELSE 1
    END,
    s.page_hash,
    s.channel_id,
    CASE WHEN t.message_id > 0 THEN s.revision WHEN s.match_id IS NOT NULL THEN COALESCE(c.revision, 0) END
FROM matches AS m
LEFT JOIN shown AS t ON t.match_id = m.id AND t.audience = 'table'
LEFT JOIN shown AS c ON c.match_id = m.id AND c.audience = 'called'
LEFT JOIN shown AS s ON s.match_id = m.id AND s.audience = 'sending:table';

INSERT INTO direct_messages (match_id, seat, channel_id, message_id, revision, page, is_waiting, is_behind, announced)
SELECT
    p.match_id,
    p.seat,
    COALESCE(s.channel_id, CASE WHEN d.channel_id > 0 THEN d.channel_id END),
    CASE WHEN d.state = 'shown' THEN d.message_id END,
    COALESCE(d.revision, 0),
    COALESCE(d.page_hash, ''),
    COALESCE(d.state = 'gone', FALSE),
    COALESCE(d.revision < t.revision, FALSE),
    s.page_hash
FROM seats AS p
INNER JOIN table_messages AS t ON t.match_id = p.match_id
LEFT JOIN shown AS d ON d.match_id = p.match_id AND d.audience = 'seat:' || CAST(p.seat AS TEXT)
LEFT JOIN shown AS s ON s.match_id = p.match_id AND s.audience = 'sending:seat:' || CAST(p.seat AS TEXT)
WHERE d.match_id IS NOT NULL OR s.match_id IS NOT NULL;

INSERT INTO old_messages (match_id, message_id, channel_id, log_after, log_until, is_out_of_reach)
SELECT
    match_id, message_id, channel_id,
    CASE WHEN page_hash <> 'removed' THEN CAST(page_hash AS BIGINT) END,
    revision,
    state = 'gone'
FROM shown WHERE SUBSTR(audience, 1, 4) = 'old:';

INSERT INTO loss_reports (match_id, seat, channel_id, message_id, table_channel_id, reason, announced)
SELECT
    p.match_id,
    p.seat,
    COALESCE(s.channel_id, CASE WHEN r.channel_id > 0 THEN r.channel_id END),
    CASE WHEN r.message_id > 0 THEN r.message_id END,
    COALESCE(m.channel_id, 0),
    CASE WHEN r.page_hash = CAST(m.channel_id AS TEXT) || ':' || t.lost THEN t.lost ELSE '' END,
    s.page_hash
FROM seats AS p
INNER JOIN matches AS m ON m.id = p.match_id
INNER JOIN table_messages AS t ON t.match_id = p.match_id
LEFT JOIN shown AS r ON r.match_id = p.match_id AND r.audience = 'trouble:' || CAST(p.seat AS TEXT)
LEFT JOIN shown AS s ON s.match_id = p.match_id AND s.audience = 'sending:trouble:' || CAST(p.seat AS TEXT)
WHERE r.match_id IS NOT NULL OR s.match_id IS NOT NULL;

DROP TABLE shown;
CREATE INDEX table_messages_behind ON table_messages (match_id) WHERE shown_changes < changes OR announced IS NOT NULL;
-- Tables that cannot be shown are looked for whenever a server changes what the bot may do.
CREATE INDEX table_messages_lost ON table_messages (match_id) WHERE lost IS NOT NULL;
CREATE INDEX old_messages_due ON old_messages (match_id) WHERE NOT is_out_of_reach;
CREATE INDEX direct_messages_announced ON direct_messages (match_id) WHERE announced IS NOT NULL;

-- The language of Discord, not of what somebody said.
ALTER TABLE people RENAME COLUMN spoken TO discord_locale;
