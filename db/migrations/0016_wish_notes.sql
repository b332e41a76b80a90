-- What became of a wish is kept until its seat was told: `asked` is the kind of question that the wish was for, and a
-- seat says whether there is something, so that nobody looks for it in vain.
ALTER TABLE plans ADD COLUMN asked TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN has_notes BOOLEAN NOT NULL DEFAULT FALSE;
