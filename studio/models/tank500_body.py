"""TANK 500: the body, 5.07 m long with its spare wheel, 1.90 m high, 2.85 m between the axles."""
import math

import numpy as np

from scene.body import Blends, Shape
from scene.geometry import mirror_across, rounded, sweep, turned
from scene.lettering import add_flat_word
from scene.vehicle import Lettering, Mirror, Plate, Rails, Vehicle, Wheel, Zones

from . import tank500_drawings as draw
from .tank500_seams import seams

BODY_LENGTH = 4.90

CURVES = dict(
    plan=(.12, [(-.2, .84), (.0, .88), (.3, .912), (.95, .925), (2.4, .930), (3.8, .925), (4.6, .905), (5.0, .88)]),
    glass_plan=(.15, [(.9, .74), (1.4, .815), (1.8, .845), (2.4, .855), (3.6, .852), (4.4, .835), (4.8, .81)]),
    section=(.010, [(-.2, .08), (.0, .03), (.1, .012), (.25, .010), (.55, .010), (.76, .004), (.82, 0.0), (.85, .004),
                    (.88, .020), (1.0, .034), (1.2, .10)]),
    hollow=(.05, [(-.2, .0), (.1, .0), (.28, .012), (.5, .012), (.66, .006), (.76, 0), (1.2, 0)]),
    belt=(.12, [(-1, 1.19), (1.4, 1.215), (2.4, 1.225), (3.6, 1.24), (4.7, 1.25)]),
    bonnet=(.05, [(-.3, .98), (.02, 1.09), (.14, 1.125), (.6, 1.165), (1.3, 1.20), (1.7, 1.215), (2.4, 1.225),
                  (4.9, 1.25)]),
    crown=(.3, [(-1, .03), (1.0, .035), (2.0, .02), (4.9, .02)]),
    roof=(.12, [(1.6, 1.66), (2.0, 1.795), (2.4, 1.85), (3.0, 1.868), (3.9, 1.855), (4.5, 1.83), (4.9, 1.80)]),
    bottom=(.08, [(-.2, .36), (.25, .30), (.9, .31), (3.7, .31), (4.2, .33), (4.9, .42)]),
    nose=(.04, [(.2, .22), (.32, .10), (.44, .02), (.56, .0), (.80, .0), (.95, .015), (1.08, .03), (1.2, .12)]),
    nose_plan=(.06, [(0, 0), (.4, .008), (.65, .035), (.80, .10), (.90, .22), (1.0, .50)]),
    tail=(.03, [(.2, 4.62), (.42, 4.80), (.52, 4.87), (.70, 4.88), (.76, 4.85), (1.2, 4.85), (1.4, 4.82)]),
    tail_plan=(.06, [(0, 0), (.5, .006), (.75, .03), (.86, .09), (.94, .2), (1.0, .4)]),
    screen=(.03, [(1.0, 1.18), (1.21, 1.40), (1.78, 2.02), (1.95, 2.28)]),
    backlight=(.03, [(.8, 4.86), (1.24, 4.83), (1.70, 4.72), (1.78, 4.78), (2.0, 4.80)]),
)

SHAPE = Shape(
    curves=CURVES,
    blends=Blends(shoulder=.10, front=.20, rear=.18, roof=.16, screen=.09, backlight=.12, belt=.035),
    sill=.38, door=(1.5, 3.3), axis_x=(.62, BODY_LENGTH - .62), axis_z=(.80, 1.05),
    tumblehome=(.15, .10), roof_crown=.03, screen_curve=.09, screen_cos=.68,
    backlight_curve=.05, backlight_cos=.98,
    flare=1.0, flare_reach=(1.12, 1.36), flare_out=.030, arch_power=3.0, bonnet_bulge=(.030, .50),
)


def tank500():
    """The ladder-frame off-roader: upright, chrome bars, a spare wheel on the gate."""
    return Vehicle(
        name='tank-500', length=BODY_LENGTH, height=1.90, front_overhang=.88, wheelbase=2.85, axle_height=.405,
        tyre_radius=.405, tyre_width=.265, track=.922, arch_radius=.475,
        shape=SHAPE, drawings=draw.drawings(),
        zones=Zones(front=2.30, rear=4.42, lamp=.42, screen=1.17),
        wheel=Wheel(6, 'parallel', .268), mirror=Mirror(1.84, 1.325, 1.16),
        rails=Rails(2.15, 4.40, .66, .05), lamps=(.95, 1.03), handles=[(2.30, 1.10), (3.26, 1.12)],
        handle_material='chrome', fin_x=4.3, extras=[_add_grille_bars, _add_steps, _add_spare_wheel],
        seams=seams(), plates=[Plate('TANK', .420, rear=False), Plate('TANK', .460, rear=True)],
        letters=[Lettering('TANK', .532, .060, rear=False, spread=1.9, width=1.25),
                 Lettering('500', .60, .056, rear=True, y=-.52, spread=1.3, width=1.2)],
    )


def _add_grille_bars(vehicle, body, materials):
    """Bars of bright metal that stand in the grille."""
    for i in range(6):
        z = .65 + i * .062
        ys = np.linspace(-.565, .565, 40)
        path, _ = body.end_points(ys, np.full(40, z), rear=False)
        path[:, 0] += .014
        sweep(path, rounded(.028, .020, .007), materials['chrome'], 'bar')
    for y in (-.19, .19):
        zs = np.linspace(.62, 1.0, 12)
        path, _ = body.end_points(np.full(12, y), zs, rear=False)
        path[:, 0] += .022
        sweep(path, rounded(.022, .016, .005), materials['dark_chrome'], 'upright', up=(1, 0, 0))


def _add_steps(vehicle, body, materials):
    """Side steps with a bright edge."""
    front, rear = vehicle.axles
    board = [(front + .56, .93, .40), (front + .62, .955, .40), (rear - .62, .955, .40), (rear - .56, .93, .40)]
    mirror_across(sweep(board, rounded(.17, .045, .015), materials['plastic'], 'step'))
    edge = [(front + .64, 1.035, .405), (rear - .64, 1.035, .405)]
    mirror_across(sweep(edge, rounded(.016, .03, .006), materials['satin'], 'step edge'))


def _add_spare_wheel(vehicle, body, materials):
    """The spare wheel's hard cover: the car's colour, a bright ring, a dark disc with the name."""
    cover = [(.0, .135), (.20, .135), (.29, .120), (.345, .09), (.365, .03), (.365, -.06)]
    ring = [(.225, .140), (.235, .146), (.262, .142), (.272, .128)]
    disc = [(.0, .1385), (.224, .1385), (.228, .134)]
    for profile, material in ((cover, 'paint'), (ring, 'satin'), (disc, 'plastic')):
        part = turned(profile, materials[material], 'spare wheel', 96)
        part.rotation_euler = (0, 0, -math.pi / 2)
        part.location = (BODY_LENGTH, 0, .98)
    add_flat_word('TANK', .062, 0, np.array((BODY_LENGTH, 0, .98)), 1, .1405, materials['badge'], 1.5)
