"""The contract of tables and logs, on every adapter."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.store.errors import (
    AlreadyDoneError,
    ConflictError,
    PlaceTakenError,
    StoreUnavailableError,
    UnknownMatchError,
)
from bot.store.port import Store
from bot.store.records import (
    SNAPSHOT_EVERY,
    Change,
    Player,
    Snapshot,
    Status,
    Table,
    new_match_id,
    new_post,
    snapshot_due,
)
from tests.bot.store.samples import ANNE, BERT, CARL, SEED, HandClock, entry, lobby, moves, running


async def test_a_created_table_reads_back_as_returned(store: Store, clock: HandClock) -> None:
    kept = await store.create(lobby())
    assert kept == replace(lobby(), created=clock.now, updated=clock.now)
    assert await store.table("aaaa2222") == kept
    assert await store.table("zzzz9999") is None


async def test_a_known_id_is_a_conflict(store: Store) -> None:
    await store.create(lobby())
    with pytest.raises(ConflictError) as refused:
        await store.create(lobby(channel=8))
    assert not isinstance(refused.value, PlaceTakenError)


@pytest.mark.parametrize("status", [Status.LOBBY, Status.RUNNING, Status.FROZEN])
async def test_one_open_table_per_place(store: Store, status: Status) -> None:
    await store.create(lobby(status=status))
    with pytest.raises(PlaceTakenError) as refused:
        await store.create(lobby("bbbb3333"))
    assert refused.value.match == "aaaa2222"
    assert await store.table("bbbb3333") is None


@pytest.mark.parametrize("status", [Status.OVER, Status.CLOSED, Status.ABANDONED])
async def test_a_finished_table_leaves_its_place(store: Store, status: Status) -> None:
    first = await store.create(running())
    await store.append(Change(first, replace(first, status=status)))
    second = await store.create(lobby("bbbb3333"))
    assert await store.table_at(7) == second


async def test_a_thread_is_a_place_of_its_own(store: Store) -> None:
    await store.create(lobby())
    inside = await store.create(lobby("bbbb3333", thread=70))
    assert await store.table_at(70) == inside
    with pytest.raises(PlaceTakenError):
        await store.create(lobby("cccc4444", thread=70, channel=8))


async def test_reopening_a_table_needs_its_place(store: Store) -> None:
    first = await store.create(lobby(status=Status.CLOSED))
    await store.create(lobby("bbbb3333"))
    with pytest.raises(PlaceTakenError):
        await store.append(Change(first, replace(first, status=Status.RUNNING)))
    moved = await store.append(Change(first, replace(first, status=Status.RUNNING, channel=8)))
    assert await store.table_at(8) == moved


async def test_the_last_table_of_a_place_is_found_when_none_is_open(
    store: Store, clock: HandClock
) -> None:
    await store.create(lobby(status=Status.OVER))
    clock.pass_(hours=1)
    later = await store.create(lobby("bbbb3333", status=Status.CLOSED))
    assert await store.table_at(7) == later
    assert await store.table_at(8) is None


async def test_joining_and_leaving_rewrites_the_players(store: Store) -> None:
    table = await store.create(lobby())
    joined = (*table.players, Player(None, "Bot", stand_in=True))
    table = await store.append(Change(table, replace(table, players=joined)))
    assert (table.revision, table.players) == (1, joined)
    assert await store.table(table.id) == table
    table = await store.append(Change(table, replace(table, players=joined[1:])))
    assert (await store.load(table.id)).table.players == joined[1:]
    assert await store.tables(user=ANNE) == ()


async def test_two_people_joining_the_same_head_do_not_undo_each_other(store: Store) -> None:
    seen = await store.create(lobby(players=()))
    await store.append(Change(seen, replace(seen, players=(Player(ANNE, "Anne"),))))
    with pytest.raises(ConflictError):
        await store.append(Change(seen, replace(seen, players=(Player(BERT, "Bert"),))))
    assert await store.tables(user=BERT) == ()


async def test_a_log_grows_without_gaps(store: Store, clock: HandClock) -> None:
    table = await store.create(running())
    clock.pass_(minutes=1)
    table = await store.append(moves(table, 3))
    assert (table.length, table.updated) == (3, clock.now)
    clock.pass_(minutes=1)
    table = await store.append(Change(table, entries=(entry(3, seat=1, auto=True),)))
    found = await store.entries(table.id)
    assert [e.index for e in found] == [0, 1, 2, 3]
    assert found[3] == entry(3, seat=1, auto=True, at=clock.now)
    assert await store.entries(table.id, 1, 3) == found[1:3]
    assert await store.entries(table.id, 2) == found[2:]


@pytest.mark.parametrize("indices", [(1,), (0, 2), (0, 0)])
async def test_entries_that_do_not_continue_the_log_are_refused(
    store: Store, indices: tuple[int, ...]
) -> None:
    table = await store.create(running())
    with pytest.raises(ConflictError):
        await store.append(Change(table, entries=tuple(map(entry, indices))))
    assert await store.entries(table.id) == ()
    assert await store.table(table.id) == table


async def test_the_second_writer_of_an_index_is_refused(store: Store, clock: HandClock) -> None:
    table = await store.create(running())
    await store.append(moves(table))
    with pytest.raises(ConflictError):
        await store.append(moves(table, 2))
    assert len(await store.entries(table.id)) == 1


async def test_a_head_of_another_past_is_refused(store: Store, clock: HandClock) -> None:
    table = await store.create(running())
    imagined = replace(table, updated=clock.now - timedelta(microseconds=1))
    with pytest.raises(ConflictError):
        await store.append(moves(imagined))


async def test_a_refused_change_leaves_nothing(store: Store) -> None:
    table = await store.create(running())
    known = new_post(table.id, 0, "phase")
    table = await store.append(Change(table, posts=(known,)))
    change = Change(
        table,
        replace(table, status=Status.OVER, players=()),
        entries=(entry(0),),
        posts=(new_post(table.id, 1, "phase"), known),
        interaction=900,
        snapshot=Snapshot(1, b"state", 3, "d", 1),
    )
    with pytest.raises(ConflictError):
        await store.append(change)
    loaded = await store.load(table.id)
    assert (loaded.table, loaded.snapshot, loaded.entries) == (table, None, ())
    assert [post.nonce for post in await store.pending_posts()] == [known.nonce]
    assert not await store.done(table.id, 900)


async def test_an_interaction_is_carried_out_once(store: Store) -> None:
    table = await store.create(running(), interaction=900)
    with pytest.raises(AlreadyDoneError) as refused:
        await store.append(moves(table, interaction=900))
    assert (refused.value.match, refused.value.interaction) == (table.id, 900)
    table = await store.append(moves(table, interaction=901))
    assert await store.done(table.id, 901)
    with pytest.raises(AlreadyDoneError):
        await store.append(moves(table, interaction=901))
    assert (await store.load(table.id)).table.length == 1


async def test_a_redelivery_is_recognised_before_a_conflict(store: Store) -> None:
    table = await store.create(running())
    await store.append(moves(table, interaction=901))
    with pytest.raises(AlreadyDoneError):
        await store.append(moves(table, interaction=901))


async def test_interactions_belong_to_their_match(store: Store) -> None:
    first = await store.create(running())
    second = await store.create(running("bbbb3333", 8))
    await store.append(moves(first, interaction=901))
    assert not await store.done(second.id, 901)
    await store.append(moves(second, interaction=901))


async def test_an_unknown_match_is_said_to_be(store: Store) -> None:
    for change in (moves(running()), moves(running(), interaction=900)):
        with pytest.raises(UnknownMatchError):
            await store.append(change)
    with pytest.raises(UnknownMatchError):
        await store.load("aaaa2222")
    with pytest.raises(UnknownMatchError):
        await store.entries("aaaa2222")


async def _with_snapshots(store: Store, count: int) -> Table:
    table = await store.create(running())
    for _ in range(count):
        change = moves(table)
        if snapshot_due(table.length, table.length + 1):
            at = table.length + 1
            change = replace(change, snapshot=Snapshot(at, b"state %d" % at, 3 * at, "d", 1))
        table = await store.append(change)
    return table


async def test_loading_reads_a_snapshot_and_only_what_came_after(store: Store) -> None:
    table = await _with_snapshots(store, 2 * SNAPSHOT_EVERY + 3)
    loaded = await store.load(table.id)
    assert loaded.table == table
    assert loaded.snapshot == Snapshot(100, b"state 100", 300, "d", 1)
    assert [e.index for e in loaded.entries] == [100, 101, 102]


async def test_loading_an_earlier_position(store: Store) -> None:
    table = await _with_snapshots(store, SNAPSHOT_EVERY + 2)
    earlier = await store.load(table.id, length=SNAPSHOT_EVERY - 1)
    assert earlier.snapshot is None
    assert len(earlier.entries) == SNAPSHOT_EVERY - 1
    exact = await store.load(table.id, length=SNAPSHOT_EVERY)
    assert exact.snapshot is not None
    assert exact.entries == ()
    whole = await store.load(table.id, whole=True)
    assert whole.snapshot is None
    assert len(whole.entries) == table.length


async def test_a_snapshot_is_due_once_in_so_many_entries() -> None:
    due = [n for n in range(200) if snapshot_due(n, n + 1)]
    assert due == [SNAPSHOT_EVERY * k - 1 for k in range(1, 200 // SNAPSHOT_EVERY + 1)]
    assert snapshot_due(SNAPSHOT_EVERY - 2, SNAPSHOT_EVERY + 5)
    assert not snapshot_due(SNAPSHOT_EVERY, SNAPSHOT_EVERY)


async def test_listing_by_each_condition(store: Store, clock: HandClock) -> None:
    old = await store.create(lobby())
    clock.pass_(hours=2)
    thread = await store.create(lobby("bbbb3333", 8, thread=80, guild=6))
    clock.pass_(hours=1)
    carl = await store.create(running("cccc4444", 9, players=(Player(CARL, "Carl"),)))
    assert await store.tables() == (carl, thread, old)
    assert await store.tables(status=[Status.LOBBY]) == (thread, old)
    assert await store.tables(status=[]) == ()
    assert await store.tables(user=ANNE) == (thread, old)
    assert await store.tables(user=CARL, status=[Status.RUNNING]) == (carl,)
    assert await store.tables(guild=6) == (thread,)
    assert await store.tables(channel=8) == await store.tables(channel=80) == (thread,)
    assert await store.tables(untouched_since=thread.updated) == (old,)
    assert await store.tables(limit=2) == (carl, thread)


async def test_numbers_as_large_as_discord_makes_them(store: Store) -> None:
    huge = 2**63 - 1
    table = await store.create(lobby(channel=huge, guild=huge, host=huge), interaction=huge)
    assert await store.table_at(huge) == table
    assert await store.done(table.id, huge)


async def test_a_closed_store_says_to_try_again(store: Store) -> None:
    table = await store.create(running())
    await store.close()
    with pytest.raises(StoreUnavailableError):
        await store.append(moves(table))
    with pytest.raises(StoreUnavailableError):
        await store.table(table.id)


async def test_match_ids_are_short_and_fit_custom_ids() -> None:
    made = {new_match_id() for _ in range(500)}
    assert len(made) == 500
    assert all(re.fullmatch("[a-z2-9]{8}", match) for match in made)


async def test_nothing_secret_shows_in_a_traceback(store: Store) -> None:
    table = await store.create(running())
    table = await store.append(moves(table))
    loaded = await store.load(table.id)
    told = repr((loaded, moves(table), Snapshot(1, b"cash 900", 0, "", 1)))
    for secret in (SEED, "bid", "amount", "cash"):
        assert secret not in told
