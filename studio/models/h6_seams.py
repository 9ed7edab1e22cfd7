"""HAVAL H6: where its doors, flaps, bonnet, bumpers and tailgate part from each other."""
from scene.vehicle import Seam, close_path

FRONT_DOOR = [(1.575, 1.10), (1.47, .95), (1.43, .62), (1.47, .37), (1.62, .345), (2.40, .345), (2.47, .42),
              (2.47, 1.14)]
REAR_DOOR = [(2.47, .46), (2.47, .42), (2.54, .345), (3.05, .345), (3.17, .46), (3.27, .70), (3.44, .88),
             (3.47, 1.18)]
BONNET = [(.01, 0, .892), (.05, -.38, .888), (.16, -.60, .915), (.34, -.76, .962), (.66, -.80, .998),
          (1.05, -.80, 1.035),
          (1.34, -.795, 1.075), (1.42, -.77, 1.10)]
TAILGATE = [(0, .548), (.62, .548), (.712, .60), (.738, .86), (.735, 1.02), (.715, 1.20), (.685, 1.34), (.63, 1.50),
            (.52, 1.555), (0, 1.565)]
FUEL_FLAP = [(3.80, .98), (3.98, .985), (3.98, .83), (3.80, .825)]
CHARGE_FLAP = [(1.17, .93), (1.34, .945), (1.34, .81), (1.19, .80)]


def seams(charge_flap=False):
    """All shut lines; the plug-in hybrid's have a charge flap more."""
    flaps = [FUEL_FLAP, CHARGE_FLAP] if charge_flap else [FUEL_FLAP]
    return [
        Seam('side', FRONT_DOOR), Seam('side', REAR_DOOR, .09),
        Seam('around', BONNET, .12, .005), Seam('rear', TAILGATE, .07),
        Seam('side', [(.43, .848), (.455, .72), (.505, .59)], .08, .0046),
        Seam('side', [(4.36, .897), (4.29, .74), (4.10, .585)], .10, .0046),
        *(Seam('side', close_path(flap), .03, .0046, both=False) for flap in flaps),
    ]
