"""Pictures beside the eight views: heroes with room for type, and the gallery's close-ups."""
from .camera import Framing, Look


def _hero_wide(vehicle):
    """The car on the right, its nose towards the type on the left."""
    return Framing(angle=40, width=vehicle.length * 1.40, middle=.645, wheel_line=.82, height=.92)


def _hero_tall(vehicle):
    """For phones: the car in the lower half, the upper one for type."""
    return Framing(angle=33, width=vehicle.length * .93, middle=.515, wheel_line=.70, height=.98)


def _main(vehicle):
    """The exterior section's large picture: low, from further round."""
    return Framing(angle=54, width=vehicle.length * 1.06, middle=.5, wheel_line=.78, height=.74)


def _designed(vehicle):
    """Grille and headlamp."""
    z = vehicle.lamps[0]
    return Look(eye=(-3.3, -2.7, z + .16), at=(.14, -.46, z - .10), lens=84)


def _confidence(vehicle):
    """The front wheel and the shoulder line that runs away from it."""
    x = vehicle.front_overhang
    return Look(eye=(x - 2.5, -4.2, .86), at=(x + .42, -.85, .66), lens=80)


def _peace_mind(vehicle):
    """The tail lamp."""
    length, z = vehicle.length, vehicle.lamps[1]
    return Look(eye=(length + 3.3, -2.5, z + .22), at=(length - .14, -.42, z - .08), lens=84)


def _sophistication(vehicle):
    """Roof, glass and mirror from behind the shoulder."""
    roof = vehicle.height
    return Look(eye=(-.9, -4.4, roof + .30), at=(vehicle.mirror.x + .62, -.62, roof - .40), lens=78)


def _front_wide(vehicle):
    """Low, from the front: the nose towards the picture's middle, room for type on the left."""
    return Framing(angle=37, width=vehicle.length * 1.42, middle=.64, wheel_line=.83, height=.78)


def _front_tall(vehicle):
    """The same for phones, the car in the lower half."""
    return Framing(angle=32, width=vehicle.length * .93, middle=.51, wheel_line=.72, height=.80)


def _rear_wide(vehicle):
    """Low, from behind: the tail towards the picture's middle, room for type on the left."""
    return Framing(angle=180 - 34, width=vehicle.length * 1.44, middle=.635, wheel_line=.83, height=.58)


def _rear_tall(vehicle):
    """The same for phones, the car in the lower half."""
    return Framing(angle=180 - 30, width=vehicle.length * .92, middle=.50, wheel_line=.72, height=.60)


def _profile_wide(vehicle):
    """The whole flank, nose to the left, sky above."""
    return Framing(angle=84, width=vehicle.length * 1.52, middle=.60, wheel_line=.84, height=.86)


def _profile_tall(vehicle):
    """The whole flank across a phone's width."""
    return Framing(angle=80, width=vehicle.length * 1.12, middle=.5, wheel_line=.70, height=.90)


SHOTS = dict(
    frontWide=_front_wide, frontTall=_front_tall,
    rearWide=_rear_wide, rearTall=_rear_tall, profileWide=_profile_wide, profileTall=_profile_tall,
    heroWide=_hero_wide, heroTall=_hero_tall, main=_main, designed=_designed, confidence=_confidence,
    peaceMind=_peace_mind, sophistication=_sophistication,
)


def shot_framing(vehicle, name):
    """The framing, or for a close-up the look, of a named shot of this vehicle."""
    return SHOTS[name](vehicle)
