"""What a cabin is made of: one table that the scene is built from, in metres."""
from dataclasses import dataclass, field, replace

from .padding import Padding


@dataclass
class Seat:
    """A seat as three padded forms; most have a head rest of its own."""

    cushion: Padding
    backrest: Padding
    head_rest: Padding | None  # none where the backrest goes up that far

    def narrow(self):
        """The same for the middle of a bench."""
        slim = lambda padding, by: replace(padding, half_width=[(v, w * by) for v, w in padding.half_width],
                                           bolster=[(v, 0.0) for v, _ in padding.bolster])
        return replace(self, cushion=slim(self.cushion, .62), backrest=slim(self.backrest, .62),
                       head_rest=self.head_rest and slim(self.head_rest, .8))


@dataclass
class Screen:
    """A lit screen: its diagonal in inches, its proportions, where its middle stands."""

    inches: float
    aspect: float
    at: tuple
    lean: float = 12.0
    turn: float = 0.0
    bezel: float = .007
    corner: float = .010

    @property
    def size(self):
        """Width and height of what is lit."""
        height = self.inches * .0254 / (1 + self.aspect ** 2) ** .5
        return height * self.aspect, height


@dataclass
class Wheel:
    """The steering wheel: its size, its word, how its rim and spokes are cut."""

    word: str
    radius: float = .184
    lower_spokes: bool = True  # without them its hub is a disc
    flat: float = .86  # where the bottom is cut off, as a part of the radius
    at: tuple = (-.42, .37, .695)
    lean: float = 24.0


@dataclass
class Cockpit:
    """A family's cabin. `parts` are functions (cockpit, materials) that build the dashboard,
    the console and whatever is the family's own."""

    name: str
    seat: Seat
    bench: Seat
    wheel: Wheel
    screen: Screen
    cluster: Screen
    interface: dict  # what the screen's drawing is asked for
    parts: list = field(default_factory=list)
    ambient: tuple = (.55, .75, 1.0)
    wood: bool = False
    seat_y: float = .37
    half_width: float = .73
    roof: float = 1.23
    belt: float = .80
    speaker_x: float = -.50
