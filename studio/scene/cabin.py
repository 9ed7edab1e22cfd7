"""What shows dimly through the glass: dashboard, wheel, seats. Shapes only; the interior pictures
have a cockpit of their own."""
import math

import numpy as np

from .geometry import blob, box, sweep, rounded


def add_cabin(vehicle, body, materials):
    """Adds the cabin between the windscreen's foot and the rear seat."""
    belt = float(body.curve['belt'](vehicle.length / 2))
    front, rear = vehicle.axles
    seat = front + .52 * vehicle.wheelbase
    cloth, dark = materials['cloth'], materials['cabin']
    floor = vehicle.shape.sill + .12
    box((front + .55, rear + .15), (-.70, .70), (floor, floor + .05), dark, 'floor')
    _add_dashboard(front + .32 * vehicle.wheelbase, belt, dark)
    _add_wheel(seat - .42, belt, dark)
    back = rear - .10
    under = lambda x: min(belt, float(body.curve['roof'](x)) - .58)
    for y in (-.36, .36):
        _add_seat(seat, y, under(seat + .2), .235, cloth)
    for y in (-.40, 0, .40):
        _add_seat(back, y, under(back + .2), .20, cloth)
    under_roof = float(body.curve['roof'](front + .5 * vehicle.wheelbase)) - .20
    blob((float(body.curve['screen'](under_roof)) + .16, 0, under_roof), (.02, .11, .03), .6, dark, 'inner mirror')


def _add_dashboard(x, belt, material):
    blob((x - .12, 0, belt - .12), (.30, .72, .13), .55, material, 'dashboard')
    blob((x + .02, -.37, belt - .005), (.10, .17, .035), .6, material, 'binnacle')
    box((x + .05, x + .065), (-.17, .17), (belt - .03, belt + .09), material, 'screen')


def _add_wheel(x, belt, material):
    """The steering wheel, on the right as everywhere in Pakistan: y > 0 for the driver."""
    angles = np.linspace(0, 2 * math.pi, 49)
    ring = [(x + .035 * math.sin(a), .37 + .18 * math.cos(a), belt - .02 + .17 * math.sin(a)) for a in angles]
    sweep(ring, rounded(.028, .028, .012), material, 'steering wheel', up=(1, 0, 0.2))


def _add_seat(x, y, belt, half, material):
    blob((x - .22, y, belt - .50), (.28, half, .10), .6, material, 'cushion')
    blob((x + .06, y, belt - .16), (.085, half, .38), .62, material, 'backrest', 0, 0)
    blob((x + .13, y, belt + .285), (.045, .125, .085), .62, material, 'head rest')
    for side in (-.05, .05):
        box((x + .11, x + .12), (y + side - .006, y + side + .006), (belt + .15, belt + .26), material, 'stay')
