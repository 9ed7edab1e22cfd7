"""HAVAL H6: what is drawn on the body – glass, lamps, grilles and trims, in metres."""
from scene.draw import (blurred, clipped, disc, fill, line, mirrored, polygon, stroke)

FRONT_AXLE, REAR_AXLE, AXLE_Z, ARCH = .93, 3.668, .365, .425

GRILLE = polygon([(-.1, .435), (.36, .44), (.52, .55), (.615, .72), (.57, .80), (.30, .828), (-.1, .83)], .05)
INTAKE = polygon([(-.1, .265), (.60, .265), (.68, .345), (.60, .395), (-.1, .395)], .03)
POCKET = polygon([(.68, .41), (.80, .43), (.872, .66), (.835, .735), (.775, .60)], .04)
PLATE = polygon([(-.1, .62), (.30, .62), (.34, .80), (.28, .83), (-.1, .83)], .02)


def star_grille():
    """Rows of small bright lozenges that shrink towards the sides."""
    stars = ''
    for row in range(11):
        z = .462 + row * .034
        for column in range(-18, 19):
            y = (column + .5 * (row % 2)) * .034
            size = .0105 * (1 - .45 * abs(y) / .6)
            stars += fill(f'M{y - size * 1.35:.4f} {z:.4f} L{y:.4f} {z + size * .75:.4f} '
                          f'L{y + size * 1.35:.4f} {z:.4f} L{y:.4f} {z - size * .75:.4f}Z')
    return _inside_grille(stars)


def slat_grille():
    """Fine slats across, each broken into dashes towards the sides."""
    slats = ''
    for row in range(9):
        z = .468 + row * .041
        for column in range(8):
            y = .012 + column * .082
            slats += mirrored(fill(polygon([(y, z), (y + .068, z + .002), (y + .062, z + .013), (y + .006, z + .011)],
                                           .003)))
    return _inside_grille(slats)


def veil_grille():
    """Upright blades that stand close: the plug-in's nearly closed face."""
    blades = ''
    for column in range(17):
        y = .018 + column * .036
        blades += mirrored(fill(polygon([(y, .455), (y + .011, .455), (y + .015, .82), (y + .004, .82)], .003)))
    return _inside_grille(blades)


def _inside_grille(drawing):
    half = [(.352, .457), (.503, .56), (.590, .72), (.555, .782), (.29, .811), (0, .814)]
    whole = polygon(half + [(-y, z) for y, z in reversed(half[:-1])], .05)
    return clipped(whole, drawing, 'grille')


def drawings(grille):
    """The four projections, with the given grille."""
    return dict(side=_side(), front=_front(grille), rear=_rear(), top=_top())


def _side():
    opening = [(1.48, 1.10), (1.60, 1.095), (2.4, 1.125), (3.55, 1.172), (4.02, 1.215), (4.13, 1.30), (3.95, 1.44),
               (3.55, 1.53), (3.0, 1.585), (2.45, 1.595), (2.15, 1.565), (1.9, 1.42)]
    panes = [
        ([(1.66, 1.115), (2.42, 1.145), (2.40, 1.575), (2.20, 1.55), (1.93, 1.40)], .04),
        ([(2.52, 1.148), (3.38, 1.182), (3.42, 1.535), (3.0, 1.565), (2.50, 1.578)], .04),
        ([(3.47, 1.187), (3.98, 1.226), (4.075, 1.30), (3.91, 1.425), (3.51, 1.515)], .04),
    ]
    cladding = (disc(FRONT_AXLE, AXLE_Z, ARCH + .06) + disc(REAR_AXLE, AXLE_Z, ARCH + .06)
                + fill(polygon([(FRONT_AXLE, 0), (REAR_AXLE, 0), (REAR_AXLE, .34), (FRONT_AXLE, .34)], .01)))
    return dict(
        glass=''.join(fill(polygon(*pane)) for pane in panes),
        gloss=fill(polygon(opening, .05)),
        cladding=cladding,
        chrome=stroke(line([(1.50, 1.088), (2.4, 1.112), (3.55, 1.158), (4.02, 1.20), (4.15, 1.295), (3.96, 1.452)],
                           .05), .014)
        + stroke(line([(1.52, .40), (3.10, .40)], .01), .009),
        cut=disc(FRONT_AXLE, AXLE_Z, ARCH) + disc(REAR_AXLE, AXLE_Z, ARCH),
        tail=fill(polygon([(4.16, .985), (4.80, .965), (4.80, .885), (4.30, .90)], .03)),
        tail_light=stroke('M4.22 .955 L4.8 .94', .014),
        lamp=fill(polygon([(-.1, .80), (.32, .818), (.66, .905), (.52, .908), (-.1, .868)], .02)),
    )


