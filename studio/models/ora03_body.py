"""ORA 03: the body, 4.24 m long, 1.60 m high, 2.65 m between the axles; round in every section."""
from scene.body import Blends, Shape
from scene.vehicle import Lettering, Mirror, Plate, Vehicle, Wheel, Zones

from . import ora03_drawings as draw
from .ora03_seams import seams

CURVES = dict(
    plan=(.20, [(-.2, .72), (.0, .79), (.4, .87), (.85, .905), (2.1, .9125), (3.3, .91), (3.8, .87), (4.1, .81),
                (4.4, .73)]),
    glass_plan=(.20, [(.7, .52), (1.1, .68), (1.5, .755), (2.1, .785), (3.0, .765), (3.5, .715), (3.9, .65),
                      (4.2, .58)]),
    section=(.03, [(-.2, .11), (.0, .06), (.12, .03), (.3, .018), (.5, .006), (.66, .0), (.78, .004), (.88, .022),
                   (1.0, .065), (1.2, .17)]),
    hollow=(.10, [(-.2, .0), (.02, .0), (.20, .002), (.34, .002), (.60, .0), (1.2, 0)]),
    belt=(.15, [(-1, .96), (1.2, .985), (2.2, 1.005), (3.2, 1.03), (3.8, 1.02), (4.3, .98)]),
    bonnet=(.12, [(-.3, .45), (.02, .68), (.2, .80), (.5, .885), (.9, .955), (1.25, .99), (2.2, 1.005), (3.2, 1.03),
                  (3.8, 1.01), (4.0, .98), (4.3, .88)]),
    crown=(.3, [(-1, .14), (1.0, .13), (2.0, .05), (3.2, .05), (4.2, .08)]),
    roof=(.16, [(1.1, 1.24), (1.55, 1.48), (1.9, 1.58), (2.3, 1.618), (2.8, 1.60), (3.3, 1.53), (3.65, 1.44),
                (4.1, 1.30)]),
    bottom=(.1, [(-.2, .24), (.3, .185), (.8, .17), (3.4, .17), (3.8, .20), (4.3, .32)]),
    nose=(.06, [(.1, .24), (.24, .09), (.38, .015), (.50, .0), (.62, .03), (.76, .11), (.88, .25), (1.0, .5)]),
    nose_plan=(.09, [(0, 0), (.25, .015), (.5, .08), (.68, .19), (.80, .33), (.92, .60)]),
    tail=(.06, [(.1, 3.98), (.24, 4.10), (.40, 4.21), (.52, 4.235), (.66, 4.225), (.82, 4.17), (.95, 4.09),
                (1.1, 3.95)]),
    tail_plan=(.09, [(0, 0), (.25, .012), (.5, .07), (.68, .17), (.80, .30), (.92, .55)]),
    screen=(.05, [(.7, .68), (.99, 1.07), (1.50, 1.80), (1.7, 2.1)]),
    backlight=(.035, [(.7, 4.17), (.98, 4.09), (1.08, 4.03), (1.40, 3.70), (1.44, 3.76), (1.6, 3.80)]),
)

SHAPE = Shape(
    curves=CURVES,
    blends=Blends(shoulder=.26, front=.36, rear=.36, roof=.24, screen=.14, backlight=.13, belt=.06),
    sill=.21, door=(1.35, 2.95), axis_x=(.60, 4.235 - .62), axis_z=(.58, .72),
    tumblehome=(.30, .45), roof_crown=.075, screen_curve=.20, screen_cos=.58,
    backlight_curve=.20, backlight_cos=.72,
    flare=.9, flare_reach=(1.10, 2.00), flare_from=(.20, .36), bonnet_bulge=(0.0, .55),
    pods=[(.70, .612, .705, .60, .165, .180, .28)],
)


def ora03():
    """The city car: round lamps on the wings, solid pastel paint."""
    return Vehicle(
        name='ora-03', length=4.235, height=1.60, front_overhang=.80, wheelbase=2.65, axle_height=.342,
        tyre_radius=.342, tyre_width=.215, track=.848, arch_radius=.392,
        shape=SHAPE, drawings=draw.drawings(),
        zones=Zones(front=2.0, rear=3.3, lamp=.75, screen=.97),
        wheel=Wheel(5, 'petal', .245), mirror=Mirror(1.56, 1.07, .90),
        lamps=(.715, .95), handles=[(2.05, .885), (2.98, .905)], handle_material='chrome', fin_x=3.05,
        clad_arches=False, light_strength=5.0, solid_paint=True,
        seams=seams(), plates=[Plate('ORA', .352, rear=False), Plate('ORA', .672, rear=True)],
        letters=[Lettering('ORA', .572, .066, rear=False, spread=1.4, width=1.3, material='dark_chrome'),
                 Lettering('ORA', .835, .062, rear=True, spread=1.45, width=1.3, material='dark_chrome')],
    )
