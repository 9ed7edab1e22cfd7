"""Shut lines: fine dark grooves laid on the skin along paths that may run around every edge.

A seam is a dark bead sunk so far that only a strip of `width` metres shows. It has one width from
end to end, follows the body from one side onto the next, and stays sharp however near the camera.
"""
import numpy as np

from .curve import rounded_path
from .geometry import mirror_across, sweep

BEAD = .0042  # radius of the sunk bead in metres
SIDES = 10


def add_seams(vehicle, body, materials):
    """Adds every seam of the vehicle's table, and its twin on the other side where it has one."""
    for seam in vehicle.seams:
        points = skin_points(body, seam)
        bead = sweep(points, _profile(), materials['gap'], 'seam', up=(.13, .29, .95))
        bead.visible_shadow = False
        if seam.both:
            mirror_across(bead)


def skin_points(body, seam):
    """The sunk middle line of a seam, a point every centimetre."""
    path = rounded_path(seam.points, seam.radius)
    points, found = _CAST[seam.on](body, path)
    points = points[found]
    depth = np.sqrt(BEAD ** 2 - (seam.width / 2) ** 2)
    return points - skin_normals(body, points) * depth


def skin_normals(body, points, reach=.002):
    """The outward normals of the skin at points on it."""
    slopes = []
    for axis in np.eye(3):
        ahead, behind = points + axis * reach, points - axis * reach
        slopes.append(body(*ahead.T) - body(*behind.T))
    normals = np.stack(slopes, 1)
    return normals / (np.linalg.norm(normals, axis=1)[:, None] + 1e-12)


def _on_side(body, path):
    """(x, z) on the left flank."""
    points, found = body.side_points(path[:, 0], path[:, 1])
    return points * (1, -1, 1), found


def _around(body, path):
    """(x, y, z) near the skin, moved onto it along a ray from the axis inside the car."""
    (xa, xb), (za, zb) = body.shape.axis_x, body.shape.axis_z
    x = np.clip(path[:, 0], xa, xb)
    z = np.clip(path[:, 2], za, zb)
    origins = np.stack([x, np.zeros_like(x), z], 1)
    ways = path - origins
    return body.cast_to(origins, ways / np.linalg.norm(ways, axis=1)[:, None])


_CAST = dict(
    side=_on_side,
    front=lambda body, path: body.end_points(path[:, 0], path[:, 1], rear=False),
    rear=lambda body, path: body.end_points(path[:, 0], path[:, 1], rear=True),
    top=lambda body, path: body.top_points(path[:, 0], path[:, 1]),
    around=_around,
)


def _profile():
    turn = np.linspace(0, 2 * np.pi, SIDES, endpoint=False)
    return np.stack([np.cos(turn), np.sin(turn)], 1) * BEAD
