"""What dashboards are made of: bands across the cabin, seams, vents, glowing lines."""
import numpy as np

from scene.curve import smooth_step

from .forms import Frame, circle, outline, rectangle
from .parts import across, pillow, plate, ring, rod
from .stitching import add_stitches

SPAN = (-.705, .705)


def wrap(start=.42, reach=.085, sink=.0):
    """The bend of a dashboard whose ends come round towards the doors."""
    def bend(ys):
        share = smooth_step(start, .78, np.abs(ys))
        return reach * share, -sink * share
    return bend


def band(name, profile, radius, material, bend, span=SPAN):
    """A padded strip across the cabin, its corners rounded by `radius`."""
    return across(name, outline(profile, radius), material, span, bend)


def hood(profile, radius, material, middle, half, sink=.035):
    """A padded brow over the instruments, which falls off at its ends."""
    fall = lambda ys: (0 * ys, -sink * np.abs((ys - middle) / half) ** 4)
    return across('hood', outline(profile, radius), material, (middle - half, middle + half), fall)


def seam(x, z, thread, bend, span=SPAN, normal=(.6, 0, .8), rows=(0,)):
    """Rows of stitches across the cabin; each row stands so far up the slope."""
    ys = np.linspace(span[0] + .015, span[1] - .015, 260)
    dx, dz = bend(ys)
    up = np.array([-normal[2], 0, normal[0]])
    for row in rows:
        path = np.stack([x + dx, ys, z + dz], 1) + up * row
        add_stitches(path, np.tile(np.array(normal, float), (len(ys), 1)), thread)


def strip(x, z, size, material, bend, span=SPAN):
    """A fine line across the cabin."""
    w, h = size
    profile = rectangle(w, h, min(size) * .4, 4) + (x, z)
    return across('strip', profile, material, span, bend, end=.002)


def slats(x, low, high, count, materials, bend, span):
    """Vanes between two heights, over a dark recess."""
    back, front = x - .09, x - .030
    recess = [(back, low - .004), (front, low - .004), (front, high + .004), (back, high + .004)]
    across('recess', outline(recess, .003), materials['black'], span, bend)
    for z in np.linspace(low, high, count + 2)[1:-1]:
        vane = [(x - .026, z + .0028), (x, z - .0016), (x, z + .0016), (x - .026, z + .0052)]
        across('vane', outline(vane, .001, 3), materials['dark_metal'], span, bend, end=.002)


def dividers(x, low, high, ys, materials, bend):
    """Upright pieces that part a band of vanes into vents."""
    for y in ys:
        dx, dz = (float(v) for v in np.ravel(bend(np.array([y]))))
        frame = Frame((x + dx + .0035, y, (low + high) / 2 + dz))
        plate('divider', rectangle(.006, high - low, .001), .03, materials['gloss'], frame)


def tab(x, y, z, materials, bend, width=.018):
    """The little grip that turns a vent's vanes."""
    dx, dz = (float(v) for v in np.ravel(bend(np.array([y]))))
    frame = Frame((x + dx, y, z + dz))
    pillow('tab', rectangle(width, .009, .003), .009, materials['gloss'], frame, foot=.006)
    plate('tab line', rectangle(width - .004, .0014, .0005), .001, materials['satin'], frame.moved(w=.0096))


def round_vent(frame, radius, materials, metal='line'):
    """A turbine vent: a bright ring, vanes, a hub."""
    ring('vent ring', circle(radius, 96), .0065, materials[metal], frame)
    plate('vent ground', circle(radius), .03, materials['black'], frame.moved(w=-.003))
    for i in range(4):
        v = (i - 1.5) * radius * .40
        half = (radius ** 2 - v ** 2) ** .5 * .96
        vane = outline([(-half, -.0015), (half, -.0015), (half, .0015), (-half, .0015)], .001, 3)
        plate('vane', vane, .010, materials['dark_metal'], frame.moved(v=v, w=.005), .0004)
    pillow('vent hub', circle(radius * .20, 32), .007, materials[metal], frame.moved(w=.002), foot=.008)


def buttons(frame, count, width, height, materials):
    """A row of flush keys, each with a small lit mark."""
    for i in range(count):
        key = frame.moved(u=(i - (count - 1) / 2) * (width + .0025))
        pillow('key', rectangle(width, height, height * .18), .0025, materials['gloss'], key, 8, foot=.004)
        for share, side in ((.30, 1), (.16, -1)):
            mark = key.moved(w=.0029, v=(-.12 if i % 2 else .1) * side * height)
            plate('mark', rectangle(width * share, .0016, .0006), .0004, materials['letters'], mark)


def toggles(frame, count, materials, pitch=.034):
    """A row of aircraft switches with bright tips."""
    plate('toggle ground', rectangle(pitch * count + .012, .036, .014), .008, materials['gloss'], frame)
    for i in range(count):
        at = frame.moved(u=(i - (count - 1) / 2) * pitch)
        path = at.at([(0, 0, 0), (0, -.004, .010), (0, -.009, .021)])
        rod('toggle', path, rectangle(.017, .010, .004), materials['trim'], up=at.axes[1], scale=[.8, .9, 1.05])
