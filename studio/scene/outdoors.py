"""What the car mirrors outdoors: a bright horizon behind the camera.

A car's form shows in what it mirrors. The horizon lies as a bright line along the flank, over the dark
ground, and fades upwards, so that the windows, which lean, stay dark.
"""
import bpy

AHEAD = -.65, .30  # cosines to the camera's direction between which the horizon grows
DARK_GLASS = .20, .22, .24


def add_horizon(colour, rises):
    """Adds a horizon to the world; `rises` are (sine of the height, strength) from the lowest up.

    Answers what turns it to the camera, given the direction from the car to it.
    """
    tree = bpy.context.scene.world.node_tree
    link, new = tree.links.new, tree.nodes.new
    place, facing, near = new('ShaderNodeTexCoord'), new('ShaderNodeVectorMath'), new('ShaderNodeMapRange')
    facing.operation, near.interpolation_type = 'DOT_PRODUCT', 'SMOOTHSTEP'
    link(place.outputs['Generated'], facing.inputs[0])
    link(facing.outputs['Value'], near.inputs[0])
    near.inputs[1].default_value, near.inputs[2].default_value = AHEAD
    factor, total = new('ShaderNodeMath'), new('ShaderNodeMixRGB')
    factor.operation, total.blend_type = 'MULTIPLY', 'ADD'
    link(near.outputs[0], factor.inputs[0])
    link(_by_height(tree, place.outputs['Generated'], rises), factor.inputs[1])
    background = tree.nodes['Background']
    link(factor.outputs[0], total.inputs[0])
    link(background.inputs[0].links[0].from_socket, total.inputs[1])
    most = max(strength for _, strength in rises) / background.inputs[1].default_value
    total.inputs[2].default_value = (*(most * part for part in colour), 1)
    link(total.outputs[0], background.inputs[0])

    def turn(way):
        facing.inputs[1].default_value = way

    return turn


def _by_height(tree, direction, rises):
    """The strength at a direction's height, as a part of the strongest."""
    split, ramp = tree.nodes.new('ShaderNodeSeparateXYZ'), tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(direction, split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    most = max(strength for _, strength in rises)
    stops = ramp.color_ramp.elements
    ramp.color_ramp.interpolation = 'EASE'
    stops.remove(stops[1])
    for i, (sine, strength) in enumerate(rises):
        stop = stops[0] if i == 0 else stops.new(sine)
        stop.position, stop.color = sine, (*[strength / most] * 3, 1)
    return ramp.outputs[0]


def tint_windows(mirror):
    """Makes the glass dark, and mirror images on it and on black gloss, such as pillars, weaker.

    `mirror` is the part that stays of what they would reflect. Bright land behind the glass and lights before it would
    wash it out.
    """
    for material in bpy.data.materials:
        for node in material.node_tree.nodes if material.node_tree else ():
            if node.get('pane'):
                node.inputs[0].default_value = (*DARK_GLASS, 1)
            if node.get('window mirror'):
                node.inputs[0].default_value = (*[mirror] * 3, 1)
            if node.get('gloss'):
                for name in ('Clearcoat', 'Specular'):
                    node.inputs[name].default_value *= mirror
