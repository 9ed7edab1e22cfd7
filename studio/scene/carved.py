"""Turned parts with relief: tread, drilled faces, pleats, hexagons, threads and knurls."""
import numpy as np
from scipy.ndimage import gaussian_filter1d

from .geometry import add_mesh


def fine(points, step, soft=0.0):
    """A profile with a point every `step` metres, its corners rounded over `soft` metres."""
    points = np.array(points, float)
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    at = np.linspace(0, way[-1], max(2, int(way[-1] / step)))
    dense = np.stack([np.interp(at, way, points[:, i]) for i in (0, 1)], 1)
    if not soft:
        return dense
    ends = dense[[0, -1]]
    dense = gaussian_filter1d(dense, soft / step, axis=0, mode='nearest')
    dense[[0, -1]] = ends
    return dense


def carved(profile, relief, material, name, segments, collection):
    """A part turned around y whose skin is moved along its normals by relief(angle, radius, y).

    The profile runs outwards over the front and back over the rear: from y to lower y.
    """
    profile = np.asarray(profile, float)
    along = np.gradient(profile, axis=0)
    normal = np.stack([-along[:, 1], along[:, 0]], 1)
    normal /= np.linalg.norm(normal, axis=1)[:, None] + 1e-12
    angle = np.linspace(0, 2 * np.pi, segments, endpoint=False)[:, None]
    radius, y = profile[None, :, 0], profile[None, :, 1]
    rise = np.broadcast_to(relief(angle, radius, y), (segments, len(profile)))
    radius, y = radius + rise * normal[:, 0], y + rise * normal[:, 1]
    points = np.stack([radius * np.cos(angle), y, radius * np.sin(angle)], -1)
    return add_mesh(name, points.reshape(-1, 3), grid(segments, len(profile), looped=True), material,
                    collection=collection)


def grid(rows, columns, looped=False):
    """The quads between rows × columns of points, closed into a ring if looped."""
    i, j = np.arange(rows if looped else rows - 1)[:, None], np.arange(columns - 1)[None]
    n = (i + 1) % rows
    return np.stack([i * columns + j, i * columns + j + 1, n * columns + j + 1, n * columns + j], -1).reshape(-1, 4)


def hexagon(across):
    """The relief that makes a round part of radius `across` / 2 a hexagon with that width across flats."""
    def relief(angle, radius, y):
        turn = np.mod(angle, np.pi / 3) - np.pi / 6
        return np.minimum(across / 2 / np.cos(turn), across / 2 * 1.10) - across / 2
    return relief


def dome(inset, radius):
    """0 at an edge, 1 from `radius` inwards, round between."""
    t = np.clip(inset / radius, 0, 1)
    return np.sqrt(1 - (1 - t) ** 2)
