"""Pictures drawn away from who answers, and kept by everything they show."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from typing import Any

from bot.components.limits import ALT_TEXT, fit
from bot.components.parts import Picture
from bot.services.positions import Position
from bot.services.speaking import Voice
from engine.core.fields import Option
from engine.core.values import Seat, Viewer
from render.orders import Kind, Order, drawn
from render.registry import RENDERERS, Renderer
from render.scene import Scene
from render.theme import THEMES

KEPT = 200
Open = Callable[[], Executor]
"""Opens a pool of whoever draws."""


class Pictures:
    """Draws boards, hands and close-ups of any game that can be drawn."""

    def __init__(
        self, pool: Open | None = None, renderers: Mapping[str, Renderer] | None = None
    ) -> None:
        self.renderers = RENDERERS if renderers is None else renderers
        self._open = pool or _one_thread
        self._pool = self._open()
        self._kept: OrderedDict[Order, asyncio.Future[bytes]] = OrderedDict()

    @property
    def themes(self) -> tuple[str, ...]:
        """The themes there are, the usual one first."""
        return tuple(THEMES)

    def layouts(self, slug: str) -> tuple[str, ...]:
        """The layouts a game's board can be drawn in."""
        renderer = self.renderers.get(slug)
        return renderer.layouts if renderer else ()

    def zooms(self, position: Position, viewer: Viewer) -> tuple[Option, ...]:
        """What can be looked at closely."""
        renderer = self.renderers.get(position.table.slug)
        return renderer.zooms(scene(position, viewer)) if renderer else ()

    async def board(
        self,
        position: Position,
        speak: Voice,
        *,
        previous: Position | None = None,
        layout: str = "",
        theme: str | None = None,
    ) -> Picture | None:
        """The board as everybody may see it; changes since `previous` are marked."""
        usual = next(iter(self.layouts(position.table.slug)), "")
        chosen = layout if layout in self.layouts(position.table.slug) else usual
        before = previous.game.view(previous.state, None) if previous else None
        shown = scene(position, None, before)
        return await self._picture(position, shown, speak, "board", theme, chosen)

    async def hand(
        self, position: Position, seat: Seat, speak: Voice, theme: str | None = None
    ) -> Picture | None:
        """What only this seat may see."""
        return await self._picture(position, scene(position, seat), speak, "hand", theme)

    async def close_up(
        self, position: Position, what: str, speak: Voice, theme: str | None = None
    ) -> Picture | None:
        """One part of the board, large."""
        shown = scene(position, None)
        picture = await self._picture(position, shown, speak, "close-up", theme, what)
        labels = [o.label for o in self.zooms(position, None) if o.token == what]
        if picture is None or not labels:
            return picture
        # Somebody who does not see it should hear first which part was asked for.
        alt = fit(f"{speak.plain(labels[0])}. {picture.alt}", ALT_TEXT)
        return Picture(picture.name, picture.data, alt)

    async def final(self, position: Position, speak: Voice) -> Picture | None:
        """The ranking of a game that is over."""
        return await self._picture(position, scene(position, None), speak, "final", None)

    def text_board(self, position: Position, viewer: Viewer, speak: Voice) -> tuple[str, ...]:
        """The position in words, for those who do not see pictures."""
        renderer = self.renderers.get(position.table.slug)
        return renderer.text_board(scene(position, viewer), speak.said) if renderer else ()

    async def _picture(
        self,
        position: Position,
        shown: Scene[Any],
        speak: Voice,
        kind: Kind,
        theme: str | None,
        what: str = "",
    ) -> Picture | None:
        renderer = self.renderers.get(position.table.slug)
        if renderer is None:
            return None
        slug, colours = position.table.slug, speak.plain.colours
        chosen = theme if theme and theme in THEMES else self.themes[0]
        data = await self._kept_or_drawn(
            Order(slug, kind, shown, speak.language, colours, chosen, what)
        )
        alt = fit(renderer.alt_text(shown, speak.plain), ALT_TEXT)
        name = f"{position.table.id}-{position.match.length}.png"
        return Picture(name, data, alt)

    async def _kept_or_drawn(self, order: Order) -> bytes:
        """Draw once, however many ask at the same time."""
        kept = self._kept.get(order)
        if kept is None or kept.cancelled() or (kept.done() and kept.exception()):
            kept = self._kept[order] = asyncio.ensure_future(self._drawn(order))
        self._kept.move_to_end(order)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(kept)

    async def _drawn(self, order: Order) -> bytes:
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, drawn, order)
        except BrokenExecutor:
            # A process that draws was ended, perhaps for want of memory: another takes its place.
            if self._pool is pool:
                pool.shutdown(wait=False)
                self._pool = self._open()
            return await loop.run_in_executor(self._pool, drawn, order)

    def close(self) -> None:
        """Let whoever draws go."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def scene(position: Position, viewer: Viewer, previous: object = None) -> Scene[Any]:
    """What a viewer may see of a position, ready to be drawn."""
    names = tuple(player.name for player in position.table.players)
    return Scene(position.game.view(position.state, viewer), names, previous)


def _one_thread() -> Executor:
    return ThreadPoolExecutor(1, thread_name_prefix="draw")
