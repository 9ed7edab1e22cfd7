"""How the five pictures of a cabin are framed."""
from dataclasses import dataclass

import bpy

from scene.camera import Look, look

from .light import aim_cabin_fill


@dataclass
class CabinLook(Look):
    """A look with a plane of focus: the aperture's number, none for everything sharp."""

    aperture: float | None = None
    fill: float = 2.0  # watts of the light that goes with the camera
    without: tuple = ()  # parts that stand between the camera and what it looks at


WINDSCREEN = ('header', 'front pillar', 'mirror', 'camera box', 'visor')

VIEWS = dict(
    interior=lambda cockpit: CabinLook((.40, -.02, 1.045), (-.80, .02, .60), 21.5, fill=5.0),
    comfortSeats=lambda cockpit: CabinLook((-.80, -.36, 1.07), (.20, .10, .555), 23.5, fill=1.0, without=WINDSCREEN),
    infotainment=lambda cockpit: _screen_look(cockpit.screen),
    drivingExperience=lambda cockpit: CabinLook((.10, .345, .965), (-.62, .352, .705), 27, fill=4.5),
    soundSystem=lambda cockpit: CabinLook((-.40, -.04, .70), (-.56, -.74, .475), 36, 4.0, 6.0),
)


def _screen_look(screen):
    """Over the screen's right shoulder, near enough to read it."""
    x, y, z = screen.at
    return CabinLook((x + .67, y + .20, z + .125), (x + .03, y + .015, z - .043), 50, 4.0)


def frame_cabin(camera, fill, cockpit, name, gain):
    """Places the camera and its light for a named picture."""
    view = VIEWS[name](cockpit)
    look(camera, view)
    aim_cabin_fill(fill, camera, view.at, view.fill * gain)
    camera.data.clip_start = .02
    for item in bpy.data.objects:
        item.hide_render = bool(view.without) and item.name.startswith(view.without)
    depth = camera.data.dof
    depth.use_dof = view.aperture is not None
    if depth.use_dof:
        depth.aperture_fstop = view.aperture
        depth.focus_distance = sum((a - b) ** 2 for a, b in zip(view.eye, view.at)) ** .5
    bpy.context.view_layer.update()
