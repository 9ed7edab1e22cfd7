"""Denoises a rendered pair and splits it into what is always there and what the paint adds.

    python3 studio/denoise.py studio/.work/haval-h6/frontLeftQuarter

reads <base>.white.npz and, unless the picture was rendered in one colour, <base>.black.npz, and
writes <base>.layers (always | paint per unit of albedo, 16-bit square roots) with its size and the line that the wheels stand on in <base>.json.

The filter is non-local means in the logarithm of light: a pixel is averaged with those around whose
normals, albedo and neighbourhoods look alike, so edges, lettering and reflections stay.
"""
import json
import os
import sys

import numpy as np
from scipy.ndimage import gaussian_filter, uniform_filter

REACH, PATCH = 5, 2
KEEP, NORMAL, ALBEDO = .55, .25, .25  # how alike light, normals and albedo have to be
WHITE = .8  # albedo of the white paint
BRIGHTEST = 16.0


def sane(light):
    """The light as 32-bit floats without what cannot be."""
    return np.minimum(np.nan_to_num(np.maximum(light.astype(np.float32), 0)), 50)


def tame_fireflies(light):
    """Limits single bright pixels to thrice what is around them."""
    level = light.mean(2)
    limit = uniform_filter(level, 5) * 3 + .02
    return light * np.minimum(1, limit / np.maximum(level, 1e-6))[..., None]


def noise_of(log_light):
    """The local variance that looks like noise."""
    smooth = np.stack([uniform_filter(log_light[..., i], 3) for i in range(3)], 2)
    return np.minimum(uniform_filter(((log_light - smooth) ** 2).mean(2), 7), .6) * 9 / 8


def denoise(light, normal, albedo):
    """Linear light without its noise; all rows × columns × 3."""
    light = tame_fireflies(light)
    log_light = np.log(light + .004)
    noise, level = noise_of(log_light), log_light.mean(2)
    guide = np.concatenate([np.sqrt(np.maximum(albedo.astype(np.float32), 0)) / ALBEDO,
                            normal.astype(np.float32) / NORMAL], 2)
    pad = lambda a: np.pad(a, [(REACH, REACH)] * 2 + [(0, 0)] * (a.ndim - 2), mode='reflect')
    wide_light, wide_level, wide_guide, wide_noise = map(pad, (light, level, guide, noise))
    height, width = level.shape
    total, weights = np.zeros_like(light), np.zeros_like(level)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            if dx * dx + dy * dy > REACH * REACH + 1:
                continue
            part = np.s_[REACH + dy:REACH + dy + height, REACH + dx:REACH + dx + width]
            unlike = np.minimum(((wide_guide[part] - guide) ** 2).sum(2), 20)
            there = wide_noise[part]
            excess = (wide_level[part] - level) ** 2 - noise - np.minimum(noise, there)
            patch = uniform_filter(excess / (1e-4 + KEEP * KEEP * (noise + there)), 2 * PATCH + 1)
            weight = np.exp(-np.maximum(patch, 0) - unlike)
            total += weight[..., None] * wide_light[part]
            weights += weight
    return total / weights[..., None]


def smooth_paint(paint, normal, albedo, levels=3):
    """What the paint adds, smoothed along each panel.

    It carries no mirror images, only soft light, so a wide filter that stops at edges of form and
    material (à trous, steps of 1, 2 and 4 pixels) takes the last mottle off light colours. The
    first two steps look at form and material only: the tone is nothing but noise to them.
    """
    guide = guide_of(normal, albedo, .12, .10)
    for level in range(levels):
        tone = np.log(np.maximum(paint.mean(2), 0) + .02) / (.35 / (1 + .5 * level)) * (level > 1)
        paint = smooth_along(paint, guide, tone, 2 ** level)
    # Pixels on an edge found nothing like them: half a pixel of blur stands in for more samples.
    return gaussian_filter(np.maximum(paint, 0), (.45, .45, 0))


