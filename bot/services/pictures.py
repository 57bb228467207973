"""Pictures drawn in worker threads and kept by everything they show."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from PIL import Image

from bot.components.limits import ALT_TEXT, fit
from bot.components.parts import Picture
from bot.services.positions import Position
from bot.services.speaking import Voice
from engine.core.fields import Option
from engine.core.values import Seat, Viewer
from render.png import encode
from render.registry import RENDERERS, Renderer
from render.scene import Scene
from render.theme import THEMES, Theme, theme_named

KEPT = 200
Draw = Callable[[Renderer, Scene[Any], Theme], Image.Image]


class Pictures:
    """Draws boards, hands and close-ups of any game that can be drawn."""

    def __init__(self, threads: int = 1, renderers: Mapping[str, Renderer] | None = None) -> None:
        self.renderers = RENDERERS if renderers is None else renderers
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="draw")
        self._kept: OrderedDict[Hashable, asyncio.Future[bytes]] = OrderedDict()

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

        def draw(renderer: Renderer, shown: Scene[Any], colours: Theme) -> Image.Image:
            return renderer.draw(shown, speak.plain, colours, chosen)

        before = previous.game.view(previous.state, None) if previous else None
        shown = scene(position, None, before)
        return await self._picture(position, shown, speak, ("board", chosen), draw, theme)

    async def hand(
        self, position: Position, seat: Seat, speak: Voice, theme: str | None = None
    ) -> Picture | None:
        """What only this seat may see."""

        def draw(renderer: Renderer, shown: Scene[Any], colours: Theme) -> Image.Image:
            return renderer.hand(shown, speak.plain, colours)

        return await self._picture(
            position, scene(position, seat), speak, ("hand", seat), draw, theme
        )

    async def close_up(
        self, position: Position, what: str, speak: Voice, theme: str | None = None
    ) -> Picture | None:
        """One part of the board, large."""

        def draw(renderer: Renderer, shown: Scene[Any], colours: Theme) -> Image.Image:
            return renderer.close_up(shown, what, speak.plain, colours)

        shown = scene(position, None)
        picture = await self._picture(position, shown, speak, ("zoom", what), draw, theme)
        labels = [o.label for o in self.zooms(position, None) if o.token == what]
        if picture is None or not labels:
            return picture
        # Somebody who does not see it should hear first which part was asked for.
        alt = fit(f"{speak.plain(labels[0])}. {picture.alt}", ALT_TEXT)
        return Picture(picture.name, picture.data, alt)

    async def final(self, position: Position, speak: Voice) -> Picture | None:
        """The ranking of a game that is over."""

        def draw(renderer: Renderer, shown: Scene[Any], colours: Theme) -> Image.Image:
            return renderer.final(shown, speak.plain, colours)

        return await self._picture(position, scene(position, None), speak, ("end",), draw, None)

    def text_board(self, position: Position, viewer: Viewer, speak: Voice) -> tuple[str, ...]:
        """The position in words, for those who do not see pictures."""
        renderer = self.renderers.get(position.table.slug)
        return renderer.text_board(scene(position, viewer), speak.said) if renderer else ()

    async def _picture(
        self,
        position: Position,
        shown: Scene[Any],
        speak: Voice,
        kind: tuple[Hashable, ...],
        draw: Draw,
        theme: str | None,
    ) -> Picture | None:
        renderer = self.renderers.get(position.table.slug)
        if renderer is None:
            return None
        colours = theme_named(theme if theme and theme in THEMES else self.themes[0])
        key = (position.table.slug, kind, shown, speak.language, colours.name)
        data = await self._drawn(key, lambda: encode(draw(renderer, shown, colours)))
        alt = fit(renderer.alt_text(shown, speak.plain), ALT_TEXT)
        name = f"{position.table.id}-{position.match.length}.png"
        return Picture(name, data, alt)

    async def _drawn(self, key: Hashable, draw: Callable[[], bytes]) -> bytes:
        """Draw once, however many ask at the same time."""
        kept = self._kept.get(key)
        if kept is None or kept.cancelled() or (kept.done() and kept.exception()):
            kept = asyncio.get_running_loop().run_in_executor(self._pool, draw)
            self._kept[key] = kept
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(kept)

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def scene(position: Position, viewer: Viewer, previous: object = None) -> Scene[Any]:
    """What a viewer may see of a position, ready to be drawn."""
    names = tuple(player.name for player in position.table.players)
    return Scene(position.game.view(position.state, viewer), names, previous)
