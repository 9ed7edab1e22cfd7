"""Parts of a cabin: lofts, plates, pillows, rods and words, with the soft edges that real parts have."""
import math

import bpy
import numpy as np

from scene.geometry import FONT, add_mesh

from .forms import circle, placed


def loft(name, sections, material, looped=False, crisp=40):
    """A closed skin over sections (n × k × 3); edges sharper than `crisp` degrees stay edges."""
    sections = np.asarray(sections, float)
    count, size = sections.shape[:2]
    last = count if looped else count - 1
    i, j = np.arange(last)[:, None], np.arange(size)[None]
    k, n = (j + 1) % size, (i + 1) % count
    quads = np.stack([i * size + j, i * size + k, n * size + k, n * size + j], -1).reshape(-1, 4)
    faces = [tuple(q) for q in quads.tolist()]
    if not looped:
        faces += [tuple(range(size))[::-1], tuple((count - 1) * size + m for m in range(size))]
    return crisped(add_mesh(name, sections.reshape(-1, 3), faces, material), crisp)


def crisped(item, degrees=40):
    """Keeps an object's edges sharp where its faces meet at more than so many degrees."""
    item.data.use_auto_smooth, item.data.auto_smooth_angle = True, math.radians(degrees)
    return item


def across(name, profile, material, span=(-.7, .7), bend=None, count=121, end=.006):
    """A part that runs across the cabin with one profile (x, z); `bend` shifts it by y."""
    profile = np.array(profile, float)
    middle = profile.mean(0)
    size = np.linalg.norm(profile - middle, axis=1).mean()
    lift = np.sin(np.linspace(0, np.pi / 2, 5))[:-1]
    inset = end * (1 - np.sqrt(1 - (1 - lift) ** 2))
    ys = np.concatenate([span[0] + end * lift, np.linspace(span[0] + end, span[1] - end, count),
                         span[1] - end * lift[::-1]])
    shrink = np.concatenate([1 - inset / size, np.ones(count), 1 - inset[::-1] / size])
    sections = middle + (profile - middle)[None] * shrink[:, None, None]
    if bend:
        sections = sections + np.stack(bend(ys), 1)[:, None]
    wide = np.repeat(ys[:, None], len(profile), 1)
    return loft(name, np.stack([sections[..., 0], wide, sections[..., 1]], -1), material)


def plate(name, shape, thickness, material, frame, edge=.0012):
    """A flat part with a bevelled edge; its face lies on the frame, its body behind."""
    shape = np.asarray(shape, float)
    flat = lambda w: np.concatenate([shape, np.full((len(shape), 1), w)], 1)
    item = loft(name, [frame.at(flat(-thickness)), frame.at(flat(0))], material)
    bevel = item.modifiers.new('edge', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = edge, 3, 'ANGLE', math.radians(50)
    return item


def pillow(name, shape, height, material, frame, power=3.0, rings=14, foot=.0):
    """A domed part over an outline; a high power makes it flat with a tight edge."""
    shape = np.asarray(shape, float)
    middle = shape.mean(0)
    turn = np.linspace(0, np.pi / 2, rings)
    sizes = np.cos(turn) ** (2 / power)
    rises = np.sin(turn) ** (2 / power) * height
    sizes, rises = np.append(1.0, sizes[:-1]), np.append(-foot, rises[:-1])
    sizes, rises = np.append(sizes, .002), np.append(rises, height)
    sections = [np.concatenate([middle + (shape - middle) * s, np.full((len(shape), 1), r)], 1)
                for s, r in zip(sizes, rises)]
    return loft(name, [frame.at(section) for section in sections], material)


def rod(name, path, profile, material, up=(0, 0, 1), looped=False, scale=None):
    """A bar along a path; the profile is (sideways, upwards) around it."""
    path, profile = np.array(path, float), np.array(profile, float)
    if looped:
        along = np.roll(path, -1, 0) - np.roll(path, 1, 0)
    else:
        along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    side = np.cross(along, np.broadcast_to(np.array(up, float), path.shape))
    side /= np.linalg.norm(side, axis=1)[:, None]
    rise = np.cross(side, along)
    size = np.ones(len(path)) if scale is None else np.asarray(scale)
    spread = profile[None] * size[:, None, None]
    return loft(name, path[:, None] + side[:, None] * spread[..., :1] + rise[:, None] * spread[..., 1:],
                material, looped)


def ring(name, shape, thickness, material, frame):
    """A wire of so many metres in radius, along an outline that lies on the frame."""
    path = frame.at(np.pad(np.asarray(shape, float), ((0, 0), (0, 1))))
    return rod(name, path, circle(thickness, 12), material, up=frame.axes[2], looped=True)


def word(text, height, material, frame, depth=.0006, spread=1.1):
    """Raised lettering, its middle on the frame's origin."""
    curve = bpy.data.curves.new('word', 'FONT')
    curve.body, curve.align_x, curve.align_y = text, 'CENTER', 'CENTER'
    curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    # Blender fills letters of a few millimetres badly: they are made large and scaled.
    scale = height / .729
    curve.size, curve.space_character, curve.extrude = 1, spread, depth / scale
    item = bpy.data.objects.new('word', curve)
    bpy.context.scene.collection.objects.link(item)
    item.data.materials.append(material)
    item.matrix_world = placed(frame.axes * scale, frame.origin)
    return item
