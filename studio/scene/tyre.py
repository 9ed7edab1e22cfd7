"""A tyre: a cut tread with an edge at its shoulders, a ribbed sidewall and raised lettering."""
import bpy
import numpy as np

from .carved import carved, fine
from .curve import smooth_step
from .geometry import FONT, add_mesh

GROOVES = (-.062, -.021, .021, .062)  # y of the grooves around the tread
PITCHES = 68  # blocks around the shoulder
SIZE, KIND = '235/60 R18', 'RADIAL  TUBELESS'
COARSE, FINE = (.0019, 1088), (.0011, 1632)  # metres along the profile, segments around


def add_tyre(vehicle, materials, corner, detail=FINE):
    """Adds the tyre of a wheel to a collection; `detail` is FINE for close-ups, COARSE for cars."""
    radius, rim, half = vehicle.tyre_radius, vehicle.wheel.rim_radius, vehicle.tyre_width / 2
    step, segments = detail
    side = [(rim - .006, half - .024), (rim + .004, half - .011), (rim + .016, half - .006), (rim + .030, half - .001),
            (rim + .055, half), (radius - .042, half - .003), (radius - .020, half - .011),
            (radius - .008, half - .021), (radius - .002, half - .034), (radius, half - .060)]
    profile = fine(side + [(r, -y) for r, y in reversed(side)], step, .003)

    def relief(angle, r, y):
        return _tread(angle, r, y, radius, half) + _sidewall(angle, r, rim)

    carved(profile, relief, materials['tyre'], 'tyre', segments, corner)
    room = radius - .040 - rim
    for i in range(4):
        words = SIZE if i % 2 else KIND
        _add_letters(words, rim + .22 * room + .018, half, .62 + i * np.pi / 2, materials, corner)


def _line(distance, width):
    """1 in a groove of that width, 0 beside it."""
    return 1 - smooth_step(width / 2 - .0008, width / 2 + .0008, np.abs(distance))


def _tread(angle, r, y, radius, half):
    outer = smooth_step(radius - .030, radius - .024, r)
    around = sum(_line(y - groove, .0085) for groove in GROOVES)
    pitch = 2 * np.pi / PITCHES
    across = np.abs(y)
    part = lambda shift: (np.mod(angle + shift + pitch / 2, pitch) - pitch / 2) * radius
    shoulder = _line(part(.10 * (across - .062) / .04), .0052) * smooth_step(.060, .064, across)
    middle = _line(part(y * 1.6 + .02), .0016) * (across < .058) * .55
    return -.0068 * outer * np.clip(around + shoulder + middle, 0, 1)


def _sidewall(angle, r, rim):
    ribs = smooth_step(rim + .076, rim + .077, r) * (1 - smooth_step(rim + .083, rim + .084, r))
    rings = sum(_line(r - rim - place, .0022) for place in (.020, .034, .072, .087))
    return .0005 * ribs * np.sign(np.sin(angle * 408)) + .0009 * rings


def _add_letters(words, r, y, turn, materials, corner):
    """Words raised on the sidewall and bent around the axle."""
    curve = bpy.data.curves.new('size', 'FONT')
    curve.body, curve.align_x, curve.align_y = words, 'CENTER', 'CENTER'
    curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    curve.size, curve.space_character, curve.extrude, curve.bevel_depth = .023, 1.15, .0008, .0003
    item = bpy.data.objects.new('size', curve)
    bpy.context.scene.collection.objects.link(item)
    mesh = bpy.data.meshes.new_from_object(item.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(item)
    flat = np.zeros(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', flat)
    x, up, out = flat.reshape(-1, 3).T
    angle = turn + x / r
    points = np.stack([(r + up) * np.cos(angle), y + .0006 + out, (r + up) * np.sin(angle)], 1)
    add_mesh('size', points, [tuple(face.vertices) for face in mesh.polygons], materials['tyre_print'], smooth=False,
             collection=corner)
