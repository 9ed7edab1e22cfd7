"""Dusk: the last light in the sky, a city's windows behind the car, a wet street that mirrors both."""
import math

import bpy
from mathutils import Vector

from stills.city import add_city

from .camera import focus
from .lights import add_light
from .outdoors import add_horizon, tint_windows
from .street import add_street

CITY_TURN = -9  # degrees: puts the towers beside the middle of the picture
APERTURE = 1.1
FAR_M = 6000
SKY = [  # sine of the height above the horizon, colour away from the glow
    (0, (.150, .120, .135)), (.06, (.105, .105, .150)), (.25, (.046, .060, .110)), (1, (.012, .020, .050)),
]
AFTERGLOW = (1.0, .86, .82)  # what the car mirrors of the sky behind the camera
RISES = [  # sine of the height above the horizon, strength
    (0, 1.0), (.05, 2.2), (.16, 1.1), (.34, .22), (.60, .06), (.86, .05), (.95, 1.2), (1, 1.5),
]
WINDOW_MIRROR = .22
KEY_POWER, KEY_M = 410, (1.6, 5.0)  # watts; metres towards the camera and above the ground


def add_dusk(vehicle):
    """Sky, city, street and two soft lights; answers what turns them to the camera."""
    before = set(bpy.data.objects)
    add_city()
    anchor = bpy.data.objects.new('city', None)
    bpy.context.scene.collection.objects.link(anchor)
    for item in set(bpy.data.objects) - before - {anchor}:
        item.parent = anchor
    glow = _add_sky()
    turn_horizon = add_horizon(AFTERGLOW, RISES)
    tint_windows(WINDOW_MIRROR)
    add_street(vehicle, FAR_M)
    middle = Vector((vehicle.length / 2, 0, 0))
    key = add_light('key', (0, 0, 0), (0, 0, 1), 7.5, 2.6, KEY_POWER, (.80, .88, 1), spread=150, fall=1.4)
    lamp = add_light('lamp', (0, 0, 0), (0, 0, 1), 3.2, 1.1, 90, (1, .70, .42), spread=150, fall=1.2)
    lamp.visible_glossy = False  # mirrored, it would lie on the windows as a white patch

    def aim(camera):
        way = camera.location - middle
        way.z = 0
        distance = way.length
        way.normalize()
        side = Vector((-way.y, way.x, 0))
        anchor.location = middle
        anchor.rotation_euler = (0, 0, math.atan2(-way.y, -way.x) - math.pi / 2 + math.radians(CITY_TURN))
        for i, value in enumerate(-way):
            glow.inputs[i].default_value = value
        turn_horizon(way)
        _place(key, middle + way * KEY_M[0] + side * 1.6 + Vector((0, 0, KEY_M[1])), middle)
        _place(lamp, middle - way * 3.6 - side * 4.4 + Vector((0, 0, 3.6)), middle)
        camera.data.clip_end = 2 * FAR_M
        focus(camera, distance - 1.2, APERTURE)

    return aim


def _place(light, at, middle):
    light.location = at
    light.rotation_euler = (middle + Vector((0, 0, .8)) - at).to_track_quat('-Z', 'Y').to_euler()


def _add_sky():
    """A sky that is warm where the sun went down; answers the node that holds that direction."""
    world = bpy.data.worlds.new('dusk')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    link, new = tree.links.new, tree.nodes.new
    place, split, ramp = new('ShaderNodeTexCoord'), new('ShaderNodeSeparateXYZ'), new('ShaderNodeValToRGB')
    link(place.outputs['Generated'], split.inputs[0])
    link(split.outputs[2], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops.remove(stops[1])
    stops[0].position, stops[0].color = SKY[0][0], (*SKY[0][1], 1)
    for position, colour in SKY[1:]:
        stops.new(position).color = (*colour, 1)
    direction, dot = new('ShaderNodeCombineXYZ'), new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    link(place.outputs['Generated'], dot.inputs[0])
    link(direction.outputs[0], dot.inputs[1])
    ahead, low, both = new('ShaderNodeMapRange'), new('ShaderNodeMapRange'), new('ShaderNodeMath')
    ahead.interpolation_type = low.interpolation_type = 'SMOOTHSTEP'
    link(dot.outputs['Value'], ahead.inputs[0])
    for i, value in enumerate((.55, 1.0, 0, 1)):
        ahead.inputs[i + 1].default_value = value
    link(split.outputs[2], low.inputs[0])
    for i, value in enumerate((-.02, .17, 1, 0)):
        low.inputs[i + 1].default_value = value
    both.operation = 'MULTIPLY'
    link(ahead.outputs[0], both.inputs[0])
    link(low.outputs[0], both.inputs[1])
    mix = new('ShaderNodeMixRGB')
    link(both.outputs[0], mix.inputs[0])
    link(ramp.outputs[0], mix.inputs[1])
    mix.inputs[2].default_value = (.56, .265, .125, 1)
    link(mix.outputs[0], tree.nodes['Background'].inputs[0])
    return direction
