"""Lit screens: slabs of dark glass that show a drawing."""
import json
import os
import subprocess

import bpy
import numpy as np

from scene.geometry import add_mesh
from scene.masks import STUDIO
from scene.materials import Nodes

from .forms import Frame, rectangle
from .parts import plate

PIXELS = 1800  # across
THICK = .011


def rasterise(drawings, folder):
    """Draws {name: SVG}; answers {name: path of its picture}."""
    os.makedirs(folder, exist_ok=True)
    jobs = [dict(out=os.path.join(folder, name), picture=svg) for name, svg in drawings.items()]
    listing = os.path.join(folder, 'screens.json')
    with open(listing, 'w') as file:
        json.dump(jobs, file)
    subprocess.run(['node', os.path.join(STUDIO, 'raster-masks.mjs'), listing], check=True)
    return {name: os.path.join(folder, name + '.png') for name in drawings}


def add_screen(screen, picture, materials, strength=1.15):
    """The slab, a bright hairline around it, and the picture on its face."""
    frame = Frame(screen.at, lean=screen.lean, turn=screen.turn)
    width, height = screen.size
    outer = (width + 2 * screen.bezel, height + 2 * screen.bezel)
    plate('screen', rectangle(*outer, screen.corner), THICK, materials['gloss'], frame.moved(w=-.0008), .0025)
    plate('screen rim', rectangle(outer[0] + .003, outer[1] + .003, screen.corner + .0015), THICK * .5,
          materials['satin'],
          frame.moved(w=-.004), .001)
    plate('screen back', rectangle(outer[0] * .6, outer[1] * .5, .02), .05, materials['hard'], frame.moved(w=-THICK),
          .004)
    _add_face(frame, width, height, picture, strength)
    return frame


def _add_face(frame, width, height, picture, strength):
    w, h = width / 2, height / 2
    item = add_mesh('face', frame.at([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)]), [(0, 1, 2, 3)], smooth=False)
    item.data.uv_layers.new(name='face').data.foreach_set('uv', np.array([0, 0, 1, 0, 1, 1, 0, 1], np.float32))
    n = Nodes('face')
    image = n.add('ShaderNodeTexImage', image=bpy.data.images.load(picture), extension='EXTEND')
    shine = n.add('ShaderNodeBsdfGlossy')
    n.put((1, 1, 1), shine.inputs[0])
    n.put(.10, shine.inputs[1])
    fresnel = n.add('ShaderNodeFresnel')
    n.put(1.28, fresnel.inputs[0])
    material = n.done(n.mix(n.glow(image.outputs[0], strength), shine.outputs[0], fresnel.outputs[0]))
    material.cycles.sample_as_light = False
    item.data.materials.append(material)
