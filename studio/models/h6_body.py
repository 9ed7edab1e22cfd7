"""HAVAL H6: the body, 4.65 m long, 1.73 m high over its rails, 2.74 m between the axles."""
from scene.body import Blends, Shape
from scene.vehicle import Lettering, Mirror, Plate, Rails, Vehicle, Wheel, Zones

from . import h6_drawings as draw
from .h6_seams import seams

CURVES = dict(
    # across, along x
    plan=(.16, [(-.2, .80), (.0, .865), (.4, .915), (.95, .938), (2.3, .943), (3.6, .935), (4.2, .905),
                (4.5, .865), (4.8, .80)]),
    glass_plan=(.2, [(.9, .62), (1.3, .735), (1.7, .795), (2.4, .825), (3.4, .815), (4.0, .775), (4.4, .72),
                     (4.7, .66)]),
    # inwards from the plan, from sill (0) to belt (1)
    section=(.013, [(-.2, .10), (.0, .055), (.1, .028), (.25, .022), (.45, .024), (.62, .022), (.70, .016),
                    (.785, -.002), (.80, 0.0), (.86, .018), (1.0, .050), (1.2, .13)]),
    hollow=(.05, [(-.2, .0), (.1, .0), (.28, .016), (.5, .020), (.66, .010), (.76, 0), (1.2, 0)]),
    # heights along x
    belt=(.12, [(-1, 1.03), (1.4, 1.085), (2.4, 1.115), (3.6, 1.165), (4.2, 1.21), (4.7, 1.22)]),
    bonnet=(.06, [(-.3, .80), (.02, .945), (.2, 1.00), (.6, 1.04), (1.2, 1.083), (1.6, 1.10), (2.4, 1.115),
                  (3.6, 1.165), (4.2, 1.20), (4.7, 1.21)]),
    crown=(.3, [(-1, .06), (1.0, .075), (2.0, .03), (4.7, .03)]),
    roof=(.16, [(1.4, 1.47), (1.9, 1.615), (2.3, 1.675), (2.8, 1.695), (3.4, 1.67), (4.0, 1.60), (4.5, 1.525)]),
    bottom=(.1, [(-.2, .21), (.3, .175), (.9, .18), (3.7, .19), (4.2, .22), (4.7, .32)]),
    # x of the ends along z, and how they curve away across
    nose=(.035, [(.1, .26), (.24, .10), (.34, .02), (.46, .0), (.72, .0), (.88, .02), (.97, .075), (1.2, .35)]),
    nose_plan=(.07, [(0, 0), (.3, .012), (.55, .06), (.72, .135), (.84, .235), (.95, .46)]),
    tail=(.04, [(.1, 4.40), (.3, 4.53), (.45, 4.64), (.60, 4.653), (.72, 4.63), (.84, 4.60), (1.0, 4.605),
                (1.12, 4.60), (1.3, 4.52)]),
    tail_plan=(.07, [(0, 0), (.3, .01), (.55, .04), (.75, .11), (.87, .21), (.97, .45)]),
    screen=(.04, [(.8, .85), (1.08, 1.28), (1.62, 2.10), (1.8, 2.38)]),
    backlight=(.03, [(.8, 4.62), (1.14, 4.58), (1.22, 4.53), (1.48, 4.31), (1.52, 4.37), (1.8, 4.40)]),
)

SHAPE = Shape(
    curves=CURVES,
    blends=Blends(shoulder=.13, front=.24, rear=.24, roof=.20, screen=.12, backlight=.12, belt=.05),
    sill=.25, door=(1.5, 3.25), axis_x=(.62, 4.653 - .62), axis_z=(.66, .95),
    tumblehome=(.30, .36), roof_crown=.055, screen_curve=.16, screen_cos=.55,
    backlight_curve=.13, backlight_cos=.9,
    flare=.95, flare_reach=(1.10, 1.52), flare_out=.004, bonnet_bulge=(.022, .60),
)


def h6():
    """The petrol H6: a grille of stars, five twin spokes."""
    return Vehicle(
        name='haval-h6', length=4.653, height=1.70, front_overhang=.93, wheelbase=2.738, axle_height=.365,
        tyre_radius=.368, tyre_width=.225, track=.896, arch_radius=.425,
        shape=SHAPE, drawings=draw.drawings(draw.star_grille()),
        zones=Zones(front=2.25, rear=4.13, lamp=.95, screen=1.05),
        wheel=Wheel(5, 'twin', .258), mirror=Mirror(1.72, 1.165, .98),
        rails=Rails(2.05, 3.85, .56), lamps=(.86, .93), handles=[(2.22, .985), (3.22, 1.015)], fin_x=3.78,
        seams=seams(), plates=[Plate('HAVAL', .412, rear=False), Plate('HAVAL', .722, rear=True)],
        letters=[Lettering('HAVAL', .842, .043, rear=False, spread=1.6, width=1.25),
                 Lettering('HAVAL', 1.005, .050, rear=True, spread=1.6, width=1.2),
                 Lettering('H6', .855, .040, rear=True, y=-.56)],
    )


def h6_hev():
    """The hybrid: a grille of fine slats, turbine wheels, its name on the tail."""
    base = h6()
    return base.but(
        name='haval-h6-hev', drawings=draw.drawings(draw.slat_grille()), wheel=Wheel(9, 'turbine', .258),
        letters=base.letters + [Lettering('HEV', .855, .040, rear=True, y=.44)],
    )


def h6_phev():
    """The plug-in hybrid: a nearly closed face, blade wheels, a charge flap ahead of the left door."""
    base = h6()
    return base.but(
        name='haval-h6-phev', drawings=draw.drawings(draw.veil_grille()), seams=seams(charge_flap=True),
        wheel=Wheel(5, 'blade', .258),
        letters=base.letters + [Lettering('PHEV', .855, .040, rear=True, y=.44)],
    )
