"""TANK 500: what is drawn on the body – glass, lamps, grille and trims, in metres."""
from scene.draw import blurred, disc, fill, line, mirrored, polygon, stroke, superellipse

FRONT_AXLE, REAR_AXLE, AXLE_Z, ARCH, POWER = .88, 3.73, .405, .475, 3.0

GRILLE = polygon([(-.1, .60), (.50, .60), (.57, .66), (.60, 1.0), (.56, 1.055), (-.1, 1.065)], .04)
INTAKE = polygon([(-.1, .34), (.55, .34), (.66, .45), (.60, .50), (-.1, .50)], .03)
FOG = polygon([(.70, .56), (.90, .56), (.90, .70), (.74, .70)], .03)


def drawings():
    """The four projections."""
    return dict(side=_side(), front=_front(), rear=_rear(), top=_top())


def _side():
    opening = polygon([(1.60, 1.225), (2.4, 1.245), (3.55, 1.26), (4.52, 1.285), (4.50, 1.66), (4.2, 1.725),
                       (3.2, 1.755), (2.45, 1.75), (2.14, 1.715), (1.95, 1.56)], .045)
    panes = [
        [(1.76, 1.25), (2.50, 1.27), (2.49, 1.725), (2.20, 1.69), (2.0, 1.54)],
        [(2.60, 1.272), (3.44, 1.288), (3.46, 1.73), (2.59, 1.728)],
        [(3.56, 1.292), (4.44, 1.312), (4.42, 1.63), (4.18, 1.69), (3.58, 1.728)],
    ]
    arches = lambda extra: ''.join(fill(superellipse(x, AXLE_Z, ARCH + extra, POWER)) for x in (FRONT_AXLE, REAR_AXLE))
    vent = polygon([(1.24, 1.00), (1.46, 1.01), (1.45, .955), (1.25, .95)], .012)
    return dict(
        glass=''.join(fill(polygon(pane, .035)) for pane in panes),
        gloss=fill(opening),
        cladding=arches(.075) + fill(polygon([(FRONT_AXLE, .2), (REAR_AXLE, .2), (REAR_AXLE, .505), (FRONT_AXLE, .505)],
                                             .01)),
        chrome=stroke(opening, .016) + fill(vent),
        cut=arches(0),
        # Reaches further forward than the rear's lamp does, so that the corner shows no step between the two.
        tail=fill(polygon([(4.755, 1.19), (5.0, 1.19), (5.0, .87), (4.76, .87)], .018)),
        lamp=fill(polygon([(-.1, .86), (.17, .87), (.20, 1.05), (-.1, 1.06)], .03)),
    )


def _front():
    screen = polygon([(-.1, 1.205), (.60, 1.215), (.815, 1.235), (.765, 1.50), (.715, 1.735), (.40, 1.775),
                      (-.1, 1.78)], .03)
    frame = line([(0, .60), (.50, .60), (.57, .66), (.60, 1.0), (.56, 1.055), (0, 1.065)], .04)
    lamp = polygon([(.625, .845), (.93, .83), (.97, 1.06), (.66, 1.065), (.62, 1.02)], .045)
    daylight = stroke(polygon([(.655, .872), (.845, .862), (.862, 1.032), (.662, 1.036)], .04), .012)
    projectors = ''.join(disc(y, .950, .036, 120) + disc(y, .950, .022, 50) for y in (.712, .802))
    skid = fill(polygon([(-.1, .33), (.42, .33), (.47, .40), (.40, .45), (-.1, .45)], .02))
    bumper = polygon([(-.1, .28), (1.0, .28), (1.0, .47), (.68, .47), (.60, .50), (-.1, .50)], .02)
    return dict(
        glass=mirrored(fill(screen)),
        gloss=mirrored(fill(GRILLE) + fill(INTAKE) + fill(FOG)),
        cladding=mirrored(fill(bumper)),
        chrome=mirrored(stroke(frame, .026)),
        lamp=mirrored(fill(lamp)),
        light=mirrored(daylight + disc(.80, .63, .022)),
        silver=mirrored(skid + projectors),
        depth=blurred(mirrored(fill(GRILLE, 150) + fill(INTAKE, 150) + fill(FOG, 130)), .006),
    )


def _rear():
    window = polygon([(-.1, 1.30), (.66, 1.305), (.70, 1.34), (.67, 1.58), (.62, 1.64), (-.1, 1.65)], .04)
    lamp = polygon([(.722, .87), (1.0, .87), (1.0, 1.19), (.728, 1.19)], .018)
    bumper = polygon([(-.1, .36), (1, .36), (1, .52), (.80, .54), (.72, .52), (-.1, .52)], .03)
    lit = (stroke(line([(.862, .905), (.776, .905), (.776, 1.155), (.862, 1.155)], .02), .013)
           + ''.join(stroke(f'M.812 {z} L.858 {z}', .009) for z in (.955, .993, 1.031, 1.069, 1.107)))
    return dict(
        glass=mirrored(fill(window)),
        cladding=mirrored(fill(bumper)),
        tail=mirrored(fill(lamp) + fill(polygon([(.74, .60), (.90, .60), (.90, .635), (.74, .635)], .008))),
        tail_light=mirrored(lit),
        silver=mirrored(fill(polygon([(-.1, .42), (.5, .42), (.55, .49), (-.1, .49)], .02))),
    )


def _top():
    return dict(glass=fill(polygon([(2.42, -.55), (2.42, .55), (3.5, .55), (3.5, -.55)], .06)))
