"""Where a car can stand. Each world is built around it and answers what turns it to a camera."""
from .daylight import add_daylight
from .dusk import add_dusk
from .stage import add_stage

WORLDS = dict(studio=add_stage, daylight=add_daylight, dusk=add_dusk)
