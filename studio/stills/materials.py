"""What the stills' parts are made of, beside the studio's standard set."""
from scene.materials import Nodes, standard_materials

PARTS = dict(
    cast=((.055, .057, .060), dict(metal=.7, rough=.46)),
    steel=((.56, .57, .58), dict(metal=1, rough=.26)),
    nickel=((.58, .57, .54), dict(metal=1, rough=.24)),
    ceramic=((.74, .73, .70), dict(rough=.12, coat=.6)),
    paper=((.62, .47, .25), dict(rough=.85, specular=.15)),
    gloss=((.006, .006, .007), dict(rough=.30, coat=.35)),
    seal=((.30, .055, .020), dict(rough=.45, specular=.35)),
    caliper=((.36, .010, .014), dict(metal=.25, rough=.34, coat=1.0)),
)


def part_materials():
    """The standard materials and those of the parts."""
    materials = standard_materials(True)
    for name, (colour, settings) in PARTS.items():
        nodes = Nodes(name)
        materials[name] = nodes.done(nodes.surface(colour, **settings))
    materials['machined'] = _machined()
    return materials


def _machined():
    """Steel off the lathe: its fine rings stretch every highlight into a fan."""
    nodes = Nodes('machined')
    metal = nodes.surface((.42, .425, .435), metal=1, rough=.26)
    tangent = nodes.add('ShaderNodeTangent', direction_type='RADIAL', axis='Y')
    nodes.put(.70, metal.node.inputs['Anisotropic'])
    nodes.put(tangent.outputs[0], metal.node.inputs['Tangent'])
    return nodes.done(metal)
