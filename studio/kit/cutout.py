"""Takes a product view off its stage, so that the page's own ground shows around it: the cart, and its shadow as clear black.

What is cart and what is not is asked of the scene itself; how dark the shadow is follows from the stage without a cart.
"""

import os
import tempfile

import bpy
import numpy as np

from .clean import blurred

STAGE = 'bowl'
# The stage without a cart has no detail: a small picture of it does.
COARSE = 0.25
# Enough for the steps of an edge; there is no light in that picture.
EDGE_SAMPLES = 10


# What a clear pane adds to whatever is behind it: a green cast, the same in each.
PANE = np.array([0.68, 0.83, 0.78], np.float32)
PANE_ALPHA = 0.14

_stages = {}


def cut(path):
    with tempfile.TemporaryDirectory() as folder:
        whole = _pixels(path)[..., :3]
        bare = _stage(folder, whole.shape[:2])
        solid = _without_stage(os.path.join(folder, 'cart.png'))
    _write(_taken_off(whole, bare, solid), path)


def _taken_off(whole, bare, solid):
    """Laid on the stage again it would be the whole picture; laid on another ground it has that ground's color."""
    shade = np.clip(1 - (whole / np.maximum(bare, 1e-3)).mean(axis=2), 0, 1)
    ground = (solid < 0.01) * 1.0
    soft = blurred(shade * ground, 2) / np.maximum(blurred(ground, 2), 1e-3)
    # Light that the cart throws on the stage and grain are no shadow.
    soft = np.clip((soft - 0.012) / (1 - 0.012), 0, 1)
    clear = (1 - solid) * (1 - soft)
    color = whole - clear[..., None] * bare
    alpha = 1 - clear
    color = np.where(ground[..., None] > 0, 0, color / np.maximum(alpha, 1e-3)[..., None])
    thin = (solid > 0.04) & (solid < 0.6)
    pane = thin & (blurred(thin * 1.0, 2) > 0.3)
    color = np.where(pane[..., None], PANE, color)
    alpha = np.where(pane, PANE_ALPHA, alpha)
    return np.dstack((np.clip(color, 0, 1), alpha))


def _stage(folder, size):
    """Carts that are seen from the same place stand on the same stage."""
    seen = str((size, bpy.context.scene.camera.matrix_world, bpy.context.scene.camera.data.lens))
    if seen not in _stages:
        _stages[seen] = _without_cart(os.path.join(folder, 'stage.png'), size)
    return _stages[seen]


def _without_cart(file, size):
    scene = bpy.context.scene
    hidden = [thing for thing in scene.objects if thing.type == 'MESH' and thing.name != STAGE]
    for thing in hidden:
        thing.hide_render = True
    _render(file, scene, COARSE)
    for thing in hidden:
        thing.hide_render = False
    bare = _pixels(file)[..., :3]
    rows, columns = (np.arange(whole) * part // whole for whole, part in zip(size, bare.shape[:2]))
    return blurred(bare[rows][:, columns], 8)


def _without_stage(file):
    scene = bpy.context.scene
    scene.render.film_transparent = True
    scene.objects[STAGE].hide_render = True
    for thing in scene.objects:
        if thing.type == 'LIGHT':
            thing.hide_render = True
    scene.cycles.max_bounces = 0
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.samples = EDGE_SAMPLES
    _render(file, scene, 1)
    return _pixels(file)[..., 3]


def _render(file, scene, scale):
    scene.use_nodes = False
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA'
    scene.render.image_settings.color_depth = '8'
    scene.render.resolution_percentage = round(100 * scale)
    scene.render.filepath = file
    bpy.ops.render.render(write_still=True)
    scene.render.resolution_percentage = 100


def _pixels(file):
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, -1)


def _write(pixels, path):
    height, width = pixels.shape[:2]
    image = bpy.data.images.new('cutout', width, height, alpha=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(pixels.astype(np.float32).ravel())
    image.file_format = 'PNG'
    image.filepath_raw = path
    image.save()
    bpy.data.images.remove(image)
