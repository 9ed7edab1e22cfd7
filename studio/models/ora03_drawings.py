"""ORA 03: what is drawn on the body – glass, lamps, intake and trims, in metres."""
from scene.draw import blurred, clipped, disc, ellipse, fill, line, mirrored, polygon, stroke

FRONT_AXLE, REAR_AXLE, AXLE_Z, ARCH = .80, 3.45, .342, .392
LAMP_Y, LAMP_Z = .605, .705

INTAKE = polygon([(-.1, .285), (.50, .285), (.60, .36), (.52, .415), (-.1, .425)], .05)


def drawings():
    """The four projections."""
    return dict(side=_side(), front=_front(), rear=_rear(), top=_top())


def _side():
    opening = [(1.515, 1.0), (1.60, 1.0), (2.2, 1.025), (3.1, 1.05), (3.62, 1.10), (3.505, 1.255), (3.2, 1.392),
               (2.7, 1.482), (2.2, 1.507), (1.99, 1.463), (1.75, 1.283)]
    panes = [
        ([(1.60, 1.03), (2.22, 1.047), (2.25, 1.458), (2.14, 1.455), (2.01, 1.41), (1.80, 1.25)], .05),
        ([(2.32, 1.05), (3.0, 1.07), (3.09, 1.075), (3.10, 1.37), (2.68, 1.452), (2.34, 1.472)], .04),
        ([(3.17, 1.083), (3.55, 1.118), (3.46, 1.235), (3.18, 1.35)], .04),
    ]
    trim = line([(1.56, .992), (1.62, .994), (2.2, 1.012), (3.1, 1.037), (3.64, 1.09), (3.515, 1.26), (3.2, 1.398),
                 (2.7, 1.488), (2.2, 1.513), (1.985, 1.468), (1.74, 1.285), (1.50, 1.02), (1.56, .992)], .08)
    return dict(
        glass=''.join(fill(polygon(*pane)) for pane in panes),
        gloss=fill(polygon(opening, .08)),
        cladding=fill(polygon([(FRONT_AXLE, 0), (REAR_AXLE, 0), (REAR_AXLE, .25), (FRONT_AXLE, .25)], .01)),
        chrome=stroke(trim, .014),
        cut=disc(FRONT_AXLE, AXLE_Z, ARCH) + disc(REAR_AXLE, AXLE_Z, ARCH),
    )


def _front():
    screen = polygon([(-.1, .995), (.1, .995), (.45, 1.01), (.60, 1.045), (.555, 1.27), (.465, 1.44), (.3, 1.495),
                      (.1, 1.51), (-.1, 1.51)], .05)
    bars = ''.join(fill(polygon([(-.1, .305 + i * .032), (.55, .305 + i * .032), (.55, .315 + i * .032),
                                 (-.1, .315 + i * .032)], .003)) for i in range(4))
    lip = stroke(line([(0, .280), (.505, .280), (.607, .36), (.524, .421), (0, .431)], .05), .007)
    return dict(
        glass=mirrored(fill(screen)),
        gloss=mirrored(fill(INTAKE)),
        chrome=mirrored(clipped(INTAKE, bars, 'intake') + ellipse(LAMP_Y, LAMP_Z, .132, .137, .011) + lip),
        lamp=mirrored(ellipse(LAMP_Y, LAMP_Z, .127, .132)),
        light=mirrored(ellipse(LAMP_Y, LAMP_Z, .106, .110, .012)),
        silver=mirrored(ellipse(LAMP_Y, LAMP_Z, .088, .091, .004) + disc(LAMP_Y, LAMP_Z, .050, 120)
                        + disc(LAMP_Y, LAMP_Z, .030, 60)),
        depth=blurred(mirrored(fill(INTAKE, 130)), .006),
    )


def _rear():
    window = polygon([(-.1, 1.04), (.1, 1.04), (.50, 1.05), (.57, 1.09), (.50, 1.27), (.43, 1.375), (.1, 1.40),
                      (-.1, 1.40)], .05)
    bar = polygon([(-.1, .985), (.52, .985), (.60, 1.0), (.56, 1.03), (-.1, 1.03)], .02)
    bumper = polygon([(-.1, .24), (.55, .24), (.68, .36), (.55, .42), (-.1, .42)], .05)
    plate = polygon([(-.1, .60), (.28, .60), (.31, .62), (.29, .735), (-.1, .74)], .02)
    return dict(
        glass=mirrored(fill(window)),
        gloss=mirrored(fill(bar)),
        cladding=mirrored(fill(bumper) + fill(plate)),
        tail=mirrored(fill(bar) + ellipse(.52, .355, .085, .014)),
        tail_light=mirrored(stroke('M-.1 1.008 L.55 1.012', .014)),
        depth=blurred(mirrored(fill(plate, 90)), .006),
    )


def _top():
    return dict(glass=fill(polygon([(2.0, -.42), (2.0, .42), (2.9, .40), (2.9, -.40)], .08)))