def _front(grille):
    screen = polygon([(-.1, 1.06), (.50, 1.075), (.715, 1.11), (.64, 1.36), (.555, 1.575), (.35, 1.625), (-.1, 1.635)],
                     .03)
    lamp = polygon([(.545, .83), (.585, .795), (.80, .815), (1.0, .86), (1.0, .935), (.80, .895)], .02)
    projectors = ''.join(
        fill(polygon([(.625 + i * .07, .812 + i * .008), (.668 + i * .07, .817 + i * .008),
                      (.675 + i * .07, .842 + i * .009), (.632 + i * .07, .836 + i * .008)], .006), 200)
        for i in range(4))
    openings = fill(GRILLE) + fill(INTAKE) + fill(POCKET)
    rim = line([(0, .429), (.362, .434), (.526, .546), (.622, .72), (.575, .806), (.30, .836), (0, .838)], .05)
    light = (stroke(line([(.575, .836), (.78, .878), (.95, .915)], .05), .010)
             + stroke(line([(.805, .68), (.858, .655), (.805, .46)], .03), .012))
    skid = fill(polygon([(-.1, .20), (.50, .20), (.58, .262), (.46, .295), (-.1, .295)], .02))
    depth = fill(GRILLE, 150) + fill(INTAKE, 170) + fill(POCKET, 150)
    return dict(
        glass=mirrored(fill(screen)),
        gloss=mirrored(openings),
        chrome=grille + mirrored(stroke(rim, .009)),
        lamp=mirrored(fill(lamp)),
        light=mirrored(light),
        silver=mirrored(skid + projectors),
        depth=blurred(mirrored(depth), .006),
    )


def _rear():
    window = polygon([(-.1, 1.20), (.58, 1.215), (.66, 1.24), (.60, 1.40), (.55, 1.465), (-.1, 1.485)], .04)
    bar = polygon([(-.1, .905), (.5, .905), (1.0, .885), (1.0, .985), (.62, .975), (.5, .945), (-.1, .945)], .02)
    lit = (stroke('M0 .925 L.5 .925 L.98 .945', .012) + stroke('M.66 .955 L.98 .965', .010)
           + stroke('M.66 .905 L.98 .905', .010))
    bumper = polygon([(-.1, .24), (.9, .24), (1, .42), (.78, .50), (.62, .44), (-.1, .44)], .04)
    skid = polygon([(-.1, .27), (.55, .27), (.60, .33), (.5, .36), (-.1, .36)], .02)
    reflector = polygon([(.66, .405), (.84, .43), (.85, .455), (.67, .43)], .008)
    return dict(
        glass=mirrored(fill(window)),
        cladding=mirrored(fill(bumper) + fill(PLATE)),
        chrome=mirrored(fill(polygon([(.66, .312), (.78, .325), (.775, .358), (.672, .347)], .01))),
        tail=mirrored(fill(bar) + fill(reflector)),
        tail_light=mirrored(lit),
        silver=mirrored(fill(skid)),
        depth=blurred(mirrored(fill(PLATE, 110)), .006),
    )


def _top():
    return dict(glass=fill(polygon([(2.28, -.47), (2.28, .47), (3.60, .45), (3.60, -.45)], .06)))
