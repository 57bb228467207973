"""Parts turned into discord.py's objects, used to build payloads and for nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO

import discord
from discord import ui

from bot.components.parts import Button, Choice, Input, Modal, Picture, Row, Select, Style

_STYLES = {style: discord.ButtonStyle[style.value] for style in Style}


def view(rows: Iterable[Row]) -> ui.View:
    """The components of a message; stopped at once so that discord.py never stores it."""
    made = ui.View(timeout=None)
    for number, row in enumerate(rows):
        if isinstance(row, Select):
            made.add_item(_select(row, number))
        else:
            for button in row:
                made.add_item(_button(button, number))
    made.stop()
    return made


def custom_ids(rows: Iterable[Row]) -> set[str]:
    """The custom ids of all components of a message."""
    return {part.id for row in rows for part in ((row,) if isinstance(row, Select) else row)}


def _button(button: Button, row: int) -> ui.Button[ui.View]:
    return ui.Button(
        style=_STYLES[button.style],
        label=button.label,
        custom_id=button.id,
        emoji=button.emoji,
        disabled=button.disabled,
        row=row,
    )


def _select(select: Select, row: int | None) -> ui.Select[ui.View]:
    return ui.Select(
        custom_id=select.id,
        placeholder=select.placeholder,
        min_values=select.least,
        max_values=select.most,
        options=[_option(choice) for choice in select.choices],
        row=row,
    )


def _option(choice: Choice) -> discord.SelectOption:
    return discord.SelectOption(
        label=choice.label, value=choice.value, description=choice.note, default=choice.chosen
    )


def modal(form: Modal) -> ui.Modal:
    """A modal; stopped at once, because two people may open the same one."""
    made = ui.Modal(title=form.title, custom_id=form.id)
    for line in form.inputs:
        made.add_item(ui.Label(text=line.label, description=line.note, component=_component(line)))
    made.stop()
    return made


def _component(line: Input) -> ui.TextInput[ui.Modal] | ui.Select[ui.Modal]:
    if line.choices:
        return ui.Select(
            custom_id=line.id,
            placeholder=line.placeholder,
            min_values=1 if line.required else 0,
            max_values=1,
            required=line.required,
            options=[_option(choice) for choice in line.choices],
        )
    return ui.TextInput(
        custom_id=line.id,
        placeholder=line.placeholder,
        default=line.value,
        required=line.required,
        max_length=line.most,
        style=discord.TextStyle.paragraph if line.long else discord.TextStyle.short,
    )


def files(pictures: Iterable[Picture]) -> list[discord.File]:
    """The files of a message, each with its alt text."""
    return [
        discord.File(BytesIO(picture.data), filename=picture.name, description=picture.alt)
        for picture in pictures
    ]


def mentions(pings: Iterable[int]) -> discord.AllowedMentions:
    """Nobody is pinged but those named."""
    users = [discord.Object(user) for user in pings]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)
