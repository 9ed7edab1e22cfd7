"""Pictures beside the eight views: heroes with room for type, and the large exterior picture."""
from .camera import Framing


def _hero_wide(vehicle):
    """The car on the right, its nose towards the type on the left."""
    return Framing(angle=40, width=vehicle.length * 1.62, middle=.665, wheel_line=.80, height=.92)


def _hero_tall(vehicle):
    """For phones: the car in the lower half, the upper one for type."""
    return Framing(angle=33, width=vehicle.length * .93, middle=.515, wheel_line=.70, height=.98)


def _main(vehicle):
    """The exterior section's large picture: low, from further round."""
    return Framing(angle=54, width=vehicle.length * 1.06, middle=.5, wheel_line=.78, height=.74)


SHOTS = dict(heroWide=_hero_wide, heroTall=_hero_tall, main=_main)


def shot_framing(vehicle, name):
    """The framing of a named shot for this vehicle."""
    return SHOTS[name](vehicle)
