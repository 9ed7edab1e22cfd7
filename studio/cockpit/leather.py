"""Hide and perforated metal: grain as a bump, holes by a grid in metres."""
from scene.materials import Nodes


def _grain(nodes, scale, depth):
    """A bump of fine cells, like embossed hide."""
    place = nodes.add('ShaderNodeTexCoord').outputs['Object']
    cells = nodes.add('ShaderNodeTexNoise')
    nodes.put(place, cells.inputs['Vector'])
    nodes.put(scale, cells.inputs['Scale'])
    nodes.put(0.0, cells.inputs['Detail'])
    bump = nodes.add('ShaderNodeBump')
    nodes.put(.20, bump.inputs['Strength'])
    nodes.put(depth, bump.inputs['Distance'])
    nodes.put(cells.outputs['Fac'], bump.inputs['Height'])
    return bump.outputs[0]


def add_leather(name, colour, rough=.46, holes=False):
    """Grained hide; with holes where a padded form's insert is perforated."""
    nodes = Nodes(name)
    normal = _grain(nodes, 640.0, .0004)
    if holes:
        shade = nodes.add('ShaderNodeMixRGB')
        nodes.put(_perforation(nodes), shade.inputs[0])
        nodes.put(colour, shade.inputs[1])
        nodes.put(tuple(c * .10 for c in colour), shade.inputs[2])
        colour = shade.outputs[0]
    return nodes.done(nodes.surface(colour, rough=rough, specular=.38, normal=normal))


def _perforation(nodes):
    """1 in a padded form's holes, 0 between them."""
    split = nodes.add('ShaderNodeSeparateXYZ')
    nodes.put(nodes.add('ShaderNodeUVMap', uv_map='metres').outputs[0], split.inputs[0])
    return _holes(nodes, split.outputs[0], split.outputs[1], .0074, .0013)


def add_grille(name):
    """A sheet of metal in the plane of x and z, with real holes."""
    nodes = Nodes(name)
    x, _, z = nodes.axes()
    metal = nodes.surface((.30, .305, .32), metal=.6, rough=.42)
    open_ = nodes.add('ShaderNodeBsdfTransparent')
    return nodes.done(nodes.mix(metal, open_.outputs[0], _holes(nodes, x, z, .0052, .0013)))


def _holes(nodes, u, v, pitch, radius):
    """1 in the holes of a staggered grid, 0 between them, in metres."""
    turned = (nodes.math('ADD', u, v), nodes.math('SUBTRACT', u, v))
    squares = []
    for side in turned:
        cell = nodes.math('FRACT', nodes.math('ADD', nodes.math('DIVIDE', side, pitch), 100.0))
        off = nodes.math('SUBTRACT', cell, .5)
        squares.append(nodes.math('MULTIPLY', off, off))
    distance = nodes.math('SQRT', nodes.math('ADD', *squares))
    edge = radius * 1.414 / pitch
    return nodes.ramp(distance, edge * 1.35, edge * .75)
