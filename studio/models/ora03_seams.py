"""ORA 03: where its doors, charge flap, bonnet and tailgate part from each other."""
from scene.vehicle import Seam, close_path

FRONT_DOOR = [(1.45, 1.0), (1.33, .88), (1.28, .60), (1.30, .33), (1.42, .285), (2.22, .285), (2.285, .36),
              (2.28, 1.03)]
REAR_DOOR = [(2.285, .40), (2.285, .36), (2.36, .285), (2.84, .285), (2.95, .40), (3.03, .62), (3.18, .82),
             (3.15, 1.07)]
BONNET = [(.10, 0, .712), (.12, -.26, .722), (.27, -.43, .80), (.60, -.51, .895), (1.0, -.60, .955),
          (1.22, -.655, .985)]
TAILGATE = [(0, .505), (.44, .51), (.575, .60), (.60, .80), (.590, .97), (.575, 1.09), (.52, 1.26), (.42, 1.395),
            (0, 1.42)]
CHARGE_FLAP = [(1.00, .86), (1.16, .885), (1.16, .755), (1.02, .73)]


def seams():
    """All shut lines."""
    return [
        Seam('side', FRONT_DOOR, .08), Seam('side', REAR_DOOR, .10),
        Seam('around', BONNET, .14, .005), Seam('rear', TAILGATE, .09),
        Seam('side', close_path(CHARGE_FLAP), .05, .0046, both=False),
    ]
