"""What land is built of: noise and blends for its colour, rings of points around the car, haze with distance."""
import numpy as np

HAZE = (.56, .63, .70)
HAZE_POWER = .62


def noise(nodes, scale, detail=4.0, stretch=(1, 1, 1)):
    """Noise from 0 to 1 over the ground, `scale` waves a metre before it is stretched."""
    texture, place = nodes.add('ShaderNodeTexNoise', noise_dimensions='2D'), nodes.add('ShaderNodeMapping')
    place.inputs['Scale'].default_value = stretch
    nodes.put(nodes.add('ShaderNodeTexCoord').outputs['Object'], place.inputs[0])
    nodes.put(place.outputs[0], texture.inputs['Vector'])
    nodes.put(scale, texture.inputs['Scale'])
    nodes.put(detail, texture.inputs['Detail'])
    return texture.outputs['Fac']


def blend(nodes, a, b, factor):
    """The colour a where the factor is 0, b where it is 1."""
    mix = nodes.add('ShaderNodeMixRGB')
    for socket, value in zip(mix.inputs, (factor, a, b)):
        nodes.put(value, socket)
    return mix.outputs[0]


def lane_line(nodes, across, middle, half):
    """1 on a line along the road, 0 beside it: `middle` metres off, `half` of its width to each side."""
    line = nodes.math('COMPARE', across, middle)
    line.node.inputs[2].default_value = half
    return line


def hazed(nodes, shader, amount):
    """The material of a shader behind haze; the amount is 0 to 1, a number or a socket."""
    return nodes.done(nodes.mix(shader, nodes.glow(HAZE, HAZE_POWER), amount))


def by_distance(nodes, near, far, most):
    """How much haze lies before a point: none at `near` metres from the camera, `most` at `far`."""
    return nodes.ramp(nodes.add('ShaderNodeCameraData').outputs['View Distance'], near, far, 0, most)


def rings(radius, sides):
    """x and y of points on rings around the car, rings × sides, and the quads between them.

    `radius` is a column of metres.
    """
    turn = np.linspace(0, 2 * np.pi, sides, endpoint=False)[None]
    i, j = np.arange(len(radius) - 1)[:, None], np.arange(sides)[None]
    k = (j + 1) % sides
    quads = np.stack([i * sides + j, i * sides + k, (i + 1) * sides + k, (i + 1) * sides + j], -1).reshape(-1, 4)
    return radius * np.cos(turn), radius * np.sin(turn), quads
