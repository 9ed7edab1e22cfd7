"""The dark studio: soft lights that the camera does not see, a floor that fades, a backdrop.

The lights' edges are gradients: a hard-edged softbox would draw a false pillar on a windscreen.
"""
import math

import bpy
from mathutils import Vector

from .geometry import add_mesh
from .materials import Nodes

HORIZON = [  # what reflections see around the car: position, colour
    (0, (.006, .0065, .008)), (.09, (.010, .011, .014)), (.12, (.075, .08, .092)),
    (.22, (.13, .138, .15)), (.45, (.03, .033, .038)), (1, (.004, .004, .005)),
]


def add_stage(vehicle):
    """Lights, floor and backdrop around the vehicle's middle, the same for every model and view."""
    length, middle = vehicle.length, vehicle.length / 2
    add_light('top', (middle + .5, 0, 3.8), (middle + .5, 0, 0), 5.8, 3.4, 150, spread=150, fall=1.8)
    for side, tint in ((-1, (1, .985, .97)), (1, (.94, .97, 1))):
        place = (middle + .2 * side, 4.9 * side, 2.35)
        add_light('side', place, (middle, 0, 1.0), 8.4, 1.7, 120, tint, fall=2.2)
    add_light('front', (-5.0, 0, 2.2), (0, 0, .8), 5.4, 1.6, 135, spread=120, fall=1.9, fade=1.9)
    add_light('back', (length + 5.2, 0, 2.5), (length, 0, .9), 6.0, 1.2, 115,
               (.92, .96, 1), spread=120, fall=2.2, fade=1.9)
    add_floor(middle)
    add_world()


def add_fill():
    """Adds the light that goes with the camera and models the flank that it looks at."""
    return add_light('fill', (0, 0, 0), (0, 0, 1), 8.5, 1.3, 36, spread=120, fall=1.4)


def aim_fill(fill, camera, middle):
    """Places the fill in front of the camera: the floor cannot mirror it back into the picture."""
    target = Vector((middle, 0, .85))
    way = camera.location - target
    way.z = 0
    fill.location = target + way.normalized() * 6.4 + Vector((0, 0, .25))
    fill.rotation_euler = (target - fill.location).to_track_quat('-Z', 'Y').to_euler()


def add_light(name, place, target, width, height, power, tint=(1, 1, 1), spread=130, fall=1.6, fade=.8):
    """A soft box; `fade` and `fall` say how steeply it darkens towards its sides and its edges."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y, light.energy = 'RECTANGLE', width, height, power
    light.color, light.spread, light.use_nodes = tint, math.radians(spread), True
    tree = light.node_tree
    emission = next(node for node in tree.nodes if node.type == 'EMISSION')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeNewGeometry').outputs['Parametric'], split.inputs[0])

    def math_node(operation, a, b):
        node = tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                tree.links.new(value, socket)
        return node.outputs[0]

    def hill(u, power):
        """1 in the middle, 0 at both edges."""
        parabola = math_node('MULTIPLY', math_node('MULTIPLY', u, 4.0), math_node('SUBTRACT', 1.0, u))
        return math_node('POWER', parabola, power)

    both = math_node('MULTIPLY', hill(split.outputs[0], fade), hill(split.outputs[1], fall))
    tree.links.new(math_node('MULTIPLY', both, 1.9), emission.inputs[1])
    item = bpy.data.objects.new(name, light)
    item.location = place
    item.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    item.visible_camera = False
    bpy.context.scene.collection.objects.link(item)
    return item


def add_floor(middle, fade_from=1.7, fade_to=3.5):
    """A dark, nearly polished floor that fades into the backdrop around the car."""
    n = Nodes('floor')
    place = n.add('ShaderNodeMapping')
    place.inputs['Location'].default_value = (-middle * .62, 0, 0)
    place.inputs['Scale'].default_value = (.62, 1, 1)
    n.put(n.add('ShaderNodeTexCoord').outputs['Object'], place.inputs[0])
    distance = n.add('ShaderNodeVectorMath', operation='LENGTH')
    n.put(place.outputs[0], distance.inputs[0])
    fade = n.ramp(distance.outputs['Value'], fade_from, fade_to)
    polished = n.surface((.010, .011, .013), rough=.09, specular=.35)
    add_mesh('floor', [(-40, -40, 0), (40, -40, 0), (40, 40, 0), (-40, 40, 0)], [(0, 1, 2, 3)],
             n.done(n.mix(polished, n.add('ShaderNodeBsdfTransparent').outputs[0], fade)), smooth=False)


def add_world(glow=(.5, .55)):
    """The dark surroundings, and behind the car a glow around a point of the frame."""
    world = bpy.data.worlds.new('studio')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    link, new = tree.links.new, tree.nodes.new
    around = tree.nodes['Background']
    split, rise, ramp = new('ShaderNodeSeparateXYZ'), new('ShaderNodeMapRange'), new('ShaderNodeValToRGB')
    link(new('ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    rise.inputs[1].default_value, rise.inputs[2].default_value = -.1, 1
    link(split.outputs[2], rise.inputs[0])
    link(rise.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], around.inputs[0])
    stops = ramp.color_ramp.elements
    stops.remove(stops[1])
    stops[0].position, stops[0].color = HORIZON[0][0], (*HORIZON[0][1], 1)
    for position, colour in HORIZON[1:]:
        stops.new(position).color = (*colour, 1)
    seen = new('ShaderNodeMixShader')
    link(new('ShaderNodeLightPath').outputs['Is Camera Ray'], seen.inputs[0])
    link(around.outputs[0], seen.inputs[1])
    link(_backdrop(tree, glow), seen.inputs[2])
    link(seen.outputs[0], tree.nodes['World Output'].inputs[0])


def _backdrop(tree, glow, centre=(.050, .056, .070), edge=(.006, .007, .009)):
    """What the camera sees behind the car: a glow that falls off towards the frame's edges."""
    link, new = tree.links.new, tree.nodes.new
    place, distance, fall = new('ShaderNodeMapping'), new('ShaderNodeVectorMath'), new('ShaderNodeMapRange')
    place.inputs['Location'].default_value = (-glow[0], -glow[1] * .75, 0)
    place.inputs['Scale'].default_value = (1, .75, 0)
    distance.operation, fall.interpolation_type = 'LENGTH', 'SMOOTHERSTEP'
    fall.inputs[2].default_value = .62
    link(new('ShaderNodeTexCoord').outputs['Window'], place.inputs[0])
    link(place.outputs[0], distance.inputs[0])
    link(distance.outputs['Value'], fall.inputs[0])
    mix, ground = new('ShaderNodeMixRGB'), new('ShaderNodeBackground')
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*centre, 1), (*edge, 1)
    link(fall.outputs[0], mix.inputs[0])
    link(mix.outputs[0], ground.inputs[0])
    return ground.outputs[0]
