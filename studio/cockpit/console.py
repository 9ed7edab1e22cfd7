"""The console between the seats: its bridge, selector, cup holders and armrest."""
import numpy as np

from .dashboard import buttons
from .forms import Frame, circle, flow, outline, rectangle
from .parts import loft, pillow, plate, ring, rod, word
from .stitching import add_stitches


def add_bridge(spine, materials, base=.12, leather='pad', radius=.013):
    """The console's body: spine is (x, top, half width), from the dashboard to the rear."""
    path = flow(spine, 70)
    sections = []
    for x, top, half in path:
        shape = outline([(-half - .012, base), (half + .012, base), (half, top - .012), (half - .022, top),
                         (-half + .022, top), (-half, top - .012)], radius)
        sections.append([(x, u, v) for u, v in shape])
    loft('console', sections, materials[leather])
    for side in (-1, 1):
        edge = np.stack([path[:, 0], side * (path[:, 2] - .004), path[:, 1] - .0125], 1)
        rod('console line', edge[2:-2], rectangle(.003, .0045, .001), materials['line'])
        seam = np.stack([path[:, 0], side * (path[:, 2] + .0035), path[:, 1] - .036], 1)
        add_stitches(seam[3:-3], np.tile([0, side, .1], (len(seam) - 6, 1)), materials['dark_thread'])


def top_frame(x, top, slope=0.0):
    """A frame on the console's top, read by someone who looks forward; slope in degrees, up ahead."""
    s = np.radians(slope)
    return Frame((x, 0, top), axes=((0, 1, 0), (-np.cos(s), 0, np.sin(s)), (np.sin(s), 0, np.cos(s))))


def deck(frame, width, length, materials, material='gloss'):
    """The field that controls are set into, framed by a hairline."""
    shape = rectangle(width, length, .022)
    plate('deck', shape, .012, materials[material], frame.moved(w=.0018), .0015)
    ring('deck line', rectangle(width + .004, length + .004, .024), .0016, materials['line'], frame.moved(w=.0012))


def rotary(frame, materials, radius=.031):
    """A selector to turn: a knurled ring, a dark cap, the letters beside it."""
    plate('rotary seat', circle(radius * 1.28, 72), .004, materials['hard'], frame.moved(w=.003), .001)
    teeth = circle(radius, 240)
    teeth *= (1 + .014 * np.where(np.arange(240) % 4 < 2, 1, -1))[:, None]
    plate('knurl', teeth, .022, materials['satin'], frame.moved(w=.024), .0006)
    ring('rotary ring', circle(radius * .95, 96), .0022, materials['chrome'], frame.moved(w=.0242))
    pillow('rotary cap', circle(radius * .88, 64), .0035, materials['gloss'], frame.moved(w=.0235), 6)
    word('D', .0085, materials['letters'], frame.moved(w=.0272))
    for i, letter in enumerate('RND'):
        word(letter, .0058, materials['ambient' if letter == 'D' else 'letters'],
             frame.moved(u=(i - 1) * .018, v=radius * 1.75, w=.0024), .0002)


def lever(frame, materials):
    """A selector to pull: a stem in its boot, a leather grip with a bright back."""
    pillow('boot', rectangle(.085, .11, .03), .016, materials['wheel'], frame, 3)
    stem = frame.at([(0, 0, .01), (0, -.004, .05), (0, -.010, .085)])
    rod('stem', stem, rectangle(.026, .032, .010), materials['satin'], up=frame.axes[1])
    grip = [(0, -.008, .070), (0, -.012, .095), (0, -.016, .118), (0, -.019, .134), (0, -.020, .141)]
    rod('grip', frame.at(flow(grip, 24)), rectangle(.052, .070, .022), materials['wheel'], up=frame.axes[1],
        scale=np.interp(np.linspace(0, 1, 24), [0, .25, .6, .85, 1], [.62, .9, 1, .9, .55]))
    back = frame.moved(v=-.0515, w=.108)
    plate('grip back', rectangle(.030, .044, .008), .004, materials['line'],
          Frame(back.origin, axes=(back.axes[0], back.axes[2], -back.axes[1])), .001)
    for i, letter in enumerate('PRND'):
        word(letter, .0070, materials['ambient' if letter == 'D' else 'letters'],
             frame.moved(u=.060, v=.030 - i * .018, w=.0024), .0002)


def cup_holders(frame, materials, apart=.088, radius=.037):
    """Two wells with bright rims, one behind the other."""
    for side in (-1, 1):
        at = frame.moved(v=side * apart / 2, w=.0025)
        plate('well', circle(radius, 64), .0006, materials['black'], at)
        ring('well rim', circle(radius, 96), .0024, materials['satin'], at)
        ring('well step', circle(radius * .82, 72), .0012, materials['dark_metal'], at)


def charger(frame, materials, width=.085, length=.165):
    """A ribbed pad for a telephone, with its mark."""
    plate('charger', rectangle(width, length, .014), .004, materials['hard'], frame.moved(w=.0022), .001)
    for i in range(9):
        rib = frame.moved(v=(i - 4) * length * .095, w=.0030)
        plate('rib', rectangle(width * .80, .0022, .001), .0012, materials['plastic'], rib, .0004)
    bolt = [(.002, .012), (-.007, -.002), (-.001, -.002), (-.002, -.012), (.007, .002), (.001, .002)]
    plate('bolt', outline(bolt, .0005, 2), .0004, materials['letters'], frame.moved(w=.0034), .0001)


def armrest(middle, top, materials, width=.20, length=.30):
    """The padded lid, stitched around."""
    frame = Frame((middle, 0, top), axes=((0, 1, 0), (-1, 0, 0), (0, 0, 1)))
    shape = rectangle(width, length, .032, 10)
    pillow('armrest', shape, .042, materials['leather'], frame, 3.4, 18, foot=.03)
    line = np.concatenate([shape, shape[:1]]) * (.90, .93)
    seam = frame.moved(w=.0376).at(np.pad(line, ((0, 0), (0, 1))))
    add_stitches(seam, np.tile([0, 0, 1.], (len(line), 1)), materials['thread'])
    plate('lid gap', shape * .985, .014, materials['black'], frame.moved(w=-.03))


def keys(frame, materials, count=5):
    """Drive keys in a row across the deck."""
    buttons(frame, count, .026, .016, materials)
