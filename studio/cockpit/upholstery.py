"""Padded forms: cushion, backrest and head rest as one kind of closed skin, with seams sunk into it.

A form follows a spine in the plane of x and z. Around the spine its section is a soft rectangle; on
the side that is sat on, bolsters rise at both edges and an insert, framed by a seam, lies between.
"""
import numpy as np

from scene.curve import smooth_step
from scene.geometry import add_mesh

from .forms import flow
from .padding import Seams, table
from .stitching import add_stitches

SQUARE = 3.6  # how square the section is


class Upholstery:
    """The skin of a padding around y = `middle`, up towards whoever sits there."""

    def __init__(self, padding, middle):
        self.form, self.middle = padding, middle
        self.spine = flow(padding.spine, 400)
        steps = np.linalg.norm(np.diff(self.spine, axis=0), axis=1)
        self.way = np.concatenate([[0], np.cumsum(steps)])
        self.length = self.way[-1]
        self.width, self.bolster = table(padding.half_width), table(padding.bolster)
        self.seams = Seams(padding, self.width, self.length)

    def points(self, across, out, v):
        """The skin where the section's direction is (across, out), at v along the spine."""
        form = self.form
        e = (1 - np.abs(2 * v - 1) ** form.end) ** (1 / form.end)
        place = v * self.length
        x, z = (np.interp(place, self.way, self.spine[:, i]) for i in (0, 1))
        dx, dz = (np.interp(place, self.way, np.gradient(self.spine[:, i], self.way)) for i in (0, 1))
        size = np.hypot(dx, dz)
        nx, nz = -dz / size, dx / size
        half = self.width(v) * e
        depth = np.where(out > 0, out * form.front * e, out * form.back * e)
        rise = smooth_step(form.shoulder, .84, np.abs(across)) * np.maximum(out, 0) ** .7
        depth = depth + self.bolster(v) * rise * e - smooth_step(0, .55, out) * self.seams.sunk(across, v, e)
        return np.stack([x + nx * depth, self.middle + across * half, z + nz * depth], -1)

    def build(self, name, leather, insert, around=300, along=300):
        """Adds the skin; the insert has a material of its own."""
        t = np.linspace(0, 1, along)
        v = np.clip(.35 * t + .65 * (.5 - .5 * np.cos(np.pi * t)), 1e-4, 1 - 1e-4)
        turn = np.linspace(0, 2 * np.pi, around, endpoint=False)
        soft = lambda c: np.sign(c) * np.abs(c) ** (2 / SQUARE)
        across, out = np.broadcast_arrays(soft(np.cos(turn))[None], soft(np.sin(turn))[None])
        across, out, v = (np.broadcast_to(a, (along, around)) for a in (across, out, v[:, None]))
        points = self.points(across, out, v)
        i, j = np.arange(along - 1)[:, None], np.arange(around)[None]
        k = (j + 1) % around
        quads = np.stack([i * around + j, i * around + k, (i + 1) * around + k, (i + 1) * around + j], -1)
        item = add_mesh(name, points.reshape(-1, 3), quads.reshape(-1, 4), leather)
        item.data.materials.append(insert)
        middle = lambda a: (a[:-1] + a[1:]) / 2
        inside = (middle(out) > .4) & self.seams.inside(middle(across), middle(v))
        item.data.polygons.foreach_set('material_index', inside.astype(np.int32).ravel())
        self._unwrap(item, across, v)
        return item

    def _unwrap(self, item, across, v):
        """Metres across and along, for perforation."""
        flat = np.stack([across * self.width(v), v * self.length], -1).reshape(-1, 2)
        corners = np.empty(len(item.data.loops), np.int32)
        item.data.loops.foreach_get('vertex_index', corners)
        item.data.uv_layers.new(name='metres').data.foreach_set('uv', flat[corners].astype(np.float32).ravel())

    def stitch(self, thread, apart=.0062):
        """Twin rows of thread beside the insert's seam, and beside each channel's."""
        seams = self.seams
        vs = np.linspace(seams.low + .004, seams.high - .004, 240)
        half = self.width(vs)
        for side in (-1, 1):
            for shift in (-apart, apart):
                self._lay(side * (seams.insert(vs) + shift / half), vs, thread)
        for v in [seams.high, seams.low] + list(seams.channels):
            edge = float(seams.insert(v)) - .012
            share = np.linspace(-edge, edge, 120)
            self._lay(share, np.full(120, v + apart / self.length), thread)

    def _lay(self, share, v, thread):
        path, normals = self.surface(share, v)
        add_stitches(path + normals * .0004, normals, thread)

    def surface(self, share, v):
        """Points and normals of the side that is sat on."""
        def at(a, b):
            out = (1 - np.minimum(np.abs(a), .999) ** SQUARE) ** (1 / SQUARE)
            return self.points(a, out, b)
        step = .002
        du, dv = at(share + step, v) - at(share - step, v), at(share, v + step) - at(share, v - step)
        normal = np.cross(du, dv)
        normal /= np.linalg.norm(normal, axis=1)[:, None]
        x, z = self.spine[-1] - self.spine[0]
        facing = np.array([-z, 0, x])
        return at(share, v), np.where((normal @ facing)[:, None] < 0, -normal, normal)
