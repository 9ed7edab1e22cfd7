"""HAVAL Jolion: what is drawn on the body – glass, lamps, grilles and trims, in metres."""
from scene.draw import blurred, clipped, disc, fill, line, mirrored, polygon, stroke

FRONT_AXLE, REAR_AXLE, AXLE_Z, ARCH = .875, 3.575, .350, .408

MOUTH = [(.47, .375), (.60, .50), (.645, .655), (.60, .730), (0, .742)]
GRILLE = polygon([(-.1, .37)] + MOUTH[:-1] + [(-.1, .742)], .04)
INTAKE = polygon([(-.1, .262), (.50, .262), (.56, .315), (.52, .345), (-.1, .345)], .03)
POCKET = polygon([(.715, .455), (.81, .475), (.868, .640), (.862, .735), (.745, .715), (.70, .60)], .035)
BAND = polygon([(-.1, .772), (.58, .772), (.84, .800), (1.0, .830), (1.0, .878), (.80, .846),
                (.56, .818), (-.1, .818)], .012)
PLATE = polygon([(-.1, .60), (.29, .60), (.33, .76), (.27, .785), (-.1, .785)], .02)


def dash_grille():
    """Rows of upright dashes that grow towards the middle."""
    dashes = ''
    for row in range(9):
        z = .392 + row * .038
        for column in range(-19, 20):
            y = (column + .5 * (row % 2)) * .031
            height = .026 * (1 - .5 * abs(y) / .6)
            dashes += fill(polygon([(y - .0045, z), (y + .0045, z), (y + .0035, z + height), (y - .0035, z + height)],
                                   .002))
    return _inside_mouth(dashes)


def blade_grille():
    """Wide blades that rise to the sides like a wing."""
    blades = ''
    for row in range(7):
        z = .40 + row * .048
        blades += mirrored(stroke(line([(0, z), (.22, z + .004), (.66, z + .070)], .12), .0095))
    return _inside_mouth(blades)


def _inside_mouth(drawing):
    half = [(y * .975, .56 + (z - .56) * .94) for y, z in MOUTH]
    whole = polygon(half + [(-y, z) for y, z in reversed(half[:-1])], .04)
    return clipped(whole, drawing, 'grille')


def drawings(grille):
    """The four projections, with the given grille."""
    return dict(side=_side(), front=_front(grille), rear=_rear(), top=_top())


def _side():
    # The roof and its pillars are black: it seems to float.
    roof = [(1.26, 1.046), (1.50, 1.045), (2.3, 1.075), (3.2, 1.118), (3.55, 1.165), (3.90, 1.200), (4.50, 1.200),
            (4.50, 1.80), (1.26, 1.80)]
    panes = [
        ([(1.56, 1.065), (2.30, 1.093), (2.29, 1.478), (2.10, 1.455), (1.84, 1.315)], .04),
        ([(2.40, 1.096), (3.14, 1.128), (3.25, 1.20), (3.24, 1.437), (2.85, 1.470), (2.39, 1.482)], .04),
        ([(3.34, 1.165), (3.53, 1.185), (3.80, 1.325), (3.70, 1.378), (3.33, 1.427)], .035),
    ]
    cladding = (disc(FRONT_AXLE, AXLE_Z, ARCH + .055) + disc(REAR_AXLE, AXLE_Z, ARCH + .055)
                + fill(polygon([(FRONT_AXLE, 0), (REAR_AXLE, 0), (REAR_AXLE, .385), (FRONT_AXLE, .335)], .01)))
    return dict(
        glass=''.join(fill(polygon(*pane)) for pane in panes),
        gloss=fill(polygon(roof, .04)),
        cladding=cladding,
        chrome=stroke(line([(1.40, 1.038), (2.3, 1.062), (3.2, 1.104), (3.57, 1.152), (3.94, 1.190)],
                           .06), .010),
        cut=disc(FRONT_AXLE, AXLE_Z, ARCH) + disc(REAR_AXLE, AXLE_Z, ARCH),
        tail=fill(polygon([(3.98, .985), (4.60, .955), (4.60, .86), (4.18, .885)], .03)),
        tail_light=stroke(line([(4.04, .965), (4.6, .938)], .01), .013),
        lamp=fill(polygon([(-.1, .772), (.30, .802), (.58, .864), (.44, .860), (-.1, .838)], .012)),
    )


