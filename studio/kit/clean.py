"""Renders, takes the grain out and writes a PNG.

The grain goes by an edge-keeping wavelet filter over the light alone: the picture is divided by the color of its surfaces,
smoothed where neighbors agree in normal, color, distance and light, and multiplied again. What is out of focus has no detail to
lose: there the grain is blurred away among neighbors that are as far out of focus. At last `lines.py` makes edges even along themselves.
"""

import os
import tempfile
from concurrent.futures import ThreadPoolExecutor

import bpy
import numpy as np

from . import lines
from .lines import blurred

PASSES = {'Image': 4, 'Denoising Normal': 3, 'Denoising Albedo': 3, 'Denoising Depth': 1}
# How far apart the points of each pass lie, and their weights: wide where grain is finest, narrow farther out.
WIDE, NARROW = np.array([1, 4, 6, 4, 1], np.float32) / 16, np.array([1, 2, 1], np.float32) / 4
STEPS = ((1, WIDE), (2, NARROW), (4, NARROW))
# Large even faces seen closely: their light may be smoothed more, and farther.
CALM = {'give': 3.2, 'steps': (*STEPS, (8, NARROW)), 'about': 2}
# What the sky alone leaves of a shadow on open ground.
OPEN = 0.22


def passes():
    """Renders the scene: the picture, and the normals, colors and distances of its surfaces."""
    with tempfile.TemporaryDirectory() as folder:
        _ask_for_passes(bpy.context.scene, folder)
        bpy.ops.render.render()
        return [_read(folder, name) for name in PASSES]


def render(path):
    scene = bpy.context.scene
    image, normal, albedo, depth = passes()
    picture = smooth(image[..., :3], normal, albedo, depth, **CALM)
    picture = _whole(without_grain(picture, out_of_focus(scene, depth[..., 0])))
    if scene.render.film_transparent:
        _write(np.dstack((picture, _even(image[..., 3], depth[..., 0]))), scene, path)
    else:
        _write(np.dstack((picture, np.ones(picture.shape[:2], np.float32))), scene, path)


def _whole(light):
    """Its lines are made whole as the film shows them, about; light has no upper bound."""
    light = np.maximum(light, 0)
    shown = lines.whole(np.sqrt(light / (1 + light)))
    return shown**2 / np.maximum(1 - shown**2, 1e-4)


def _ask_for_passes(scene, folder):
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source = nodes.new('CompositorNodeRLayers')
    out = nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.format.exr_codec = 'NONE'
    out.file_slots.clear()
    for name in PASSES:
        out.file_slots.new(name.replace(' ', '_') + '_')
        links.new(source.outputs[name], out.inputs[-1])


def _read(folder, name):
    start = name.replace(' ', '_') + '_'
    file = next(f for f in os.listdir(folder) if f.startswith(start))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(height, width, image.channels)[..., : PASSES[name]].copy()
    bpy.data.images.remove(image)
    return pixels


def smooth(color, normal, albedo, depth, give=1.6, steps=STEPS, about=0):
    """The picture without its grain; `give` says how far the light of neighbors may lie apart, measured by how grainy it is there,
    or within `about` so many points."""
    base = np.maximum(albedo, 0.09)
    light = _without_specks(np.log1p(np.clip(color / base, 0, 500)))
    near = 1 / np.maximum(depth, 0.1)
    for step, kernel in steps:
        light = _pass(light, normal, albedo, near, step, kernel, give, about)
    return np.expm1(light) * base


def _without_specks(light):
    """No point is lighter or darker than all eight around it: a line of single points stays, a lone one goes."""
    around = [np.roll(light, (dy, dx), (0, 1)) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]
    return np.clip(light, np.minimum.reduce(around), np.maximum.reduce(around))


def _pass(light, normal, albedo, near, step, kernel, give, about):
    reach = len(kernel) // 2 * step
    height = light.shape[0]
    fields = [np.pad(f, ((reach, reach), (reach, reach), (0, 0)), 'edge') for f in (light, normal, albedo, near)]
    grain = blurred(_spread(light), about) if about else _spread(light)
    tolerance = 1 / (give * grain + 0.02)
    result = np.empty_like(light)
    bands = np.array_split(np.arange(height), 8)
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda rows: _band(fields, tolerance, result, rows[0], rows[-1] + 1, step, kernel), bands))
    return result


def _spread(light):
    """How uneven the light is around each point: what counts as grain there."""
    tone = light.mean(axis=2)
    middle, square = np.zeros_like(tone), np.zeros_like(tone)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            moved = np.roll(tone, (dy, dx), (0, 1))
            middle += moved
            square += moved * moved
    middle /= 9
    return np.sqrt(np.maximum(square / 9 - middle * middle, 0))


def _band(fields, tolerance, result, top, bottom, step, kernel):
    count = len(kernel) // 2
    reach = count * step
    width = result.shape[1]

    def cut(field, dy, dx):
        return field[top + reach + dy : bottom + reach + dy, reach + dx : reach + dx + width]

    here = [cut(f, 0, 0) for f in fields]
    strict = tolerance[top:bottom]
    total = np.zeros(here[0].shape, np.float32)
    weights = np.zeros(here[0].shape[:2], np.float32)
    for i in range(-count, count + 1):
        for j in range(-count, count + 1):
            light, normal, albedo, near = (cut(f, i * step, j * step) for f in fields)
            apart = np.abs(light - here[0]).mean(axis=2) * strict
            apart += np.square(normal - here[1]).sum(axis=2) * 12
            apart += np.square(albedo - here[2]).sum(axis=2) * 220
            apart += np.abs(near[..., 0] / here[3][..., 0] - 1) * (25 / step)
            weight = np.exp(-apart) * (kernel[i + count] * kernel[j + count])
            total += light * weight[..., None]
            weights += weight
    result[top:bottom] = total / weights[..., None]


def _even(shade, depth):
    """A shadow without grain, and none where the ground lies open; the edges of what stands there stay as they are."""
    ground = depth > 1e9
    soft = blurred(np.where(ground, shade, 0), 3) / np.maximum(blurred(ground * 1.0, 3), 1e-4)
    return np.where(ground, np.clip((soft - OPEN) / (1 - OPEN), 0, 1), shade)


def out_of_focus(scene, depth):
    """How wide a point is smeared by the lens, in pixels."""
    lens = scene.camera.data
    if not lens.dof.use_dof:
        return np.zeros_like(depth)
    focal, focus = lens.lens / 1000, lens.dof.focus_distance
    smear = focal * focal / lens.dof.aperture_fstop * np.abs(depth - focus) / np.maximum(depth, 0.1) / (focus - focal)
    return blurred(smear / (lens.sensor_width / 1000) * depth.shape[1], 2)


def without_grain(color, smear):
    for least, radius in ((1.5, 0.7), (4, 1), (8, 2), (14, 3)):
        share = np.clip((smear - least) / 2, 0, 1)[..., None]
        if not share.any():
            break
        soft = blurred(color * share, radius) / np.maximum(blurred(share, radius), 1e-4)
        color = color + (soft - color) * share
    return color


def _write(pixels, scene, path):
    height, width = pixels.shape[:2]
    clear = scene.render.film_transparent
    image = bpy.data.images.new('clean', width, height, alpha=clear, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(pixels.astype(np.float32).ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA' if clear else 'RGB'
    scene.render.image_settings.color_depth = '8'
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
