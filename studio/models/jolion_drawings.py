"""HAVAL Jolion: what is drawn on the body – glass, lamps, grilles, trims and gaps, in metres."""
from scene.draw import blurred, clipped, disc, fill, line, mirrored, polygon, stroke

FRONT_AXLE, REAR_AXLE, AXLE_Z, ARCH = .875, 3.575, .350, .408

MOUTH = [(.34, .415), (.52, .50), (.60, .66), (.585, .765), (0, .80)]
GRILLE = polygon([(-.1, .405)] + MOUTH[:-1] + [(-.1, .80)], .04)
INTAKE = polygon([(-.1, .265), (.56, .265), (.64, .33), (.58, .372), (-.1, .372)], .03)
POCKET = polygon([(.70, .40), (.80, .41), (.852, .60), (.835, .735), (.775, .745), (.79, .60)], .03)
PLATE = polygon([(-.1, .60), (.29, .60), (.33, .76), (.27, .785), (-.1, .785)], .02)


def dash_grille():
    """Rows of upright dashes that grow towards the middle."""
    dashes = ''
    for row in range(9):
        z = .432 + row * .039
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
        z = .44 + row * .050
        blades += mirrored(stroke(line([(0, z), (.22, z + .004), (.62, z + .075)], .12), .0095))
    return _inside_mouth(blades)


def _inside_mouth(drawing):
    half = [(y * .975, .60 + (z - .60) * .94) for y, z in MOUTH]
    whole = polygon(half + [(-y, z) for y, z in reversed(half[:-1])], .04)
    return clipped(whole, drawing, 'grille')


def drawings(grille):
    """The four projections, with the given grille."""
    return dict(side=_side(), front=_front(grille), rear=_rear(), top=_top())


def _side():
    opening = [(1.38, 1.050), (1.50, 1.045), (2.3, 1.075), (3.2, 1.118), (3.55, 1.165), (3.92, 1.335), (3.86, 1.39),
               (3.4, 1.445), (2.9, 1.487), (2.35, 1.497), (2.05, 1.470), (1.80, 1.33)]
    panes = [
        ([(1.56, 1.065), (2.30, 1.093), (2.29, 1.478), (2.10, 1.455), (1.84, 1.315)], .04),
        ([(2.40, 1.096), (3.14, 1.128), (3.25, 1.20), (3.24, 1.437), (2.85, 1.470), (2.39, 1.482)], .04),
        ([(3.34, 1.165), (3.53, 1.185), (3.80, 1.325), (3.70, 1.378), (3.33, 1.427)], .035),
    ]
    cladding = (disc(FRONT_AXLE, AXLE_Z, ARCH + .055) + disc(REAR_AXLE, AXLE_Z, ARCH + .055)
                + fill(polygon([(FRONT_AXLE, 0), (REAR_AXLE, 0), (REAR_AXLE, .335), (FRONT_AXLE, .335)], .01)))
    gaps = (
        stroke(line([(1.47, 1.03), (1.38, .90), (1.35, .60), (1.39, .37), (1.53, .342), (2.30, .342), (2.36, .41),
                     (2.35, 1.05)], .06), .008, 0)
        + stroke(line([(2.36, .41), (2.40, .342), (2.88, .342), (3.00, .45), (3.10, .67), (3.27, .85), (3.31, 1.10)],
                      .09), .008, 0)
        + stroke(line([(1.36, .99), (.95, .95), (.50, .885)], .1), .007, 0)
        + stroke(line([(.38, .76), (.49, .70), (.51, .5)], .05), .006, 0)
        + stroke(line([(4.11, .80), (4.04, .60), (4.06, .5)], .05), .006, 0)
    )
    return dict(
        glass=''.join(fill(polygon(*pane)) for pane in panes),
        gloss=fill(polygon(opening, .05)),
        cladding=cladding,
        chrome=stroke(line([(1.40, 1.038), (2.3, 1.062), (3.2, 1.104), (3.57, 1.152), (3.95, 1.335)], .06), .012),
        cut=disc(FRONT_AXLE, AXLE_Z, ARCH) + disc(REAR_AXLE, AXLE_Z, ARCH),
        relief=gaps,
        flap=stroke(polygon([(3.66, .93), (3.83, .935), (3.83, .79), (3.66, .785)], .03), .005, 60),
        tail=fill(polygon([(3.98, .985), (4.60, .955), (4.60, .86), (4.18, .885)], .03)),
        tail_light=stroke(line([(4.04, .965), (4.6, .938)], .01), .013),
        lamp=fill(polygon([(-.1, .775), (.34, .795), (.60, .872), (.48, .878), (-.1, .84)], .02)),
    )


