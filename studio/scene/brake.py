"""What is seen between a car's spokes: a slotted disc, its hat and a caliper, outer face towards y."""
import math

import numpy as np

from .geometry import add_mesh, rounded, sweep, turned

CALIPER_AT, CALIPER_SPAN = 2.5, .95  # radians around the axle
SLOTS = 12


def add_brake(vehicle, materials, corner):
    """Adds the brake of one wheel to its collection."""
    rim, face = vehicle.wheel.rim_radius, vehicle.tyre_width / 2 - .078
    outer = rim * .74
    disc = [(outer, face - .022), (outer, face - .001), (outer - .001, face), (rim * .38, face),
            (rim * .375, face + .001), (rim * .37, face + .012), (rim * .36, face + .016), (.02, face + .016)]
    turned(disc, materials['disc'], 'disc', collection=corner)
    for i in range(SLOTS):
        _add_slot(2 * math.pi * i / SLOTS, rim * .43, outer - .012, face + .0006, materials['gap'], corner)
    angles = np.linspace(CALIPER_AT - CALIPER_SPAN / 2, CALIPER_AT + CALIPER_SPAN / 2, 24)
    middle = outer - .022
    arc = [(middle * math.cos(a), face + .008, middle * math.sin(a)) for a in angles]
    ends = np.clip(np.minimum(angles - angles[0], angles[-1] - angles) / .10, 0, 1)
    size = .72 + .28 * np.sqrt(ends)
    body = sweep(arc, rounded(.046, .064, .012), materials['caliper'], 'caliper', up=(0, 1, 0), scale=size)
    move_to(body, corner)


def move_to(item, collection):
    """Takes an object out of the scene into a collection."""
    for owner in list(item.users_collection):
        owner.objects.unlink(item)
    collection.objects.link(item)


def _add_slot(angle, start, end, y, material, corner):
    """A slanted slot in the disc's face."""
    points = []
    for r, turn in ((start, angle), (end, angle + .22)):
        for side in (-.0016, .0016):
            points.append((r * math.cos(turn) - side * math.sin(turn), y, r * math.sin(turn) + side * math.cos(turn)))
    add_mesh('slot', points, [(0, 1, 3, 2)], material, smooth=False, collection=corner)
