"""The things a Discord is made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from sandbox.errors import JSON


class ChannelKind(IntEnum):
    """Kinds of channel the sandbox knows."""

    TEXT = 0
    DM = 1
    CATEGORY = 4
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)


class MessageFlag(IntFlag):
    """Message flags that change what the sandbox does."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class Part(IntEnum):
    """Component types."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18


SELECTS = (
    Part.STRING_SELECT,
    Part.USER_SELECT,
    Part.ROLE_SELECT,
    Part.MENTIONABLE_SELECT,
    Part.CHANNEL_SELECT,
)


@dataclass(eq=False)
class User:
    """A person, or the bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True


@dataclass(eq=False)
class Role:
    """A set of permissions members can hold."""

    id: int
    name: str
    permissions: int
    position: int = 0
    managed_by: int | None = None


@dataclass(eq=False)
class Overwrite:
    """What a channel allows or denies to one role or member."""

    id: int
    is_member: bool
    allow: int = 0
    deny: int = 0


@dataclass(eq=False)
class Member:
    """A user's place in a guild."""

    user: User
    joined_at: float
    role_ids: set[int] = field(default_factory=set)
    nick: str | None = None


@dataclass(eq=False)
class Channel:
    """Somewhere messages are: guild channel, thread or DM."""

    id: int
    kind: ChannelKind
    name: str = ""
    guild: Guild | None = None
    parent: Channel | None = None
    topic: str | None = None
    position: int = 0
    nsfw: bool = False
    slowmode: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipients: tuple[User, ...] = ()
    messages: dict[int, Message] = field(default_factory=dict)
    owner_id: int = 0
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    archive_after: int = 4320
    archived_at: float = 0.0
    thread_members: dict[int, float] = field(default_factory=dict)
    last_message_id: int | None = None
    last_pin_at: float | None = None

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.kind in THREADS

    @property
    def is_dm(self) -> bool:
        """Whether this is a direct conversation."""
        return self.kind is ChannelKind.DM

    def __repr__(self) -> str:
        return f"<Channel {self.name or 'DM'} {self.id}>"


@dataclass(eq=False)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)


@dataclass(eq=False)
class Attachment:
    """A file on a message, with its bytes."""

    id: int
    filename: str
    data: bytes
    url: str
    content_type: str
    description: str | None = None
    size: tuple[int, int] | None = None
    ephemeral: bool = False


@dataclass(frozen=True)
class Control:
    """A button or select as the person in front of it sees it."""

    kind: Part
    custom_id: str
    label: str
    disabled: bool
    raw: JSON

    @property
    def options(self) -> list[JSON]:
        """The options of a string select."""
        options: list[JSON] = self.raw.get("options", [])
        return options


@dataclass(eq=False)
class Message:
    """One message, kept up to date through its edits."""

    id: int
    channel: Channel
    author: User
    content: str = ""
    kind: int = 0
    embeds: list[JSON] = field(default_factory=list)
    components: list[JSON] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    nonce: str | int | None = None
    mentions: list[User] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reply_to: Message | None = None
    edited_at: float | None = None
    pinned_at: float | None = None
    deleted: bool = False
    reader: User | None = None
    metadata: JSON | None = None
    by_webhook: bool = False
    command: str = ""
    tts: bool = False
    thread: Channel | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.reader is not None

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.flags & MessageFlag.LOADING)

    @property
    def controls(self) -> list[Control]:
        """Its buttons and selects, top to bottom."""
        return [control(part) for part in walk(self.components) if is_control(part)]

    @property
    def buttons(self) -> list[Control]:
        """Its buttons."""
        return [one for one in self.controls if one.kind is Part.BUTTON]

    @property
    def selects(self) -> list[Control]:
        """Its selects."""
        return [one for one in self.controls if one.kind in SELECTS]


def walk(components: list[JSON]) -> Iterator[JSON]:
    """Every component in reading order, nested ones included."""
    for part in components:
        yield part
        yield from walk(part.get("components", []))
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                yield from walk([part[key]])


def is_control(part: JSON) -> bool:
    """Whether a component is a button or a select."""
    return part["type"] == Part.BUTTON or part["type"] in SELECTS


def control(part: JSON) -> Control:
    """Read a button or select from its JSON."""
    emoji = (part.get("emoji") or {}).get("name") or ""
    words = part.get("label") or part.get("placeholder") or ""
    return Control(
        kind=Part(part["type"]),
        custom_id=part.get("custom_id", ""),
        label=f"{emoji} {words}".strip() if part["type"] == Part.BUTTON else words,
        disabled=bool(part.get("disabled")),
        raw=part,
    )
