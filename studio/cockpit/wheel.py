"""The steering wheel and what stands around its column."""
import numpy as np
from scipy.ndimage import gaussian_filter1d

from .dashboard import buttons
from .forms import Frame, circle, outline, rectangle
from .parts import pillow, plate, ring, rod, word
from .stitching import add_stitches


def add_wheel(cockpit, materials):
    """Adds the wheel in front of the driver."""
    wheel = cockpit.wheel
    frame = Frame(wheel.at, lean=wheel.lean)
    path = _rim_path(wheel)
    _add_rim(wheel, frame, path, materials)
    _add_hub(wheel, frame, materials)
    for side in (-1, 1):
        _add_arm(frame, side, materials)
        if wheel.lower_spokes:
            _add_lower_spoke(wheel, frame, side, materials)
    _add_column(frame, materials)


def _rim_path(wheel, count=360):
    turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
    u, v = wheel.radius * 1.015 * np.cos(turn), wheel.radius * np.sin(turn)
    cut = -wheel.flat * wheel.radius
    v = np.where(v < cut, cut + (v - cut) * .12, v)
    soft = lambda a: gaussian_filter1d(a, 5, mode='wrap')
    return np.stack([soft(u), soft(v), np.zeros(count)], 1)


def _add_rim(wheel, frame, path, materials):
    count = len(path)
    turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
    thumbs = sum(np.exp(-((turn - a) / .20) ** 2) for a in (np.radians(24), np.radians(156)))
    section = circle(.0152, 28, 1.16)
    size = 1 + .13 * thumbs
    rod('rim', frame.at(path), section, materials['wheel'], up=frame.axes[2], looped=True, scale=size)
    inward = -path / np.linalg.norm(path, axis=1)[:, None]
    place = path + inward * .0143 * size[:, None] + (0, 0, .005)
    closed = np.concatenate([place, place[:1]])
    add_stitches(frame.at(closed), (np.concatenate([inward, inward[:1]]) + (0, 0, .5)) @ frame.axes,
                 materials['dark_thread'], .0042)
    # Where two hides meet, a narrow seam goes round the rim.
    for angle in (62, 118, 206, 334):
        at = int(angle / 360 * count)
        rod('hide seam', frame.at(path[at:at + 2]), section * 1.006, materials['black'], up=frame.axes[2],
            scale=size[at:at + 2])


def _add_hub(wheel, frame, materials):
    shape = circle(.066, 72, .94)
    if wheel.lower_spokes:
        shape = outline([(-.078, .046), (-.066, -.030), (-.034, -.064), (.034, -.064), (.066, -.030), (.078, .046),
                         (.05, .058), (-.05, .058)], .022)
    base = frame.moved(w=-.030)
    plate('hub foot', shape * 1.05, .03, materials['hard'], base.moved(w=.004), .006)
    pillow('hub', shape, .026, materials['wheel'], base, power=3.6, rings=20, foot=.004)
    word(wheel.word, .0120, materials['letters'], base.moved(w=.0265, v=.004),
         spread=1.25)
    ring('hub line', shape * 1.035, .0011, materials['line'], base.moved(w=.0055))


def _add_arm(frame, side, materials):
    """A spoke to one side, with its field of keys."""
    shape = outline([(.066, -.030), (.075, .040), (.120, .030), (.172, .022), (.176, -.012), (.130, -.026)], .012)
    shape = (shape * (side, 1))[::side]
    base = frame.moved(w=-.018)
    plate('spoke', shape, .018, materials['hard'], base, .004)
    inner = (shape - shape.mean(0)) * (.86, .80) + shape.mean(0)
    plate('spoke field', inner, .004, materials['gloss'], base.moved(w=.0022), .001)
    rim = (shape - shape.mean(0)) * (.90, .86) + shape.mean(0)
    ring('spoke line', rim, .0012, materials['satin'], base.moved(w=.002))
    at = base.moved(u=side * .121, v=.003, w=.0026)
    buttons(at.moved(v=.0115), 2, .020, .012, materials)
    buttons(at.moved(v=-.0115), 2, .020, .012, materials)
    pillow('roller', rectangle(.007, .022, .003), .005, materials['satin'], at.moved(u=side * .036, v=.001), 8,
           foot=.003)


def _add_lower_spoke(wheel, frame, side, materials):
    low = -wheel.flat * wheel.radius
    shape = outline([(.020, -.055), (.046, -.052), (.040, low + .004), (.026, low + .002)], .006) * (side, 1)
    plate('lower spoke', shape[::side], .012, materials['line'], frame.moved(w=-.016), .003)


def _add_column(frame, materials):
    """The shroud, the two stalks, and their bright ends."""
    path = frame.at([(0, -.01, -.035), (0, -.01, -.12), (0, -.012, -.34)])
    rod('shroud', path, rectangle(.155, .105, .035), materials['plastic'], up=frame.axes[1], scale=[.86, 1, 1.1])
    for side in (-1, 1):
        stalk = frame.at([(side * .05, .012, -.075), (side * .12, .022, -.078), (side * .185, .030, -.070)])
        rod('stalk', stalk, rectangle(.017, .011, .005), materials['hard'], up=frame.axes[2], scale=[.8, 1, 1.2])
        tip = frame.at([(side * .172, .0285, -.071), (side * .176, .0290, -.0707)])
        rod('stalk ring', tip, rectangle(.0205, .0135, .006), materials['satin'], up=frame.axes[2])
