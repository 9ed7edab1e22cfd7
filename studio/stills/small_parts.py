"""Small parts around the y axis: an oil filter's cartridge, a spark plug, a bearing, a torque wrench."""
import math

import bpy
import numpy as np

from scene.geometry import add_mesh, blob, sweep, turned

from scene.carved import carved, fine, hexagon

FLAT = lambda angle, radius, y: 0 * angle


def build_filter(materials):
    """A cartridge of pleated paper between two end caps, .098 m high."""
    part = bpy.data.collections.new('filter')
    pleats = lambda angle, radius, y: .0062 * (np.abs(np.mod(angle * 58 / (2 * np.pi), 1) * 2 - 1) ** .85 - .5)
    carved(fine([(.0385, .044), (.0385, -.044)], .004), pleats, materials['paper'], 'pleats', 58 * 20, part)
    for side in (1, -1):
        cap = fine([(.014, side * .036), (.014, side * .048), (.0155, side * .0495), (.041, side * .0495),
                    (.0435, side * .047), (.0435, side * .0415), (.030, side * .0415)], .0005, .0008)
        turned([tuple(p) for p in cap], materials['plastic'], 'cap', 160, part)
        seal = [(.017 + .0022 * math.cos(a), side * .0497 + .0022 * math.sin(a)) for a in np.linspace(0, 6.29, 20)]
        turned(seal, materials['seal'], 'seal', 120, part)
    return part


def build_plug(materials):
    """A spark plug, .084 m long, its electrodes at the lower end of y."""
    part = bpy.data.collections.new('plug')
    turned([(0, .042), (.0022, .042), (.0030, .0412), (.0030, .0385), (.0022, .037), (.0022, .036), (.0030, .035),
            (.0031, .0325)], materials['chrome'], 'terminal', 64, part)
    ribs = lambda angle, radius, y: .0006 * np.cos(y * 2 * np.pi / .0046) ** 2 * (y > .011) * (y < .0295)
    carved(fine([(.0032, .033), (.0044, .0325), (.0050, .0312), (.0051, .0105), (.0060, .0095), (.0061, .004)], .0003,
                .0003), ribs, materials['ceramic'], 'insulator', 96, part)
    carved(fine([(.0062, .0062), (.0094, .0056), (.0104, .0046), (.0104, -.0052), (.0096, -.0062), (.0066, -.0065)],
                .0003), hexagon(.0208), materials['nickel'], 'hexagon', 192, part)
    turned([(.0066, -.0062), (.0082, -.0072), (.0088, -.0085), (.0082, -.0098), (.0066, -.0102)], materials['nickel'],
           'gasket', 96, part)
    thread = lambda angle, radius, y: .0006 * np.cos(angle + y * 2 * np.pi / .00125)
    carved(fine([(.0062, -.0095), (.0064, -.0335), (.0050, -.0345), (.0036, -.0345)], .00016), thread,
           materials['nickel'], 'thread', 96, part)
    turned([(.0026, -.033), (.0018, -.0365), (.0012, -.0368), (.0012, -.0382), (0, -.0382)], materials['ceramic'],
           'tip', 48, part)
    strap = [(.0046, -.0335), (.0046, -.0380), (.0041, -.0396), (.0028, -.0405), (-.0016, -.0406)]
    _move(sweep([(x, y, 0) for x, y in strap], [(-.0013, -.0007), (.0013, -.0007), (.0013, .0007), (-.0013, .0007)],
                materials['nickel'], 'strap'), part)
    return part


def build_bearing(materials):
    """A ball bearing, .076 m across."""
    part = bpy.data.collections.new('bearing')
    for inner, outer in ((.0305, .038), (.0165, .0235)):
        ring = [(inner, 0), (inner, .0094), (inner + .0008, .0102), (outer - .001, .0102), (outer, .0092),
                (outer, -.0092), (outer - .001, -.0102), (inner + .0008, -.0102), (inner, -.0094), (inner, 0)]
        carved(fine(ring, .0003, .0003), FLAT, materials['steel'], 'ring', 256, part)
    turned([(.0237, .004), (.0303, .004)], materials['black'], 'cage', 128, part)
    for i in range(10):
        angle = 2 * math.pi * i / 10
        ball = [(.0052 * math.cos(a), .0052 * math.sin(a)) for a in np.linspace(math.pi / 2, -math.pi / 2, 24)]
        turned(ball, materials['chrome'], 'ball', 40, part).location = (.027 * math.cos(angle), .0045,
                                                                        .027 * math.sin(angle))
    return part


def build_wrench(materials):
    """A torque wrench, .50 m long, its head at the upper end of y."""
    part = bpy.data.collections.new('wrench')
    tube = [(.0112, .205), (.0118, .204), (.0118, -.055), (.0135, -.058), (.0135, -.082), (.0125, -.083)]
    carved(fine(tube, .0006, .0006), FLAT, materials['chrome'], 'tube', 160, part)

    def knurled(angle, radius, y):
        rise = np.abs(np.sin(angle * 12 + y * 750) * np.sin(angle * 12 - y * 750))
        return .0009 * rise * (y < -.098) * (y > -.222)

    grip = [(.0125, -.083), (.0155, -.086), (.0160, -.092), (.0160, -.228), (.0145, -.231), (.0145, -.246),
            (.012, -.250), (0, -.250)]
    carved(fine(grip, .0007, .0007), knurled, materials['dark_chrome'], 'grip', 504, part)
    for y in (.196, -.047):
        turned([(.0118, y + .005), (.0124, y + .0045), (.0124, y - .0045), (.0118, y - .005)], materials['gloss'],
               'band', 128, part)
    head = blob((0, .232, 0), (.0195, .033, .0125), .72, materials['chrome'], 'head')
    _move(head, part)
    ratchet = turned([(0, .0150), (.012, .0150), (.0135, .0142), (.0135, -.012)], materials['dark_chrome'], 'ratchet',
                     96, part)
    ratchet.location, ratchet.rotation_euler = (0, .236, 0), (math.pi / 2, 0, 0)
    return part


def _move(item, collection):
    """Takes an object that a builder put into the scene into a collection."""
    bpy.context.scene.collection.objects.unlink(item)
    collection.objects.link(item)
