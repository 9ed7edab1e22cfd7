"""A padded form as a table, and how its seams and quilting pull the skin in."""
from dataclasses import dataclass, field

import numpy as np

from .forms import flow


def table(points):
    """A smooth curve through (v, value)."""
    points = np.array(points, float)
    fine = flow(points, 200)
    return lambda v: np.interp(v, fine[:, 0], fine[:, 1])


@dataclass
class Padding:
    """A padded form; tables run along v, 0 to 1 on the spine."""

    spine: list
    half_width: list
    front: float
    back: float
    bolster: list  # how high the edges rise
    insert: list  # (v, half width as a part of the form's)
    channels: list = field(default_factory=list)  # v of the seams across the insert
    diamonds: float = 0.0  # the size of quilting, none at 0
    end: float = 9.0  # how square the ends are
    shoulder: float = .52  # where the bolsters begin, as a part of the half width


class Seams:
    """The seams of a padding: around its insert, across it, and its quilting."""

    def __init__(self, padding, width, length):
        self.width, self.length, self.diamonds = width, length, padding.diamonds
        self.insert = table(padding.insert)
        self.low, self.high = padding.insert[0][0], padding.insert[-1][0]
        self.channels = padding.channels
        self.paths = self._paths()

    def _paths(self):
        """(depth, path in metres across and along) for the right half."""
        vs = np.linspace(self.low, self.high, 60)
        frame = np.stack([self.insert(vs), vs], 1)
        frame = np.concatenate([[[0, self.low]], frame, [[0, self.high]]])
        cross = [np.array([[0, v], [float(self.insert(v)), v]]) for v in self.channels]
        metric = lambda p: np.stack([p[:, 0] * self.width(p[:, 1]), p[:, 1] * self.length], 1)
        return [(.0055, metric(frame))] + [(.0045, metric(path)) for path in cross]

    def inside(self, share, v):
        """Whether places are on the insert; share is a part of the half width."""
        return (np.abs(share) < self.insert(v)) & (v > self.low) & (v < self.high)

    def sunk(self, share, v, end):
        """How deep the skin is pulled in, in metres; `end` narrows the form at its ends."""
        y, place = np.abs(share) * self.width(v) * end, v * self.length
        sunk = np.zeros_like(y)
        for depth, path in self.paths:
            distance = _distance(y, place, path)
            sunk = np.maximum(sunk, depth * (.62 * np.exp(-(distance / .0032) ** 2) + .38 * np.exp(-distance / .022)))
        if self.diamonds:
            inside = self.inside(share, v)
            size = self.diamonds
            for turn in (1, -1):
                line = np.abs(((y * 1.25 + turn * place) / size) % 1 - .5) * size * .62
                pull = .0075 * (.45 * np.exp(-(line / .0032) ** 2) + .55 * np.exp(-line / .013))
                sunk = np.where(inside, np.maximum(sunk, pull), sunk)
        return sunk


def _distance(y, z, path):
    """From each point to the nearest part of a path, all in metres."""
    nearest = np.full(y.shape, 9.0)
    for (ay, az), (by, bz) in zip(path[:-1], path[1:]):
        ly, lz = by - ay, bz - az
        t = np.clip(((y - ay) * ly + (z - az) * lz) / max(ly * ly + lz * lz, 1e-12), 0, 1)
        nearest = np.minimum(nearest, np.hypot(y - ay - t * ly, z - az - t * lz))
    return nearest
