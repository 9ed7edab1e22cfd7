"""Words as real metal: badges wrapped onto the skin, and number plates."""
import bpy
import numpy as np

from .geometry import FONT, add_mesh, rounded


def add_lettering(letters, body, materials):
    """A word as raised metal on the front or the rear, wrapped onto the skin, read from outside.

    The faces are bright; the edges and a thin foot are dark, so that the word is read on white and
    on black paint. A wider foot would close the letters' gaps.
    """
    for material, grow, depth, rise in (('gloss', .0011, .0010, .0008), (letters.material, 0, .0045, .0035)):
        _add_word(letters, body, materials, material, grow, depth, rise)


def _add_word(letters, body, materials, material, grow, depth, rise):
    mesh = _word_mesh(letters.text, letters.height, letters.spread, depth, bevel=.0004, grow=grow)
    points = _points(mesh)
    outward = 1 if letters.rear else -1  # from the front, the reader's right is the car's left
    ys = letters.y + points[:, 0] * letters.width * outward
    skin, _ = body.end_points(ys, letters.z + points[:, 1], letters.rear)
    skin[:, 0] += (points[:, 2] + rise) * outward
    _split_faces(mesh, points)
    mesh.vertices.foreach_set('co', skin.astype(np.float32).ravel())
    mesh.update()
    for name in (material, 'gloss'):
        mesh.materials.append(materials[name])
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('letters', mesh))


def add_plate(plate, body, materials):
    """A number plate on a dark holder, upright in front of the skin where that stands out most."""
    width, height = plate.size
    outward = 1 if plate.rear else -1
    ys, zs = (v.ravel() for v in np.meshgrid(np.linspace(-.5, .5, 9) * width,
                                             plate.z + np.linspace(-.5, .5, 5) * height))
    skin, _ = body.end_points(ys, zs, plate.rear)
    x = (skin[:, 0] * outward).max() * outward + plate.stand * outward
    place = np.array((x, 0, plate.z))
    for grow, depth, name in ((.016, .004, 'gloss'), (0, .009, 'plate')):
        add_slab(place, outward, (width + grow, height + grow), depth, materials[name])
    add_flat_word(plate.text, height * .56, .010, place, outward, .0095, materials['plate_ink'])
    add_flat_word('PAKISTAN', height * .115, -height * .385, place, outward, .0095, materials['plate_ink'], spread=1.6)


def add_slab(place, outward, size, depth, material):
    """An upright slab with round corners that faces forwards (outward -1) or backwards (1)."""
    outline = np.array(rounded(*size, .012))
    count = len(outline)
    ring = lambda x: [(place[0] + x * outward, place[1] + y, place[2] + z) for y, z in outline]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(range(count)), tuple(range(count, 2 * count))]
    add_mesh('slab', ring(-.02) + ring(depth), faces, material, smooth=False)


def add_flat_word(text, height, rise, place, outward, depth, material, spread=1.25):
    """An upright flat word `depth` metres in front of a place, its middle `rise` metres above it."""
    mesh = _word_mesh(text, height, spread, depth=.0003, bevel=0)
    points = _points(mesh)
    at = np.stack([place[0] + outward * (depth + points[:, 2]), place[1] + outward * points[:, 0],
                   place[2] + rise + points[:, 1] - height / 2], 1)
    mesh.vertices.foreach_set('co', at.astype(np.float32).ravel())
    mesh.update()
    mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('print', mesh))


def _points(mesh):
    points = np.zeros(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', points)
    return points.reshape(-1, 3).astype(float)


def _split_faces(mesh, points):
    """Material 0 for the faces that are read, 1 for the edges around them."""
    top = points[:, 2].max() - .0006
    slots = [0 if all(points[i, 2] > top for i in face.vertices) else 1 for face in mesh.polygons]
    mesh.polygons.foreach_set('material_index', slots)


def _word_mesh(text, height, spread, depth, bevel, grow=0.0):
    """A flat word as a mesh around x = 0, its capitals `height` metres high, outlines grown by `grow`."""
    curve = bpy.data.curves.new('word', 'FONT')
    curve.body, curve.align_x = text, 'CENTER'
    curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    curve.size, curve.space_character = height / .729, spread
    curve.extrude, curve.bevel_depth, curve.resolution_u, curve.offset = depth, bevel, 8, grow
    item = bpy.data.objects.new('word', curve)
    bpy.context.scene.collection.objects.link(item)
    mesh = bpy.data.meshes.new_from_object(item.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(item)
    return mesh
