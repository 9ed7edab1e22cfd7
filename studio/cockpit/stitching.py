"""Seams: threads laid along a path, one small bead a stitch."""
import numpy as np

from scene.geometry import add_mesh

LENGTH, GAP, RADIUS = .0050, .0022, .00075


def add_stitches(path, normals, material, length=LENGTH, radius=RADIUS):
    """Lays stitches along a path (n × 3) whose surface looks along `normals`."""
    path, normals = np.asarray(path, float), np.asarray(normals, float)
    steps = np.linalg.norm(np.diff(path, axis=0), axis=1)
    way = np.concatenate([[0], np.cumsum(steps)])
    places = np.arange(length / 2, way[-1] - length / 2, length + GAP)
    at = lambda values, s: np.stack([np.interp(s, way, values[:, i]) for i in range(3)], 1)
    middle, normal = at(path, places), at(normals, places)
    along = at(path, places + length / 2) - at(path, places - length / 2)
    along /= np.linalg.norm(along, axis=1)[:, None]
    normal /= np.linalg.norm(normal, axis=1)[:, None]
    side = np.cross(along, normal)
    points, faces = _bead(length, radius)
    beads = middle[:, None] + (along[:, None] * points[None, :, :1] + side[:, None] * points[None, :, 1:2]
                               + normal[:, None] * points[None, :, 2:])
    count, size = beads.shape[:2]
    shifted = (faces[None] + (np.arange(count) * size)[:, None, None]).reshape(-1, 4)
    return add_mesh('stitches', beads.reshape(-1, 3), shifted, material)


def _bead(length, radius, sides=6):
    points = []
    for x, r in ((-.5, .25), (-.36, .85), (0, 1), (.36, .85), (.5, .25)):
        for turn in np.linspace(0, 2 * np.pi, sides, endpoint=False):
            points.append((x * length, np.cos(turn) * r * radius * 1.2, np.sin(turn) * r * radius))
    faces = [(i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j)
             for i in range(4) for j in range(sides)]
    return np.array(points), np.array(faces)
