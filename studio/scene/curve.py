"""Soft curves and soft blends: what makes a computed surface look automotive."""
import numpy as np
from scipy.ndimage import gaussian_filter1d


class Curve:
    """A control polygon smoothed by a Gaussian of `sigma` metres; straight beyond its ends."""

    def __init__(self, sigma, points, low=-2.0, high=8.0, count=10001):
        points = np.array(points, float)
        xs = np.linspace(low, high, count)
        ys = np.interp(xs, points[:, 0], points[:, 1])
        if len(points) > 1:
            ys = _extend(xs, ys, points[0], points[1], xs < points[0, 0])
            ys = _extend(xs, ys, points[-1], points[-2], xs > points[-1, 0])
        self.points = points
        self.low, self.step, self.count = low, xs[1] - xs[0], count
        self.values = gaussian_filter1d(ys, sigma / self.step, mode='nearest') if sigma else ys

    def __call__(self, x):
        t = np.clip((np.asarray(x, float) - self.low) / self.step, 0, self.count - 1.001)
        i = t.astype(int)
        f = t - i
        return self.values[i] * (1 - f) + self.values[i + 1] * f


def _extend(xs, ys, end, inner, where):
    slope = (inner[1] - end[1]) / (inner[0] - end[0])
    return np.where(where, end[1] + slope * (xs - end[0]), ys)


def soft_max(a, b, radius):
    """The larger of two fields, rounded over `radius` metres where they meet."""
    h = np.maximum(radius - np.abs(a - b), 0) / radius
    return np.maximum(a, b) + h * h * h * radius / 6


def soft_min(a, b, radius):
    """The smaller of two fields, filleted over `radius` metres where they meet."""
    return -soft_max(-a, -b, radius)


def smooth_step(start, end, x):
    """0 before `start`, 1 after `end`, with no kink in slope or curvature between."""
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * t * (t * (6 * t - 15) + 10)


def rounded_path(points, radius, step=.010):
    """A path through points with rounded corners, with a point every `step` metres."""
    points = [np.array(point, float) for point in points]
    path = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        start, end = (_towards(corner, other, radius) for other in (before, after))
        for t in np.linspace(0, 1, 9):
            path.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end)
    path = np.array(path + [points[-1]])
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at = np.linspace(0, way[-1], max(3, int(way[-1] / step)))
    return np.stack([np.interp(at, way, path[:, i]) for i in range(path.shape[1])], 1)


def _towards(point, other, radius):
    length = np.linalg.norm(other - point)
    return point + (other - point) / length * min(radius, length * .48)
