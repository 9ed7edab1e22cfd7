"""The body as an implicit surface: negative inside, zero on the skin, metres throughout.

Axes: x runs from the nose (0) to the tail, y across (the car's left is negative), z up.
A lower body and a greenhouse are each a soft intersection of height fields; their soft union is
the car. `Shape` names every field; a model is a table of curves and a few radii.
"""
from dataclasses import dataclass, field

import numpy as np

from .curve import Curve, smooth_step, soft_max, soft_min


@dataclass
class Blends:
    """Radii in metres of the rounded edges between the fields."""

    shoulder: float
    front: float
    rear: float
    roof: float
    screen: float
    backlight: float
    belt: float


@dataclass
class Shape:
    """One body. Curves are (smoothing, points); see `Body` for which axis each one runs along."""

    curves: dict
    blends: Blends
    sill: float
    door: tuple  # x where the door's hollow begins and ends
    axis_x: tuple  # the ends of the axis inside the car that rays are cast from
    axis_z: tuple
    tumblehome: tuple  # how the glass leans in: linear, quadratic
    roof_crown: float
    screen_curve: float
    screen_cos: float
    backlight_curve: float
    backlight_cos: float
    flare: float = 0.9
    flare_reach: tuple = (1.1, 1.55)  # in arch radii
    flare_out: float = 0.0
    flare_from: tuple = (-1.0, -.5)  # heights between which the flare grows from nothing
    arch_power: float = 2.0
    bonnet_bulge: tuple = (0.0, 0.55)  # height, distance from the centre
    pods: list = field(default_factory=list)  # ellipsoids blended in: centre, radii, blend


