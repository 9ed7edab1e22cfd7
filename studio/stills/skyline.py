"""A city before dawn, seen over a polished floor through a showroom's glass front."""
from scene.camera import Look, focus, look
from scene.geometry import add_mesh, box
from scene.materials import PLAIN, Nodes
from scene.lights import add_light

from .city import DAWN, add_city

HEIGHT_M, LENS, HORIZON = 1.15, 34, .66  # the horizon as a part of the picture's height
SKY_M = 9000
FRONT_M, BAY_M = 14.5, 3.6  # how far the glass front is, and from mullion to mullion


def build_skyline(camera):
    """Builds the city, the sky, the floor and the glass front."""
    look(camera, Look(eye=(0, 0, HEIGHT_M), at=(0, 10, HEIGHT_M), lens=LENS))
    camera.data.shift_y, camera.data.clip_end = (HORIZON - .5) * 1200 / 2560, 2 * SKY_M
    focus(camera, 400, 1.4)
    add_city()
    _add_sky()
    _add_floor()
    _add_front()


def _add_sky():
    """Night above, a cool band over the horizon, a touch of warmth where the day will come."""
    nodes = Nodes('sky')
    x, _, z = nodes.axes()
    u, rise = nodes.math('DIVIDE', x, SKY_M), nodes.math('DIVIDE', z, SKY_M)
    away = nodes.math('ABSOLUTE', nodes.math('SUBTRACT', u, DAWN))
    side = nodes.ramp(away, 0, .75, 1, .30)
    fall = lambda reach: nodes.math('POWER', 2.718, nodes.math('MULTIPLY', rise, -1 / reach))
    night = nodes.glow((.0035, .0050, .0088), 1.0)
    cool = nodes.glow((.100, .130, .175), nodes.math('MULTIPLY', fall(.105), side))
    warm = nodes.glow((.60, .280, .095), nodes.math('MULTIPLY', fall(.042), nodes.ramp(away, 0, .46, 1, 0)))
    shader = night
    for more in (cool, warm):
        both = nodes.add('ShaderNodeAddShader')
        nodes.put(shader, both.inputs[0])
        nodes.put(more, both.inputs[1])
        shader = both.outputs[0]
    material = nodes.done(shader)
    material.cycles.sample_as_light = False
    wide, y = SKY_M, SKY_M
    add_mesh('sky', [(-wide, y, -10), (wide, y, -10), (wide, y, wide), (-wide, y, wide)], [(0, 1, 2, 3)], material,
             smooth=False)


def _add_floor():
    """Wet stone outside and in: a mirror that wavers a little."""
    nodes = Nodes('wet floor')
    ripple = nodes.add('ShaderNodeTexNoise')
    place = nodes.add('ShaderNodeMapping')
    place.inputs['Scale'].default_value = (.9, .35, 1)
    nodes.put(nodes.add('ShaderNodeTexCoord').outputs['Object'], place.inputs[0])
    nodes.put(place.outputs[0], ripple.inputs['Vector'])
    nodes.put(1.6, ripple.inputs['Scale'])
    bump = nodes.add('ShaderNodeBump')
    nodes.put(.10, bump.inputs['Strength'])
    nodes.put(.006, bump.inputs['Distance'])
    nodes.put(ripple.outputs['Fac'], bump.inputs['Height'])
    material = nodes.done(nodes.surface((.006, .007, .009), rough=.055, specular=.5, normal=bump.outputs[0]))
    add_mesh('floor', [(-SKY_M, -20, 0), (SKY_M, -20, 0), (SKY_M, SKY_M, 0), (-SKY_M, SKY_M, 0)], [(0, 1, 2, 3)],
             material, smooth=False)


def _add_front():
    """The mullions and the sill, dark against the sky, their edges caught by a light inside."""
    nodes = Nodes('mullion')
    colour, settings = PLAIN['dark_chrome']
    metal = nodes.done(nodes.surface(colour, **{**settings, 'rough': .34}))
    for i in range(-4, 5):
        x = (i + .30) * BAY_M
        box((x - .022, x + .022), (FRONT_M - .11, FRONT_M), (0, 9), metal, 'mullion')
    box((-14, 14), (FRONT_M - .09, FRONT_M - .02), (0, .045), metal, 'sill')
    add_light('inside', (-6, 3, 5.5), (2, FRONT_M, 1.5), 7, .5, 90, (.86, .92, 1), 150, 1.5)