def smooth_panels(light, normal, albedo, levels=4):
    """The light without the last mottle on panels of one material: mirror images, which differ more
    in tone than mottle does, stay. Materials with a grain, such as sand, stay as they are."""
    guide = guide_of(normal, albedo, .10, .05)
    level = albedo.astype(np.float32).mean(2)
    grain = np.sqrt(np.maximum(uniform_filter(level ** 2, 5) - uniform_filter(level, 5) ** 2, 0))
    even = np.exp(-(grain / .012) ** 2)[..., None]
    smooth = light
    for step in 2 ** np.arange(levels):
        tone = np.log(uniform_filter(smooth.mean(2), 5) + .004) / .07
        smooth = smooth_along(smooth, guide, tone, step)
    return light + (smooth - light) * even


def guide_of(normal, albedo, normal_unlike, albedo_unlike):
    """Form and material of each pixel, in units of what makes two pixels unlike."""
    return np.concatenate([np.sqrt(np.maximum(albedo.astype(np.float32), 0)) / albedo_unlike,
                           normal.astype(np.float32) / normal_unlike], 2)


def smooth_along(light, guide, tone, step):
    """One step of the à trous filter: the mean of 5 × 5 pixels, `step` apart, that look alike."""
    kernel = np.array([1, 4, 6, 4, 1], np.float32) / 16
    reach = 2 * step
    pad = lambda a: np.pad(a, [(reach, reach)] * 2 + [(0, 0)] * (a.ndim - 2), mode='reflect')
    wide_light, wide_guide, wide_tone = map(pad, (light, guide, tone))
    height, width = tone.shape
    total, weights = np.zeros_like(light), np.zeros_like(tone)
    for i in range(5):
        for j in range(5):
            part = np.s_[i * step:i * step + height, j * step:j * step + width]
            unlike = ((wide_guide[part] - guide) ** 2).sum(2) + (wide_tone[part] - tone) ** 2
            weight = kernel[i] * kernel[j] * np.exp(-np.minimum(unlike, 20))
            total += weight[..., None] * wide_light[part]
            weights += weight
    return total / weights[..., None]


def wheel_line(path):
    """The row, from the top, that the nearest tyre stands on: under it there is only floor."""
    with np.load(path) as passes:
        normal = passes['shape'].astype(np.float32)
    upright = np.hypot(normal[..., 0], normal[..., 1]) > .15
    rows = np.flatnonzero(upright.sum(1) > 2)
    return int(rows[-1]) + 1


def split(base):
    """Writes the layers of one picture and removes the raw passes they came from."""
    line = wheel_line(base + '.white.npz')
    with np.load(base + '.white.npz') as passes:
        white, normal, albedo = sane(passes['light']), passes['normal'], passes['albedo']
    if os.path.exists(base + '.black.npz'):
        with np.load(base + '.black.npz') as passes:
            black = sane(passes['light'])
            always = denoise(black, passes['normal'], passes['albedo'])
        paint = smooth_paint((tame_fireflies(white) - tame_fireflies(black)) / WHITE, normal, albedo)
    else:
        always = smooth_panels(denoise(white, normal, albedo), normal, albedo)
        paint = np.zeros_like(always)
    write_layers(base, always, paint, line)
    for suffix in ('.white.npz', '.black.npz'):
        if os.path.exists(base + suffix):
            os.remove(base + suffix)


def write_layers(base, always, paint, line):
    """Writes both layers, and beside them their size; the layers appear whole or not at all."""
    code = lambda a: (np.clip(np.sqrt(a / BRIGHTEST), 0, 1) * 65535).astype('<u2')
    with open(base + '.part', 'wb') as file:
        file.write(code(always).tobytes())
        file.write(code(paint).tobytes())
    with open(base + '.json', 'w') as file:
        json.dump(dict(width=always.shape[1], height=always.shape[0], wheelLine=line), file)
    os.replace(base + '.part', base + '.layers')


if __name__ == '__main__':
    for base in sys.argv[1:]:
        split(base)
