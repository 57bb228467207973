"""What is printed on the box of the fair."""

from enum import IntEnum


class Good(IntEnum):
    """The three goods on sale."""

    WOOL = 0
    SALT = 1
    WINE = 2

    @property
    def token(self) -> str:
        """The word for it in notation."""
        return self.name.lower()


COLOURS = ("red", "blue", "green", "yellow")
COST = 2
BASKET = 3
PURSE = 40
BANK = 1000
STOCK_PER_SEAT = 3
HIGHEST_PRICE = 6
TASTE_VALUE = 4
OTHER_VALUE = 1
LONGEST_PROMISE = 80
