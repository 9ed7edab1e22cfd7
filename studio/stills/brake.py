"""A ventilated, drilled brake disc with its caliper, around the y axis, outer face towards y."""
import math

import bpy
import numpy as np

from scene.curve import smooth_step
from scene.geometry import add_mesh, turned

from scene.carved import carved, dome, fine, grid, hexagon

INNER, OUTER, HALF = .092, .166, .014
HOLES = [(.104 + .0124 * j, 2 * math.pi * i / 13 + .105 * j) for i in range(13) for j in range(5)]
CALIPER = 2.25  # the angle that the caliper sits at
SPAN = .098  # half of its length along the disc


def build_brake(materials):
    """The disc and the caliper on it as a collection."""
    brake = bpy.data.collections.new('brake')
    _add_disc(materials, brake)
    _add_hat(materials, brake)
    for side in (1, -1):
        _add_half(materials['caliper'], side, brake)
    _add_bridge(materials, brake)
    return brake


def _add_disc(materials, brake):
    face = fine([(INNER, HALF), (OUTER - .001, HALF), (OUTER, HALF - .001), (OUTER, HALF - .0085),
                 (INNER, HALF - .0085)], .0006)

    def drilled(angle, radius, y):
        depth = np.zeros(np.broadcast_shapes(angle.shape, radius.shape))
        for r, at in HOLES:
            x, z = radius * np.cos(angle) - r * math.cos(at), radius * np.sin(angle) - r * math.sin(at)
            depth = np.maximum(depth, 1 - smooth_step(.0023, .0037, np.hypot(x, z)))
        return -.0082 * depth * (y > HALF - .0005)

    carved(face, drilled, materials['machined'], 'disc', 1800, brake)
    rear = [(INNER, .0085 - HALF), (OUTER, .0085 - HALF), (OUTER, -HALF), (INNER, -HALF)]
    turned(rear, materials['machined'], 'disc', 256, brake)
    turned([(INNER + .004, HALF - .008), (INNER + .004, .008 - HALF)], materials['black'], 'ring', 96, brake)
    points, faces = [], []
    for i in range(46):
        c, s = math.cos(2 * math.pi * i / 46), math.sin(2 * math.pi * i / 46)
        first = len(points)
        points += [(r * c - w * s, y, r * s + w * c) for r in (INNER, OUTER - .003) for w in (-.002, .002)
                   for y in (-.006, .006)]
        faces += [tuple(first + k for k in face) for face in
                  ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6))]
    add_mesh('vanes', points, faces, materials['cast'], smooth=False, collection=brake)


def _add_hat(materials, brake):
    profile = fine([(.033, -.01), (.033, .044), (.035, .046), (.071, .046), (.0755, .0435), (.0775, .038),
                    (.0785, .015), (.081, .0125), (.096, .0125)], .0006, .0008)
    carved(profile, lambda angle, r, y: 0 * angle, materials['cast'], 'hat', 256, brake)
    for i in range(5):
        angle = 2 * math.pi * i / 5 + .3
        place = (.0535 * math.cos(angle), 0, .0535 * math.sin(angle))
        rim = [(.0072, .0462), (.0084, .0467), (.0092, .0460)]
        for item in (turned(rim, materials['satin'], 'rim', 40, brake),
                     turned([(0, .0463), (.0072, .0463)], materials['black'], 'hole', 40, brake)):
            item.location = place


def _around(s, r, y):
    """Points from lengths along the caliper, radii and heights."""
    angle = CALIPER + s / .142
    return np.stack([r * np.cos(angle), y, r * np.sin(angle)], -1)


def _add_half(material, side, brake):
    """One half: a rounded block that swells over its two cylinders."""
    s, r = np.linspace(-SPAN, SPAN, 360)[:, None], np.linspace(.098, .190, 190)[None]
    across, up = np.abs(s) - (SPAN - .024), np.abs(r - .144) - (.046 - .024)
    inset = .024 - np.hypot(np.maximum(across, 0), np.maximum(up, 0)) - np.minimum(np.maximum(across, up), 0)
    height = HALF + .003 + .027 * dome(inset, .010)
    for place in (-.044, .044):
        distance = np.hypot(s - place, r - .139)
        height = height + .0125 * smooth_step(0, 1, (.0330 - distance) / .019) * dome(inset, .010)
    height = height - .0035 * smooth_step(0, 1, (r - .166) / .008) * dome(inset, .010)
    points = _around(*np.broadcast_arrays(s, r, side * height))
    kept = inset.ravel() > -.0004
    quads = grid(360, 190)
    add_mesh('caliper', points.reshape(-1, 3), quads[kept[quads].all(1)], material, collection=brake)


def _add_bridge(materials, brake):
    """What joins the halves over the disc's edge, the pads between them, a bleed screw at each end."""
    ring = [(.171, -.038), (.171, .038), (.176, .042), (.184, .041), (.1895, .034), (.1895, -.034), (.184, -.041),
            (.176, -.042), (.171, -.038)]
    for low, high, name in ((-.086, -.034, 'caliper'), (.034, .086, 'caliper'), (-.008, .008, 'satin')):
        s = np.linspace(low, high, 40)[:, None]
        r, y = fine(ring, .001, .0012).T
        points = _around(*np.broadcast_arrays(s, r, y))
        add_mesh('bridge', points.reshape(-1, 3), grid(40, len(r)), materials[name], collection=brake)
    for s in (-.062, .062):
        screw = carved(fine([(0, .0085), (.0045, .0085), (.0050, .008), (.0050, 0)], .0004), hexagon(.010),
                       materials['chrome'], 'screw', 96, brake)
        angle = CALIPER + s / .142
        screw.location = (.160 * math.cos(angle), .045, .160 * math.sin(angle))
