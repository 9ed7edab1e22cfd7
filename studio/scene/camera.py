"""The camera: level, at one height, and equally far from the nearest tyre in every view.

So the horizon and the line that the wheels stand on are the same in all views of a model, to the
pixel, and the car can be turned without a jump.
"""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

SENSOR_MM = 36
HEIGHT_M = 1.02
DISTANCE_M = 11.0  # from the camera to the nearest tyre's contact, along the look
WHEEL_LINE = .765  # as in layers.ts: where the wheels stand, as a part of the picture's height from the top
USUAL_WIDTH_M = 5.45

QUARTER = 38
ANGLES = dict(  # degrees around the car from straight ahead, towards its left
    front=0, frontLeftQuarter=QUARTER, leftSide=90, rearLeftQuarter=180 - QUARTER,
    rear=180, rearRightQuarter=180 + QUARTER, rightSide=270, frontRightQuarter=360 - QUARTER,
)


@dataclass
class Framing:
    """How a picture is cut: width of the view at the nearest tyre, where the car's middle and the
    wheels' line stand as parts of width and height, the angle, the camera's height."""

    angle: float
    width: float
    middle: float = .5
    wheel_line: float = WHEEL_LINE
    height: float = HEIGHT_M
    distance: float = DISTANCE_M


def view_framing(vehicle, view):
    """The framing of one of the eight views: long cars fill a little more of it than short ones."""
    return Framing(ANGLES[view], (vehicle.length / .85 + USUAL_WIDTH_M) / 2)


def add_camera():
    """Adds the scene's camera."""
    camera = bpy.data.cameras.new('camera')
    item = bpy.data.objects.new('camera', camera)
    bpy.context.scene.collection.objects.link(item)
    bpy.context.scene.camera = item
    camera.sensor_width, camera.sensor_fit = SENSOR_MM, 'HORIZONTAL'
    return item


@dataclass
class Look:
    """A close-up: where the camera stands, what it looks at, and its lens in millimetres."""

    eye: tuple
    at: tuple
    lens: float


def look(item, close_up):
    """Places the camera for a close-up."""
    item.location = Vector(close_up.eye)
    way = Vector(close_up.at) - item.location
    item.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()
    item.data.lens, item.data.shift_x, item.data.shift_y = close_up.lens, 0, 0


def focus(item, distance, aperture):
    """Opens the camera's aperture: what is nearer or farther than `distance` metres softens."""
    depth = item.data.dof
    depth.use_dof, depth.focus_distance, depth.aperture_fstop = True, distance, aperture


def aim(item, vehicle, framing, aspect):
    """Places the camera; aspect is width over height. Shifts stand in for tilting."""
    turn = math.radians(framing.angle)
    outward = Vector((-math.cos(turn), -math.sin(turn), 0))
    middle = Vector((vehicle.length / 2, 0, 0))
    nearest = max(
        (Vector((x, y, 0)) - middle).dot(outward)
        for x in vehicle.axles
        for y in (-vehicle.track, vehicle.track, vehicle.tyre_width - vehicle.track)
    )
    item.location = middle + outward * (nearest + framing.distance)
    item.location.z = framing.height
    item.rotation_euler = (-outward).to_track_quat('-Z', 'Y').to_euler()
    camera = item.data
    camera.lens = framing.distance * SENSOR_MM / framing.width
    # Blender's shifts are parts of the picture's width.
    below = framing.height / framing.width  # from the horizon down to the wheels
    camera.shift_y = (framing.wheel_line - .5) / aspect - below
    camera.shift_x = .5 - framing.middle
