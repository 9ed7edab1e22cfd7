"""Light on paint: a body's flank from close by, with its shoulder's crease and a door's gap."""
import numpy as np

from scene.camera import Look, focus, look
from scene.curve import Curve, soft_max
from scene.geometry import add_mesh
from scene.materials import Nodes, add_paint
from scene.backdrop import add_world
from scene.lights import add_light

from scene.carved import grid

COLOUR = (.120, .005, .010)
LOOK = Look(eye=(-.50, -1.06, .44), at=(.20, .01, .000), lens=62)
FOCUS_M, APERTURE = 1.20, 2.2

CREASE = Curve(.30, [(-2, -.05), (-.6, .02), (.4, .075), (1.6, .10)])  # its height along the flank
SOFTNESS = Curve(.25, [(-1.5, .30), (-.4, .16), (.4, .035), (1.4, .028)])
HOLLOW = Curve(.10, [(-.9, .055), (-.5, .030), (-.25, .034), (-.08, .012), (.0, .0), (.5, 0)])  # in, below the crease
GAP = Curve(.12, [(-.8, .30), (-.3, .37), (0, .405), (.3, .41), (.8, .38)])  # its x along z
WIDTH, LIP = .0038, .0022


def build_paint(camera):
    """Builds the flank and its light."""
    _add_flank()
    _add_lights()
    add_world((.8, .8))
    look(camera, LOOK)
    focus(camera, FOCUS_M, APERTURE)


def _skin(x, z):
    """How far the flank lies inwards, at x and z: above the crease it leans in, below it is hollow."""
    up = z - CREASE(x)
    shoulder = .62 * up + .55 * np.maximum(up, 0) ** 2
    flank = HOLLOW(up) + .02 * up
    return soft_max(shoulder, flank, SOFTNESS(x)) + .045 * (x - .3) ** 2


def _add_flank():
    edge = np.concatenate([np.linspace(0, LIP, 12), np.linspace(LIP, .03, 14)[1:], np.linspace(.03, 2.2, 420)[1:]])
    offset = np.concatenate([-(edge + WIDTH / 2)[::-1], edge + WIDTH / 2])
    z = np.linspace(-.75, .62, 420)[:, None]
    x = offset[None] + GAP(z)
    into = np.clip(1 - (np.abs(offset) - WIDTH / 2) / LIP, 0, 1)
    round_edge = LIP * (1 - np.sqrt(1 - into ** 2 + 1e-9))
    y = _skin(x, z) + round_edge
    # The walls of the gap go straight in from its two lips.
    middle = len(edge)
    deep = np.stack([y[:, middle - 1] + .03, y[:, middle] + .03], 1)
    x = np.concatenate([x[:, :middle], x[:, middle - 1:middle + 1], x[:, middle:]], 1)
    y = np.concatenate([y[:, :middle], deep, y[:, middle:]], 1)
    z = np.broadcast_to(z, x.shape)
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    add_mesh('flank', points, grid(*x.shape), _paint())


def _paint():
    nodes = Nodes('paint')
    return nodes.done(add_paint(nodes, COLOUR, False)[0])


def _add_lights():
    add_light('long', (1.9, -.9, 2.0), (.6, .1, .1), 3.6, .34, 6, (1, .99, .98), 75, .7, 1.6)
    add_light('second', (2.0, -2.2, 1.2), (.6, 0, 0), 3.4, .12, 5, (.93, .97, 1), 90, .6, 1.6)
    add_light('low', (2.2, -2.2, -.42), (.6, 0, -.1), 3.2, .34, 4.5, (.93, .97, 1), 100, .7, 1.6)
    base = add_light('base', (1.9, -1.3, .35), (.95, 0, -.10), 1.0, .8, 4.5, (1, .96, .93), 70, 1.2, 1.2)
    base.visible_glossy = False  # it gives the lower flank its colour and no reflection
