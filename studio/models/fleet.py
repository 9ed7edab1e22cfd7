"""The eight vehicles by the catalogue's slugs."""
from .h6_body import h6, h6_hev, h6_phev
from .jolion_body import jolion, jolion_hev
from .ora03_body import ora03
from .ora07_body import ora07
from .tank500_body import tank500

FLEET = {
    'haval-h6': h6,
    'haval-h6-hev': h6_hev,
    'haval-h6-phev': h6_phev,
    'haval-jolion': jolion,
    'haval-jolion-hev': jolion_hev,
    'ora-03': ora03,
    'ora-07': ora07,
    'tank-500': tank500,
}