def _front(grille):
    screen = polygon([(-.1, 1.02), (.48, 1.035), (.69, 1.065), (.615, 1.30), (.525, 1.49), (.33, 1.525), (-.1, 1.535)],
                     .03)
    lamp = polygon([(.60, .795), (.63, .768), (.80, .785), (1.0, .835), (1.0, .90), (.80, .872)], .02)
    projectors = ''.join(
        fill(polygon([(.665 + i * .062, .788 + i * .007), (.706 + i * .062, .792 + i * .007),
                      (.712 + i * .062, .818 + i * .008), (.672 + i * .062, .813 + i * .008)], .006), 200)
        for i in range(3))
    rim = line([(0, .398), (.345, .405), (.53, .495), (.611, .66), (.595, .772), (0, .808)], .04)
    light = (stroke(line([(.625, .802), (.80, .860), (.93, .885)], .05), .009)
             + stroke(line([(.818, .728), (.835, .60), (.768, .42)], .05), .013))
    skid = fill(polygon([(-.1, .20), (.46, .20), (.54, .258), (.44, .288), (-.1, .288)], .02))
    return dict(
        glass=mirrored(fill(screen)),
        gloss=mirrored(fill(GRILLE) + fill(INTAKE) + fill(POCKET)),
        chrome=grille + mirrored(stroke(rim, .008)),
        relief=mirrored(stroke(line([(0, .877), (.40, .868), (.64, .890), (.80, .93)], .1), .007, 0)),
        lamp=mirrored(fill(lamp)),
        light=mirrored(light),
        silver=mirrored(skid + projectors),
        depth=blurred(mirrored(fill(GRILLE, 140) + fill(INTAKE, 150) + fill(POCKET, 130)), .006),
    )


def _rear():
    window = polygon([(-.1, 1.18), (.55, 1.19), (.63, 1.215), (.57, 1.34), (.51, 1.405), (-.1, 1.425)], .04)
    lamp = polygon([(.40, .895), (.62, .875), (1.0, .855), (1.0, .985), (.66, .955), (.42, .918)], .02)
    bar = polygon([(-.1, .895), (.42, .895), (.42, .92), (-.1, .92)], .004)
    lit = (stroke(line([(.45, .907), (.70, .938), (.98, .965)], .05), .012)
           + stroke(line([(.66, .90), (.98, .882)], .01), .010))
    bumper = polygon([(-.1, .24), (.88, .24), (1, .40), (.77, .475), (.60, .42), (-.1, .42)], .04)
    skid = polygon([(-.1, .265), (.50, .265), (.56, .32), (.46, .35), (-.1, .35)], .02)
    gate = (stroke(line([(0, .54), (.60, .54), (.68, .60), (.70, .87)], .06), .008, 0)
            + stroke(line([(.62, .965), (.66, 1.08), (.67, 1.18)], .05), .007, 0))
    reflector = polygon([(.64, .385), (.80, .41), (.81, .433), (.65, .408)], .008)
    return dict(
        glass=mirrored(fill(window)),
        gloss=mirrored(fill(bar)),
        cladding=mirrored(fill(bumper) + fill(PLATE)),
        relief=mirrored(gate),
        tail=mirrored(fill(lamp) + fill(reflector)),
        tail_light=mirrored(lit),
        silver=mirrored(fill(skid)),
        depth=blurred(mirrored(fill(PLATE, 100)), .006),
    )


def _top():
    bonnet = [(.28, .68), (.75, .72), (1.22, .752), (1.25, .70)]
    gaps = ''.join(stroke(line([(x, y * side) for x, y in bonnet], .1), .007, 0) for side in (1, -1))
    return dict(glass=fill(polygon([(2.18, -.45), (2.18, .45), (3.30, .43), (3.30, -.43)], .06)), relief=gaps)
