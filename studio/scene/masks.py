"""Masks: drawings projected onto the body from the side, the front, the rear and the top.

Channels: glass, gloss (black), cladding; chrome, cut (a hole), relief (255 flush, darker deeper:
shut-lines); lamp (clear cover), light (white), silver; tail (red cover), tail_light, flap (relief
on the left flank only, where the filler and charge flaps are).
`depth` is not shaded but pushes the mesh in: 255 is `FULL_DEPTH` metres.
"""
import json
import os
import subprocess

import numpy as np

from .draw import canvas

PACKS = dict(
    A=('glass', 'gloss', 'cladding'),
    B=('chrome', 'cut', 'relief'),
    C=('lamp', 'light', 'silver'),
    D=('tail', 'tail_light', 'flap'),
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
        side=((-.1, length + .1, 0, top), 820),
        front=((-1.05, 1.05, 0, top), 1000),
        rear=((-1.05, 1.05, 0, top), 1000),
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
            drawings = [(channels.get(name, ''), 255 if name in ('relief', 'flap') else 0) for name in names]
            jobs.append(dict(out=path, svgs=[canvas(d, window, scale, ground) for d, ground in drawings]))
            masks[projection, pack] = Mask(path, window)
    listing = os.path.join(folder, f'{vehicle.name}-masks.json')
    with open(listing, 'w') as file:
        json.dump(jobs, file)
    subprocess.run(['node', os.path.join(STUDIO, 'raster-masks.mjs'), listing], check=True)
    return masks
