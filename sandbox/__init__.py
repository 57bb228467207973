"""A Discord on loopback for demos, tests and load."""

from sandbox.clock import Clock, ManualClock, RealClock
from sandbox.errors import RefusedError, SandboxError
from sandbox.model import Attachment, Channel, Control, Guild, Message, User
from sandbox.people.actor import Actor, Room
from sandbox.people.forms import Field, Form
from sandbox.people.reply import Choice, Reply
from sandbox.realm import Change
from sandbox.server import Sandbox
from sandbox.world import World

__all__ = [
    "Actor",
    "Attachment",
    "Change",
    "Channel",
    "Choice",
    "Clock",
    "Control",
    "Field",
    "Form",
    "Guild",
    "ManualClock",
    "Message",
    "RealClock",
    "RefusedError",
    "Reply",
    "Room",
    "Sandbox",
    "SandboxError",
    "User",
    "World",
]
