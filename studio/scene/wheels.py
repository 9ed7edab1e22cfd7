"""Wheels: tyre, brake, rim and spokes, built once and placed at the four corners."""
import math

import bpy

from .brake import add_brake
from .geometry import add_instance, add_mesh, turned
from .tyre import COARSE, add_tyre

CORNERS = ((0, 1, .3), (1, 1, .9), (0, -1, .5), (1, -1, .1))  # axle, side, turn in radians
SINK = .008  # how far the load presses a tyre flat against the floor, in metres


def add_wheels(vehicle, materials):
    """Adds the four wheels, each turned a little differently, as a parked car's are."""
    corner = build_wheel(vehicle, materials)
    middle = vehicle.track - vehicle.tyre_width / 2
    for axle, side, turn in CORNERS:
        place = (vehicle.axles[axle], side * middle, vehicle.tyre_radius - SINK)
        add_instance(corner, place, (0, turn, 0 if side > 0 else math.pi))


def build_wheel(vehicle, materials, detail=COARSE):
    """One wheel as a collection, its outer face towards y; close-ups ask for a FINE tyre."""
    corner = bpy.data.collections.new('wheel')
    add_tyre(vehicle, materials, corner, detail)
    add_brake(vehicle, materials, corner)
    _add_rim(vehicle, materials, corner)
    for spoke in _spokes(vehicle.wheel):
        _add_spoke(vehicle, materials, corner, **spoke)
    return corner


def _add_rim(vehicle, materials, corner):
    rim, half = vehicle.wheel.rim_radius, vehicle.tyre_width / 2
    lip = [
        (rim + .003, half - .020), (rim + .004, half - .010), (rim - .002, half - .006),
        (rim - .010, half - .010), (rim - .014, half - .022), (rim - .020, half - .05),
        (rim - .03, -half + .03),
    ]
    barrel = [(rim - .012, half - .03), (rim - .026, half - .09), (rim - .03, -half + .03), (.05, -half + .04)]
    hub = [(.066, half - .09), (.064, half - .045), (.056, half - .038), (.032, half - .036)]
    cap = [(.032, half - .036), (.029, half - .030), (0, half - .029)]
    turned(lip, materials['rim'], 'lip', collection=corner)
    turned(barrel, materials['rim_dark'], 'barrel', collection=corner)
    turned(hub, materials['rim_dark'], 'hub', collection=corner)
    turned(cap, materials['gloss'], 'cap', collection=corner)
    for i in range(5):
        angle = 2 * math.pi * (i + .5) / 5
        nut = turned([(.007, half - .026), (.007, half - .036)], materials['dark_chrome'], 'nut', 10, corner)
        nut.location = (.046 * math.cos(angle), 0, .046 * math.sin(angle))


def _spokes(wheel):
    """The bars of a rim: angle, width at hub and rim, and how they twist, sag and shine."""
    step = 2 * math.pi / wheel.spokes
    for i in range(wheel.spokes):
        a = step * i + math.pi / 2
        if wheel.design == 'twin':
            for side in (-1, 1):
                yield dict(angle=a + side * .11, width=(.036, .034), twist=side * .15, depth=.036)
            yield dict(angle=a + step / 2, width=(.05, .085), dark=True, depth=.02, sag=.07)
        elif wheel.design == 'parallel':
            for side in (-1, 1):
                yield dict(angle=a + side * .085, width=(.034, .030), depth=.035)
            yield dict(angle=a, width=(.10, .16), dark=True, depth=.02, sag=.05)
        elif wheel.design == 'turbine':
            yield dict(angle=a, width=(.050, .070), twist=.30, sag=.02, depth=.034)
            yield dict(angle=a + step * .36, width=(.020, .016), twist=.34, sag=.03, dark=True)
        elif wheel.design == 'blade':
            yield dict(angle=a, width=(.050, .128), twist=.10, depth=.02, sag=.018)
            yield dict(angle=a + .05, width=(.020, .064), twist=.10, dark=True, lift=.0012, start=.10, depth=.001,
                       sag=.018)
        elif wheel.design == 'fork':
            yield dict(angle=a, width=(.066, .048), end=.60, sag=.022, depth=.036)
            for side in (-1, 1):
                yield dict(angle=a + side * .02, width=(.034, .030), twist=side * .22, start=.40, sag=.022, depth=.036)
        elif wheel.design == 'petal':
            yield dict(angle=a, width=(.045, .15), depth=.02, sag=.02)
            yield dict(angle=a + step / 2, width=(.02, .03), dark=True, depth=.02, sag=.05)
        else:
            raise ValueError(f'no rim design {wheel.design}')


def _add_spoke(vehicle, materials, corner, angle, width, twist=0.0, dark=False, depth=.03, sag=.030,
               start=0.0, end=1.0, lift=0.0):
    """One bar from hub to rim; start and end are parts of that way."""
    half, rim, count, points = vehicle.tyre_width / 2, vehicle.wheel.rim_radius, 18, []
    for i in range(count):
        u = i / (count - 1)
        way = start + (end - start) * u
        r = .045 + (rim - .008 - .045) * way
        w = width[0] + (width[1] - width[0]) * u
        y = half - .036 - sag * math.sin(math.pi * min(1, way * 1.02)) * .55 + .026 * way * way + lift
        a = angle + twist * u
        edge = [(-w / 2, -depth), (-w / 2, -.006), (-w / 2 + .005, 0),
                (w / 2 - .005, 0), (w / 2, -.006), (w / 2, -depth)]
        points += [(r * math.cos(a) - s * math.sin(a), y + d, r * math.sin(a) + s * math.cos(a))
                   for s, d in edge]
    faces = [(i * 6 + j, i * 6 + j + 1, (i + 1) * 6 + j + 1, (i + 1) * 6 + j)
             for i in range(count - 1) for j in range(5)]
    faces += [tuple(range(6)), tuple((count - 1) * 6 + j for j in range(6))]
    bar = add_mesh('spoke', points, faces, materials['rim_dark' if dark else 'rim'], collection=corner)
    bar.data.use_auto_smooth = True
    bar.data.auto_smooth_angle = .5
