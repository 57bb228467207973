"""The contract of drafts, posts and messages, on every adapter."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.store.errors import ConflictError, UnknownMatchError, UnknownPostError
from bot.store.port import Store
from bot.store.records import Change, Delivery, Draft, PostState, Shown, Status, new_post
from tests.bot.store.samples import ANNE, BERT, HandClock, lobby, moves, running

MATCH = "aaaa2222"


def draft(seat: int, *answers: str, decision: str = "bid:1") -> Draft:
    return Draft(MATCH, decision, seat, "bid", answers)


async def test_a_draft_replaces_the_earlier_one(store: Store) -> None:
    await store.create(running())
    assert await store.draft(MATCH, "bid:1", 0) is None
    await store.save_draft(draft(0, "paris"))
    await store.save_draft(draft(0, "paris", "1200"))
    assert await store.draft(MATCH, "bid:1", 0) == draft(0, "paris", "1200")
    assert await store.draft(MATCH, "bid:1", 1) is None


async def test_answering_drops_the_draft_of_that_seat_only(store: Store) -> None:
    table = await store.create(running())
    await store.save_draft(draft(0, "paris"))
    await store.save_draft(draft(1, "köln"))
    await store.append(replace(moves(table), answered=(("bid:1", 0),)))
    assert await store.draft(MATCH, "bid:1", 0) is None
    assert await store.draft(MATCH, "bid:1", 1) == draft(1, "köln")


async def test_dropping_drafts_by_decision_and_seat(store: Store) -> None:
    await store.create(running())
    drafts = [draft(seat, decision=decision) for decision in ("a", "b") for seat in (0, 1)]
    for each in drafts:
        await store.save_draft(each)
    await store.drop_drafts(MATCH, decision="a", seat=0)
    assert await store.draft(MATCH, "a", 0) is None
    await store.drop_drafts(MATCH, decision="b")
    kept = [await store.draft(MATCH, each.decision, each.seat) for each in drafts]
    assert kept == [None, drafts[1], None, None]
    await store.drop_drafts(MATCH)
    assert await store.draft(MATCH, "a", 1) is None


async def test_a_draft_shows_no_answers_in_a_traceback() -> None:
    assert "1200" not in repr(draft(0, "1200"))


async def test_posts_are_pending_in_the_order_written(store: Store, clock: HandClock) -> None:
    opening = new_post(MATCH, 0, "lobby")
    table = await store.create(lobby(), posts=[opening])
    posts = tuple(new_post(MATCH, 1, kind, user=u) for kind, u in (("z", None), ("a", ANNE)))
    await store.append(replace(moves(table), posts=posts))
    await store.create(lobby("bbbb3333", 8), posts=[new_post("bbbb3333", 0, "lobby")])
    pending = await store.pending_posts(MATCH)
    assert pending == tuple(replace(p, created=clock.now) for p in (opening, *posts))
    assert len(await store.pending_posts()) == 4
    assert await store.pending_posts(limit=2) == pending[:2]


async def test_a_sent_post_is_no_longer_pending(store: Store, clock: HandClock) -> None:
    made = new_post(MATCH, 0, "lobby", payload=b"\x00\xff")
    await store.create(lobby(), posts=[made])
    await store.mark_sent(Delivery(made.nonce, 7, 55))
    found = await store.post(made.nonce)
    assert found is not None
    assert (found.state, found.channel, found.message) == (PostState.SENT, 7, 55)
    assert (found.created, found.payload) == (clock.now, b"\x00\xff")
    assert await store.pending_posts() == ()
    assert await store.shown(MATCH) == ()


async def test_a_dropped_post_is_kept_but_not_pending(store: Store) -> None:
    made = new_post(MATCH, 0, "hand", user=ANNE)
    await store.create(lobby(), posts=[made])
    await store.drop_post(made.nonce)
    found = await store.post(made.nonce)
    assert found is not None
    assert found.state is PostState.DROPPED
    assert await store.pending_posts() == ()


async def test_what_went_out_is_never_called_dropped(store: Store) -> None:
    made = new_post(MATCH, 0, "phase")
    await store.create(lobby(), posts=[made])
    await store.mark_sent(Delivery(made.nonce, 7, 55))
    await store.drop_post(made.nonce)
    found = await store.post(made.nonce)
    assert found is not None
    assert found.state is PostState.SENT


async def test_marking_an_unknown_post_is_refused(store: Store) -> None:
    assert await store.post("nope") is None
    with pytest.raises(UnknownPostError):
        await store.mark_sent(Delivery("nope", 1, 2, "prompt"))
    with pytest.raises(UnknownPostError):
        await store.drop_post("nope")


async def test_the_same_post_is_not_written_twice(store: Store) -> None:
    table = await store.create(running())
    made = new_post(MATCH, 1, "phase")
    with pytest.raises(ConflictError):
        await store.append(replace(moves(table), posts=(made, made)))
    table = await store.append(replace(moves(table), posts=(made,)))
    with pytest.raises(ConflictError):
        await store.append(Change(table, posts=(made,)))


async def test_nonces_tell_posts_apart_and_fit_discord() -> None:
    posts = [
        new_post(MATCH, 1, "phase"),
        new_post(MATCH, 2, "phase"),
        new_post(MATCH, 1, "hand"),
        new_post(MATCH, 1, "hand", user=ANNE),
        new_post(MATCH, 1, "hand", user=BERT),
        new_post(MATCH, 1, "hand", user=BERT, occasion=900),
    ]
    assert len({post.nonce for post in posts}) == len(posts)
    assert all(len(post.nonce) <= 25 for post in posts)
    assert new_post(MATCH, 1, "phase").nonce == posts[0].nonce


async def test_sending_remembers_the_message_at_once(store: Store) -> None:
    table = await store.create(running())
    made = new_post(MATCH, 1, "hand", user=ANNE)
    await store.append(replace(moves(table), posts=(made,)))
    await store.mark_sent(Delivery(made.nonce, 70, 55, "private"))
    assert await store.shown(MATCH) == (Shown(MATCH, "private", 70, 55, ANNE, 1),)


async def send(store: Store, *wanted: Shown) -> Delivery:
    """Send a row for each message, so that it is shown."""
    for shown in wanted:
        row = new_post(MATCH, shown.index, "phase", user=shown.user, occasion=shown.message)
        table = await store.table(MATCH)
        assert table is not None
        await store.append(Change(table, posts=(row,)))
        delivery = Delivery(row.nonce, shown.channel, shown.message, shown.role)
        await store.mark_sent(delivery)
    return delivery


async def test_messages_are_found_by_role_and_reader_and_forgotten(store: Store) -> None:
    await store.create(running())
    first = Shown(MATCH, "prompt", 7, 900, index=1)
    second = Shown(MATCH, "prompt", 7, 800, index=2)
    private = Shown(MATCH, "private", 70, 850, user=ANNE)
    last = await send(store, first, second, private)
    assert await store.shown(MATCH) == (first, second, private)
    assert await store.shown(MATCH, role="prompt") == (first, second)
    assert await store.shown(MATCH, user=ANNE) == (private,)
    await store.mark_sent(replace(last, tidied=(900, 850, 1)))
    assert await store.shown(MATCH) == (second,)


async def test_a_message_shown_again_is_the_newest(store: Store) -> None:
    await store.create(running())
    first, second = (Shown(MATCH, "prompt", 7, message) for message in (900, 901))
    await send(store, first, second, replace(first, index=4))
    assert await store.shown(MATCH) == (second, replace(first, index=4))


async def test_writing_about_an_unknown_match_is_refused(store: Store) -> None:
    with pytest.raises(UnknownMatchError):
        await store.save_draft(draft(0))


async def test_a_finished_table_keeps_its_posts_but_no_drafts(store: Store) -> None:
    table = await store.create(running())
    await store.save_draft(draft(0, "paris"))
    ending = new_post(MATCH, 1, "ranking")
    over = replace(table, status=Status.OVER)
    await store.append(replace(moves(table), after=over, posts=(ending,)))
    assert await store.draft(MATCH, "bid:1", 0) is None
    assert len(await store.pending_posts()) == 1
