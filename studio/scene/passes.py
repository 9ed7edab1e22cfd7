"""Renders pictures as linear light with the normals and albedo that the denoiser steers by."""
import os

import bpy
import numpy as np

PASSES = dict(light='Image', normal='Denoising Normal', albedo='Denoising Albedo', shape='Normal')


def prepare_rendering(size, folder, part=None):
    """Sets Cycles up for `size` (width, height); passes go through `folder`.

    A `part` (left, top, right, bottom as parts of the size) renders that cut-out alone.
    """
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    render.threads_mode, render.threads = 'FIXED', 2
    render.resolution_x, render.resolution_y = size
    render.use_persistent_data = True
    if part:
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_max_x = part[0], part[2]
        render.border_min_y, render.border_max_y = 1 - part[3], 1 - part[1]
    render.image_settings.file_format = 'PNG'
    render.filepath = os.path.join(folder, 'unused.png')
    cycles.use_denoising = False
    # Without a minimum of its own Cycles would never stop early at counts as low as ours.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .015, 12
    cycles.max_bounces, cycles.glossy_bounces, cycles.diffuse_bounces = 4, 3, 1
    cycles.transmission_bounces, cycles.transparent_max_bounces = 0, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 4.0, .6
    cycles.blur_glossy = .5
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_normal = True
    _write_passes(scene, folder)


def _write_passes(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '16', 'ZIP'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(f'{name}_')
        tree.links.new(layers.outputs[output], files.inputs[f'{name}_'])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])


def render_passes(samples, folder):
    """Renders the scene as it stands; answers {pass: rows × columns × 3} in half floats."""
    bpy.context.scene.cycles.samples = samples
    bpy.ops.render.render()
    frame = bpy.context.scene.frame_current
    return {name: _read(os.path.join(folder, f'{name}_{frame:04d}.exr')) for name in PASSES}


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    os.remove(path)
    return values.reshape(height, width, 4)[::-1, :, :3].astype(np.float16)
