"""`/game …`: everything about a table that is not a move."""

from __future__ import annotations

from collections.abc import Callable

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.answering import Interaction, answer, guarded
from bot.commands.guests import (
    guest_of,
    person_of,
    place_of,
    remember,
    require_permissions,
    spot,
)
from bot.commands.lobby import welcome
from bot.commands.words import name, note
from bot.components.parts import Post
from bot.courier import DiscordCourier
from bot.router import show
from bot.services.house import House
from bot.services.lobbies import TakenError
from bot.services.looking import Look
from bot.services.refusals import TableError
from bot.services.speaking import voice
from bot.store.records import Status, Table
from engine.core.values import say
from render.words import fold_locale, languages

OFFERED = 25


class GameCommands(app_commands.Group):
    """`/game` and its subcommands."""

    def __init__(self, house: House, courier: DiscordCourier) -> None:
        super().__init__(name=name("command-game"), description=note("about-game"))
        self.house = house
        self.courier = courier

    async def table(self, interaction: Interaction) -> Table:
        """The table that is meant here."""
        person = person_of(interaction)
        found = await self.house.typing.candidates(person, spot(interaction), "")
        if not found:
            raise TableError("table-none-here")
        return found[0]

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Remember the language a person was last seen with."""
        await remember(self.house, interaction)
        return True


def said(interaction: Interaction, key: str, **params: int | str) -> Post:
    """A short private answer."""
    return Post(voice(str(interaction.locale)).said(say(key, **params)))


def game_commands(house: House, courier: DiscordCourier) -> GameCommands:
    """Build the whole group."""
    group = GameCommands(house, courier)
    for add in (_opening, _seats, _looking, _papers, _leaving):
        add(group)
    return group


Add = Callable[[GameCommands], None]


def _opening(group: GameCommands) -> None:
    house, courier = group.house, group.courier

    @group.command(name=name("command-open"), description=note("about-open"))
    @app_commands.rename(
        game=name("option-game"),
        language=name("option-language"),
        seats=name("option-seats"),
    )
    @app_commands.describe(
        game=note("about-option-game"),
        language=note("about-option-language"),
        seats=note("about-option-seats"),
    )
    @app_commands.choices(language=[Choice(name=code, value=code) for code in languages])
    async def open_(
        interaction: Interaction,
        game: str,
        language: str = "",
        seats: app_commands.Range[int, 1, 8] | None = None,
    ) -> None:
        async with guarded(interaction):
            place = place_of(interaction)
            require_permissions(interaction)
            await interaction.response.defer(ephemeral=True, thinking=True)
            chosen = language or fold_locale(str(interaction.guild_locale or interaction.locale))
            guest = guest_of(interaction)
            try:
                table = await house.lobbies.open(guest, place, game, chosen, seats, interaction.id)
            except TakenError as taken:
                await _point_to(house, interaction, taken.match)
                return
            await welcome(interaction, courier, table)

    @open_.autocomplete("game")
    async def games(interaction: Interaction, current: str) -> list[Choice[str]]:
        speak = voice(str(interaction.locale))
        named = [(speak.plain(f"{slug}-name"), slug) for slug in house.games]
        fitting = [(n, slug) for n, slug in named if current.casefold() in n.casefold()]
        return [Choice(name=n, value=slug) for n, slug in fitting[:OFFERED]]


async def _point_to(house: House, interaction: Interaction, match: str) -> None:
    """Show the way to the table that is already there."""
    table = await house.tables.require(match)
    shown = await house.store.shown(match)
    link = f"<#{table.place}>"
    if shown:
        link = f"https://discord.com/channels/{table.guild}/{shown[-1].channel}/{shown[-1].message}"
    post = said(interaction, "lobby-taken")
    await answer(interaction, Post(f"{post.content} {link}"))


def _seats(group: GameCommands) -> None:
    house, courier = group.house, group.courier

    @group.command(name=name("command-join"), description=note("about-join"))
    async def join(interaction: Interaction) -> None:
        async with guarded(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await group.table(interaction)
            joined = await house.lobbies.join(table.id, guest_of(interaction))
            await welcome(interaction, courier, joined)

    @group.command(name=name("command-leave"), description=note("about-leave"))
    async def leave(interaction: Interaction) -> None:
        async with guarded(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await group.table(interaction)
            if table.status is Status.LOBBY:
                await house.lobbies.leave(table.id, guest_of(interaction))
                await answer(interaction, said(interaction, "lobby-left"))
                return
            await house.leaving.step_aside(table.id, guest_of(interaction))
            await answer(interaction, said(interaction, "stepped-aside"))

    @group.command(name=name("command-start"), description=note("about-start"))
    async def start(interaction: Interaction) -> None:
        async with guarded(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await group.table(interaction)
            await house.lobbies.start(table.id, guest_of(interaction), interaction.id)
            await answer(interaction, said(interaction, "lobby-begun"))

    @group.command(name=name("command-stand-in"), description=note("about-stand-in"))
    @app_commands.rename(player=name("option-player"))
    @app_commands.describe(player=note("about-option-player"))
    async def stand_in(interaction: Interaction, player: discord.User | None = None) -> None:
        async with guarded(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await group.table(interaction)
            await _stand_in(house, interaction, table, player)

    @group.command(name=name("command-back"), description=note("about-back"))
    async def back(interaction: Interaction) -> None:
        async with guarded(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await group.table(interaction)
            await house.leaving.take_back(table.id, guest_of(interaction))
            await answer(interaction, said(interaction, "taken-back"))


async def _stand_in(
    house: House, interaction: Interaction, table: Table, player: discord.User | None
) -> None:
    """In a lobby fill a chair; in a game vote to hand an absent player's seat over."""
    guest = guest_of(interaction)
    if table.status is Status.LOBBY:
        word = voice(table.language).plain("stand-in")
        await house.lobbies.add_stand_in(table.id, guest, word)
        await answer(interaction, said(interaction, "lobby-stand-in-added"))
        return
    seat = table.seat_of(player.id) if player else None
    if seat is None:
        raise TableError("hand-over-whom")
    poll = await house.leaving.hand_over(table.id, guest, seat)
    key = "hand-over-done" if poll.carried else "vote-counted"
    await answer(interaction, said(interaction, key, yes=poll.yes, needed=poll.needed))


