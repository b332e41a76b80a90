-- What lags is looked for at every start: only tables, and old messages to be put away, are marked.
UPDATE shown SET is_behind = FALSE WHERE is_behind AND audience <> 'table' AND audience NOT LIKE 'old:%';
