"""Forms of a cabin: places to build in, outlines and soft paths."""
import math

import numpy as np
from mathutils import Matrix


class Frame:
    """A place to build in: u to the reader's right, v up, w towards the reader.

    Made for a reader who looks forward (along -x): `lean` tips the top away, `turn` swings the face
    towards the driver on the right, both in degrees.
    """

    def __init__(self, origin, lean=0.0, turn=0.0, axes=None):
        a, t = math.radians(lean), math.radians(turn)
        self.origin = np.array(origin, float)
        if axes is None:
            w = np.array([math.cos(a) * math.cos(t), math.cos(a) * math.sin(t), math.sin(a)])
            u = np.array([-math.sin(t), math.cos(t), 0])
            axes = (u, np.cross(w, u), w)
        self.axes = np.array(axes, float)

    def at(self, points):
        """Points (u, v, w) in the cabin's axes."""
        return self.origin + np.asarray(points, float) @ self.axes

    def moved(self, u=0.0, v=0.0, w=0.0, spin=0.0):
        """The same frame elsewhere on itself, turned by `spin` degrees around w."""
        c, s = math.cos(math.radians(spin)), math.sin(math.radians(spin))
        au, av, aw = self.axes
        return Frame(self.at((u, v, w)), axes=(au * c + av * s, av * c - au * s, aw))


def outline(points, radius, steps=6):
    """A closed polygon with rounded corners, as points."""
    points = [np.array(p, float) for p in points]
    found = []
    for i, corner in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        start = corner + (before - corner) * min(radius / np.linalg.norm(before - corner), .49)
        end = corner + (after - corner) * min(radius / np.linalg.norm(after - corner), .49)
        for t in np.linspace(0, 1, steps):
            found.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t)
    return np.array(found)


def rectangle(width, height, radius, steps=6):
    """An upright rectangle around the origin, with round corners."""
    w, h = width / 2, height / 2
    return outline([(-w, -h), (w, -h), (w, h), (-w, h)], radius, steps)


def circle(radius, count=48, squash=1.0):
    """A circle, or with a squash an ellipse, around the origin."""
    turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
    return np.stack([radius * np.cos(turn), radius * squash * np.sin(turn)], 1)


def flow(points, count):
    """An open path through points, as smooth as a bent strip."""
    points = np.array(points, float)
    path = np.concatenate([[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]])
    found = []
    for t in np.linspace(0, len(points) - 1 - 1e-9, count):
        i, f = int(t), t - int(t)
        a, b, c, d = path[i:i + 4]
        found.append(.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f
                           + (3 * b - 3 * c + d - a) * f ** 3))
    return np.array(found)


def placed(axes, origin):
    """The matrix that brings an object's own x, y and z onto three axes at a place."""
    matrix = np.eye(4)
    matrix[:3, :3], matrix[:3, 3] = np.transpose(axes), origin
    return Matrix(matrix.tolist())