def _looking(group: GameCommands) -> None:
    house = group.house

    @group.command(name=name("command-board"), description=note("about-board"))
    @app_commands.rename(
        zoom=name("option-zoom"),
        layout=name("option-layout"),
        theme=name("option-theme"),
    )
    @app_commands.describe(
        zoom=note("about-option-zoom"),
        layout=note("about-option-layout"),
        theme=note("about-option-theme"),
    )
    async def board(
        interaction: Interaction, zoom: str = "", layout: str = "", theme: str = ""
    ) -> None:
        async with guarded(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await group.table(interaction)
            look = Look(zoom, layout, theme)
            await show(
                interaction, await house.looking.board(table.id, person_of(interaction), look)
            )

    @board.autocomplete("zoom")
    async def zooms(interaction: Interaction, current: str) -> list[Choice[str]]:
        found = await house.typing.candidates(person_of(interaction), spot(interaction), "")
        if not found or not found[0].seed:
            return []
        position = await house.tables.position(found[0].id)
        speak = voice(str(interaction.locale), position.table, position.game)
        named = [(speak.plain(o.label), o.token) for o in house.pictures.zooms(position, None)]
        fitting = [(n, token) for n, token in named if current.casefold() in n.casefold()]
        return [Choice(name=n[:100], value=token) for n, token in fitting[:OFFERED]]

    @board.autocomplete("layout")
    async def layouts(interaction: Interaction, current: str) -> list[Choice[str]]:
        found = await house.typing.candidates(person_of(interaction), spot(interaction), "")
        words = house.pictures.layouts(found[0].slug) if found else ()
        return [Choice(name=word, value=word) for word in words if current in word]

    @board.autocomplete("theme")
    async def themes(interaction: Interaction, current: str) -> list[Choice[str]]:
        return [Choice(name=t, value=t) for t in house.pictures.themes if current in t]

    @group.command(name=name("command-text"), description=note("about-text"))
    async def text(interaction: Interaction) -> None:
        async with guarded(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await group.table(interaction)
            await show(interaction, await house.looking.text(table.id, person_of(interaction)))

    @group.command(name=name("command-hand"), description=note("about-hand"))
    async def hand(interaction: Interaction) -> None:
        async with guarded(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await group.table(interaction)
            await show(interaction, await house.looking.hand(table.id, person_of(interaction)))


def _papers(group: GameCommands) -> None:
    looking = group.house.looking
    for word, look in (
        ("log", looking.log),
        ("status", looking.status),
        ("rules", looking.rules),
        ("export", looking.export),
    ):

        def make(look: Callable[..., object] = look) -> Callable[..., object]:
            async def paper(interaction: Interaction) -> None:
                async with guarded(interaction):
                    await interaction.response.defer(ephemeral=True, thinking=True)
                    table = await group.table(interaction)
                    await answer(interaction, await look(table.id, person_of(interaction)))  # type: ignore[misc]

            return paper

        group.add_command(
            app_commands.Command(
                name=name(f"command-{word}"),
                description=note(f"about-{word}"),
                callback=make(),  # type: ignore[arg-type]
            )
        )


def _leaving(group: GameCommands) -> None:
    house = group.house

    @group.command(name=name("command-abandon"), description=note("about-abandon"))
    async def abandon(interaction: Interaction) -> None:
        async with guarded(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await group.table(interaction)
            poll = await house.leaving.abandon(table.id, guest_of(interaction))
            key = "abandoned" if poll.carried else "vote-counted"
            await answer(interaction, said(interaction, key, yes=poll.yes, needed=poll.needed))

    @group.command(name=name("command-close"), description=note("about-close"))
    async def close(interaction: Interaction) -> None:
        async with guarded(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await group.table(interaction)
            await house.lobbies.close(table.id, guest_of(interaction))
            await answer(interaction, said(interaction, "closed"))

    @group.command(name=name("command-adopt"), description=note("about-adopt"))
    @app_commands.rename(match=name("option-match"))
    @app_commands.describe(match=note("about-option-match"))
    async def adopt(interaction: Interaction, match: str) -> None:
        async with guarded(interaction):
            place = place_of(interaction)
            require_permissions(interaction)
            await interaction.response.defer(ephemeral=True, thinking=True)
            await house.leaving.adopt(match, guest_of(interaction), place)
            await answer(interaction, said(interaction, "adopted"))

    @adopt.autocomplete("match")
    async def mine(interaction: Interaction, current: str) -> list[Choice[str]]:
        found = await house.store.tables(
            status=(Status.RUNNING, Status.LOBBY), user=interaction.user.id
        )
        speak = voice(str(interaction.locale))
        named = [(f"{speak.plain(f'{t.slug}-name')} · {t.id}", t.id) for t in found]
        return [Choice(name=n, value=m) for n, m in named if current in n][:OFFERED]
