"""What is fixed onto a body: mirrors, rails, handles, wipers, aerial, badges and number plates."""
import numpy as np

from .geometry import blob, box, mirror_across, rounded, sweep
from .lettering import add_lettering, add_plate


def add_fittings(vehicle, body, materials):
    """Adds everything the vehicle's table asks for."""
    _add_mirrors(vehicle, body, materials)
    if vehicle.rails:
        _add_rails(vehicle.rails, body, materials)
    for x, z in vehicle.handles:
        _add_handle(vehicle, body, materials, x, z)
    if vehicle.fin_x:
        at = body.top_points(np.array([vehicle.fin_x]), np.array([0.]))[0][0]
        blob((vehicle.fin_x, 0, at[2] + .004), (.085, .017, .042), .9, materials['gloss'], 'fin')
    _add_wipers(vehicle, body, materials)
    for letters in vehicle.letters:
        add_lettering(letters, body, materials)
    for plate in vehicle.plates:
        add_plate(plate, body, materials)
    for extra in vehicle.extras:
        extra(vehicle, body, materials)


def _add_mirrors(vehicle, body, materials):
    x, z, scale = vehicle.mirror.x, vehicle.mirror.z, vehicle.mirror.scale
    door = body.side_points(np.array([x]), np.array([z - .06]))[0][0, 1]
    y = door + .125 * scale
    size = lambda a, b, c: (a * scale, b * scale, c * scale)
    parts = [
        blob((x, y, z + .004), size(.058, .104, .058), .66, materials['paint'], 'mirror', .30, .14, .10),
        blob((x + .020, y, z - .002), size(.046, .098, .052), .52, materials['gloss'], 'mirror glass', .30, .14, .10),
        blob((x - .002, y - .002, z - .040 * scale), size(.053, .094, .028), .7, materials['gloss'],
             'mirror foot', .30, .14, .10),
    ]
    stalk = [(x + .02, door - .05, z - .070 * scale), (x + .015, door + .03, z - .056 * scale),
             (x + .01, y - .03, z - .044 * scale)]
    parts.append(sweep(stalk, rounded(.070, .020, .009), materials['gloss'], 'mirror stalk'))
    for part in parts:
        mirror_across(part)


def _add_rails(rails, body, materials):
    xs = np.linspace(rails.start, rails.end, 40)
    roof, _ = body.top_points(xs, np.full(40, rails.y))
    u = np.linspace(0, 1, 40)
    lift = rails.height * np.clip(np.minimum(u, 1 - u) * 9, 0, 1) ** .5
    path = roof.copy()
    path[:, 2] += lift - .012
    mirror_across(sweep(path, rounded(.028, .024, .010), materials['satin'], 'rail'))
    for i in (2, 20, 37):
        x, y, z = roof[i]
        foot = box((x - .05, x + .05), (y - .012, y + .012), (z - .02, z + lift[i]), materials['plastic'], 'rail foot')
        mirror_across(foot)


def _add_handle(vehicle, body, materials, x, z):
    xs = np.linspace(x - .10, x + .10, 16)
    path, _ = body.side_points(xs, z + (xs - x) * .03)
    skin = body.side_points(np.array([x]), np.array([z]))[0][0, 1]
    path[:, 1] += .026 * (1 - np.abs(np.linspace(-1, 1, 16)) ** 4) - .004
    grip = sweep(path, rounded(.016, .024, .007), materials[vehicle.handle_material], 'handle')
    mirror_across(grip)
    mirror_across(blob((x, skin - .006, z), (.075, .008, .022), 1, materials['gloss'], 'handle cup'))


def _add_wipers(vehicle, body, materials):
    """Two blades that lie at the foot of the windscreen."""
    foot = vehicle.zones.screen
    for start, end in ((-.52, .04), (-.02, .54)):
        ys = np.linspace(start, end, 24)
        zs = np.linspace(foot + .035, foot + .060, 24)
        path, _ = body.end_points(ys, zs, rear=False)
        path[:, 0] -= .012
        path[:, 2] += .004
        sweep(path, rounded(.016, .014, .006), materials['black'], 'wiper', up=(1, 0, 0))
