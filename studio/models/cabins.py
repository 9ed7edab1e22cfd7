"""The eight cabins by the catalogue's slugs."""
from .h6_cockpit import h6, h6_hev, h6_phev
from .jolion_cockpit import jolion, jolion_hev
from .ora03_cockpit import ora03
from .ora07_cockpit import ora07
from .tank500_cockpit import tank500

CABINS = {
    'haval-h6': h6,
    'haval-h6-hev': h6_hev,
    'haval-h6-phev': h6_phev,
    'haval-jolion': jolion,
    'haval-jolion-hev': jolion_hev,
    'ora-03': ora03,
    'ora-07': ora07,
    'tank-500': tank500,
}
