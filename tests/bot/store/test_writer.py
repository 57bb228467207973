"""What only the durable store promises: grouped commits, faults told apart, an orderly end."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store.errors import (
    AlreadyDoneError,
    ConflictError,
    StoreUnavailableError,
)
from bot.store.records import Change, Draft, Status, Table
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.writer import MOST_TOGETHER
from tests.bot.store.samples import ANNE, HandClock, entry, moves, running


async def fill_disk(store: SqliteStore) -> None:
    """Let the database grow no further."""
    pages = await store._links.writer.run(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
    await limit_pages(store, pages)


async def limit_pages(store: SqliteStore, pages: int) -> None:
    sql = f"PRAGMA max_page_count = {pages}"
    await store._links.writer.run(lambda db: db.execute(sql).fetchone())


async def tables(store: SqliteStore, count: int) -> list[Table]:
    made = (store.create(running(f"t{number}", 1000 + number)) for number in range(count))
    return list(await asyncio.gather(*made))


async def statements_of(store: SqliteStore) -> list[str]:
    """Note every statement the writer runs from now on."""
    statements: list[str] = []
    await store._links.writer.run(lambda db: db.set_trace_callback(statements.append))
    return statements


async def test_writers_that_come_together_share_a_commit(durable: SqliteStore) -> None:
    heads = await tables(durable, 50)
    statements = await statements_of(durable)
    after = await asyncio.gather(*(durable.append(moves(head)) for head in heads))
    assert all(head.length == 1 for head in after)
    assert statements.count("COMMIT") == 1


async def test_a_long_queue_is_written_in_several_commits(durable: SqliteStore) -> None:
    statements = await statements_of(durable)
    await tables(durable, MOST_TOGETHER + 1)
    assert statements.count("COMMIT") == 2


async def test_refused_writers_fail_alone(durable: SqliteStore) -> None:
    heads = await tables(durable, 30)
    done = await durable.append(moves(heads[0], interaction=900))
    stale, doubled = moves(heads[0]), replace(moves(done), interaction=900)
    gap = Change(heads[1], entries=(entry(5),))
    changes = [stale, doubled, gap, *map(moves, heads[2:])]
    statements = await statements_of(durable)
    results = await asyncio.gather(*map(durable.append, changes), return_exceptions=True)
    assert statements.count("COMMIT") == 1
    refused = [type(result) for result in results[:3]]
    assert refused == [ConflictError, AlreadyDoneError, ConflictError]
    assert [head.length for head in results[3:] if isinstance(head, Table)] == [1] * 28
    for head in heads[2:]:
        assert len(await durable.entries(head.id)) == 1
    assert len(await durable.entries(heads[0].id)) == 1
    assert await durable.entries(heads[1].id) == ()


async def test_racing_for_an_index_has_one_winner(durable: SqliteStore) -> None:
    table = await durable.create(running())
    racing = [replace(moves(table, count), interaction=count) for count in range(1, 21)]
    results = await asyncio.gather(*map(durable.append, racing), return_exceptions=True)
    winners = [result for result in results if isinstance(result, Table)]
    assert len(winners) == 1
    assert sum(isinstance(result, ConflictError) for result in results) == 19
    assert len(await durable.entries(table.id)) == winners[0].length


async def test_a_mistake_in_one_row_fails_its_writer_only(durable: SqliteStore) -> None:
    heads = await tables(durable, 2)
    monstrous = moves(heads[0], interaction=2**70)
    results = await asyncio.gather(
        durable.append(monstrous), durable.append(moves(heads[1])), return_exceptions=True
    )
    assert isinstance(results[0], OverflowError)
    assert isinstance(results[1], Table)
    await durable.append(moves(heads[0]))


async def test_a_locked_database_is_unavailable_and_then_goes_on(
    durable: SqliteStore, path: Path
) -> None:
    heads = await tables(durable, 3)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        results = await asyncio.gather(
            *(durable.append(moves(head, interaction=900)) for head in heads),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [StoreUnavailableError] * 3
        assert len({id(result) for result in results}) == 3
        assert await durable.table(heads[0].id) == heads[0]
        other.execute("ROLLBACK")
    for head in heads:
        await durable.append(moves(head, interaction=900))


async def test_a_full_disk_loses_nothing_and_the_press_can_be_repeated(
    durable: SqliteStore,
) -> None:
    table = await durable.create(running())
    table = await durable.append(moves(table))
    big = replace(moves(table, interaction=900), entries=(entry(1, action=b"x" * 500_000),))
    await fill_disk(durable)
    with pytest.raises(StoreUnavailableError, match="full"):
        await durable.append(big)
    assert (await durable.load(table.id)).table == table
    await limit_pages(durable, 100_000)
    assert (await durable.append(big)).length == 2


async def test_a_full_disk_fails_the_whole_group_alike(durable: SqliteStore) -> None:
    heads = await tables(durable, 3)
    big = Change(heads[1], entries=(entry(0, action=b"x" * 500_000),))
    await fill_disk(durable)
    results = await asyncio.gather(
        durable.append(moves(heads[0])), durable.append(big), return_exceptions=True
    )
    assert [type(result) for result in results] == [StoreUnavailableError] * 2
    assert await durable.entries(heads[0].id) == ()


async def test_a_full_disk_met_when_writers_are_taken_apart(durable: SqliteStore) -> None:
    heads = await tables(durable, 3)
    await durable.append(moves(heads[0]))
    stale = moves(heads[0])
    big = Change(heads[1], entries=(entry(0, action=b"x" * 500_000),))
    await fill_disk(durable)
    results = await asyncio.gather(
        *map(durable.append, (stale, big, moves(heads[2]))), return_exceptions=True
    )
    assert [type(result) for result in results] == [StoreUnavailableError] * 3
    assert await durable.entries(heads[2].id) == ()


async def test_closing_finishes_what_was_accepted(path: Path, clock: HandClock) -> None:
    store = await SqliteStore.open(path, clock)
    heads = await tables(store, MOST_TOGETHER + 1)
    writing = [asyncio.create_task(store.append(moves(head))) for head in heads]
    await asyncio.sleep(0)
    await store.close()
    assert {head.length for head in await asyncio.gather(*writing)} == {1}
    with pytest.raises(StoreUnavailableError):
        await store.append(moves(heads[0]))
    again = await SqliteStore.open(path, clock)
    assert [table.length for table in await again.tables()] == [1] * len(heads)
    await again.close()


async def test_a_writer_who_stops_waiting_is_still_written(durable: SqliteStore) -> None:
    heads = await tables(durable, 2)
    impatient = asyncio.create_task(durable.append(moves(heads[0])))
    await asyncio.sleep(0)
    impatient.cancel()
    await durable.append(moves(heads[1]))
    with pytest.raises(asyncio.CancelledError):
        await impatient
    assert len(await durable.entries(heads[0].id)) == 1


async def test_a_reader_sees_one_moment(durable: SqliteStore, path: Path) -> None:
    table = await durable.create(running())
    # Used by the reader's thread, when that is about to look for the players.
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:

        def write_in_between(statement: str) -> None:
            if "FROM player" in statement:
                other.execute("DELETE FROM player")

        await durable._links.reader.run(lambda db: db.set_trace_callback(write_in_between))
        assert await durable.tables() == (table,)
        await durable._links.reader.run(lambda db: db.set_trace_callback(None))
    found = await durable.table(table.id)
    assert found is not None
    assert found.players == ()


async def test_a_glance_that_is_held_up_is_left_to_the_thread(durable: SqliteStore) -> None:
    table = await durable.create(running())
    draft = Draft(table.id, "bid:1", 0, "bid", ("paris", "1 200"))
    await durable.save_draft(draft)
    durable._links.glance.set_progress_handler(lambda: 1, 1)
    assert await durable.draft(table.id, "bid:1", 0) == draft


async def test_every_commit_reaches_the_disk(durable: SqliteStore) -> None:
    def durability(db: sqlite3.Connection) -> tuple[str, int]:
        mode = db.execute("PRAGMA journal_mode").fetchone()[0]
        return mode, db.execute("PRAGMA synchronous").fetchone()[0]

    assert await durable._links.writer.run(durability) == ("wal", 2)


async def test_drafts_and_games_survive_reopening(path: Path, clock: HandClock) -> None:
    store = await SqliteStore.open(path, clock)
    table = await store.append(moves(await store.create(running()), 2))
    draft = Draft(table.id, "bid:1", 0, "bid", ("paris", "1 200"))
    await store.save_draft(draft)
    await store.close()
    again = await SqliteStore.open(path, clock)
    assert (await again.load(table.id)).table == table
    assert await again.draft(table.id, "bid:1", 0) == draft
    await again.close()


async def test_the_constraints_hold_without_the_program(durable: SqliteStore, path: Path) -> None:
    await durable.append(moves(await durable.create(running(), interaction=9), 2))
    entry = "match, position, seat, action, rules, drawn, digest, auto, at FROM log WHERE position"
    copies = {
        "first entry": f"INSERT INTO log SELECT 8, before, {entry} = 0",
        "next entry": f"INSERT INTO log SELECT 9, before, {entry} = 1",
        "interaction": "INSERT INTO interaction SELECT * FROM interaction",
        "place": "INSERT INTO match SELECT 'other', slug, rules, language, guild, channel, thread,"
        " host, seats, status, options, seed, created FROM match",
    }
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for sql in copies.values():
            with pytest.raises(sqlite3.IntegrityError):
                db.execute(sql)


async def test_what_a_press_asks_for_never_reads_a_whole_table(durable: SqliteStore) -> None:
    table = await durable.create(running())
    asked: list[str] = []
    await durable._links.reader.run(lambda db: db.set_trace_callback(asked.append))
    durable._links.glance.set_trace_callback(asked.append)
    await durable.load(table.id)
    await durable.table_at(table.place)
    await durable.tables(user=ANNE)
    await durable.tables(guild=5)
    await durable.tables(channel=7)
    await durable.tables(status=[Status.LOBBY])
    await durable.done(table.id, 900)
    await durable.draft(table.id, "bid:1", 0)
    await durable.pending_posts()
    await durable.pending_posts(table.id)
    await durable.post("nonce")
    await durable.shown(table.id, role="prompt")
    await durable.waits(table.id)
    await durable.waits_for(ANNE)
    await durable.votes(table.id)
    await durable.preference(ANNE)
    await durable._links.reader.run(lambda db: db.set_trace_callback(None))
    selects = [sql for sql in asked if sql.startswith("SELECT")]
    assert len(selects) > 16

    def plans(db: sqlite3.Connection) -> list[str]:
        explained = (db.execute(f"EXPLAIN QUERY PLAN {sql}").fetchall() for sql in selects)
        return [row[3] for plan in explained for row in plan]

    found = plans(durable._links.glance)
    small = ("index", "subquery")
    whole = [step for step in found if not any(word in step.lower() for word in small)]
    assert [step for step in whole if step.startswith("SCAN")] == []
