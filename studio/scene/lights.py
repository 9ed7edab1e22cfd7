"""Soft boxes that the camera does not see.

Their edges are gradients: a hard-edged softbox would draw a false pillar on a windscreen.
"""
import math

import bpy
from mathutils import Vector


def add_light(name, place, target, width, height, power, tint=(1, 1, 1), spread=130, fall=1.6, fade=.8,
              mirrored=True):
    """A soft box; `fade` and `fall` say how steeply it darkens towards its sides and its edges.

    One that is not `mirrored` shows in paint and glass, but not in the polished floor.
    """
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
    strength = math_node('MULTIPLY', both, 1.9)
    if not mirrored:
        sharp = tree.nodes.new('ShaderNodeLightPath').outputs['Is Singular Ray']
        strength = math_node('MULTIPLY', strength, math_node('SUBTRACT', 1.0, sharp))
    tree.links.new(strength, emission.inputs[1])
    item = bpy.data.objects.new(name, light)
    item.location = place
    item.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    item.visible_camera = False
    bpy.context.scene.collection.objects.link(item)
    return item
