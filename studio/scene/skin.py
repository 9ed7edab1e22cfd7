"""The body's shader: paint with glass, trims and lamps laid over it by the masks."""
import math

import bpy

from .masks import PACKS
from .materials import Nodes, add_glass, add_lining, add_paint

TOP_PACKS = ('A', 'B')
RIB_M = .016  # from rib to rib of a tail lamp's lens
LAMP_MIRRORED = .2  # part of the headlamps' light in mirror images, which would be full of noise on a wet street


class Skin:
    """Builds the body's materials, one for each set of projections that faces need."""

    def __init__(self, vehicle, masks):
        self.vehicle, self.masks = vehicle, masks
        self._images = {}

    def glass_range(self):
        """z of the belt and of the roof, between which the glass lightens."""
        curves = self.vehicle.shape.curves
        return curves['belt'][1][1][1], max(point[1] for point in curves['roof'][1])

    def _image(self, mask):
        if mask.path not in self._images:
            image = bpy.data.images.load(mask.path + '.png')
            image.colorspace_settings.name = 'Non-Color'
            self._images[mask.path] = image
        return self._images[mask.path]

    def _weights(self, n, axes):
        """Where each projection holds, as 0 or 1 at the shaded point."""
        x, _, z = axes
        split = n.add('ShaderNodeSeparateXYZ')
        n.put(n.add('ShaderNodeTexCoord').outputs['Normal'], split.inputs[0])
        nx, ny, nz = split.outputs
        zones = self.vehicle.zones
        face = n.math('MAXIMUM', n.math('LESS_THAN', x, zones.lamp),
                      n.math('GREATER_THAN', z, zones.screen))
        ahead = n.math('MULTIPLY', n.math('LESS_THAN', x, zones.front), n.math('LESS_THAN', nx, -.10))
        return dict(
            side=n.math('GREATER_THAN', n.math('ABSOLUTE', ny), .28),
            front=n.math('MULTIPLY', ahead, face),
            rear=n.math('MULTIPLY', n.math('GREATER_THAN', x, zones.rear),
                        n.math('GREATER_THAN', nx, .10)),
            top=n.math('GREATER_THAN', nz, .62),
        )

    def _channels(self, n, projections, axes, weights):
        """{(projection, channel): (value, weight)} of every mask drawn for these projections."""
        x, y, z = axes
        places = dict(side=(x, z), front=(y, z), rear=(y, z), top=(x, y))
        found = {}
        for projection in projections:
            for pack, names in PACKS.items():
                mask = self.masks.get((projection, pack))
                if pack == 'E' or mask is None or (projection == 'top' and pack not in TOP_PACKS):
                    continue
                u0, u1, v0, v1 = mask.window
                place = n.add('ShaderNodeCombineXYZ')
                for i, (value, low, size) in enumerate(((places[projection][0], u0, u1 - u0),
                                                        (places[projection][1], v0, v1 - v0))):
                    n.put(n.math('DIVIDE', n.math('SUBTRACT', value, low), size), place.inputs[i])
                picture = n.add('ShaderNodeTexImage', extension='CLIP', interpolation='Linear')
                picture.image = self._image(mask)
                n.put(place.outputs[0], picture.inputs[0])
                split = n.add('ShaderNodeSeparateColor')
                n.put(picture.outputs[0], split.inputs[0])
                for name, socket in zip(names, split.outputs):
                    found[projection, name] = (socket, weights[projection])
        return found

    def _coverage(self, n, channels, name):
        """How much of a channel covers the shaded point, from whichever projection."""
        total = None
        for (_, channel), (value, weight) in channels.items():
            if channel == name:
                part = n.math('MULTIPLY', value, weight)
                total = part if total is None else n.math('MAXIMUM', total, part)
        if total is None:
            total = n.add('ShaderNodeValue').outputs[0]
            total.default_value = 0
        return total

    def material(self, projections):
        """The body's material where only these projections are drawn on."""
        n = Nodes('skin ' + ' '.join(projections))
        axes = n.axes()
        channels = self._channels(n, projections, axes, self._weights(n, axes))
        cover = {name: self._coverage(n, channels, name)
                 for pack in PACKS.values() for name in pack if name != 'depth'}
        panes = n.math('MAXIMUM', cover['glass'], cover['gloss'])
        bump = n.add('ShaderNodeBump')
        bump.inputs['Strength'].default_value = .8
        bump.inputs['Distance'].default_value = .006
        n.put(n.math('MULTIPLY', panes, -.25), bump.inputs['Height'])
        shader = self._layers(n, cover, bump.outputs[0])
        hole = n.add('ShaderNodeBsdfTransparent').outputs[0]
        flank = n.math('GREATER_THAN', n.math('ABSOLUTE', axes[1]), .5)
        cut = n.math('GREATER_THAN', n.math('MULTIPLY', cover['cut'], flank), .5)
        return n.done(n.mix(shader, hole, cut))

    def _ribs(self, n):
        """The light behind a ribbed lens around its mean of 1: an even glow would look like red tape."""
        x, y, _ = n.axes()
        along = n.math('SUBTRACT', n.math('ABSOLUTE', y), x)
        wave = n.math('SINE', n.math('MULTIPLY', along, 2 * math.pi / RIB_M))
        return n.ramp(wave, -1, 1, .35, 1.65)

    def _layers(self, n, cover, normal):
        car = self.vehicle
        shader, base = add_paint(n, (.8, .8, .8), car.solid_paint, normal)
        base['paint'] = 1
        gloss = n.surface((.004, .004, .005), rough=.10, coat=.6, normal=normal)
        gloss.node['gloss'] = 1
        power = car.light_strength
        strength = n.ramp(n.add('ShaderNodeLightPath').outputs['Is Camera Ray'], 0, 1, LAMP_MIRRORED * power, power)
        layers = (
            ('cladding', n.surface((.018, .018, .019), rough=.48, specular=.4, normal=normal)),
            ('gloss', gloss),
            ('glass', add_glass(n, *self.glass_range(), normal)),
            ('lamp', n.surface((.010, .011, .013), metal=.2, rough=.08, coat=1.0, normal=normal)),
            # Hardly glossy: mirrored studio lights broke up the outline of the lamp.
            ('tail', n.surface((.11, .002, .003), rough=.18, specular=.2, coat=.15, normal=normal)),
            ('silver', n.surface((.60, .61, .62), metal=1, rough=.30, normal=normal)),
            ('chrome', n.surface((.80, .81, .82), metal=1, rough=.15, normal=normal)),
            ('light', n.glow((.85, .93, 1.0), strength)),
            ('tail_light', n.glow((1.0, .014, .010), n.math('MULTIPLY', self._ribs(n), car.tail_strength))),
        )
        for name, layer in layers:
            shader = n.mix(shader, layer, cover[name])
        return add_lining(n, shader, cover['glass'])