def _front(grille):
    screen = polygon([(-.1, 1.02), (.48, 1.035), (.69, 1.065), (.615, 1.30), (.525, 1.49), (.33, 1.525), (-.1, 1.535)],
                     .03)
    projectors = ''.join(
        fill(polygon([(.750 + i * .008, .515 + i * .065), (.802 + i * .010, .527 + i * .065),
                      (.812 + i * .010, .566 + i * .065), (.760 + i * .008, .556 + i * .065)], .010), 190)
        for i in range(3))
    rim = line([(0, .365), (.475, .367), (.608, .496), (.656, .655), (.607, .738), (0, .750)], .04)
    light = (stroke(line([(0, .797), (.56, .797), (.80, .824), (.90, .842)], .05), .009)
             + stroke(line([(.735, .706), (.846, .722), (.852, .645), (.815, .500)], .03), .010))
    skid = fill(polygon([(-.1, .20), (.42, .20), (.50, .252), (.40, .282), (-.1, .282)], .02))
    pillars = fill('M-1.1 1.045 L1.1 1.045 L1.1 1.8 L-1.1 1.8Z')
    return dict(
        glass=mirrored(fill(screen)),
        gloss=mirrored(fill(GRILLE) + fill(INTAKE) + fill(POCKET)) + pillars,
        chrome=grille + mirrored(stroke(rim, .007)),
        lamp=mirrored(fill(BAND)),
        light=mirrored(light),
        silver=mirrored(skid + projectors),
        depth=blurred(mirrored(fill(GRILLE, 140) + fill(INTAKE, 150) + fill(POCKET, 90)), .006),
    )


def _rear():
    window = polygon([(-.1, 1.18), (.55, 1.19), (.63, 1.215), (.57, 1.34), (.51, 1.405), (-.1, 1.425)], .04)
    lamp = polygon([(.40, .895), (.62, .875), (1.0, .855), (1.0, .985), (.66, .955), (.42, .918)], .02)
    bar = polygon([(-.1, .895), (.42, .895), (.42, .92), (-.1, .92)], .004)
    lit = (stroke(line([(.45, .907), (.70, .938), (.98, .965)], .05), .012)
           + stroke(line([(.66, .90), (.98, .882)], .01), .010))
    bumper = polygon([(-.1, .24), (.88, .24), (1, .40), (.77, .475), (.60, .42), (-.1, .42)], .04)
    skid = polygon([(-.1, .265), (.50, .265), (.56, .32), (.46, .35), (-.1, .35)], .02)
    reflector = polygon([(.64, .385), (.80, .41), (.81, .433), (.65, .408)], .008)
    spoiler = fill('M-1.1 1.19 L-.60 1.19 L-.56 1.16 L.56 1.16 L.60 1.19 L1.1 1.19 L1.1 1.8 L-1.1 1.8Z')
    return dict(
        glass=mirrored(fill(window)),
        gloss=mirrored(fill(bar)) + spoiler,
        cladding=mirrored(fill(bumper) + fill(PLATE)),
        tail=mirrored(fill(lamp) + fill(reflector)),
        tail_light=mirrored(lit),
        silver=mirrored(fill(skid)),
        depth=blurred(mirrored(fill(PLATE, 100)), .006),
    )


def _top():
    return dict(glass=fill(polygon([(2.18, -.45), (2.18, .45), (3.30, .43), (3.30, -.43)], .06)),
                gloss=fill('M1.35 -1 L4.4 -1 L4.4 1 L1.35 1Z'))