class Body:
    """The implicit body of a vehicle, with the ray solver and the mesh made from it."""

    def __init__(self, vehicle):
        self.vehicle = vehicle
        self.shape = vehicle.shape
        self.curve = {name: Curve(*spec) for name, spec in self.shape.curves.items()}

    def __call__(self, x, y, z):
        return soft_min(self._lower(x, y, z), self._greenhouse(x, y, z), self.shape.blends.belt)

    def _side(self, x, z, plan):
        """Half the width at (x, z): the section under the belt, pushed out around the wheels."""
        s, c = self.shape, self.curve
        t = (z - s.sill) / (c['belt'](x) - s.sill)
        start, end = s.door
        in_door = smooth_step(start - .25, start + .25, x) * (1 - smooth_step(end - .25, end + .25, x))
        half = plan - c['section'](t) - in_door * c['hollow'](t)
        car = self.vehicle
        for axle in car.axles:
            dx, dz = np.abs(x - axle), np.abs(z - car.axle_height)
            n = s.arch_power
            distance = (dx ** n + dz ** n) ** (1 / n)
            near, far = (car.arch_radius * reach for reach in s.flare_reach)
            weight = (1 - smooth_step(near, far, distance)) * smooth_step(*s.flare_from, z)
            half = half + weight * np.maximum(plan + s.flare_out - half, 0) * s.flare
        return half

    def _lower(self, x, y, z):
        s, c, b = self.shape, self.curve, self.shape.blends
        across = np.abs(y)
        plan = c['plan'](x)
        side = across - self._side(x, z, plan)
        height, place = s.bonnet_bulge
        bulge = height * np.exp(-((across - place) / .10) ** 2) * (1 - smooth_step(1.0, 1.5, x))
        top = (z - (c['bonnet'](x) - c['crown'](x) * (across / plan) ** 2 + bulge)) * .96
        nose = c['nose'](z) + c['nose_plan'](across) - x
        tail = x - (c['tail'](z) - c['tail_plan'](across))
        body = soft_max(side, top, b.shoulder)
        body = soft_max(soft_max(body, nose, b.front), tail, b.rear)
        body = soft_max(body, c['bottom'](x) - z, .08)
        for (cx, cy, cz, rx, ry, rz, blend) in s.pods:
            q = np.sqrt(((x - cx) / rx) ** 2 + ((across - cy) / ry) ** 2 + ((z - cz) / rz) ** 2)
            body = soft_min(body, (q - 1) * min(rx, ry, rz), blend)
        return body

    def _greenhouse(self, x, y, z):
        s, c, b = self.shape, self.curve, self.shape.blends
        across = np.abs(y)
        belt = c['belt'](x)
        above = z - belt
        linear, quadratic = s.tumblehome
        half = c['glass_plan'](x) - linear * above - quadratic * np.maximum(above, 0) ** 2
        side = (across - half) * .95
        roof = z - c['roof'](x) + s.roof_crown * (across / .6) ** 2
        screen = (c['screen'](z) + s.screen_curve * (across / .7) ** 2 - x) * s.screen_cos
        back = (x - c['backlight'](z) + s.backlight_curve * (across / .7) ** 2) * s.backlight_cos
        cabin = soft_max(soft_max(side, roof, b.roof), screen, b.screen)
        return soft_max(soft_max(cabin, back, b.backlight), belt - .3 - z, .02)

    def cast(self, origins, directions, reach=3.2, steps=72):
        """Distances to the outermost skin along rays from inside, and which rays met it."""
        inside_at = np.zeros(len(origins))
        outside_at = np.full(len(origins), reach)
        found = np.zeros(len(origins), bool)
        ts = np.linspace(0, reach, steps)
        for i, t in enumerate(ts):
            inside = self(*(origins + directions * t).T) < 0
            inside_at = np.where(inside, t, inside_at)
            outside_at = np.where(inside, ts[min(i + 1, steps - 1)], outside_at)
            found |= inside
        outside_at = np.where(found, outside_at, .001)
        for _ in range(26):
            middle = (inside_at + outside_at) / 2
            inside = self(*(origins + directions * middle[:, None]).T) < 0
            inside_at = np.where(inside, middle, inside_at)
            outside_at = np.where(inside, outside_at, middle)
        return (inside_at + outside_at) / 2, found

    def side_points(self, xs, zs):
        """Points on the right flank (y > 0) at given x and z, and which of them exist."""
        return self._points(np.stack([xs, np.zeros_like(xs), zs], 1), (0, 1, 0))

    def end_points(self, ys, zs, rear):
        """Points on the front or the rear at given y and z, and which of them exist."""
        middle = np.full_like(ys, self.vehicle.length / 2)
        return self._points(np.stack([middle, ys, zs], 1), (1 if rear else -1, 0, 0))

    def top_points(self, xs, ys):
        """Points on bonnet or roof at given x and y, and which of them exist."""
        return self._points(np.stack([xs, ys, np.full_like(xs, .5)], 1), (0, 0, 1))

    def cast_to(self, origins, directions):
        """Points where rays from inside leave the skin, and which of them met it."""
        t, found = self.cast(origins, directions)
        return origins + directions * t[:, None], found

    def _points(self, origins, direction):
        origins = np.asarray(origins, float)
        return self.cast_to(origins, np.tile(np.array(direction, float), (len(origins), 1)))

    def mesh(self, along=430, cap=170, around=270):
        """Vertices and quads of the skin: rings of rays around an axis, and a cap at each end."""
        origins, directions = self._rays(along, cap, around)
        t, _ = self.cast(origins.reshape(-1, 3), directions.reshape(-1, 3))
        half = origins + directions * t.reshape(*origins.shape[:2], 1)
        half[:, 0, 1] = half[:, -1, 1] = 0
        other = half[:, 1:-1][:, ::-1] * (1, -1, 1)
        rings = np.concatenate([half, other], 1)
        count, size = rings.shape[:2]
        i, j = np.arange(count - 1)[:, None], np.arange(size)[None]
        k = (j + 1) % size
        quads = np.stack([i * size + j, i * size + k, (i + 1) * size + k, (i + 1) * size + j], -1)
        return rings.reshape(-1, 3), quads.reshape(-1, 4)

    def _rays(self, along, cap, around):
        (xa, xb), (za, zb) = self.shape.axis_x, self.shape.axis_z
        stations = [(xa, za, np.pi / 2 * (1 - i / cap), -1) for i in range(cap)]
        for i in range(along + 1):
            f = i / along
            stations.append((xa + (xb - xa) * f, za + (zb - za) * f, 0., 0))
        stations += [(xb, zb, np.pi / 2 * (i / cap), 1) for i in range(1, cap + 1)]
        x, z, tilt, end = np.array(stations).T
        tilt = np.minimum(tilt, np.pi / 2 - .0015)
        turn = np.linspace(0, np.pi, around)
        origins = np.zeros((len(x), around, 3))
        origins[:, :, 0], origins[:, :, 2] = x[:, None], z[:, None]
        directions = np.zeros_like(origins)
        directions[:, :, 0] = (end * np.sin(tilt))[:, None]
        directions[:, :, 1] = np.cos(tilt)[:, None] * np.sin(turn)
        directions[:, :, 2] = -np.cos(tilt)[:, None] * np.cos(turn)
        return origins, directions
