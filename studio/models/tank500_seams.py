"""TANK 500: where its doors, fuel flap, bonnet, wings and rear door part from each other."""
from scene.vehicle import Seam, close_path

FRONT_DOOR = [(1.67, 1.23), (1.56, 1.10), (1.53, .75), (1.56, .53), (1.70, .512), (2.49, .512), (2.545, .56),
              (2.545, 1.26)]
REAR_DOOR = [(2.545, .60), (2.545, .56), (2.60, .512), (3.02, .512), (3.14, .60), (3.20, .80), (3.46, .99),
             (3.51, 1.28)]
BONNET = [(.01, 0, 1.080), (.02, -.52, 1.078), (.08, -.70, 1.088), (.24, -.80, 1.115), (.80, -.845, 1.15),
          (1.40, -.865, 1.195),
          (1.52, -.86, 1.215)]
LOAD_DOOR = [(0, .735), (.655, .735), (.708, .79), (.718, 1.25), (.695, 1.60), (.63, 1.71), (0, 1.725)]
FUEL_FLAP = [(4.10, .945), (4.29, .95), (4.29, 1.055), (4.10, 1.05)]


def seams():
    """All shut lines."""
    return [
        Seam('side', FRONT_DOOR, .05), Seam('side', REAR_DOOR, .08),
        Seam('around', BONNET, .10, .0055), Seam('rear', LOAD_DOOR, .06, .006),
        Seam('side', [(.165, .868), (.24, .80), (.36, .70)], .06, .0046),
        Seam('side', close_path(FUEL_FLAP), .03, .0046, both=False),
    ]
