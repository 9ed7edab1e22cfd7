"""Puts a cabin together."""
import os

from .doors import add_doors, ambient_line
from .instruments import instrument_screen
from .interface import central_screen
from .light import add_cabin_lights, light_for, light_line, wash
from .materials import cabin_materials
from .screens import add_screen, rasterise
from .seats import add_seats
from .shell import add_shell
from .wheel import add_wheel


def build_cabin(cockpit, seats, dashboard, trim, folder):
    """Builds the cabin in the scene, lit; colours are linear."""
    materials = cabin_materials(seats, dashboard, trim, cockpit.ambient, cockpit.wood)
    add_shell(cockpit, materials)
    for part in cockpit.parts:
        part(cockpit, materials)
    add_wheel(cockpit, materials)
    add_seats(cockpit, materials)
    add_doors(cockpit, materials)
    _add_screens(cockpit, materials, os.path.join(folder, cockpit.name + '-screens'))
    for side in (-1, 1):
        line = ambient_line(cockpit, side)
        light_line(line, materials)
        wash(line, cockpit.ambient, (0, -side, -.6))
    add_cabin_lights(cockpit, light_for(seats))


def _add_screens(cockpit, materials, folder):
    accent, electric = cockpit.interface['accent'], cockpit.interface.get('electric', False)
    drawn = rasterise(dict(centre=central_screen(cockpit.screen.aspect, accent),
                           cluster=instrument_screen(cockpit.cluster.aspect, accent, electric)), folder)
    add_screen(cockpit.screen, drawn['centre'], materials)
    add_screen(cockpit.cluster, drawn['cluster'], materials)
