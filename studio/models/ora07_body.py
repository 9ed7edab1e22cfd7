"""ORA 07: the body, 4.87 m long, 1.50 m high, 2.87 m between the axles; a long fastback."""
from scene.body import Blends, Shape
from scene.vehicle import Lettering, Mirror, Plate, Vehicle, Wheel, Zones

from . import ora07_drawings as draw
from .ora07_seams import seams

LENGTH = 4.871

CURVES = dict(
    plan=(.20, [(-.2, .74), (.0, .82), (.4, .885), (.9, .920), (2.4, .931), (3.7, .930), (4.3, .89), (4.7, .82),
                (5.0, .75)]),
    glass_plan=(.22, [(.9, .52), (1.4, .69), (1.9, .775), (2.5, .80), (3.3, .785), (3.9, .72), (4.4, .62),
                      (4.8, .52)]),
    section=(.02, [(-.2, .11), (.0, .055), (.12, .028), (.3, .018), (.5, .010), (.66, .002), (.74, .0), (.80, .010),
                   (.88, .028), (1.0, .07), (1.2, .18)]),
    hollow=(.06, [(-.2, .0), (.05, .0), (.22, .016), (.40, .014), (.6, .0), (1.2, 0)]),
    belt=(.15, [(-1, .90), (1.5, .930), (2.5, .950), (3.6, .985), (4.3, .99), (4.9, .95)]),
    bonnet=(.12, [(-.3, .46), (.02, .645), (.25, .74), (.7, .825), (1.3, .895), (1.7, .93), (2.5, .95), (3.6, .985),
                  (4.3, .985), (4.78, .955), (5.0, .90)]),
    crown=(.3, [(-1, .10), (1.0, .095), (2.0, .05), (3.6, .05), (4.9, .05)]),
    roof=(.18, [(1.5, 1.19), (2.0, 1.385), (2.4, 1.475), (2.8, 1.505), (3.3, 1.465), (3.9, 1.32), (4.4, 1.15),
                (4.8, 1.00)]),
    bottom=(.1, [(-.2, .20), (.3, .155), (.8, .15), (3.9, .15), (4.3, .18), (4.9, .30)]),
    nose=(.06, [(.1, .22), (.22, .08), (.34, .012), (.46, .0), (.57, .03), (.68, .11), (.80, .27), (1.0, .6)]),
    nose_plan=(.09, [(0, 0), (.25, .015), (.5, .08), (.68, .18), (.80, .31), (.92, .58)]),
    tail=(.04, [(.1, 4.58), (.24, 4.72), (.40, 4.84), (.52, 4.866), (.70, 4.845), (.84, 4.81), (.93, 4.84),
                (1.1, 4.82)]),
    tail_plan=(.09, [(0, 0), (.25, .012), (.5, .06), (.68, .15), (.80, .27), (.92, .5)]),
    screen=(.05, [(.6, .80), (.93, 1.40), (1.43, 2.30), (1.6, 2.62)]),
    backlight=(.06, [(.7, 4.90), (.98, 4.72), (1.12, 4.45), (1.32, 3.98), (1.5, 3.55)]),
)

SHAPE = Shape(
    curves=CURVES,
    blends=Blends(shoulder=.22, front=.34, rear=.28, roof=.24, screen=.13, backlight=.16, belt=.06),
    sill=.19, door=(1.55, 3.3), axis_x=(.64, LENGTH - .66), axis_z=(.50, .62),
    tumblehome=(.34, .50), roof_crown=.06, screen_curve=.18, screen_cos=.50,
    backlight_curve=.22, backlight_cos=.50,
    flare=.9, flare_reach=(1.10, 1.60), flare_from=(.18, .34), bonnet_bulge=(0.0, .55),
    pods=[(.74, .655, .640, .62, .165, .175, .25)],
)


def ora07():
    """The fastback saloon: slanted oval lamps, a lip on the tail, flush lines."""
    return Vehicle(
        name='ora-07', length=LENGTH, height=1.50, front_overhang=.92, wheelbase=2.87, axle_height=.348,
        tyre_radius=.348, tyre_width=.235, track=.884, arch_radius=.395,
        shape=SHAPE, drawings=draw.drawings(),
        zones=Zones(front=2.45, rear=3.5, lamp=.95, screen=.93),
        wheel=Wheel(5, 'fork', .258), mirror=Mirror(1.84, 1.01, .90),
        lamps=(.63, .78), handles=[(2.38, .84), (3.42, .87)], clad_arches=False, light_strength=6.0,
        seams=seams(), plates=[Plate('ORA', .300, rear=False), Plate('ORA', .535, rear=True)],
        caliper=(.36, .012, .016),
        letters=[Lettering('ORA', .500, .050, rear=False, spread=1.45, width=1.3),
                 Lettering('ORA', .664, .058, rear=True, spread=1.45, width=1.35)],
    )
