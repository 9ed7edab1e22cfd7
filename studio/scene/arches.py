"""Wheel arches: the lip around each cut-out, the dark liner behind it, the underbody."""
import numpy as np

from .geometry import add_mesh, box, mirror_across

LIP = ((.004, -.012), (.0015, .0), (-.006, .0015), (-.012, -.004), (-.014, -.02), (-.010, -.10))


def add_arches(vehicle, body, materials):
    """Adds both arches on both sides, and the dark block that closes the view under the car."""
    for axle in vehicle.axles:
        _add_lip(vehicle, body, materials, axle)
        _add_liner(vehicle, body, materials, axle)
    front, rear = vehicle.axles
    box((front - .35, rear + .35), (-.62, .62), (vehicle.shape.sill - .03, .48), materials['black'], 'underbody')


def _rim(vehicle, axle, angles, radius):
    n = vehicle.shape.arch_power
    c, s = np.cos(angles), np.sin(angles)
    k = (np.abs(c) ** n + np.abs(s) ** n) ** (-1 / n) * radius
    return axle + k * c, vehicle.axle_height + k * s


def _add_lip(vehicle, body, materials, axle):
    under = 24 if vehicle.clad_arches else 12
    xs, zs = _rim(vehicle, axle, np.radians(np.linspace(-under, 180 + under, 140)), vehicle.arch_radius)
    points, found = body.side_points(xs, zs)
    edge = points[found & (points[:, 1] > .5)]
    out = edge[:, [0, 2]] - (axle, vehicle.axle_height)
    out /= np.linalg.norm(out, axis=1)[:, None]
    ring = [(p[0] + o[0] * r, p[1] + y, p[2] + o[1] * r) for p, o in zip(edge, out) for r, y in LIP]
    k = len(LIP)
    faces = [(i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j)
             for i in range(len(edge) - 1) for j in range(k - 1)]
    mirror_across(add_mesh('lip', ring, faces, materials['plastic' if vehicle.clad_arches else 'paint']))


def _add_liner(vehicle, body, materials, axle):
    xs, zs = _rim(vehicle, axle, np.radians(np.linspace(-8, 188, 60)), vehicle.arch_radius + .015)
    points, found = body.side_points(xs, zs)
    outer = np.where(found & (points[:, 1] > .5), np.minimum(.85, points[:, 1] - .035), .55)
    ring = [p for x, z, y in zip(xs, zs, outer) for p in ((x, y, z), (x, .50, z))]
    ring.append((axle, .50, vehicle.axle_height))
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(xs) - 1)]
    faces += [(2 * i + 1, len(ring) - 1, 2 * i + 3) for i in range(len(xs) - 1)]
    mirror_across(add_mesh('liner', ring, faces, materials['black'], smooth=False))
