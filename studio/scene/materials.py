"""Materials: a small builder over Blender's shader nodes, and the studio's standard set.

Paint is a base (diffuse and metal flake) under a hard clear coat. The base's colour is set for each
pass by `set_paint`; nodes that carry it are marked, so that one scene renders white and black.
"""
import bpy


class Nodes:
    """A material under construction."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.add('ShaderNodeOutputMaterial')

    def add(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def put(self, value, socket):
        """Links a socket, or sets a number or a colour."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple):
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=None, clamp=False):
        node = self.add('ShaderNodeMath', operation=operation, use_clamp=clamp)
        self.put(a, node.inputs[0])
        if b is not None:
            self.put(b, node.inputs[1])
        return node.outputs[0]

    def ramp(self, value, start, end, low=0.0, high=1.0):
        """`low` to `high` as the value goes from start to end, eased."""
        node = self.add('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        for i, v in enumerate((value, start, end, low, high)):
            self.put(v, node.inputs[i])
        return node.outputs[0]

    def axes(self):
        """x, y and z of the shaded point, in the object's space."""
        split = self.add('ShaderNodeSeparateXYZ')
        self.put(self.add('ShaderNodeTexCoord').outputs['Object'], split.inputs[0])
        return split.outputs

    def surface(self, colour, metal=0.0, rough=.5, coat=0.0, specular=.5, normal=None):
        node = self.add('ShaderNodeBsdfPrincipled')
        values = {'Base Color': colour, 'Metallic': metal, 'Roughness': rough, 'Clearcoat': coat,
                  'Clearcoat Roughness': .03, 'Specular': specular}
        for key, value in values.items():
            self.put(value, node.inputs[key])
        if normal:
            self.put(normal, node.inputs['Normal'])
            self.put(normal, node.inputs['Clearcoat Normal'])
        return node.outputs[0]

    def glow(self, colour, strength):
        node = self.add('ShaderNodeEmission')
        self.put(colour, node.inputs[0])
        self.put(strength, node.inputs[1])
        return node.outputs[0]

    def mix(self, a, b, factor):
        node = self.add('ShaderNodeMixShader')
        for i, v in enumerate((factor, a, b)):
            self.put(v, node.inputs[i])
        return node.outputs[0]

    def done(self, shader):
        self.put(shader, self.output.inputs[0])
        return self.material


PLAIN = dict(
    tyre=((.017, .017, .018), dict(rough=.60, specular=.40)),
    tyre_print=((.036, .036, .037), dict(rough=.70, specular=.25)),
    rim=((.46, .47, .49), dict(metal=1, rough=.24, coat=.3)),
    rim_dark=((.022, .023, .026), dict(metal=.6, rough=.28, coat=.5)),
    disc=((.52, .52, .53), dict(metal=.9, rough=.30)),
    caliper=((.20, .205, .215), dict(metal=.3, rough=.34, coat=1.0)),
    plate=((.70, .70, .68), dict(rough=.30, specular=.4)),
    plate_ink=((.012, .014, .018), dict(rough=.35)),
    black=((.006, .006, .006), dict(rough=.7, specular=.2)),
    plastic=((.018, .018, .019), dict(rough=.50, specular=.4)),
    gloss=((.004, .004, .005), dict(rough=.08, coat=1.0)),
    chrome=((.78, .79, .80), dict(metal=1, rough=.12)),
    satin=((.55, .56, .57), dict(metal=1, rough=.33)),
    dark_chrome=((.16, .165, .175), dict(metal=1, rough=.18)),
    cloth=((.10, .095, .09), dict(rough=.75, specular=.25)),
    cabin=((.016, .016, .017), dict(rough=.65, specular=.25)),
)

GAP_PAINT = .14  # the part of a shut line's light that comes from the painted edges


def add_paint(nodes, colour, solid, normal=None):
    """The paint shader; answers it and the node whose base colour is the paint's."""
    base = nodes.surface(colour, metal=.18 if solid else .55, rough=.33, specular=.25, normal=normal)
    fresnel = nodes.add('ShaderNodeFresnel')
    fresnel.inputs[0].default_value = 1.52
    coat = nodes.add('ShaderNodeBsdfGlossy', distribution='GGX')
    coat.inputs[0].default_value = (1, 1, 1, 1)
    coat.inputs[1].default_value = .035
    if normal:
        nodes.put(normal, fresnel.inputs[1])
        nodes.put(normal, coat.inputs[2])
    return nodes.mix(base, coat.outputs[0], fresnel.outputs[0]), base.node


def add_lining(nodes, shader, glass=0.0):
    """The shader outside, dark cloth where the skin, unless it is glass, is seen from inside."""
    lining = nodes.surface((.012, .012, .013), rough=.8, specular=.1)
    inside = nodes.add('ShaderNodeNewGeometry').outputs['Backfacing']
    return nodes.mix(shader, lining, nodes.math('MULTIPLY', inside, nodes.math('SUBTRACT', 1.0, glass)))


def standard_materials(solid, caliper=None):
    """The studio's materials by name; `paint` and `panel`, which is lined, follow set_paint."""
    materials = {}
    for name, (colour, settings) in PLAIN.items():
        nodes = Nodes(name)
        if name == 'caliper':
            colour = caliper or colour
        surface = nodes.surface(colour, **settings)
        if name == 'gloss':
            surface.node['gloss'] = 1
        materials[name] = nodes.done(surface)
    nodes = Nodes('gap')
    # The edges of the panels send some of their color into the gap: on pale paint black would look drawn.
    edges = nodes.surface((.8, .8, .8), rough=1.0, specular=0.0)
    edges.node['paint'] = 1
    deep = nodes.surface((.0015, .0015, .0015), rough=.9, specular=0.0)
    materials['gap'] = nodes.done(nodes.mix(deep, edges, GAP_PAINT))
    for name in ('paint', 'panel'):
        nodes = Nodes(name)
        shader, base = add_paint(nodes, (.8, .8, .8), solid)
        base['paint'] = 1
        materials[name] = nodes.done(add_lining(nodes, shader) if name == 'panel' else shader)
    nodes = Nodes('badge')
    metal = nodes.surface((.86, .87, .88), metal=.85, rough=.30)
    # Bright metal would mirror the dark floor: a badge has to be read from every side.
    materials['badge'] = nodes.done(nodes.mix(metal, nodes.glow((.9, .95, 1.0), .20), .5))
    return materials


def set_paint(colour):
    """Gives every painted part its linear colour."""
    for material in bpy.data.materials:
        for node in material.node_tree.nodes if material.node_tree else ():
            if not node.get('paint'):
                continue
            node.inputs['Base Color'].default_value = (*colour, 1)


def add_glass(nodes, low, high, normal=None):
    """Tinted glass: a mirror at a glancing look, else a dim view into the cabin behind it."""
    pane = nodes.add('ShaderNodeBsdfTransparent')
    pane.inputs[0].default_value = (.40, .43, .45, 1)
    pane['pane'] = 1
    tint = nodes.glow((.020, .025, .032), nodes.ramp(nodes.axes()[2], low - .05, high, .04, .34))
    both = nodes.add('ShaderNodeAddShader')
    nodes.put(pane.outputs[0], both.inputs[0])
    nodes.put(tint, both.inputs[1])
    fresnel = nodes.add('ShaderNodeFresnel')
    fresnel.inputs[0].default_value = 1.42
    # Sharp: the soft boxes, which sharp mirrors do not show, would lie on it as white clouds.
    mirror = nodes.add('ShaderNodeBsdfGlossy', distribution='SHARP')
    mirror.inputs[0].default_value = (.75, .79, .82, 1)
    mirror['window mirror'] = 1
    if normal:
        nodes.put(normal, fresnel.inputs[1])
        nodes.put(normal, mirror.inputs[2])
    return nodes.mix(both.outputs[0], mirror.outputs[0], fresnel.outputs[0])
