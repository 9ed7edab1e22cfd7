"""Daylight: a physical sky over an empty desert road, dunes and hazy mountains behind it."""
import math

import bpy
from mathutils import Vector

from .camera import focus
from .desert import FAR_M, add_desert
from .outdoors import add_horizon, tint_windows

SUN_RISE, SUN_SIDE = 29, 62  # degrees above the horizon, and to the camera's left
SUN_POWER, SKY_POWER = 3.3, .10
APERTURE = 2.8
WINDOW_MIRROR = .75
CLOUDS = 2.2  # strength of the thin high clouds
BRIGHT = (1.0, .95, .88)  # what the car mirrors of the sky behind the camera
RISES = [  # sine of the height above the horizon, strength
    (0, .55), (.05, 1.1), (.15, .6), (.32, .14), (.60, .02), (1, .02),
]


def add_daylight(vehicle):
    """Sun, sky and ground; answers what turns the sun to the camera."""
    sun = _add_sun()
    sky = _add_sky()
    turn_horizon = add_horizon(BRIGHT, RISES)
    tint_windows(WINDOW_MIRROR)
    add_desert()
    middle = Vector((vehicle.length / 2, 0, 0))

    def aim(camera):
        way = camera.location - middle
        turn = math.atan2(way.y, way.x) - math.radians(SUN_SIDE)
        rise = math.radians(SUN_RISE)
        towards = Vector((math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise)))
        sun.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
        sky.sun_rotation = math.pi / 2 - turn  # measured clockwise from +y
        turn_horizon((way.xy / way.xy.length).to_3d())
        camera.data.clip_end = 2 * FAR_M
        focus(camera, way.xy.length - 1.2, APERTURE)

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
    background = tree.nodes['Background']
    tree.links.new(_add_clouds(tree, sky.outputs[0]), background.inputs[0])
    background.inputs[1].default_value = SKY_POWER
    return sky


def _add_clouds(tree, sky):
    """The sky's colour with thin high clouds: noise on a plane above, so that they narrow to the horizon."""
    link, new = tree.links.new, tree.nodes.new
    split, height = new('ShaderNodeSeparateXYZ'), new('ShaderNodeMath')
    link(new('ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    height.operation, height.inputs[1].default_value = 'MAXIMUM', .03
    link(split.outputs[2], height.inputs[0])
    place, turn = new('ShaderNodeCombineXYZ'), new('ShaderNodeMapping')
    for i in (0, 1):
        flat = new('ShaderNodeMath')
        flat.operation = 'DIVIDE'
        link(split.outputs[i], flat.inputs[0])
        link(height.outputs[0], flat.inputs[1])
        link(flat.outputs[0], place.inputs[i])
    turn.inputs['Rotation'].default_value = (0, 0, .6)
    turn.inputs['Scale'].default_value = (.16, .42, 1)
    link(place.outputs[0], turn.inputs[0])
    noise, cover, low = new('ShaderNodeTexNoise'), new('ShaderNodeMapRange'), new('ShaderNodeMapRange')
    noise.noise_dimensions = '2D'
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 1.0, 5.0
    noise.inputs['Roughness'].default_value, noise.inputs['Distortion'].default_value = .58, .35
    link(turn.outputs[0], noise.inputs['Vector'])
    for node, values in ((cover, (.46, .78, 0, 1)), (low, (.03, .12, 0, 1))):
        node.interpolation_type = 'SMOOTHSTEP'
        for i, value in enumerate(values):
            node.inputs[i + 1].default_value = value
    link(noise.outputs['Fac'], cover.inputs[0])
    link(split.outputs[2], low.inputs[0])
    both, total = new('ShaderNodeMath'), new('ShaderNodeMixRGB')
    both.operation, total.blend_type = 'MULTIPLY', 'ADD'
    link(cover.outputs[0], both.inputs[0])
    link(low.outputs[0], both.inputs[1])
    link(both.outputs[0], total.inputs[0])
    link(sky, total.inputs[1])
    total.inputs[2].default_value = (*(CLOUDS * part for part in (1, .98, .95)), 1)
    return total.outputs[0]
