"""The central screen's map: streets seen from above, parks, a river, and the way ahead."""
import numpy as np

from .svg import INK, SOFT, at, disc, path, shape, text, tile, window

PARKS = ((-420, -330, 250, 200), (130, 60, 230, 170), (-120, 330, 260, 130), (430, -320, 170, 220))
RIVER = 'M-900 260 C-500 120 -300 330 0 210 S500 330 900 120'
MOTORWAY = 'M-900 -420 C-300 -380 200 -160 900 -210'
WAY = 'M-4 620 L-4 120 Q-4 84 36 84 L250 84 Q276 84 276 54 L276 -120 Q276 -260 420 -280 L900 -330'
HERE = 'M0 -30 l22 54 l-22 -13 l-22 13 Z'
TURN_RIGHT = 'M0 60 L0 20 Q0 2 18 2 L50 2 M32 -16 L52 2 L32 20'
NORTH = -18  # how far the map is turned, in degrees


def road_map(x, width, height, accent):
    """The map in its part of the screen, with the next turn in a corner."""
    ground = f'<rect x="{x}" width="{width}" height="{height:.0f}" fill="#0c141b"/>'
    middle = x + width / 2, height / 2
    here = middle[0] + 32, middle[1] + 118
    marker = disc(*here, 44, accent, .22) + at(*here, shape(HERE, INK), turn=NORTH)
    turn = tile(x + 32, 30, 400, 132, '#0a1016') + at(x + 74, 72, path(TURN_RIGHT, accent, 9))
    turn += text(x + 160, 92, 50, '400 m', INK, weight='bold') + text(x + 160, 136, 30, 'then turn right', SOFT)
    streets = at(*middle, _streets(accent), turn=NORTH)
    return window('map', x, 0, width, height, ground + streets + marker + turn)


def _streets(accent):
    rng = np.random.default_rng(7)
    drawing = ''.join(tile(*park, '#10261f', 18) for park in PARKS) + path(RIVER, '#12303f', 74)
    for i in range(-9, 10):
        colour, width = ('#2a3743', 13) if i % 3 == 0 else ('#1a242d', 6)
        drawing += path(f'M{i * 92} -900 L{i * 92 + rng.integers(-20, 20)} 900', colour, width)
        drawing += path(f'M-900 {i * 84} L900 {i * 84 + rng.integers(-20, 20)}', colour, width)
    return drawing + path(MOTORWAY, '#3b4a58', 22) + path(WAY, accent, 30, .25) + path(WAY, accent, 17)
