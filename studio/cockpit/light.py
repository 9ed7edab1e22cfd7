"""The cabin's light: soft boxes where windows and sky would be, lines of ambient light."""
import math

import bpy
import numpy as np
from mathutils import Vector

from scene.lights import add_light

from .forms import circle, placed
from .parts import rod


def light_for(seats):
    """How strong a cabin's lights have to be: dark leather would drown in what suits white."""
    return 2.05 - 1.15 * (sum(seats) / 3) ** .5


def add_cabin_lights(cockpit, gain):
    """Soft light from above and ahead, a cool key from the left, a warm edge from the right."""
    add_light('sky', (-.15, 0, 2.3), (-.15, 0, .5), 2.6, 2.0, 14 * gain, (1, .985, .96), 140, 1.2)
    add_light('windscreen', (-2.3, 0, 1.75), (-.3, 0, .62), 2.0, .8, 15 * gain, (.93, .97, 1), 120, 1.3)
    add_light('key', (-.5, -2.0, 1.45), (-.35, .1, .6), 2.2, .8, 19 * gain, (.94, .97, 1), 120, 1.3)
    add_light('edge', (-.2, 2.0, 1.40), (-.35, -.1, .6), 2.2, .7, 14 * gain, (1, .95, .89), 120, 1.3)
    for side in (-1, 1):
        y = side * cockpit.seat_y
        add_light('footwell', (-.74, y, .44), (-.62, y, 0), .34, .10, 1.1, cockpit.ambient, 150, .8)
    add_light('behind', (1.9, 0, 1.6), (-.6, 0, .7), 1.8, .8, 6 * gain, (1, .99, .97), 110, 1.2)
    _add_dusk()


def add_cabin_fill():
    """Adds the light that goes with the camera."""
    return add_light('fill', (0, 0, 0), (0, 0, 1), 1.1, .8, 3.2, spread=140, fall=1.2)


def aim_cabin_fill(fill, camera, target, power):
    """Places the fill over the camera's shoulder; power in watts."""
    way = Vector(target) - camera.location
    fill.location = camera.location - way.normalized() * .35 + Vector((0, 0, .30))
    fill.rotation_euler = (Vector(target) - fill.location).to_track_quat('-Z', 'Y').to_euler()
    fill.data.energy = power


DUSK = [  # what lies beyond the glass, from below upwards: position, colour
    (0, (.004, .0045, .006)), (.22, (.008, .009, .012)), (.32, (.034, .038, .048)), (.37, (.062, .068, .082)),
    (.45, (.030, .034, .043)), (.62, (.011, .0125, .016)), (1, (.006, .007, .008)),
]


def light_line(path, materials):
    """A glowing line, drawn as a thin tube."""
    return rod('ambient', path, circle(.0014, 8), materials['ambient'])


def wash(path, colour, towards, power=.22, width=.02):
    """The soft light that an ambient line throws on what lies along it."""
    path = np.asarray(path, float)
    middle, length = path.mean(0), np.linalg.norm(path[-1] - path[0])
    lamp = bpy.data.lights.new('wash', 'AREA')
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = 'RECTANGLE', length, width, power, colour
    lamp.spread = math.radians(160)
    item = bpy.data.objects.new('wash', lamp)
    along = (path[-1] - path[0]) / length
    back = -np.asarray(towards, float) / np.linalg.norm(towards)
    side = np.cross(back, along)
    side /= np.linalg.norm(side)
    back = np.cross(along, side)
    item.matrix_world = placed((along, side, back), middle - back * .012)
    item.visible_camera = False
    bpy.context.scene.collection.objects.link(item)


def _add_dusk():
    """Beyond the glass: a dark studio with a soft glow on its horizon."""
    world = bpy.data.worlds.new('dusk')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    split, rise, ramp = (tree.nodes.new(kind)
                         for kind in ('ShaderNodeSeparateXYZ', 'ShaderNodeMapRange', 'ShaderNodeValToRGB'))
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    rise.inputs[1].default_value, rise.inputs[2].default_value = -.35, .75
    tree.links.new(split.outputs[2], rise.inputs[0])
    tree.links.new(rise.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes['Background'].inputs[0])
    stops = ramp.color_ramp.elements
    stops.remove(stops[1])
    stops[0].position, stops[0].color = DUSK[0][0], (*DUSK[0][1], 1)
    for position, colour in DUSK[1:]:
        stops.new(position).color = (*colour, 1)
