"""Builds one of the pages' stills and renders it; run inside Blender by queue.ts, or by hand:

    blender -b -P studio/render_still.py -- workshop --size 2560x1200 --samples 40

The light is one layer: nothing in a still takes another colour.
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

from scene.camera import add_camera
from scene.passes import prepare_rendering, render_passes
from stills.paint import build_paint
from stills.skyline import build_skyline
from stills.workshop import build_workshop

STILLS = dict(workshop=build_workshop, skyline=build_skyline, paint=build_paint)


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('still', choices=STILLS)
    parser.add_argument('--size', default='2560x1200')
    parser.add_argument('--samples', type=int, default=40)
    parser.add_argument('--out', default=os.path.join(STUDIO, '.work'))
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def main():
    options = arguments()
    started = time.time()
    folder = os.path.join(options.out, 'pages')
    os.makedirs(folder, exist_ok=True)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    STILLS[options.still](add_camera())
    prepare_rendering(tuple(map(int, options.size.split('x'))), folder)
    print(f'SCENE {time.time() - started:.0f} s', flush=True)
    base = os.path.join(folder, options.still)
    np.savez(f'{base}.white.npz', **render_passes(options.samples, folder))
    print(f'RENDERED {options.still} {time.time() - started:.0f} s', flush=True)
    subprocess.run(['/usr/bin/python3', os.path.join(STUDIO, 'denoise.py'), base], check=True)
    print(f'DONE {options.still} {time.time() - started:.0f} s', flush=True)


main()
