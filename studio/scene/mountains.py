"""Bare mountains around the desert: a nearer and a farther range, paler with distance."""
from dataclasses import dataclass

import numpy as np
from scipy.ndimage import zoom

from .geometry import add_mesh
from .materials import Nodes
from .terrain import blend, hazed, noise, rings

ROWS, COLUMNS = 70, 4200  # from the foot to behind the crest, and around the car
DEPTH = 1.18  # how far a range reaches, as a part of its distance
MASSIFS = 38
OCTAVES = 7


@dataclass
class Range:
    """A range of mountains: metres away and high, the seed of its shape, how much of it the haze takes."""

    distance: float
    height: float
    seed: int
    haze: float


RANGES = (Range(3400, 250, 5, .60), Range(7600, 660, 11, .80))


def add_mountains():
    """Adds both ranges all around."""
    for mountains in RANGES:
        _add_range(mountains)


def _add_range(mountains):
    radius = mountains.distance * np.linspace(1, DEPTH, ROWS)[:, None]
    x, y, quads = rings(radius, COLUMNS)
    rise = np.sin(np.pi * np.linspace(0, .72, ROWS))[:, None]
    massifs = np.random.default_rng(mountains.seed + 1).random(MASSIFS)
    massif = zoom(massifs, COLUMNS / MASSIFS, order=3, mode='wrap')[:COLUMNS]
    ridges = .4 + _ridges(mountains.seed)
    z = mountains.height * rise * (.25 + .9 * np.clip(massif, 0, 1)[None]) * ridges - 3
    points = np.stack(np.broadcast_arrays(x, y, z), -1).reshape(-1, 3)
    nodes = Nodes('mountains')
    rock = blend(nodes, (.17, .115, .080), (.31, .225, .155), noise(nodes, .012, 6.0))
    surface = nodes.surface(rock, rough=.95, specular=.05)
    item = add_mesh('mountains', points, quads, hazed(nodes, surface, mountains.haze))
    item.visible_glossy = False  # mirrored in doors, their jagged line would look like stains


def _ridges(seed):
    """Heights from 0 to 1 of eroded ridges: octaves of folded noise, each finer one stronger where it is high."""
    random = np.random.default_rng(seed)
    total, weight = np.zeros((ROWS, COLUMNS)), 1.0
    for octave in range(OCTAVES):
        size = 3 * 2 ** octave, 26 * 2 ** octave
        grid = random.random(size)
        grid[:, -1] = grid[:, 0]  # they close around the car
        smooth = zoom(grid, (ROWS / size[0], COLUMNS / size[1]), order=3, mode='nearest')[:ROWS, :COLUMNS]
        fold = 1 - np.abs(2 * np.clip(smooth, 0, 1) - 1)
        total += .5 ** octave * fold * weight
        weight = np.clip(fold * 1.6, .2, 1)
    return total / 2
