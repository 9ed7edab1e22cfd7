"""Builds one vehicle and renders pictures of it; run inside Blender by queue.ts, or by hand:

    blender -b -P studio/render.py -- haval-h6 --pictures front,leftSide --size 1600x900

Each picture is rendered twice, with white and with black paint, from the same seed: light is
linear, so every colour is a mix of the two (see develop.ts). `--colour r,g,b` renders once instead.
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

from models.fleet import FLEET
from scene.arches import add_arches
from scene.body import Body
from scene.cabin import add_cabin
from scene.camera import Look, add_camera, aim, look, view_framing
from scene.fittings import add_fittings
from scene.masks import make_masks
from scene.materials import set_paint, standard_materials
from scene.panels import add_body
from scene.passes import prepare_rendering, render_passes
from scene.shots import SHOTS, shot_framing
from scene.seams import add_seams
from scene.wheels import add_wheels
from scene.worlds import WORLDS

WHITE, BLACK = (.8, .8, .8), (0, 0, 0)


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('model', choices=FLEET)
    parser.add_argument('--pictures', required=True)
    parser.add_argument('--size', default='1600x900')
    parser.add_argument('--samples', type=int, default=24)
    parser.add_argument('--colour', help='linear r,g,b: one pass only')
    parser.add_argument('--part', help='left,top,right,bottom from 0 to 1: only this cut-out, to look at detail')
    parser.add_argument('--world', choices=WORLDS, default='studio')
    parser.add_argument('--out', default=os.path.join(STUDIO, '.work'))
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def build(vehicle, world, work):
    """Builds the vehicle in an empty world; answers what turns that world to a camera."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    body = Body(vehicle)
    masks = make_masks(vehicle, os.path.join(work, 'masks'))
    materials = standard_materials(vehicle.solid_paint, vehicle.caliper)
    add_body(body, vehicle, masks, materials, os.path.join(work, 'masks'))
    add_seams(vehicle, body, materials)
    add_arches(vehicle, body, materials)
    add_wheels(vehicle, materials)
    add_fittings(vehicle, body, materials)
    add_cabin(vehicle, body, materials)
    aim_world = WORLDS[world](vehicle)
    for material in bpy.data.materials:
        # Lamps and badges only glow. Sampled as lights, they would take half of all samples.
        material.cycles.sample_as_light = False
    return aim_world


def framing_of(vehicle, picture):
    """The framing of a view, or what a shot looks like."""
    return shot_framing(vehicle, picture) if picture in SHOTS else view_framing(vehicle, picture)


def main():
    options = arguments()
    started = time.time()
    width, height = map(int, options.size.split('x'))
    folder = os.path.join(options.out, options.model)
    os.makedirs(folder, exist_ok=True)
    vehicle = FLEET[options.model]()
    aim_world = build(vehicle, options.world, options.out)
    camera = add_camera()
    part = list(map(float, options.part.split(','))) if options.part else None
    prepare_rendering((width, height), folder, part)
    print(f'SCENE {time.time() - started:.0f} s', flush=True)
    # Mirror images are in the black pass; what white adds is soft and smoothed afterwards.
    passes = [('white', WHITE, 1.0), ('black', BLACK, .8)]
    if options.colour:
        passes = [('white', tuple(map(float, options.colour.split(','))), 1.0)]
    denoiser = None
    for picture in options.pictures.split(','):
        framing = framing_of(vehicle, picture)
        if isinstance(framing, Look):
            look(camera, framing)
        else:
            aim(camera, vehicle, framing, width / height)
        aim_world(camera)
        base = os.path.join(folder, picture)
        for name, colour, share in passes:
            set_paint(colour)
            begun = time.time()
            found = render_passes(max(4, int(options.samples * share)), folder)
            np.savez(f'{base}.{name}.npz', **found)
            print(f'RENDERED {picture} {name} {time.time() - begun:.0f} s', flush=True)
        if denoiser:
            denoiser.wait()
        denoiser = subprocess.Popen(['nice', '-n', '19', '/usr/bin/python3', os.path.join(STUDIO, 'denoise.py'), base])
    if denoiser:
        denoiser.wait()
    print(f'DONE {options.model} {time.time() - started:.0f} s', flush=True)


main()
