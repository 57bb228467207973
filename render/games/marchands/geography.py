"""Where everything lies on the map: towns, road spaces, coasts, hills and woods."""

from __future__ import annotations

from types import MappingProxyType

from render.boxes import Box
from render.pen import Point

MAP = (1056, 840)
TOWN = (264, 212)
WALLS = 66
"""Height of a town's drawing above its ledger."""
SITE = (72, 62)
"""What stands on a road space stays inside a box of this size."""

TOWNS = MappingProxyType(
    {
        "brugge": Box.at(14, 40, *TOWN),
        "koeln": Box.at(396, 12, *TOWN),
        "hamburg": Box.at(778, 40, *TOWN),
        "wien": Box.at(778, 588, *TOWN),
        "genova": Box.at(396, 616, *TOWN),
        "paris": Box.at(14, 588, *TOWN),
    }
)

SPURS: MappingProxyType[str, tuple[Point, Point, Point, Point]] = MappingProxyType(
    {
        "brugge": ((262, 190), (322, 206), (334, 278), (356, 350)),
        "koeln": ((528, 200), (528, 258), (528, 322), (528, 386)),
        "hamburg": ((794, 190), (734, 206), (722, 278), (700, 350)),
        "wien": ((794, 650), (734, 634), (722, 562), (700, 490)),
        "genova": ((528, 640), (528, 582), (528, 518), (528, 454)),
        "paris": ((262, 650), (322, 634), (334, 562), (356, 490)),
    }
)
"""From each town's gate: the gate, the first and second space, and the fork on the ring."""

RING = ("paris", "brugge", "koeln", "hamburg", "wien", "genova")

PRICES = Box.at(14, 266, 282, 308)
ARRIVALS = Box.at(760, 266, 282, 308)

LAND: tuple[Point, ...] = (
    (-20, 470), (30, 440), (70, 500), (40, 560), (10, 640), (40, 720), (150, 790), (250, 800),
    (330, 790), (372, 740), (400, 720), (470, 730), (520, 760), (600, 800), (640, 860),
    (720, 870), (700, 800), (690, 760), (740, 770), (800, 830), (830, 870), (1080, 870),
    (1080, -30), (720, -30), (700, 60), (730, 110), (700, 140), (650, 100), (600, 60),
    (560, 40), (500, 60), (420, 90), (370, 140), (350, 130), (330, 170), (250, 220),
    (180, 250), (120, 300), (60, 330), (20, 330), (-20, 350),
)  # fmt: skip

ISLE: tuple[Point, ...] = (
    (-20, -20), (150, -20), (140, 20), (180, 40), (200, 90), (190, 130), (120, 150),
    (60, 140), (-20, 160),
)  # fmt: skip

HILLS: tuple[Point, ...] = (
    (420, 600), (452, 586), (388, 586), (420, 566), (454, 620), (604, 588), (640, 600),
    (672, 584), (636, 566), (604, 620), (668, 626), (390, 620), (452, 550), (606, 548),
)  # fmt: skip

WOODS: tuple[Point, ...] = (
    (420, 430), (444, 418), (462, 438), (436, 450), (620, 420), (640, 404), (658, 424),
    (634, 440), (596, 300), (618, 288), (640, 306), (440, 300), (462, 288), (420, 284),
    (404, 470), (648, 470), (300, 420), (316, 404), (752, 420), (736, 404),
)  # fmt: skip

RIVERS: tuple[tuple[Point, ...], ...] = (
    ((560, 560), (580, 500), (566, 440), (590, 380), (574, 310), (600, 240), (640, 160),
     (660, 105)),
    ((620, 470), (680, 452), (740, 470), (800, 460), (900, 500), (1080, 520)),
    ((440, 520), (400, 540), (340, 480), (250, 500), (120, 470), (66, 495)),
)  # fmt: skip

WAVES: tuple[Point, ...] = (
    (300, 40), (350, 80), (280, 110), (240, 30), (440, 30), (500, 20), (330, 20), (60, 200),
    (20, 240), (30, 420), (10, 380), (380, 800), (440, 790), (500, 810), (560, 830), (340, 820),
    (740, 820), (700, 830), (760, 800), (220, 180), (160, 210), (60, 820), (120, 820),
)  # fmt: skip

SHIPS: tuple[Point, ...] = ((338, 752), (722, 56))


def spaces() -> dict[tuple[str, int], Point]:
    """Return the middle of every road space: town and number of steps from its gate."""
    return {(town, step): spur[step] for town, spur in SPURS.items() for step in (1, 2, 3)}
