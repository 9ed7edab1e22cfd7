"""The central screen: a dock, the map, music over the weather, and the climate along the bottom.

Its words are few and true of any drive.
"""
from .road_map import road_map
from .svg import DIM, INK, SOFT, WIDE, at, disc, path, picture, shape, text, tile, window

DOCK, SIDE, BAR = 130, 560, 84
ICONS = ('M-20 8 L0 -18 L20 8 M-14 4 L-14 20 L14 20 L14 4', 'M0 -22 L18 20 L0 10 L-18 20 Z',
         'M-10 16 L-10 -16 L16 -20 L16 12',
         'M-18 -10 Q-20 16 10 20 L18 10 L6 2 L-2 8 Q-8 0 -6 -8 L0 -14 L-8 -22 Z',
         'M-20 -8 L20 -8 M-20 10 L20 10 M-6 -16 L-6 0 M8 2 L8 18')
BACK, PAUSE, NEXT = 'M12 -14 L-10 0 L12 14Z', 'M-7 -16 V16 M9 -16 V16', 'M-12 -14 L10 0 L-12 14Z'
CLOUD = 'M-16 48 a26 26 0 0 1 6 -51 a36 36 0 0 1 68 8 a22 22 0 0 1 4 43 Z'
SUN = '#f0b47a'


def central_screen(aspect, accent):
    """The whole drawing for a screen of these proportions."""
    height = WIDE / aspect
    side, top, gap = WIDE - SIDE, 26, 22
    room = height - BAR - top - gap * 1.6
    drawing = road_map(DOCK, side - DOCK, height, accent) + _dock(height, accent)
    drawing += f'<rect x="{side}" width="{SIDE}" height="{height:.0f}" fill="#070b0f"/>'
    drawing += _music(side + 26, top, 508, room * .56, accent)
    drawing += _weather(side + 26, top + room * .56 + gap, 508, room * .44)
    return picture(height, drawing + _climate(height, accent))


def _dock(height, accent):
    drawing = f'<rect width="{DOCK}" height="{height:.0f}" fill="#070b0f"/>'
    for i, icon in enumerate(ICONS):
        y = 70 + i * (height - 180) / 4.4
        chosen = i == 1
        drawing += tile(24, y - 42, 82, 84, '#14202a', 22) if chosen else ''
        drawing += at(65, y, path(icon, accent if chosen else SOFT, 4.5), 1.25)
    return drawing


def _music(x, y, width, height, accent):
    art = min(height - 150, width * .34)
    left, base = x + art + 60, y + height - 74
    drawing = tile(x, y, width, height) + at(x + 30, y + 30, window('art', 0, 0, art, art, _dunes(art), 16))
    drawing += text(left, y + 74, 38, 'Evening drive', weight='bold') + text(left, y + 118, 28, 'Playlist', SOFT)
    drawing += path(f'M{x + 32:.0f} {base:.0f} H{x + width - 32:.0f}', DIM, 6)
    drawing += path(f'M{x + 32:.0f} {base:.0f} H{x + width * .46:.0f}', accent, 6)
    for step, key in ((-1, shape(BACK, INK)), (0, path(PAUSE, INK, 7)), (1, shape(NEXT, INK))):
        drawing += at(x + width / 2 + step * 100, y + height - 34, key)
    return drawing


def _dunes(size):
    """The picture beside the music: a low sun over dunes."""
    dunes = (f'M0 {size * .72:.0f} Q{size * .3:.0f} {size * .42:.0f} {size * .55:.0f} {size * .70:.0f} '
             f'T{size:.0f} {size * .58:.0f} V{size:.0f} H0Z')
    return (f'<rect width="{size:.0f}" height="{size:.0f}" fill="#24384c"/>'
            + disc(size * .62, size * .46, size * .25, SUN) + shape(dunes, '#101b26'))


def _weather(x, y, width, height):
    middle = y + height / 2
    drawing = tile(x, y, width, height) + disc(x + 96, middle - 8, 34, SUN)
    drawing += at(x + 96, middle - 8, shape(CLOUD, '#c9d4de'))
    drawing += text(x + 216, middle + 8, 62, '24°') + text(x + 216, middle + 50, 28, 'Clear evening', SOFT)
    return drawing + text(x + width - 34, middle + 8, 44, '18:40', anchor='end')


def _climate(height, accent):
    y = height - BAR
    base, middle = y + 58, (DOCK + WIDE) / 2
    drawing = f'<rect x="{DOCK}" y="{y:.0f}" width="{WIDE - DOCK}" height="{BAR}" fill="#0a0f14"/>'
    for x in (300, WIDE - 150):
        drawing += text(x, base, 46, '22.0°', anchor='middle')
        drawing += path(f'M{x - 104} {y + 50:.0f} l12 -12 l12 12', SOFT, 5)
        drawing += path(f'M{x + 80} {y + 38:.0f} l12 12 l12 -12', SOFT, 5)
    for i in range(7):
        tall = 12 + i * 3.6
        drawing += tile(middle - 96 + i * 28, base - tall, 15, tall, accent if i < 3 else DIM, 4)
    drawing += text(middle - 200, base - 2, 32, 'AUTO', accent, 'middle')
    return drawing + text(middle + 230, base - 2, 32, 'A/C', SOFT, 'middle')
