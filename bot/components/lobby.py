"""The lobby: who sits where, what is settled, and what may be pressed before the start."""

from __future__ import annotations

from bot.components.ids import Press
from bot.components.limits import OPTION_LABEL, PLACEHOLDER, ROWS, fit
from bot.components.parts import Button, Choice, Post, Row, Select, Style
from bot.services.speaking import Voice
from bot.store.records import Status, Table
from engine.core.game import Setting
from engine.registry import AnyGame

JOIN, LEAVE, BEGIN, CHOOSE, MORE = "j", "l", "t", "c", "n"
STAND_IN, FILL, SEND_AWAY = "i", "I", "u"


def lobby(table: Table, game: AnyGame, voice: Voice) -> Post:
    """The public message of a lobby."""
    if table.status is not Status.LOBBY:
        return Post("\n".join((*_heading(table, voice), _ended(table, voice))))
    settings = game.meta.settings
    shown = settings[: _shown(game)]
    ready = len(table.players) in game.meta.seats
    rows: list[Row] = [_people_buttons(table, voice, ready=ready), _stand_in_buttons(table, voice)]
    rows += [setting_select(table, setting, voice) for setting in shown]
    if len(shown) < len(settings):
        label = voice.plain("lobby-more", count=len(settings) - len(shown))
        rows.append((_button(MORE, table, label, value=str(len(shown))),))
    lines = [*_heading(table, voice), *chairs(table, game, voice)]
    lines += _settled(table, settings[len(shown) :], voice)
    return Post("\n".join(lines), tuple(rows))


def more_settings(table: Table, game: AnyGame, voice: Voice, begin: int) -> Post:
    """The settings that found no room in the lobby, for the host's eyes."""
    rest = game.meta.settings[begin : begin + ROWS - 1]
    rows: list[Row] = [setting_select(table, setting, voice) for setting in rest]
    after = begin + len(rest)
    if after < len(game.meta.settings):
        label = voice.plain("lobby-more", count=len(game.meta.settings) - after)
        rows.append((_button(MORE, table, label, value=str(after)),))
    return Post(voice.said("lobby-settings"), tuple(rows))


def page_of(game: AnyGame, name: str) -> int:
    """Where the page of further settings begins on which one of them stands."""
    first, page = _shown(game), ROWS - 1
    place = [setting.name for setting in game.meta.settings].index(name)
    return first + (place - first) // page * page


def _shown(game: AnyGame) -> int:
    """How many settings find room in the lobby itself, beside the buttons and the way to more."""
    room = ROWS - 2
    count = len(game.meta.settings)
    return count if count <= room else room - 1


def _heading(table: Table, voice: Voice) -> tuple[str, ...]:
    return (f"## {voice.said(f'{table.slug}-name')}", f"-# {table.id}")


def _ended(table: Table, voice: Voice) -> str:
    running = table.status in (Status.RUNNING, Status.OVER)
    return voice.said("lobby-started" if running else "lobby-closed")


def chairs(table: Table, game: AnyGame, voice: Voice) -> list[str]:
    """One line per chair, taken or free."""
    lines = []
    for seat in range(table.seats):
        colour = voice.said(f"colour-{game.meta.colours[seat]}")
        if seat >= len(table.players):
            lines.append(f"▫️ {colour} – *{voice.said('lobby-free')}*")
            continue
        player = table.players[seat]
        host = f" – {voice.said('lobby-host')}" if player.user == table.host else ""
        mark = "🤖" if player.stand_in else "🪑"
        lines.append(f"{mark} {colour} – **{voice.said.worded(player.name)}**{host}")
    return lines


def _settled(table: Table, settings: tuple[Setting, ...], voice: Voice) -> list[str]:
    chosen = dict(table.options)
    return [
        f"-# {setting_name(table, s, voice)}: {choice_name(table, s, chosen[s.name], voice)}"
        for s in settings
    ]


def _people_buttons(table: Table, voice: Voice, *, ready: bool) -> tuple[Button, ...]:
    plain = voice.plain
    full = len(table.players) >= table.seats
    return (
        _button(JOIN, table, plain("lobby-join"), Style.GO, disabled=full),
        _button(LEAVE, table, plain("lobby-leave")),
        _button(BEGIN, table, plain("lobby-begin"), Style.MAIN, disabled=not ready),
    )


def _stand_in_buttons(table: Table, voice: Voice) -> tuple[Button, ...]:
    plain = voice.plain
    full = len(table.players) >= table.seats
    none = all(player.user is not None for player in table.players)
    return (
        _button(FILL, table, plain("lobby-fill"), disabled=full),
        _button(STAND_IN, table, plain("lobby-stand-in"), disabled=full),
        _button(SEND_AWAY, table, plain("lobby-send-away"), disabled=none),
    )


def _button(
    op: str,
    table: Table,
    label: str,
    style: Style = Style.PLAIN,
    *,
    value: str = "",
    disabled: bool = False,
) -> Button:
    ref = Press(op, table.id, value=value).write()
    return Button(ref, label, style, disabled=disabled)


def setting_select(table: Table, setting: Setting, voice: Voice) -> Select:
    """A menu of one setting's choices, with the settled one chosen."""
    settled = dict(table.options).get(setting.name, setting.choices[0])
    name = setting_name(table, setting, voice)
    choices = tuple(
        Choice(
            choice,
            fit(f"{name}: {choice_name(table, setting, choice, voice)}", OPTION_LABEL),
            chosen=choice == settled,
        )
        for choice in setting.choices
    )
    ref = Press(CHOOSE, table.id, value=setting.name).write()
    return Select(ref, fit(name, PLACEHOLDER), choices)


def setting_name(table: Table, setting: Setting, voice: Voice) -> str:
    """What a setting is called."""
    return voice.plain(f"{table.slug}-setting-{setting.name}")


def choice_name(table: Table, setting: Setting, choice: str, voice: Voice) -> str:
    """What a choice of a setting is called."""
    return voice.plain(f"{table.slug}-setting-{setting.name}-{choice}")
