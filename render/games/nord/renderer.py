"""Everything the bot can ask of this game's pictures."""

from __future__ import annotations

from engine.games.nord.model import View
from render.games.nord.board import board
from render.games.nord.layout import LAYOUTS
from render.games.nord.sheets import close_up, final, hand, zooms
from render.games.nord.telling import alt_text, text_board
from render.pages import PageRenderer

RENDERER: PageRenderer[View] = PageRenderer(
    tuple(LAYOUTS), board, hand, zooms, close_up, final, alt_text, text_board
)
