"""ORA 07: where its doors, charge flap, bonnet and long tailgate part from each other."""
from scene.vehicle import Seam, close_path

FRONT_DOOR = [(1.61, .95), (1.50, .83), (1.46, .58), (1.48, .30), (1.60, .262), (2.56, .262), (2.64, .34),
              (2.63, .98)]
REAR_DOOR = [(2.64, .38), (2.64, .34), (2.72, .262), (3.18, .262), (3.30, .38), (3.38, .60), (3.54, .80),
             (3.56, 1.03)]
BONNET = [(.16, 0, .655), (.18, -.27, .668), (.32, -.45, .735), (.60, -.54, .80), (1.0, -.61, .85),
          (1.45, -.69, .905),
          (1.56, -.70, .93)]
TAILGATE = [(4.86, 0, .610), (4.83, -.50, .612), (4.75, -.66, .65), (4.70, -.71, .80), (4.58, -.70, .93),
            (4.35, -.65, 1.07), (4.05, -.60, 1.23), (3.76, -.54, 1.37), (3.58, -.34, 1.43), (3.54, 0, 1.44)]
CHARGE_FLAP = [(4.0, .86), (4.17, .865), (4.17, .74), (4.0, .735)]


def seams():
    """All shut lines."""
    return [
        Seam('side', FRONT_DOOR, .08), Seam('side', REAR_DOOR, .10),
        Seam('around', BONNET, .14, .005), Seam('around', TAILGATE, .12),
        Seam('side', close_path(CHARGE_FLAP), .06, .0046, both=False),
    ]
