"""`/game …`: everything about a table that is not a move, put together."""

from __future__ import annotations

from bot.commands.group import GameCommands
from bot.commands.leaving import add_leaving
from bot.commands.looking import add_board, add_papers
from bot.commands.opening import add_open
from bot.commands.seating import add_seats, add_stand_ins
from bot.porter import DiscordPorter
from bot.services.house import House


def game_commands(house: House, porter: DiscordPorter) -> GameCommands:
    """Build the whole group."""
    group = GameCommands(house, porter)
    for add in (add_open, add_seats, add_stand_ins, add_board, add_papers, add_leaving):
        add(group)
    return group
