"""The studio's floors and what stands behind the car."""
import bpy

from .geometry import add_mesh
from .materials import Nodes

FLOOR = [(-40, -40, 0), (40, -40, 0), (40, 40, 0), (-40, 40, 0)]
HORIZON = [  # what reflections see around the car: position, colour
    (0, (.006, .0065, .008)), (.075, (.012, .013, .016)), (.11, (.10, .107, .12)),
    (.20, (.20, .211, .228)), (.36, (.11, .117, .127)), (.55, (.035, .038, .043)), (1, (.006, .006, .008)),
]


def add_mirror_floor():
    """A dark floor that mirrors the car, most of all beside it, and fades into the backdrop behind.

    Answers the object that it is measured from: its x axis has to point towards the camera.
    """
    anchor = bpy.data.objects.new('floor anchor', None)
    bpy.context.scene.collection.objects.link(anchor)
    n = Nodes('mirror floor')
    split = n.add('ShaderNodeSeparateXYZ')
    n.put(n.add('ShaderNodeTexCoord', object=anchor).outputs['Object'], split.inputs[0])
    x, y, _ = split.outputs
    near = n.math('MULTIPLY', n.math('MAXIMUM', x, 0.0), .30)
    far = n.math('MULTIPLY', n.math('MINIMUM', x, 0.0), 1.1)
    along = n.math('ADD', near, far)
    across = n.math('MULTIPLY', y, .62)
    distance = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', along, along), n.math('MULTIPLY', across, across)))
    ground = n.surface((.024, .026, .030), rough=1.0, specular=0.0)
    # Towards the camera it goes dark: the lights' edges would draw patches on it.
    ground = n.mix(ground, n.surface((.002, .002, .0025), rough=1.0, specular=0.0), n.ramp(x, 3.0, 6.2))
    mirror = n.add('ShaderNodeBsdfGlossy', distribution='SHARP')
    n.put((.92, .96, 1.0), mirror.inputs[0])
    polished = n.mix(ground, mirror.outputs[0], n.ramp(x, .6, 5.6, .46, 0.0))
    backdrop = n.add('ShaderNodeBsdfTransparent').outputs[0]
    material = n.done(n.mix(polished, backdrop, n.ramp(distance, 1.3, 4.6)))
    add_mesh('floor', FLOOR, [(0, 1, 2, 3)], material, smooth=False)
    return anchor


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
    add_mesh('floor', FLOOR, [(0, 1, 2, 3)],
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
