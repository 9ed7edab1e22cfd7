"""The screen behind the wheel: the road between the speed and what the drive is set to."""
import numpy as np

from .svg import DIM, INK, SOFT, WIDE, at, path, picture, shape, text, tile

MIDDLE = WIDE / 2
CAR = 'M-62 40 L-54 -20 Q0 -60 54 -20 L62 40 Z'


def instrument_screen(aspect, accent, electric=False):
    """The whole drawing for a screen of these proportions; an electric drive shows its charge."""
    height = WIDE / aspect
    centre = height / 2
    words = [(MIDDLE, 64, 38, '18:40', INK, 'middle'), (90, 64, 34, '24°', SOFT),
             (400, centre + 50, 190, '62', INK, 'middle', 'bold'), (400, centre + 116, 40, 'km/h', SOFT, 'middle')]
    if electric:
        words += [(1400, centre + 20, 96, '86 %', INK, 'middle', 'bold'),
                  (1400, centre + 80, 36, 'Charge', SOFT, 'middle'), (WIDE - 90, 64, 34, 'D', SOFT, 'end')]
    else:
        words += [(1400, centre + 20, 96, 'D', INK, 'middle', 'bold'),
                  (1400, centre + 80, 36, 'Normal', SOFT, 'middle')]
    drawing = _road(height, accent) + _arcs(height, accent) + ''.join(text(*word) for word in words)
    return picture(height, drawing, '#04070a')


def _road(height, accent):
    stops = ''.join(f'<stop offset="{offset}" stop-color="{accent}" stop-opacity="{opacity}"/>'
                    for offset, opacity in ((0, .26), (1, 0)))
    drawing = (f'<radialGradient id="glow">{stops}</radialGradient><ellipse cx="{MIDDLE:.0f}" cy="{height * .78:.0f}" '
               f'rx="520" ry="{height * .5:.0f}" fill="url(#glow)"/>')
    for side in (-1, 1):
        drawing += path(f'M{MIDDLE + side * 250} {height - 70:.0f} L{MIDDLE + side * 62} {height * .30:.0f}',
                        '#51687c', 8)
    for near, far, width in ((.88, .74, 9), (.64, .54, 6), (.46, .40, 6)):
        drawing += path(f'M{MIDDLE} {height * near:.0f} L{MIDDLE} {height * far:.0f}', INK, width)
    car = shape(CAR, '#dfe7ee') + tile(-48, -14, 96, 20, '#15202a', 8) + tile(-58, 16, 116, 9, '#c8404a', 3)
    return drawing + at(MIDDLE, height * .60, car)


def _arcs(height, accent):
    """How much of the power, and of the range, is used."""
    drawing = ''
    for side, share in ((-1, .44), (1, .72)):
        x, radius = MIDDLE + side * 500, height * .40

        def arc(end, x=x, side=side, radius=radius):
            turns = np.radians(np.linspace(-62, end, 30))
            return 'M' + ' L'.join(f'{x + side * radius * 1.35 * np.cos(t):.0f} {height / 2 - radius * np.sin(t):.0f}'
                                   for t in turns)

        drawing += path(arc(62), DIM, 12) + path(arc(-62 + 124 * share), accent, 12)
    return drawing
