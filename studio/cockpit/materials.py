"""A cabin's materials, in the colours of its interior."""
from scene.materials import Nodes

from .leather import add_grille, add_leather

PLAIN = dict(
    plastic=((.030, .030, .032), dict(rough=.55, specular=.35)),
    hard=((.018, .018, .0195), dict(rough=.42, specular=.4)),
    black=((.004, .004, .004), dict(rough=.8, specular=.1)),
    gloss=((.004, .004, .005), dict(rough=.10, coat=.6)),
    chrome=((.74, .75, .77), dict(metal=1, rough=.16)),
    satin=((.42, .43, .45), dict(metal=1, rough=.34)),
    dark_metal=((.10, .105, .115), dict(metal=1, rough=.32)),
    carpet=((.030, .030, .032), dict(rough=.95, specular=.05)),
    belt=((.012, .012, .013), dict(rough=.6, specular=.3)),
    letters=((.80, .81, .83), dict(metal=.6, rough=.3)),
)


def cabin_materials(seats, dashboard, trim, ambient, wood=False):
    """Materials by name, from the linear colours of seats, dashboard, trim and ambient light."""
    seats, dashboard, trim = _muted(seats), _muted(dashboard), _muted(trim)
    materials = {name: _plain(name, colour, settings) for name, (colour, settings) in PLAIN.items()}
    materials.update(
        leather=add_leather('leather', seats),
        perforated=add_leather('perforated', seats, holes=True),
        pad=add_leather('pad', dashboard, rough=.58),
        wheel=add_leather('wheel', tuple(.35 * c + .004 for c in dashboard), rough=.48),
        thread=_plain('thread', _thread(seats), dict(rough=.7, specular=.2)),
        dark_thread=_plain('dark_thread', _thread(dashboard), dict(rough=.7, specular=.2)),
        trim=_wood(trim) if wood else _plain('trim', trim, dict(metal=.85, rough=.30)),
        line=materials['satin'] if wood else _plain('line', trim, dict(metal=.9, rough=.26)),
        roof=_cloth('roof', _roof(seats)),
        ambient=_glow('ambient', ambient, 3.0),
        grille=add_grille('grille'),
    )
    return materials


def _muted(colour, share=.28):
    """The colour nearer to grey: what is developed like film gains in strength."""
    level = .3 * colour[0] + .6 * colour[1] + .1 * colour[2]
    return tuple(c + (level - c) * share for c in colour)


def _thread(colour):
    """Lighter than dark leather, darker than light leather."""
    level = sum(colour) / 3
    return tuple(min(.8, c * 3 + .18) if level < .2 else c * .45 for c in colour)


def _roof(seats):
    """Light cloth over light seats, dark cloth over dark ones."""
    level = sum(seats) / 3
    return (.20, .197, .19) if level > .3 else (.040, .040, .042)


def _plain(name, colour, settings):
    nodes = Nodes(name)
    return nodes.done(nodes.surface(colour, **settings))


def _glow(name, colour, strength):
    nodes = Nodes(name)
    material = nodes.done(nodes.glow(colour, strength))
    # As a lamp it would only add noise: a soft light beside it does the lighting (see light.py).
    material.cycles.sample_as_light = False
    return material


def _cloth(name, colour):
    nodes = Nodes(name)
    return nodes.done(nodes.surface(colour, rough=.92, specular=.05))


def _wood(colour):
    """Open-pored veneer whose grain runs level."""
    nodes = Nodes('veneer')
    place = nodes.add('ShaderNodeMapping')
    place.inputs['Scale'].default_value = (4.5, 4.5, 75)
    nodes.put(nodes.add('ShaderNodeTexCoord').outputs['Object'], place.inputs[0])
    grain = nodes.add('ShaderNodeTexNoise')
    nodes.put(place.outputs[0], grain.inputs['Vector'])
    nodes.put(1.0, grain.inputs['Scale'])
    nodes.put(5.0, grain.inputs['Detail'])
    nodes.put(1.2, grain.inputs['Distortion'])
    shade = nodes.add('ShaderNodeMixRGB')
    nodes.put(nodes.ramp(grain.outputs[0], .34, .66), shade.inputs[0])
    nodes.put(tuple(c * .16 for c in colour), shade.inputs[1])
    nodes.put(tuple(c * .62 for c in colour), shade.inputs[2])
    return nodes.done(nodes.surface(shade.outputs[0], rough=.34, specular=.45, coat=.25))
