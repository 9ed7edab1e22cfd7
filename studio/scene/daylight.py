"""Daylight: a physical sky over an empty desert road, dunes and hazy hills behind it."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .geometry import add_mesh
from .materials import Nodes
from .outdoors import add_horizon, tint_windows

SUN_RISE, SUN_SIDE = 29, 62  # degrees above the horizon, and to the camera's left
SUN_POWER, SKY_POWER = 3.3, .10
ROAD_M, LANE_M, FAR_M = 4.6, 3.6, 2600
HAZE = (.60, .64, .69)
BRIGHT = (1.0, .95, .88)  # what the car mirrors of the sky behind the camera
RISES = [  # sine of the height above the horizon, strength
    (0, .55), (.05, 1.1), (.15, .6), (.32, .14), (.60, .02), (1, .02),
]


def add_daylight(vehicle):
    """Sun, sky and ground; answers what turns the sun to the camera."""
    sun = _add_sun()
    sky = _add_sky()
    turn_horizon = add_horizon(BRIGHT, RISES)
    tint_windows()
    _add_ground()
    _add_dunes()
    middle = Vector((vehicle.length / 2, 0, 0))

    def aim(camera):
        way = camera.location - middle
        turn = math.atan2(way.y, way.x) - math.radians(SUN_SIDE)
        rise = math.radians(SUN_RISE)
        towards = Vector((math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise)))
        sun.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
        sky.sun_rotation = math.pi / 2 - turn  # measured clockwise from +y
        turn_horizon((way.xy / way.xy.length).to_3d())

    return aim


def _add_sun():
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = SUN_POWER, math.radians(.9), (1, .93, .82)
    item = bpy.data.objects.new('sun', light)
    bpy.context.scene.collection.objects.link(item)
    return item


def _add_sky():
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    sky = tree.nodes.new('ShaderNodeTexSky')
    sky.sky_type, sky.sun_disc = 'NISHITA', False
    sky.sun_elevation, sky.air_density, sky.dust_density = math.radians(SUN_RISE), 1.1, .7
    sky.ozone_density = 2.4
    ground = tree.nodes['Background']
    tree.links.new(sky.outputs[0], ground.inputs[0])
    ground.inputs[1].default_value = SKY_POWER
    return sky


def _hazed(nodes, shader, near, far, most):
    """The shader, paler with distance from the camera."""
    distance = nodes.add('ShaderNodeCameraData').outputs['View Distance']
    return nodes.done(nodes.mix(shader, nodes.glow(HAZE, .62), nodes.ramp(distance, near, far, 0, most)))


def _noise(nodes, scale, detail=4.0):
    texture = nodes.add('ShaderNodeTexNoise')
    nodes.put(nodes.add('ShaderNodeTexCoord').outputs['Object'], texture.inputs['Vector'])
    nodes.put(scale, texture.inputs['Scale'])
    nodes.put(detail, texture.inputs['Detail'])
    return texture.outputs['Fac']


def _blend(nodes, a, b, factor):
    mix = nodes.add('ShaderNodeMixRGB')
    for socket, value in zip(mix.inputs, (factor, a, b)):
        nodes.put(value, socket)
    return mix.outputs[0]


def _add_ground():
    """Asphalt with worn lines along the car, sand beside it, sand blown over the edges."""
    nodes = Nodes('ground')
    _, y, _ = nodes.axes()
    across = nodes.math('ABSOLUTE', y)
    grit = _noise(nodes, 160)
    drift = nodes.math('MULTIPLY', nodes.math('SUBTRACT', _noise(nodes, .55), .5), 1.8)
    road = _blend(nodes, (.030, .030, .032), (.085, .083, .080), grit)
    worn = nodes.ramp(_noise(nodes, 3.0), .35, .65, .35, .95)
    line = nodes.math('COMPARE', across, LANE_M)
    line.node.inputs[2].default_value = .065
    road = _blend(nodes, road, (.62, .61, .57), nodes.math('MULTIPLY', line, worn))
    sand = _blend(nodes, (.24, .16, .095), (.40, .29, .18), _noise(nodes, 9))
    edge = nodes.ramp(nodes.math('ADD', across, drift), ROAD_M - .5, ROAD_M + .5)
    bump = nodes.add('ShaderNodeBump')
    nodes.put(.35, bump.inputs['Strength'])
    nodes.put(.006, bump.inputs['Distance'])
    nodes.put(grit, bump.inputs['Height'])
    surface = nodes.surface(_blend(nodes, road, sand, edge), rough=.78, specular=.25, normal=bump.outputs[0])
    far = FAR_M
    add_mesh('ground', [(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)], [(0, 1, 2, 3)],
             _hazed(nodes, surface, 60, 1500, .9), smooth=False)


def _add_dunes():
    """Dunes that rise from the plain all around, then hills that pale into the sky."""
    rings, sides = 90, 540
    radius = 34 * (FAR_M / 34) ** np.linspace(0, 1, rings)[:, None]
    turn = np.linspace(0, 2 * np.pi, sides, endpoint=False)[None]
    x, y = radius * np.cos(turn), radius * np.sin(turn)
    waves = sum(a * np.sin(k * x + m * y + p) for a, k, m, p in (
        (1.0, .021, .013, .4), (.7, -.016, .031, 1.9), (.45, .052, -.037, 4.0), (.25, .11, .083, 2.2)))
    hills = sum(a * np.sin(f * turn + p) for a, f, p in ((1, 5, .3), (.7, 11, 2.0), (.4, 23, 4.4), (.2, 47, 1.2)))
    clear = np.clip((np.abs(y) - 11) / 60, 0, 1) * np.clip((radius - 45) / 160, 0, 1)
    away = np.clip((radius - 900) / 1500, 0, 1) ** 1.3
    z = clear * np.maximum(waves + 1.4, 0) * 2.4 + away * (95 + 48 * hills)
    z = np.where(z > 0, z, -.04)  # below the ground: two surfaces at one height would shade each other black
    points = np.stack(np.broadcast_arrays(x, y, z), -1).reshape(-1, 3)
    i, j = np.arange(rings - 1)[:, None], np.arange(sides)[None]
    k = (j + 1) % sides
    quads = np.stack([i * sides + j, i * sides + k, (i + 1) * sides + k, (i + 1) * sides + j], -1).reshape(-1, 4)
    nodes = Nodes('dunes')
    sand = _blend(nodes, (.235, .155, .092), (.40, .285, .175), _noise(nodes, .045, 8.0))
    ripples = nodes.add('ShaderNodeBump')
    nodes.put(.6, ripples.inputs['Strength'])
    nodes.put(.5, ripples.inputs['Distance'])
    nodes.put(_noise(nodes, .16, 9.0), ripples.inputs['Height'])
    dunes = nodes.surface(sand, rough=.9, specular=.1, normal=ripples.outputs[0])
    add_mesh('dunes', points, quads, _hazed(nodes, dunes, 120, 2400, .86))
