"""ORA 07: what is drawn on the body – glass, lamps, intake and trims, in metres."""
from scene.draw import blurred, disc, ellipse, fill, line, mirrored, polygon, stroke

FRONT_AXLE, REAR_AXLE, AXLE_Z, ARCH = .92, 3.79, .348, .395
LAMP = (.64, .625)

INTAKE = polygon([(-.1, .20), (.62, .20), (.70, .30), (.55, .345), (-.1, .355)], .05)


def drawings():
    """The four projections."""
    return dict(side=_side(), front=_front(), rear=_rear(), top=_top())


def _side():
    opening = [(1.50, .955), (1.66, .950), (2.5, .972), (3.6, 1.012), (4.08, 1.05), (3.88, 1.17), (3.45, 1.295),
               (2.95, 1.372), (2.55, 1.378), (2.22, 1.325), (1.88, 1.165)]
    panes = [
        [(1.72, .975), (2.58, .993), (2.62, 1.352), (2.52, 1.352), (2.26, 1.303), (1.95, 1.155)],
        [(2.68, .996), (3.55, 1.03), (4.0, 1.06), (3.84, 1.16), (3.42, 1.275), (2.96, 1.348), (2.70, 1.352)],
    ]
    trim = line([(1.66, .938), (2.5, .960), (3.6, 1.0), (4.10, 1.042), (3.89, 1.18), (3.455, 1.307), (2.95, 1.385),
                 (2.55, 1.39)], .08)
    return dict(
        glass=''.join(fill(polygon(pane, .05)) for pane in panes),
        gloss=fill(polygon(opening, .07)),
        cladding=fill(polygon([(FRONT_AXLE, 0), (REAR_AXLE, 0), (REAR_AXLE, .22), (FRONT_AXLE, .22)], .01)),
        chrome=stroke(trim, .012),
        cut=disc(FRONT_AXLE, AXLE_Z, ARCH) + disc(REAR_AXLE, AXLE_Z, ARCH),
        tail=fill(polygon([(4.44, .80), (5, .80), (5, .755), (4.50, .760)], .015)),
        tail_light=stroke('M4.50 .780 L5 .778', .010),
    )


def _front():
    screen = polygon([(-.1, .945), (.45, .955), (.68, .985), (.62, 1.16), (.53, 1.345), (.3, 1.395), (-.1, 1.40)], .05)
    return dict(
        glass=mirrored(fill(screen)),
        gloss=mirrored(fill(INTAKE)),
        chrome=mirrored(stroke(line([(0, .205), (.60, .205), (.69, .29)], .05), .009)),
        lamp=mirrored(ellipse(*LAMP, .165, .082, turn=28)),
        light=mirrored(ellipse(*LAMP, .142, .060, .012, turn=28)),
        silver=mirrored(disc(.60, .605, .033, 120) + disc(.68, .645, .033, 120) + disc(.60, .605, .018, 60)
                        + disc(.68, .645, .018, 60)),
        depth=blurred(mirrored(fill(INTAKE, 130)), .006),
    )


def _rear():
    window = polygon([(-.1, 1.03), (.44, 1.03), (.52, 1.06), (.46, 1.22), (.40, 1.36), (-.1, 1.40)], .05)
    bar = polygon([(-.1, .755), (.84, .755), (.84, .80), (-.1, .80)], .004)
    plate = polygon([(-.1, .48), (.28, .48), (.28, .60), (-.1, .60)], .02)
    bumper = polygon([(-.1, .2), (.62, .2), (.74, .32), (.6, .38), (-.1, .38)], .05)
    return dict(
        glass=mirrored(fill(window)),
        cladding=mirrored(fill(bumper) + fill(plate)),
        tail=mirrored(fill(bar)),
        tail_light=mirrored(stroke('M-.1 .778 L.83 .778', .012)),
        depth=blurred(mirrored(fill(plate, 90)), .006),
    )


def _top():
    return dict(glass=fill(polygon([(2.42, -.45), (2.42, .45), (3.35, .43), (3.35, -.43)], .08)))
