"""The desert around the daylight road: asphalt with wheel tracks, sand, dunes, scrub and mountains."""
import math

import bpy
import numpy as np

from .geometry import add_mesh
from .materials import Nodes
from .mountains import add_mountains
from .terrain import blend, by_distance, hazed, lane_line, noise, rings

FAR_M = 9000
ROAD_M, LANE_M = 4.6, 3.6  # from the middle of the road to its edge and to its lines
TRACKS_M = 1.8, .75  # the middle of a lane, and from there to where wheels run
SAND = (.24, .16, .095), (.40, .29, .18)
BUSHES, TWIGS = 900, 420
BUSH_FROM_M, BUSH_TO_M, BUSH_SPREAD_M = 7.0, 150, 75


def add_desert():
    """Adds the ground, the dunes, the mountains and the scrub."""
    _add_ground()
    _add_dunes()
    add_mountains()
    _add_scrub()


def _add_ground():
    """Asphalt along the car, sand beside it and blown over its edges."""
    nodes = Nodes('ground')
    across = nodes.math('ABSOLUTE', nodes.axes()[1])
    grit = noise(nodes, 160, 2.0)
    sand = blend(nodes, *SAND, noise(nodes, 9, 4.0))
    sand = blend(nodes, sand, (.16, .105, .066), nodes.ramp(noise(nodes, 60, 1.0), .62, .72, 0, .7))
    blown = nodes.math('MULTIPLY', nodes.ramp(across, 2.6, ROAD_M, 0, .8),
                       nodes.ramp(noise(nodes, 2.2, 5.0, (.3, 1, 1)), .42, .66))
    road = blend(nodes, _asphalt(nodes, across, grit), sand, blown)
    drift = nodes.math('MULTIPLY', nodes.math('SUBTRACT', noise(nodes, .55, 2.0), .5), 1.8)
    edge = nodes.ramp(nodes.math('ADD', across, drift), ROAD_M - .5, ROAD_M + .5)
    bump = nodes.add('ShaderNodeBump')
    nodes.put(.35, bump.inputs['Strength'])
    nodes.put(nodes.ramp(edge, 0, 1, .006, .05), bump.inputs['Distance'])
    nodes.put(nodes.math('ADD', grit, nodes.math('MULTIPLY', edge, noise(nodes, 5, 3.0))), bump.inputs['Height'])
    surface = nodes.surface(blend(nodes, road, sand, edge), rough=.78, specular=.25, normal=bump.outputs[0])
    far = FAR_M
    add_mesh('ground', [(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)], [(0, 1, 2, 3)],
             hazed(nodes, surface, by_distance(nodes, 60, 2200, .9)), smooth=False)


def _asphalt(nodes, across, grit):
    """The road's colour: pale where it is worn, dark where wheels run, with worn lines at its sides."""
    road = blend(nodes, (.030, .030, .032), (.085, .083, .080), grit)
    road = blend(nodes, road, (.105, .098, .088), nodes.ramp(noise(nodes, 1.3, 4.0, (.35, 1, 1)), .46, .74, 0, .60))
    lane, wheels = TRACKS_M
    from_lane = nodes.math('ABSOLUTE', nodes.math('SUBTRACT', across, lane))
    from_track = nodes.math('ABSOLUTE', nodes.math('SUBTRACT', from_lane, wheels))
    road = blend(nodes, road, (.022, .022, .024), nodes.ramp(from_track, .05, .45, .45, 0))
    worn = nodes.ramp(noise(nodes, 3.0, 3.0), .35, .65, .35, .95)
    line = lane_line(nodes, across, LANE_M, .065)
    return blend(nodes, road, (.62, .61, .57), nodes.math('MULTIPLY', line, worn))


def _add_dunes():
    """Dunes that rise from the plain all around."""
    radius = 34 * (3000 / 34) ** np.linspace(0, 1, 110)[:, None]
    x, y, quads = rings(radius, 720)
    waves = sum(a * np.sin(k * x + m * y + p) for a, k, m, p in (
        (1.0, .021, .013, .4), (.7, -.016, .031, 1.9), (.45, .052, -.037, 4.0), (.25, .11, .083, 2.2)))
    clear = np.clip((np.abs(y) - 11) / 60, 0, 1) * np.clip((radius - 45) / 160, 0, 1)
    z = clear * np.maximum(waves + 1.4, 0) * 2.4
    z = np.where(z > 0, z, -.04)  # below the ground: two surfaces at one height would shade each other black
    points = np.stack(np.broadcast_arrays(x, y, z), -1).reshape(-1, 3)
    nodes = Nodes('dunes')
    sand = blend(nodes, (.235, .155, .092), (.40, .285, .175), noise(nodes, .045, 5.0))
    ripples = nodes.add('ShaderNodeBump')
    nodes.put(.6, ripples.inputs['Strength'])
    nodes.put(.5, ripples.inputs['Distance'])
    nodes.put(noise(nodes, .16, 6.0), ripples.inputs['Height'])
    dunes = nodes.surface(sand, rough=.9, specular=.1, normal=ripples.outputs[0])
    item = add_mesh('dunes', points, quads, hazed(nodes, dunes, by_distance(nodes, 120, 2600, .80)))
    item.visible_glossy = False  # mirrored in doors, their ragged feet would look like stains


def _add_scrub():
    """Low dry bushes on the sand, most of them near the road."""
    random = np.random.default_rng(3)
    kinds = [_bush(random) for _ in range(4)]
    for _ in range(BUSHES):
        side = random.choice((-1, 1))
        y = side * (BUSH_FROM_M + (BUSH_TO_M - BUSH_FROM_M) * random.random() ** 1.6)
        x = random.normal(2, BUSH_SPREAD_M)
        item = bpy.data.objects.new('bush', kinds[random.integers(4)])
        item.location = (x, y, -.03)
        size = random.uniform(.35, 1.5)
        item.scale = (size, size, size * random.uniform(.7, 1.1))
        item.rotation_euler = (0, 0, random.uniform(0, 2 * math.pi))
        bpy.context.scene.collection.objects.link(item)


def _bush(random):
    """The mesh of a bush: thin blades that lean outwards from its foot."""
    points, faces = [], []
    for i in range(TWIGS):
        turn, lean = random.uniform(0, 2 * math.pi), random.uniform(.1, 1.35)
        out = np.array([math.cos(turn) * math.sin(lean), math.sin(turn) * math.sin(lean), math.cos(lean)])
        side = np.array([-math.sin(turn), math.cos(turn), 0]) * random.uniform(.004, .010)
        start = out * random.uniform(0, .18)
        end = start + out * random.uniform(.14, .34) + random.normal(0, .02, 3)
        points += [start - side, start + side, end]
        faces.append((3 * i, 3 * i + 1, 3 * i + 2))
    nodes = Nodes('bush')
    leaf = blend(nodes, (.17, .140, .070), (.27, .220, .130), noise(nodes, 14))
    item = add_mesh('bush', points, faces, nodes.done(nodes.surface(leaf, rough=.9, specular=.1)), smooth=False)
    mesh = item.data
    bpy.data.objects.remove(item)
    return mesh
