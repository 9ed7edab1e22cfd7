"""Builds one cabin and renders pictures of it; run inside Blender by queue.ts, or by hand:

    blender -b -P studio/render_cabin.py -- haval-h6 --pictures interior --size 1600x1000
        --seats r,g,b --dashboard r,g,b --trim r,g,b

The colours are the interior's, linear. A picture is rendered in one interior at a time: light seats
light a cabin, so that an interior is no mix of others.
"""
import argparse
import os
import subprocess
import sys
import time

STUDIO = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, STUDIO)

import bpy
import numpy as np

from cockpit.build import build_cabin
from cockpit.light import add_cabin_fill, light_for
from cockpit.views import VIEWS, frame_cabin
from models.cabins import CABINS
from scene.camera import add_camera
from scene.passes import prepare_rendering, render_passes


def colour(words):
    return tuple(map(float, words.split(',')))


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('model', choices=CABINS)
    parser.add_argument('--pictures', required=True)
    parser.add_argument('--size', default='1440x1080')
    parser.add_argument('--samples', type=int, default=40)
    parser.add_argument('--seats', type=colour, default=(.79, .76, .70))
    parser.add_argument('--dashboard', type=colour, default=(.023, .025, .03))
    parser.add_argument('--trim', type=colour, default=(.48, .46, .40))
    parser.add_argument('--layers', help='what the layers are called, if not as the picture')
    parser.add_argument('--out', default=os.path.join(STUDIO, '.work'))
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def main():
    options = arguments()
    started = time.time()
    folder = os.path.join(options.out, options.model)
    os.makedirs(folder, exist_ok=True)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    cockpit = CABINS[options.model]()
    build_cabin(cockpit, options.seats, options.dashboard, options.trim, os.path.join(options.out, 'masks'))
    camera, fill = add_camera(), add_cabin_fill()
    prepare_rendering(tuple(map(int, options.size.split('x'))), folder)
    print(f'SCENE {time.time() - started:.0f} s', flush=True)
    for picture in options.pictures.split(','):
        if picture not in VIEWS:
            raise ValueError(f'no such picture of a cabin: {picture}')
        frame_cabin(camera, fill, cockpit, picture, light_for(options.seats))
        base = os.path.join(folder, options.layers or picture)
        begun = time.time()
        np.savez(f'{base}.white.npz', **render_passes(options.samples, folder))
        print(f'RENDERED {picture} {time.time() - begun:.0f} s', flush=True)
        subprocess.run(['/usr/bin/python3', os.path.join(STUDIO, 'denoise.py'), base], check=True)
    print(f'DONE {options.model} {time.time() - started:.0f} s', flush=True)


main()
