"""What closes the cabin: pillars, roof, windscreen's foot, floor, mirror and visors.

The roof lets light through: the soft lights above it stand in for a sky.
"""
import numpy as np

from scene.geometry import add_mesh

from .forms import Frame, circle, flow, outline, rectangle
from .parts import across, pillow, plate, rod

HEADER_X, COWL_X = -.30, -1.34


def add_shell(cockpit, materials):
    """Adds everything around dashboard and seats."""
    _add_roof(cockpit, materials)
    _add_cowl(cockpit, materials)
    _add_floor(cockpit, materials)
    for side in (-1, 1):
        _add_pillars(cockpit, side, materials)
        _add_visor(cockpit, side, materials)
    _add_mirror(cockpit, materials)


def _add_roof(cockpit, materials):
    xs, ys = np.linspace(HEADER_X, 1.75, 70), np.linspace(-.60, .60, 60)
    grid_x, grid_y = np.meshgrid(xs, ys, indexing='ij')
    grid_z = (cockpit.roof - .16 * (np.abs(grid_y) / .60) ** 4
              - .05 * np.clip((HEADER_X + .30 - grid_x) / .30, 0, 1) ** 2
              - .10 * np.clip((grid_x - .9) / .85, 0, 1) ** 2)
    i, j = np.arange(69)[:, None], np.arange(59)[None]
    quads = np.stack([i * 60 + j, (i + 1) * 60 + j, (i + 1) * 60 + j + 1, i * 60 + j + 1], -1).reshape(-1, 4)
    roof = add_mesh('roof', np.stack([grid_x, grid_y, grid_z], -1).reshape(-1, 3), quads, materials['roof'])
    roof.visible_shadow = False
    lamp = Frame((HEADER_X + .16, 0, cockpit.roof - .02), axes=((0, 1, 0), (1, 0, 0), (0, 0, -1)))
    pillow('roof console', rectangle(.16, .22, .03), .016, materials['roof'], lamp, foot=.02)
    for u in (-.038, .038):
        plate('reading lamp', rectangle(.05, .032, .012), .003, materials['letters'], lamp.moved(u=u, v=.05, w=.018))


def _add_cowl(cockpit, materials):
    """The rail over the windscreen, its dark foot, and the bonnet's rise behind it."""
    top = cockpit.roof - .052
    header = outline([(HEADER_X - .02, top - .012), (HEADER_X + .05, top + .002), (HEADER_X + .05, top + .03),
                      (HEADER_X - .02, top + .03)], .012)
    bow = lambda ys: (0 * ys, -.14 * (np.abs(ys) / .6) ** 4)
    across('header', header, materials['roof'], (-.60, .60), bow).visible_shadow = False
    foot = outline([(COWL_X - .35, .70), (COWL_X + .2, .74), (COWL_X + .2, .765), (COWL_X - .35, .80)], .01)
    across('cowl', foot, materials['black'], (-.80, .80), lambda ys: (.16 * (ys / .7) ** 2, 0 * ys))


def _add_floor(cockpit, materials):
    points = [(-1.4, -.75, .0), (-1.4, .75, .0), (1.0, .75, .0), (1.0, -.75, .0), (-1.5, -.75, .8), (-1.5, .75, .8)]
    add_mesh('carpet', points, [(0, 1, 2, 3), (4, 5, 1, 0)], materials['carpet'], smooth=False)
    for y, width in ((.30, .05), (.415, .075)):
        frame = Frame((-.93, y, .17), lean=42)
        pillow('pedal', rectangle(width, .085 if width > .06 else .15, .012), .008, materials['dark_metal'], frame,
               foot=.01)


def _add_pillars(cockpit, side, materials):
    roof, y, belt = cockpit.roof, cockpit.half_width, cockpit.belt
    front = flow([(COWL_X + .12, side * (y + .03), belt - .05), (-.95, side * (y - .01), belt + .16),
                  (-.62, side * (y - .07), roof - .165), (-.28, side * .605, roof - .085)], 40)
    rod('front pillar', front, rectangle(.075, .055, .022), materials['roof'], up=(.5, 0, 1))
    rail = flow([(-.32, side * .605, roof - .092), (.3, side * .622, roof - .075), (1.0, side * .61, roof - .10),
                 (1.7, side * .56, roof - .22)], 40)
    rod('roof rail', rail, rectangle(.07, .075, .028), materials['roof'])
    middle = flow([(.50, side * y, .10), (.49, side * (y - .01), .55), (.49, side * (y - .01), belt),
                   (.51, side * (y - .055), 1.0), (.53, side * .615, roof - .07)], 40)
    rod('middle pillar', middle, rectangle(.16, .055, .022), materials['roof'], up=(0, side, 0),
        scale=np.linspace(1.25, .82, 40))
    rear = flow([(1.35, side * (y - .04), belt), (1.45, side * (y - .09), 1.0), (1.6, side * .57, roof - .18)], 24)
    rod('rear pillar', rear, rectangle(.22, .06, .022), materials['roof'], up=(0, side, 0))
    grip = flow([(-.02, side * .585, roof - .115), (-.01, side * .575, roof - .150), (.10, side * .575, roof - .155),
                 (.21, side * .575, roof - .150), (.22, side * .585, roof - .115)], 30)
    rod('grip', grip, rectangle(.022, .014, .006), materials['roof'], up=(0, 1, 0))


def _add_visor(cockpit, side, materials):
    frame = Frame((HEADER_X + .115, side * .34, cockpit.roof - .050), axes=((0, 1, 0), (1, 0, .10), (.10, 0, -1)))
    pillow('visor', rectangle(.36, .15, .03), .012, materials['roof'], frame, foot=.008)
    rod('visor arm', frame.at([(-side * .17, -.055, -.004), (side * .21, -.055, -.004)]), circle(.005, 12),
        materials['plastic'])


def _add_mirror(cockpit, materials):
    at = Frame((HEADER_X - .10, 0, cockpit.roof - .145), lean=-14, turn=12)
    shape = outline([(-.105, -.024), (.105, -.024), (.114, .019), (.076, .031), (-.076, .031), (-.114, .019)], .017)
    pillow('mirror back', shape * (-1, 1), .030, materials['hard'],
           Frame(at.origin, axes=(-at.axes[0], at.axes[1], -at.axes[2])), foot=.004)
    plate('mirror glass', shape * .955, .002, materials['gloss'], at.moved(w=.005))
    rod('mirror stem', [at.at((0, .0, -.02)), (HEADER_X - .16, 0, cockpit.roof - .085)], circle(.012, 16),
        materials['hard'])
    pillow('camera box', rectangle(.09, .12, .02), .05, materials['hard'],
           Frame((HEADER_X - .16, 0, cockpit.roof - .065), axes=((0, 1, 0), (.9, 0, .45), (.45, 0, -.9))))
