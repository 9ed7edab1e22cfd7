"""The dark studio: soft lights all around, a floor that mirrors the car, a backdrop."""
import math

from mathutils import Vector

from .backdrop import add_mirror_floor, add_world
from .lights import add_light

BEHIND = .30  # strength of a light on the far side, as a part of its strength on the camera's


def add_stage(vehicle):
    """Lights, floor and backdrop around the vehicle's middle, the same for every model and view.

    Answers what turns the stage towards a camera.
    """
    length, middle = vehicle.length, vehicle.length / 2
    add_light('top', (middle + .3, 0, 4.1), (middle + .3, 0, 0), 6.2, 2.4, 74, spread=150, fall=1.6, mirrored=False)
    around = []
    for side, tint in ((-1, (1, .985, .97)), (1, (.94, .97, 1))):
        place = (middle, 4.7 * side, 3.0)
        around.append(add_light('side', place, (middle, 0, .95), 8.8, 1.3, 192, tint, fall=1.0, mirrored=False))
    around.append(add_light('front', (-5.0, 0, 2.7), (0, 0, .8), 5.6, 2.0, 140, spread=120, fall=1.7, fade=1.7,
                            mirrored=False))
    around.append(add_light('back', (length + 5.2, 0, 2.9), (length, 0, .9), 6.0, 1.8, 130, (.92, .96, 1), spread=120,
                            fall=1.9, fade=1.8, mirrored=False))
    fill = add_light('fill', (0, 0, 0), (0, 0, 1), 8.5, 3.2, 26, spread=120, fall=1.6, mirrored=False)
    for light in around:
        light['power'] = light.data.energy
    floor = add_mirror_floor()
    add_world()
    return lambda camera: _aim(around, fill, floor, camera, middle)


def _aim(around, fill, floor, camera, middle):
    """Turns the stage to the camera: the lights behind the car only rim it, the fill and the floor
    follow. Lights of one strength all around would burn roof and bonnet at a glancing look."""
    target = Vector((middle, 0, 0))
    way = camera.location - target
    way.z = 0
    way.normalize()
    for light in around:
        out = light.location - target
        out.z = 0
        facing = (out.normalized().dot(way) + 1) / 2
        light.data.energy = light['power'] * (BEHIND + (1 - BEHIND) * facing)
    fill.location = target + way * 6.4 + Vector((0, 0, 1.5))
    fill.rotation_euler = (target + Vector((0, 0, .85)) - fill.location).to_track_quat('-Z', 'Y').to_euler()
    floor.location = target
    floor.rotation_euler = (0, 0, math.atan2(way.y, way.x))
