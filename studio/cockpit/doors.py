"""Door cards: sill, insert, armrest, pocket and loudspeaker, front and rear."""
import numpy as np

from scene.curve import smooth_step

from .forms import Frame, circle, flow, outline, rectangle
from .parts import loft, pillow, plate, ring, rod
from .stitching import add_stitches


def add_doors(cockpit, materials):
    """Both front doors, and the rear doors' cards behind the pillar."""
    for side in (-1, 1):
        for span in ((-1.02, .405), (.60, 1.42)):
            _add_card(cockpit, side, span, materials)
        _add_front_fittings(cockpit, side, materials)


def along(name, profile, radius, material, side, span, bend=None, count=60):
    """A part that runs along the cabin's side: profile (distance from the middle, z)."""
    profile = outline(profile, radius)
    xs = np.linspace(*span, count)
    shift = np.zeros((count, 2)) if bend is None else np.stack(bend(xs), 1)
    sections = profile[None] + shift[:, None]
    points = np.stack([np.repeat(xs[:, None], len(profile), 1), side * sections[..., 0], sections[..., 1]], -1)
    return loft(name, points, material)


def _flare(xs):
    """The card comes in towards the dashboard's ends, and rises a little to the rear."""
    return -.030 * (1 - smooth_step(-1.0, -.70, xs)), .018 * smooth_step(-.6, 1.2, xs)


def _add_card(cockpit, side, span, materials):
    y, z = cockpit.half_width, cockpit.belt
    part = lambda name, profile, radius, material, bend=_flare, reach=span: along(
        name, profile, radius, materials[material], side, reach, bend)
    part('sill', [(y + .05, z + .004), (y - .03, z + .002), (y - .062, z - .024), (y - .058, z - .068),
                  (y + .05, z - .072)], .022, 'pad')
    part('inlay', [(y + .05, z - .074), (y - .050, z - .074), (y - .044, z - .096), (y + .05, z - .096)], .003, 'trim')
    part('insert', [(y + .05, z - .103), (y - .036, z - .103), (y - .022, z - .17), (y - .034, z - .238),
                    (y + .05, z - .238)], .012, 'leather')
    start, end = span
    rest = lambda xs: (_flare(xs)[0] + .075 * (1 - smooth_step(start + .18, start + .52, xs))
                       + .05 * smooth_step(end - .10, end, xs), _flare(xs)[1])
    part('armrest', [(y + .05, z - .243), (y - .085, z - .238), (y - .118, z - .252), (y - .116, z - .288),
                     (y - .06, z - .318), (y + .05, z - .32)],
         .018, 'pad', rest, (start + .16, end))
    part('lower', [(y + .05, z - .325), (y - .036, z - .325), (y - .050, z - .42), (y - .045, z - .60),
                   (y + .05, z - .62)], .02, 'plastic')
    pocket = lambda xs: (_flare(xs)[0] + .05 * (1 - smooth_step(start + .64, start + .80, xs)), _flare(xs)[1])
    part('pocket', [(y + .02, z - .50), (y - .085, z - .475), (y - .098, z - .50), (y - .088, z - .62),
                    (y + .02, z - .66)], .014, 'hard', pocket,
         (start + .62, end - .02))
    xs = np.linspace(start + .02, end - .02, 260)
    dy, dz = _flare(xs)
    for row in (z - .028, z - .036):
        add_stitches(np.stack([xs, side * (y - .0618 + dy), row + dz], 1), np.tile([0., -side, .35], (260, 1)),
                     materials['dark_thread'])


def ambient_line(cockpit, side, span=(-1.0, .38), count=90):
    """The path of the light under a door's inlay."""
    xs = np.linspace(*span, count)
    dy, dz = _flare(xs)
    return np.stack([xs, side * (cockpit.half_width - .041 + dy), cockpit.belt - .0995 + dz], 1)


def _inward(cockpit, side, x, depth, z):
    """A frame on the card's face, for a reader who sits inside."""
    return Frame((x, side * (cockpit.half_width - depth), z), axes=((side, 0, 0), (0, 0, 1), (0, -side, 0)))


def _add_front_fittings(cockpit, side, materials):
    z = cockpit.belt
    handle = _inward(cockpit, side, -.54, .034, z - .165)
    plate('handle cup', outline([(-.075, -.030), (.07, -.026), (.075, .026), (-.07, .030)], .018), .004,
          materials['gloss'], handle, .002)
    rod('handle', handle.at(flow([(-.060, .0, .004), (-.03, .003, .016), (.020, .004, .019), (.050, .004, .016)], 16)),
        rectangle(.010, .022, .004), materials['chrome'], up=handle.axes[1])
    _add_speaker(cockpit, side, materials)
    top = Frame((-.47, side * (cockpit.half_width - .082), z - .236), axes=((0, side, 0), (-1, 0, .02), (0, 0, 1)))
    plate('switch field', rectangle(.052, .19, .016), .006, materials['gloss'], top, .002)
    for i in range(4 if side > 0 else 1):
        key = top.moved(u=.013 * (1 if i % 2 else -1) if side > 0 else 0, v=.045 - .045 * (i // 2))
        pillow('window switch', rectangle(.018, .032, .005), .006, materials['hard'], key, 8)
        plate('switch mark', rectangle(.009, .0014, .0005), .0004, materials['letters'], key.moved(w=.0064, v=.008))
    triangle = outline([(-.10, -.055), (.08, -.055), (.06, .0), (-.05, .075)], .014)
    sail = _inward(cockpit, side, -.90, .022, z + .055)
    plate('mirror corner', triangle * (side, 1), .03, materials['hard'], sail, .004)
    plate('tweeter', circle(.021, 40), .003, materials['grille'], sail.moved(u=0, v=-.022, w=.004))
    plate('tweeter ground', circle(.021, 40), .001, materials['black'], sail.moved(u=0, v=-.022, w=.0009))


def _add_speaker(cockpit, side, materials):
    """A bass behind perforated metal, framed by a bright ring and a ring of light."""
    at = _inward(cockpit, side, cockpit.speaker_x, .052, cockpit.belt - .452)
    shape = circle(.088, 96)
    plate('speaker seat', shape * 1.09, .02, materials['hard'], at.moved(w=.003), .004)
    plate('speaker ground', shape, .001, materials['black'], at.moved(w=.0036), .0002)
    plate('speaker grille', shape * .985, .0012, materials['grille'], at.moved(w=.0075), .0004)
    ring('speaker ring', circle(.0890, 120), .0030, materials['satin'], at.moved(w=.006))
    ring('speaker light', circle(.0945, 120), .0011, materials['ambient'], at.moved(w=.0035))
