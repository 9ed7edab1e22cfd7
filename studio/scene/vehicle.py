"""What a model is made of: one table that the scene is built from."""
from dataclasses import dataclass, field, replace

from .body import Shape


@dataclass
class Zones:
    """Where the front and the rear drawings hold, in x; `lamp` and `screen` keep the front
    drawing to the face and, above `screen` in z, to the windscreen."""

    front: float
    rear: float
    lamp: float
    screen: float


@dataclass
class Wheel:
    """A rim: how many spokes of which design, and how bright."""

    spokes: int = 5
    design: str = 'twin'
    rim_radius: float = .25


@dataclass
class Mirror:
    """The door mirrors: where the housing's middle stands and how large it is."""

    x: float
    z: float
    scale: float = 1.0


@dataclass
class Lettering:
    """A badge on the front or rear: its middle, the height of its capitals, the letters' spread."""

    text: str
    z: float
    height: float
    rear: bool
    y: float = 0.0
    spread: float = 1.3
    width: float = 1.12
    material: str = 'badge'


@dataclass
class Seam:
    """A shut line through points `on` a side: (x, z) on the `side`, (y, z) on `front` and `rear`,
    (x, y) on the `top`, or (x, y, z) near the skin where it runs `around` an edge. The left one is
    given; `both` adds its twin. `radius` rounds its corners, `width` is what shows of the gap."""

    on: str
    points: list
    radius: float = .06
    width: float = .0056
    both: bool = True


def close_path(corners):
    """The points of a seam that runs around a flap and ends where it began, on its first edge."""
    (u0, v0), (u1, v1) = corners[:2]
    start = ((u0 + u1) / 2, (v0 + v1) / 2)
    return [start, *corners[1:], corners[0], start]


@dataclass
class Plate:
    """A number plate with a word in place of a number: the height of its middle, and its end."""

    text: str
    z: float
    rear: bool
    size: tuple = (.44, .112)
    stand: float = -.010  # metres in front of the skin, which is sunk where plates are


@dataclass
class Rails:
    """Roof rails from x to x, at a distance from the centre."""

    start: float
    end: float
    y: float
    height: float = .042


@dataclass
class Vehicle:
    """A vehicle in metres. `drawings` maps projection → channel → SVG (see masks.py)."""

    name: str
    length: float
    height: float
    front_overhang: float
    wheelbase: float
    axle_height: float
    tyre_radius: float
    tyre_width: float
    track: float  # from the centre to the tyre's outer face
    arch_radius: float
    shape: Shape
    drawings: dict
    zones: Zones
    wheel: Wheel
    mirror: Mirror
    handles: list
    lamps: tuple  # z of the headlamps' and of the tail lamps' middle, for the close-ups
    letters: list = field(default_factory=list)
    seams: list = field(default_factory=list)
    plates: list = field(default_factory=list)
    caliper: tuple | None = None  # linear colour of the brake calipers; grey where None
    rails: Rails | None = None
    handle_material: str = 'paint'
    fin_x: float | None = None
    clad_arches: bool = True
    light_strength: float = 9.0
    tail_strength: float = 3.4
    solid_paint: bool = False
    extras: list = field(default_factory=list)  # functions that add geometry of their own

    @property
    def axles(self):
        """x of the front and the rear axle."""
        return self.front_overhang, self.front_overhang + self.wheelbase

    def but(self, **changes):
        """A variant of this vehicle."""
        return replace(self, **changes)
