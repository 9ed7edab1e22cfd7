"""Small builders of real geometry: meshes, sweeps, turned parts, blobs, boxes."""
import math

import bpy
import numpy as np

FONT = '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf'


def add_mesh(name, vertices, faces, material=None, smooth=True, collection=None):
    """Adds an object; faces are an array of quads or a list of index tuples."""
    vertices = np.asarray(vertices, np.float32)
    mesh = bpy.data.meshes.new(name)
    if isinstance(faces, np.ndarray):
        count, corners = faces.shape
        mesh.vertices.add(len(vertices))
        mesh.vertices.foreach_set('co', vertices.ravel())
        mesh.loops.add(count * corners)
        mesh.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
        mesh.polygons.add(count)
        mesh.polygons.foreach_set('loop_start', np.arange(0, count * corners, corners, dtype=np.int32))
        mesh.polygons.foreach_set('loop_total', np.full(count, corners, np.int32))
        mesh.update(calc_edges=True)
        mesh.validate()
    else:
        mesh.from_pydata([tuple(map(float, v)) for v in vertices], [], faces)
        mesh.update()
    mesh.polygons.foreach_set('use_smooth', np.full(len(mesh.polygons), smooth))
    if material:
        mesh.materials.append(material)
    item = bpy.data.objects.new(name, mesh)
    (collection or bpy.context.scene.collection).objects.link(item)
    return item


def mirror_across(item):
    """Adds the same object on the car's other side."""
    mesh = item.data.copy()
    points = np.zeros(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', points)
    points.reshape(-1, 3)[:, 1] *= -1
    mesh.vertices.foreach_set('co', points)
    mesh.flip_normals()
    mesh.update()
    twin = bpy.data.objects.new(item.name + '-twin', mesh)
    twin.matrix_world = item.matrix_world.copy()
    bpy.context.scene.collection.objects.link(twin)
    return twin


def add_instance(collection, place, turn):
    """Places a copy of a collection; `turn` is about x, y and z in radians."""
    item = bpy.data.objects.new(collection.name, None)
    item.instance_type, item.instance_collection = 'COLLECTION', collection
    item.location, item.rotation_euler = place, turn
    bpy.context.scene.collection.objects.link(item)
    return item


def sweep(path, profile, material, name, up=(0, 0, 1), scale=None):
    """A bar along a path; the profile is (sideways, upwards) around it."""
    path = np.array(path, float)
    profile = np.array(profile, float)
    count, corners = len(path), len(profile)
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    side = np.cross(along, np.tile(np.array(up, float), (count, 1)))
    side /= np.linalg.norm(side, axis=1)[:, None]
    rise = np.cross(side, along)
    size = np.ones(count) if scale is None else np.array(scale)
    spread = profile[None] * size[:, None, None]
    points = path[:, None] + side[:, None] * spread[..., :1] + rise[:, None] * spread[..., 1:]
    faces = [
        (i * corners + j, i * corners + (j + 1) % corners,
         (i + 1) * corners + (j + 1) % corners, (i + 1) * corners + j)
        for i in range(count - 1) for j in range(corners)
    ]
    faces.append(tuple(range(corners))[::-1])
    faces.append(tuple((count - 1) * corners + j for j in range(corners)))
    return add_mesh(name, points.reshape(-1, 3), faces, material)


def rounded(width, height, radius, steps=4):
    """A profile for `sweep`: a rectangle with round corners."""
    corners = [(1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)]
    profile = []
    for sx, sy, start in corners:
        for i in range(steps + 1):
            angle = math.radians(start + 90 * i / steps)
            profile.append((sx * (width / 2 - radius) + radius * math.cos(angle),
                            sy * (height / 2 - radius) + radius * math.sin(angle)))
    return profile


def turned(profile, material, name, segments=128, collection=None):
    """A part turned on a lathe: (radius, y) around the y axis."""
    count = len(profile)
    points = [
        (r * math.cos(2 * math.pi * i / segments), y, r * math.sin(2 * math.pi * i / segments))
        for i in range(segments) for r, y in profile
    ]
    faces = [
        (i * count + j, i * count + j + 1,
         ((i + 1) % segments) * count + j + 1, ((i + 1) % segments) * count + j)
        for i in range(segments) for j in range(count - 1)
    ]
    return add_mesh(name, points, faces, material, collection=collection)


def blob(centre, radii, roundness, material, name, shear=0.0, taper=0.0, rise=0.0):
    """A superellipsoid; low roundness is boxy. Shear and taper follow y, rise lifts its outer end."""
    rings, sides = 28, 40
    power = lambda v: math.copysign(abs(v) ** roundness, v)
    points, faces = [], []
    for i in range(rings + 1):
        latitude = -math.pi / 2 + math.pi * i / rings
        for j in range(sides):
            longitude = 2 * math.pi * j / sides
            x = power(math.cos(latitude)) * power(math.cos(longitude))
            y = power(math.cos(latitude)) * power(math.sin(longitude))
            z = power(math.sin(latitude))
            size = 1 - taper * y
            points.append((centre[0] + radii[0] * x * size + shear * y * radii[1],
                           centre[1] + radii[1] * y,
                           centre[2] + radii[2] * z * size + rise * radii[1] * y))
    for i in range(rings):
        for j in range(sides):
            k = (j + 1) % sides
            faces.append((i * sides + j, i * sides + k, (i + 1) * sides + k, (i + 1) * sides + j))
    return add_mesh(name, points, faces, material)


def box(x, y, z, material, name='box'):
    """A plain box between (low, high) in each axis."""
    points = [(a, b, c) for a in x for b in y for c in z]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return add_mesh(name, points, faces, material, smooth=False)
