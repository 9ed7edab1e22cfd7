"""HAVAL Jolion: the body, 4.47 m long, 1.62 m high, 2.70 m between the axles.

A size below the H6: a shorter and steeper tail, a faster roof, a belt that climbs into the pillar.
"""
from scene.body import Blends, Shape
from scene.vehicle import Lettering, Mirror, Plate, Rails, Vehicle, Wheel, Zones

from . import jolion_drawings as draw
from .jolion_seams import seams

LENGTH = 4.472

CURVES = dict(
    plan=(.14, [(-.2, .79), (.0, .855), (.35, .895), (.9, .916), (2.2, .920), (3.5, .914), (4.05, .885), (4.35, .84),
                (4.6, .78)]),
    glass_plan=(.2, [(.85, .60), (1.25, .71), (1.65, .775), (2.3, .805), (3.2, .79), (3.8, .74), (4.2, .68),
                     (4.5, .62)]),
    section=(.012, [(-.2, .10), (.0, .05), (.1, .026), (.25, .022), (.42, .026), (.60, .026), (.72, .014), (.79, -.001),
                    (.81, .0), (.87, .020), (1.0, .055), (1.2, .14)]),
    hollow=(.05, [(-.2, .0), (.1, .0), (.26, .018), (.48, .026), (.66, .012), (.78, 0), (1.2, 0)]),
    belt=(.12, [(-1, .99), (1.3, 1.035), (2.3, 1.065), (3.3, 1.12), (3.9, 1.19), (4.5, 1.21)]),
    bonnet=(.055, [(-.3, .76), (.02, .905), (.2, .955), (.6, .992), (1.15, 1.032), (1.5, 1.05), (2.3, 1.065),
                   (3.3, 1.12), (3.9, 1.175), (4.5, 1.19)]),
    crown=(.3, [(-1, .06), (1.0, .07), (2.0, .03), (4.5, .03)]),
    roof=(.15, [(1.3, 1.38), (1.8, 1.525), (2.2, 1.580), (2.6, 1.592), (3.2, 1.562), (3.8, 1.492), (4.3, 1.405)]),
    bottom=(.1, [(-.2, .21), (.3, .178), (.9, .182), (3.5, .19), (4.0, .22), (4.5, .33)]),
    nose=(.032, [(.1, .25), (.24, .09), (.34, .02), (.46, .0), (.74, .0), (.86, .018), (.94, .065), (1.15, .32)]),
    nose_plan=(.065, [(0, 0), (.3, .012), (.55, .055), (.70, .125), (.82, .225), (.93, .45)]),
    tail=(.035, [(.1, 4.22), (.3, 4.36), (.45, 4.46), (.58, 4.472), (.72, 4.45), (.84, 4.43), (1.0, 4.445),
                 (1.12, 4.43), (1.3, 4.34)]),
    tail_plan=(.065, [(0, 0), (.3, .01), (.55, .04), (.73, .10), (.85, .20), (.95, .44)]),
    screen=(.04, [(.75, .78), (1.03, 1.20), (1.55, 2.00), (1.75, 2.30)]),
    backlight=(.03, [(.8, 4.46), (1.12, 4.42), (1.20, 4.36), (1.42, 4.08), (1.46, 4.14), (1.7, 4.16)]),
)

SHAPE = Shape(
    curves=CURVES,
    blends=Blends(shoulder=.115, front=.22, rear=.22, roof=.18, screen=.12, backlight=.11, belt=.045),
    sill=.25, door=(1.42, 3.1), axis_x=(.60, LENGTH - .60), axis_z=(.64, .92),
    tumblehome=(.30, .38), roof_crown=.05, screen_curve=.15, screen_cos=.55,
    backlight_curve=.12, backlight_cos=.86,
    flare=.95, flare_reach=(1.10, 1.50), flare_out=.006, bonnet_bulge=(.026, .50),
)


def jolion():
    """The petrol Jolion: a band of light over a low mouth of dashes, a black roof, turbine wheels."""
    return Vehicle(
        name='haval-jolion', length=LENGTH, height=1.60, front_overhang=.875, wheelbase=2.70, axle_height=.350,
        tyre_radius=.353, tyre_width=.215, track=.874, arch_radius=.408,
        shape=SHAPE, drawings=draw.drawings(draw.dash_grille()),
        zones=Zones(front=2.15, rear=3.95, lamp=.90, screen=1.01),
        wheel=Wheel(7, 'turbine', .242), mirror=Mirror(1.63, 1.115, .95),
        rails=Rails(1.98, 3.60, .54, .036), lamps=(.82, .92), handles=[(2.10, .945), (3.02, .985)], fin_x=3.62,
        seams=seams(), plates=[Plate('HAVAL', .335, rear=False), Plate('HAVAL', .690, rear=True)],
        letters=[Lettering('HAVAL', .825, .036, rear=False, spread=1.6, width=1.25),
                 Lettering('HAVAL', .975, .044, rear=True, spread=1.6, width=1.2),
                 Lettering('JOLION', .815, .032, rear=True, y=-.50, spread=1.2)],
    )


def jolion_hev():
    """The hybrid: a grille of rising blades, fork wheels, its name on the tail."""
    base = jolion()
    return base.but(
        name='haval-jolion-hev', drawings=draw.drawings(draw.blade_grille()), wheel=Wheel(5, 'fork', .242),
        letters=base.letters + [Lettering('HEV', .815, .034, rear=True, y=.53)],
    )
