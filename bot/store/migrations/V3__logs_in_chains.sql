-- What every action writes is kept small and together: a commit shared by fifty matches then
-- changes ten pages, not sixty.

-- How far a match has come is apart from what was agreed about it, which hardly ever changes.
CREATE TABLE progress (
    match    TEXT PRIMARY KEY REFERENCES match,
    length   INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    updated  INTEGER NOT NULL,
    last     INTEGER
) WITHOUT ROWID;

INSERT INTO progress
    SELECT id, length, revision, updated,
           (SELECT rowid FROM log WHERE log.match = match.id AND position = match.length - 1)
    FROM match;

CREATE TABLE agreed_match (
    id       TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 8),
    slug     TEXT NOT NULL,
    rules    INTEGER NOT NULL,
    language TEXT NOT NULL,
    guild    INTEGER,
    channel  INTEGER NOT NULL,
    thread   INTEGER,
    host     INTEGER NOT NULL,
    seats    INTEGER NOT NULL,
    status   TEXT NOT NULL
             CHECK (status IN ('lobby', 'running', 'over', 'closed', 'abandoned', 'frozen')),
    options  TEXT NOT NULL,
    seed     TEXT NOT NULL,
    created  INTEGER NOT NULL
) WITHOUT ROWID;

INSERT INTO agreed_match
    SELECT id, slug, rules, language, guild, channel, thread, host, seats, status, options, seed,
           created
    FROM match;
DROP TABLE match;
ALTER TABLE agreed_match RENAME TO match;
CREATE UNIQUE INDEX one_open_match_per_place ON match (coalesce(thread, channel))
    WHERE status IN ('lobby', 'running', 'frozen');
CREATE INDEX match_by_place ON match (coalesce(thread, channel));
CREATE INDEX match_by_channel ON match (channel);
CREATE INDEX match_by_guild ON match (guild);
CREATE INDEX match_by_status ON match (status);

-- Each entry names the one before it, and the progress of a match its last. An index by match and
-- position would have a page of its own for every match; new links change the last pages only.
CREATE TABLE chained_log (
    number   INTEGER PRIMARY KEY,
    before   INTEGER,
    match    TEXT NOT NULL,
    position INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    action   BLOB NOT NULL,
    rules    INTEGER NOT NULL,
    drawn    INTEGER NOT NULL,
    digest   TEXT NOT NULL,
    auto     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    CHECK ((before IS NULL) = (position = 0))
);

INSERT INTO chained_log
    SELECT rowid, lag(rowid) OVER (PARTITION BY match ORDER BY position),
           match, position, seat, action, rules, drawn, digest, auto, at
    FROM log;
DROP TABLE log;
ALTER TABLE chained_log RENAME TO log;

-- A second writer, who saw the same end of a log and goes on from it, is refused.
CREATE UNIQUE INDEX one_entry_after_another ON log (before);
CREATE UNIQUE INDEX one_first_entry ON log (match) WHERE position = 0;
