"""Masks: drawings projected onto the body from the side, the front, the rear and the top.

Channels: glass, gloss (black), cladding; chrome, cut (a hole), silver; lamp (clear cover), light
(white), tail (red cover); tail_light.
`depth` is not shaded but pushes the mesh in: 255 is `FULL_DEPTH` metres.
"""
import json
import os
import subprocess

import numpy as np

from .draw import canvas

PACKS = dict(
    A=('glass', 'gloss', 'cladding'),
    B=('chrome', 'cut', 'silver'),
    C=('lamp', 'light', 'tail'),
    D=('tail_light', 'tail_light', 'tail_light'),
    E=('depth', 'depth', 'depth'),
)
FULL_DEPTH = .05
STUDIO = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class Mask:
    """One packed picture: where it lies on disk, which window it shows, its bytes."""

    def __init__(self, path, window):
        self.path, self.window = path, window
        self._pixels = None

    @property
    def pixels(self):
        """Rows from the top, three channels of bytes."""
        if self._pixels is None:
            width, height = map(int, open(self.path + '.size').read().split())
            raw = np.fromfile(self.path + '.raw', np.uint8)
            self._pixels = raw.reshape(height, width, 3)
        return self._pixels

    def sample(self, u, v, channel):
        """The bytes under points, 0 to 1."""
        u0, u1, v0, v1 = self.window
        height, width = self.pixels.shape[:2]
        column = np.clip((u - u0) / (u1 - u0) * width, 0, width - 1).astype(int)
        row = np.clip((v1 - v) / (v1 - v0) * height, 0, height - 1).astype(int)
        return self.pixels[row, column, channel] / 255


def make_masks(vehicle, folder):
    """Rasterises a vehicle's drawings; answers {(projection, pack): Mask} of what is drawn."""
    os.makedirs(folder, exist_ok=True)
    length, top = vehicle.length, vehicle.height + .15
    windows = dict(
        side=((-.1, length + .1, 0, top), 900),
        front=((-1.05, 1.05, 0, top), 1200),
        rear=((-1.05, 1.05, 0, top), 1200),
        top=((-.1, length + .1, -1.05, 1.05), 600),
    )
    jobs, masks = [], {}
    for projection, channels in vehicle.drawings.items():
        unknown = set(channels) - {name for pack in PACKS.values() for name in pack}
        if unknown:
            raise ValueError(f'{vehicle.name}: no such channel {unknown}')
        window, scale = windows[projection]
        for pack, names in PACKS.items():
            if not any(name in channels for name in names):
                continue
            path = os.path.join(folder, f'{vehicle.name}-{projection}-{pack}')
            jobs.append(dict(out=path, svgs=[canvas(channels.get(name, ''), window, scale) for name in names]))
            masks[projection, pack] = Mask(path, window)
    listing = os.path.join(folder, f'{vehicle.name}-masks.json')
    with open(listing, 'w') as file:
        json.dump(jobs, file)
    subprocess.run(['node', os.path.join(STUDIO, 'raster-masks.mjs'), listing], check=True)
    return masks
