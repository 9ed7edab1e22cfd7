"""Drawing in metres: SVG fragments that become the masks projected onto a body.

In side drawings u is x and v is z; in front and rear drawings u is y and v is z; from the top u is
x and v is y. A half drawing of the front or rear is `mirrored`.
"""
import numpy as np


def polygon(points, radius=.03, closed=True):
    """A path through points with rounded corners."""
    points = [np.array(p, float) for p in points]
    count, path = len(points), ''
    for i, point in enumerate(points):
        if not closed and i in (0, count - 1):
            path += f"{'M' if i == 0 else 'L'}{point[0]:.4f} {point[1]:.4f} "
            continue
        start = _towards(point, points[i - 1], radius)
        end = _towards(point, points[(i + 1) % count], radius)
        path += f"{'M' if i == 0 else 'L'}{start[0]:.4f} {start[1]:.4f} "
        path += f'Q{point[0]:.4f} {point[1]:.4f} {end[0]:.4f} {end[1]:.4f} '
    return path + ('Z' if closed else '')


def _towards(point, other, radius):
    length = np.linalg.norm(other - point)
    return point + (other - point) / length * min(radius, length * .48)


def line(points, radius=.03):
    """An open path through points with rounded corners."""
    return polygon(points, radius, closed=False)


def superellipse(u, v, radius, power):
    """A circle, or with a higher power a squarer wheel arch."""
    path = []
    for angle in np.linspace(0, 2 * np.pi, 97):
        c, s = np.cos(angle), np.sin(angle)
        k = (abs(c) ** power + abs(s) ** power) ** (-1 / power) * radius
        path.append(f'{u + k * c:.4f} {v + k * s:.4f}')
    return 'M' + ' L'.join(path) + 'Z'


def fill(path, level=255):
    """The path's inside; several levels of grey are several strengths."""
    return f'<path d="{path}" fill="rgb({level},{level},{level})"/>'


def stroke(path, width, level=255):
    """The path as a line of `width` metres."""
    return (f'<path d="{path}" fill="none" stroke="rgb({level},{level},{level})" '
            f'stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>')


def disc(u, v, radius, level=255):
    """A round spot."""
    return f'<circle cx="{u}" cy="{v}" r="{radius}" fill="rgb({level},{level},{level})"/>'


def ellipse(u, v, ru, rv, width=0, turn=0):
    """An ellipse, filled, or with a width its outline only; `turn` in degrees."""
    look = f'fill="none" stroke="white" stroke-width="{width}"' if width else 'fill="white"'
    return (f'<g transform="rotate({turn} {u} {v})">'
            f'<ellipse cx="{u}" cy="{v}" rx="{ru}" ry="{rv}" {look}/></g>')


def mirrored(drawing):
    """The drawing and its mirror image across u = 0."""
    return f'{drawing}<g transform="scale(-1,1)">{drawing}</g>'


def clipped(path, drawing, name):
    """The part of a drawing inside a path; `name` is unique within its mask."""
    return f'<clipPath id="{name}"><path d="{path}"/></clipPath><g clip-path="url(#{name})">{drawing}</g>'


def blurred(drawing, deviation, name='soft'):
    """A drawing with soft edges; `name` is unique within its mask."""
    return (f'<filter id="{name}" x="-20%" y="-20%" width="140%" height="140%">'
            f'<feGaussianBlur stdDeviation="{deviation}"/></filter>'
            f'<g filter="url(#{name})">{drawing}</g>')


def canvas(drawing, window, pixels_per_metre):
    """The whole SVG of one mask channel over a window (u0, u1, v0, v1)."""
    u0, u1, v0, v1 = window
    width, height = round((u1 - u0) * pixels_per_metre), round((v1 - v0) * pixels_per_metre)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}"><rect width="{width}" height="{height}" fill="black"/>'
            f'<g transform="scale({pixels_per_metre},{-pixels_per_metre}) translate({-u0},{-v1})">'
            f'{drawing}</g></svg>')
