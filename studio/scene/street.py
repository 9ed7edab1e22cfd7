"""Wet asphalt: puddles that mirror sharply between rougher, darker ground.

The car stands in a puddle, so that its mirror image is whole; it shades the ground under it.
"""
from .geometry import add_mesh, box
from .materials import Nodes
from .terrain import lane_line

PUDDLE_M = 8.0, 13.0  # from the car to where its puddle begins to end, and to where it ends
LANE_M = 9.0  # from the middle of the car to the lane lines; nearer ones would cross its mirror image
SHADE_M = .30, .50  # how far the darkest shade stays inside the tyres, and how softly it ends


def add_street(vehicle, far):
    """Adds the street as far as `far` metres, and the shade under the car."""
    nodes = Nodes('street')
    where = nodes.add('ShaderNodeTexCoord').outputs['Object']

    def noise(scale, detail):
        texture = nodes.add('ShaderNodeTexNoise')
        nodes.put(where, texture.inputs['Vector'])
        nodes.put(scale, texture.inputs['Scale'])
        nodes.put(detail, texture.inputs['Detail'])
        return texture.outputs['Fac']

    length, width = vehicle.length, vehicle.track
    puddle = nodes.ramp(_distance(nodes, length / 2, width, length / 2), *PUDDLE_M, .70, 0)
    patches = nodes.ramp(nodes.math('ADD', noise(.42, 3.0), puddle), .42, .62)
    # The car mirrors evenly dry ground: the edges of puddles would look like stains on its doors.
    wet = nodes.math('MULTIPLY', patches, nodes.add('ShaderNodeLightPath').outputs['Is Camera Ray'])
    bump = nodes.add('ShaderNodeBump')
    nodes.put(nodes.ramp(wet, 0, 1, .22, .012), bump.inputs['Strength'])
    nodes.put(.004, bump.inputs['Distance'])
    nodes.put(noise(210, 2.0), bump.inputs['Height'])
    ground = nodes.surface((.014, .015, .017), rough=.50, specular=.55, normal=bump.outputs[0])
    nodes.put(nodes.ramp(wet, 0, 1, .50, .045), ground.node.inputs['Roughness'])
    ground = nodes.mix(ground, nodes.surface((.42, .42, .40), rough=.5, specular=.3), _line(nodes, noise(5, 6.0)))
    inset, fade = SHADE_M
    core = _distance(nodes, vehicle.wheelbase / 2, width - inset, sum(vehicle.axles) / 2)
    under = nodes.ramp(core, 0, fade, .97, 0)
    shade = nodes.surface((.002, .002, .002), rough=1.0, specular=0.0)
    material = nodes.done(nodes.mix(ground, shade, under))
    _add_underside(vehicle)
    add_mesh('street', [(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)], [(0, 1, 2, 3)], material,
             smooth=False)


def _line(nodes, wear):
    """How much of the worn lane line covers the ground."""
    _, y, _ = nodes.axes()
    line = lane_line(nodes, nodes.math('ABSOLUTE', y), LANE_M, .07)
    return nodes.math('MULTIPLY', line, nodes.ramp(wear, .35, .60, .25, .9))


def _distance(nodes, half_length, half_width, middle):
    """Metres from a box on the ground around the car, 0 inside it."""
    x, y, _ = nodes.axes()
    beyond = lambda value, half: nodes.math('MAXIMUM', nodes.math('SUBTRACT', nodes.math('ABSOLUTE', value), half), 0.0)
    along, across = beyond(nodes.math('SUBTRACT', x, middle), half_length), beyond(y, half_width)
    return nodes.math('SQRT', nodes.math('ADD', nodes.math('MULTIPLY', along, along),
                                         nodes.math('MULTIPLY', across, across)))


def _add_underside(vehicle):
    """A dark body under the car that only mirrors see: light under the sill would part the car from its
    mirror image."""
    nodes = Nodes('underside')
    material = nodes.done(nodes.surface((.003, .003, .003), rough=1.0, specular=0.0))
    front, rear = vehicle.axles
    half = vehicle.track - .25
    item = box((front - .25, rear + .25), (-half, half), (.008, vehicle.shape.sill), material, 'underside')
    item.visible_camera = item.visible_diffuse = item.visible_shadow = False
