"""The body's mesh sorted into panels: which faces need which masks, which are plain, which go.

Faces far from any drawing get the plain paint, faces well inside glass or cladding get that plain
material: only the rest pays for the layered shader.
"""
import hashlib
import os

import numpy as np
from scipy.ndimage import maximum_filter, minimum_filter

from .geometry import add_mesh
from .masks import FULL_DEPTH, PACKS
from .materials import Nodes, add_glass
from .skin import Skin

PROJECTIONS = ('side', 'front', 'rear', 'top')
BLOCK = 8  # pixels of a mask that are judged together


def add_body(body, vehicle, masks, materials, cache):
    """Builds the painted, glazed and cut body; its raw mesh is kept in the `cache` folder."""
    vertices, quads = _cached_mesh(body, vehicle, cache)
    middle, normal = face_normals(vertices, quads)
    if (normal[:, 1] * middle[:, 1]).mean() < 0:
        quads = quads[:, ::-1].copy()  # the shaders tell outside from inside by it
    vertices = push_in(vertices, quads, vehicle, masks)
    quads, slots, used = sort_faces(vertices, quads, vehicle, masks, materials)
    item = add_mesh('body', vertices, quads)
    for material in used:
        item.data.materials.append(material)
    item.data.polygons.foreach_set('material_index', slots)
    item.data.update()
    return item


def _cached_mesh(body, vehicle, cache):
    """The body's mesh, computed anew only where the shape has changed since."""
    facts = (vehicle.shape, vehicle.length, vehicle.axles, vehicle.axle_height, vehicle.arch_radius)
    path = os.path.join(cache, f'body-{hashlib.sha1(repr(facts).encode()).hexdigest()[:12]}.npz')
    if os.path.exists(path):
        with np.load(path) as kept:
            return kept['vertices'], kept['quads']
    vertices, quads = body.mesh()
    np.savez(path, vertices=vertices, quads=quads)
    return vertices, quads


def face_normals(vertices, quads):
    """The middle and the normal of each face."""
    middle = vertices[quads].mean(1)
    normal = np.cross(vertices[quads[:, 2]] - vertices[quads[:, 0]],
                      vertices[quads[:, 3]] - vertices[quads[:, 1]])
    normal /= np.linalg.norm(normal, axis=1)[:, None] + 1e-12
    return middle, normal


def push_in(vertices, quads, vehicle, masks):
    """Moves the skin inwards where front and rear have depth drawn: grilles, intakes, plates."""
    moved = vertices.copy()
    for projection, direction in (('front', 1), ('rear', -1)):
        mask = masks.get((projection, 'E'))
        if mask is None:
            continue
        zones = vehicle.zones
        x = vertices[:, 0]
        near = x < zones.lamp if projection == 'front' else x > zones.rear
        depth = mask.sample(vertices[:, 1], vertices[:, 2], 0) * FULL_DEPTH
        moved[:, 0] += np.where(near, depth * direction, 0)
    return moved


def _zone(projection, middle, normal, zones, margin):
    """The faces a projection holds on; a margin widens, a negative one narrows."""
    if projection == 'side':
        return np.abs(normal[:, 1]) > .28 - margin
    if projection == 'front':
        return (middle[:, 0] < zones.front + margin * .3) & (normal[:, 0] < -.10 + margin)
    if projection == 'rear':
        return (middle[:, 0] > zones.rear - margin * .3) & (normal[:, 0] > .10 - margin)
    return normal[:, 2] > .62 - margin


def _extremes(mask, u, v, reach):
    """The darkest and brightest byte of each channel around each face."""
    u0, u1, v0, v1 = mask.window
    height, width = mask.pixels.shape[:2]
    rows, columns = height // BLOCK, width // BLOCK
    blocks = mask.pixels[:rows * BLOCK, :columns * BLOCK].reshape(rows, BLOCK, columns, BLOCK, 3)
    column = np.clip(((u - u0) / (u1 - u0) * width / BLOCK).astype(int), 0, columns - 1)
    row = np.clip(((v1 - v) / (v1 - v0) * height / BLOCK).astype(int), 0, rows - 1)
    size = (reach, reach, 1)
    low = minimum_filter(blocks.min((1, 3)), size)[row, column]
    high = maximum_filter(blocks.max((1, 3)), size)[row, column]
    return low, high


def _plain_regions(extremes, strict):
    """{channel: faces} of those wholly inside glass, gloss or cladding with nothing over it."""
    count = len(strict)
    nothing = (np.zeros((count, 3), np.uint8),) * 2
    low_a, high_a = extremes.get('A', nothing)
    free = np.ones(count, bool)
    for pack in 'BCD':
        free &= (extremes.get(pack, nothing)[1] < 4).all(1)
    under_glass = high_a[:, 0] < 4
    return dict(
        glass=strict & free & (low_a[:, 0] > 250),
        gloss=strict & free & (low_a[:, 1] > 250) & under_glass,
        cladding=strict & free & (low_a[:, 2] > 250) & under_glass & (high_a[:, 1] < 4),
    )


def sort_faces(vertices, quads, vehicle, masks, materials):
    """The faces that stay, the material slot of each, and the materials in the slots' order."""
    middle, normal = face_normals(vertices, quads)
    x, y, z = middle.T
    places = dict(side=(x, z), front=(y, z), rear=(y, z), top=(x, y))
    code = np.zeros(len(quads), int)
    cut = np.zeros(len(quads), bool)
    plain = {name: np.zeros(len(quads), bool) for name in ('glass', 'gloss', 'cladding')}
    for bit, projection in enumerate(PROJECTIONS):
        found = {
            pack: _extremes(masks[projection, pack], *places[projection], 3 if projection == 'side' else 5)
            for pack in PACKS if pack != 'E' and (projection, pack) in masks
        }
        drawn = np.zeros(len(quads), bool)
        for _, high in found.values():
            drawn |= (high > 3).any(1)
        code |= (drawn & _zone(projection, middle, normal, vehicle.zones, .14)) << bit
        strict = _zone(projection, middle, normal, vehicle.zones, -.05)
        for name, faces in _plain_regions(found, strict).items():
            plain[name] |= faces
        if projection == 'side' and 'B' in found:
            cut |= (found['B'][0][:, 1] > 250) & (np.abs(y) > .55)
    slots, used = _assign(code, plain, vehicle, masks, materials)
    return quads[~cut], slots[~cut], used


def _assign(code, plain, vehicle, masks, materials):
    skin = Skin(vehicle, masks)
    used = [materials['panel']]
    slots = np.zeros(len(code), np.int32)
    for combination in np.unique(code[code > 0]):
        names = tuple(p for bit, p in enumerate(PROJECTIONS) if combination >> bit & 1)
        slots[code == combination] = len(used)
        used.append(skin.material(names))
    glass = Nodes('plain glass')
    glass = glass.done(add_glass(glass, *skin.glass_range()))
    single = np.isin(code, (1, 2, 4, 8))
    for name, material in (('glass', glass), ('gloss', materials['gloss']),
                           ('cladding', materials['plastic'])):
        slots[plain[name] & single] = len(used)
        used.append(material)
    return slots, used
