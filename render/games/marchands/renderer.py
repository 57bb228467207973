"""Everything the bot can ask of this game's pictures."""

from __future__ import annotations

from engine.games.marchands.model.view import View
from render.games.marchands.board import board
from render.games.marchands.closeups import close_up, zooms
from render.games.marchands.final import final
from render.games.marchands.hand import hand
from render.games.marchands.layout import LAYOUTS
from render.games.marchands.telling import alt_text, text_board
from render.pages import PageRenderer

RENDERER: PageRenderer[View] = PageRenderer(
    tuple(LAYOUTS), board, hand, zooms, close_up, final, alt_text, text_board
)
