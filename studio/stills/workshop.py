"""A workshop's still life: a wheel, a brake and small parts on the studio's floor."""
import math

import bpy

from models.fleet import FLEET
from scene.camera import Look, focus, look
from scene.geometry import add_instance
from scene.backdrop import add_floor, add_world
from scene.lights import add_light
from scene.tyre import FINE
from scene.wheels import build_wheel

from .brake import build_brake
from .materials import part_materials
from .small_parts import build_bearing, build_filter, build_plug, build_wrench

LOOK = Look(eye=(-.42, -2.5, .60), at=(-.37, 0, .305), lens=41)
FOCUS_M, APERTURE = 2.30, 2.8
UPRIGHT = math.pi / 2


def build_workshop(camera):
    """Builds the still life and its light."""
    materials = part_materials()
    _add_parts(materials)
    _add_lights()
    add_floor(0, .75, 2.1)
    add_world((.70, .42))
    look(camera, LOOK)
    focus(camera, FOCUS_M, APERTURE)


def _add_parts(materials):
    vehicle = FLEET['haval-h6']()
    wheel = build_wheel(vehicle, materials, FINE)
    for item in wheel.objects:
        if item.name.startswith('spoke'):
            bevel = item.modifiers.new('edge', 'BEVEL')
            bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = .0014, 3, 'ANGLE', .6
    add_instance(wheel, (0, 0, vehicle.tyre_radius - .002), (0, .42, math.pi - .50))
    add_instance(build_brake(materials), (-.335, -.165, .158), (.27, 0, math.pi - .24))
    add_instance(build_wrench(materials), (-.25, -.585, .0165), (0, 0, -1.34))
    add_instance(build_filter(materials), (.245, -.43, .0495), (UPRIGHT, 0, .3))
    add_instance(build_bearing(materials), (.165, -.505, .0375), (.24, 0, math.pi - .35))
    plug = build_plug(materials)
    add_instance(plug, (.300, -.545, .0104), (0, .5, -1.05))
    add_instance(plug, (.345, -.475, .0104), (0, .2, -1.50))


def _add_lights():
    add_light('top', (.05, .35, 1.75), (0, -.1, .2), 2.2, .55, 20, (.97, .985, 1), 120, 1.5)
    add_light('left', (-1.75, -.95, .95), (-.1, 0, .32), .50, 1.7, 12, (1, .985, .97), 110, .8, 1.6)
    add_light('right', (1.35, .55, .85), (.1, 0, .3), .36, 1.5, 14, (.90, .95, 1), 120, .8, 1.5)
    add_light('front', (-.5, -3.2, 2.3), (0, 0, .2), 2.6, .7, 16, (1, 1, 1), 100, 1.5)
