"""A product view without its stage, so that the page's own ground shows around it: the cart, and its shadow as clear black.

The stage lights the cart and is not seen. How dark the shadow is follows from the stage with and without the cart.
The picture comes out larger than asked for; `blender.ts` brings it down, which smooths its edges.
"""

import os
import tempfile

import bpy
import numpy as np
from mathutils import Vector

from . import clean, lines
from .lines import blurred

STAGE = 'bowl'
# The views that pages show smaller need less of the smoothing.
SMALLER = {'give': 3.2}
# Shadows are soft: a quarter of the size is enough for them, a fifth for the stage without a cart.
SHADOW, BARE = 0.26, 0.2
SHADOW_SAMPLES = 120
GROUND = 0.56
# Light that the cart throws on the stage and grain are no shadow; it fades within so many metres of the cart.
LEAST, FAR = 0.09, 0.6
# Where a tire meets the ground: half of how long and wide that is, how far around it is all but black, and how black.
FOOT, TIGHT, BLACK = (0.03, 0.08), 0.16, 0.72
# From the side one looks along the ground, and all of a shadow lies on a few rows: it is paler, and what is black reaches farther.
ALONG, REACHING, BLACKER = 0.48, 0.24, 0.88
# What is lighter than a cart rests on the ground with a finer line: by how much.
FINER = 4
# What is lower than this stands on the ground.
LOW = 0.006
# A shadow ends before the picture does, or its border shows as a line on the page: from this share of the way to the border on it fades.
KEPT = 0.38
# A closer look is cut by its picture: there it fades within this share of the picture's size.
FADING = 0.17

_stages = {}


def render(path, over, view=None):
    """The view that stands ready, `over` times as large as asked for."""
    scene = bpy.context.scene
    wide, high = scene.render.resolution_x, scene.render.resolution_y
    stage = scene.objects[STAGE]
    stage.visible_camera = False
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = round(wide * over), round(high * over)
    cart, solid = _cart(clean.CALM if view == 'front' else SMALLER)
    stage.visible_camera = True
    scene.render.film_transparent = False
    scene.render.resolution_x, scene.render.resolution_y = wide, high
    with tempfile.TemporaryDirectory() as folder:
        color, solid = _whole(_toned(os.path.join(folder, 'cart.png'), cart), solid)
        shade = _shadow(folder, (high, wide))
    share, tight, black = (ALONG, REACHING, BLACKER) if view == 'side' else (1, TIGHT, BLACK)
    shade = np.maximum(_large(shade, solid.shape) * share, _contact(solid.shape, tight, black))
    shade *= _fading(solid.shape) if _cropped(solid) else _ending(solid.shape)
    _write(_laid(color, solid, shade), path)


def _cropped(solid):
    """A closer look goes on beyond its picture."""
    return max(solid[0].max(), solid[-1].max(), solid[:, 0].max(), solid[:, -1].max()) > 0.5


def _fading(size):
    """One in the middle of the picture, falling to nothing at its border."""
    down, across = (_eased(np.minimum(np.arange(n) + 0.5, n - np.arange(n) - 0.5) / n / FADING) for n in size)
    return down[:, None] * across[None, :]


def _ending(size):
    """One below what stands there, falling to nothing at the picture's border: a shadow ends along the outline of what throws it, not along
    the border."""
    x, y = _ground(size)
    tires = _hull(sorted((at.x + dx, at.y + dy) for at in _tires() for dx in (-FOOT[0], FOOT[0]) for dy in (-FOOT[1], FOOT[1])))
    out = np.min([_gap(x, y, hull) for hull in (tires, *_standing())], axis=0)
    down, across = (np.minimum(np.arange(n) + 0.5, n - np.arange(n) - 0.5) for n in size)
    metre = np.hypot(x[:, 1] - x[:, 0], y[:, 1] - y[:, 0])[:, None]
    room = np.minimum(down[:, None], across[None, :]) * metre
    return _eased(room / (out + room) / (1 - KEPT))


def _cart(how):
    """The cart's light, and how much of each point it covers."""
    image, normal, albedo, depth = clean.passes()
    solid = np.clip(image[..., 3], 0, 1)
    light = np.zeros_like(image[..., :3])
    rows, columns = _around(solid)
    light[rows, columns] = clean.smooth(*(part[rows, columns] for part in (image[..., :3], normal, albedo, depth)), **how)
    return light / np.maximum(solid, 1e-3)[..., None], solid


def _whole(color, solid):
    """Its lines and its outline made even along themselves, as on a gray page."""
    solid = solid[..., None]
    laid = lines.whole(np.dstack((color * solid, solid)), (color * solid + 0.5 * (1 - solid)).mean(axis=2))
    solid = np.clip(laid[..., 3], 0, 1)
    return laid[..., :3] / np.maximum(solid, 1e-3)[..., None], solid


def _around(solid):
    """The rows and columns that have something in them, and a few more: nothing else needs to be smoothed."""
    spans = []
    for axis in (1, 0):
        used = np.flatnonzero(solid.max(axis=axis) > 0)
        first, last = (used[0], used[-1]) if len(used) else (0, 0)
        spans.append(slice(max(0, first - 12), min(solid.shape[1 - axis], last + 13)))
    return spans


def _shadow(folder, size):
    """How much darker the stage is for the cart that stands on it."""
    bare = _stage(folder, size)
    hidden = [thing for thing in bpy.context.scene.objects if thing.type in ('MESH', 'CURVE') and thing.name != STAGE]
    for thing in hidden:
        thing.visible_camera = False
    dark = _rendered(os.path.join(folder, 'shadow.png'), SHADOW, SHADOW_SAMPLES)
    shade = 1 - dark / np.maximum(_large(bare, dark.shape), 1e-3)
    # Where it is deep it is crisp, where it thins out it is soft, and so is its grain.
    soft = blurred(shade, 5)
    deep = np.clip((soft - 0.3) / 0.3, 0, 1)
    shade = soft + (blurred(shade, 1) - soft) * deep
    shade = np.clip((shade - LEAST) / (1 - LEAST), 0, 1)
    return shade * _eased(1 - _away(dark.shape, hidden) / FAR)


def _contact(size, tight, black):
    """The dark line under each tire, and under what else stands on the ground."""
    x, y = _ground(size)
    gaps = [np.hypot(np.maximum(abs(x - at.x) - FOOT[0], 0), np.maximum(abs(y - at.y) - FOOT[1], 0)) for at in _tires()]
    gaps += [_gap(x, y, hull) * FINER for hull in _standing()]
    return black * _eased(1 - np.min(gaps, axis=0) / tight)


def _tires():
    """Where the wheels stand."""
    return [thing.matrix_world.translation for thing in bpy.context.scene.objects if thing.name.startswith('wheel-') and thing.type == 'EMPTY']


def _standing():
    """The outline on the ground of each thing beside the cart that stands there."""
    graph = bpy.context.evaluated_depsgraph_get()
    hulls = []
    for thing in bpy.context.scene.objects:
        if thing.type != 'MESH' or thing.name == STAGE or _of_cart(thing):
            continue
        ready = thing.evaluated_get(graph)
        data = ready.to_mesh()
        places = [thing.matrix_world @ vertex.co for vertex in data.vertices]
        low = sorted({(round(p.x, 3), round(p.y, 3)) for p in places if p.z < LOW})
        ready.to_mesh_clear()
        if len(low) > 2:
            hulls.append(_hull(low))
    return hulls


def _of_cart(thing):
    while thing.parent:
        thing = thing.parent
        if thing.name.startswith('cart'):
            return True
    return False


def _hull(points):
    """The outline around points of a plane, in one turn from the leftmost."""

    def half(points):
        out = []
        for p in points:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) <= (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0]):
                out.pop()
            out.append(p)
        return out[:-1]

    return half(points) + half(points[::-1])


def _gap(x, y, hull):
    """How far each point of the ground lies outside of an outline."""
    gap = np.zeros_like(x)
    for (x0, y0), (x1, y1) in zip(hull, hull[1:] + hull[:1]):
        length = max(np.hypot(x1 - x0, y1 - y0), 1e-6)
        gap = np.maximum(gap, ((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length)
    return gap


def _eased(share):
    share = np.clip(share, 0, 1)
    return share * share * (3 - 2 * share)


def _away(size, things):
    """How many metres from what stands on the stage the ground lies that each point of the picture shows."""
    corners = np.array([thing.matrix_world @ Vector(corner) for thing in things for corner in thing.bound_box])
    (left, right, _), (far_left, far_right, _) = corners.min(axis=0), corners.max(axis=0)
    x, y = _ground(size)
    return np.hypot(np.maximum(np.maximum(left - x, x - far_left), 0), np.maximum(np.maximum(right - y, y - far_right), 0))


def _ground(size):
    """The place on the ground that each point of the picture shows; far away where it shows none."""
    camera = bpy.context.scene.camera
    frame = [camera.matrix_world @ corner for corner in camera.data.view_frame(scene=bpy.context.scene)]
    upper_right, lower_right, lower_left, _ = (np.array(corner) for corner in frame)
    eye = np.array(camera.matrix_world.translation)
    height, width = size
    across, up = (np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height
    ray = lower_left + across[None, :, None] * (lower_right - lower_left) + up[:, None, None] * (upper_right - lower_right) - eye
    reach = np.where(ray[..., 2] < -1e-4, -eye[2] / np.minimum(ray[..., 2], -1e-4), 1e4)
    return eye[0] + ray[..., 0] * reach, eye[1] + ray[..., 1] * reach


def _stage(folder, size):
    """Carts that are seen from the same place stand on the same stage."""
    camera = bpy.context.scene.camera
    seen = str((size, camera.matrix_world, camera.data.lens, camera.data.shift_y))
    if seen not in _stages:
        hidden = [thing for thing in bpy.context.scene.objects if thing.type in ('MESH', 'CURVE') and thing.name != STAGE]
        for thing in hidden:
            thing.hide_render = True
        _stages[seen] = blurred(_rendered(os.path.join(folder, 'bare.png'), BARE, SHADOW_SAMPLES), 6)
        for thing in hidden:
            thing.hide_render = False
    return _stages[seen]


def _rendered(file, scale, samples):
    """The scene in linear gray."""
    scene = bpy.context.scene
    scene.use_nodes = False
    # A shadow has no edges that would need more than its even parts.
    scene.cycles.samples, scene.cycles.max_bounces, scene.cycles.use_adaptive_sampling = samples, 1, False
    # No ground is seen in the upper part.
    scene.render.use_border, scene.render.border_max_y = True, GROUND
    scene.render.resolution_percentage = round(100 * scale)
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'OPEN_EXR', 'RGB', '32'
    scene.render.filepath = file.replace('.png', '.exr')
    bpy.ops.render.render(write_still=True)
    scene.render.resolution_percentage, scene.render.use_border = 100, False
    return _pixels(scene.render.filepath)[..., :3].mean(axis=2)


def _laid(color, solid, shade):
    """The cart over its shadow, by the color that it has itself and how much it covers."""
    alpha = solid + shade * (1 - solid)
    share = solid / np.maximum(alpha, 1e-4)
    return np.dstack((np.clip(color * share[..., None], 0, 1), alpha))


def _large(field, size):
    """Brought up to that size, straight between its points."""
    for axis, target in enumerate(size[:2]):
        count = field.shape[axis]
        where = np.clip((np.arange(target) + 0.5) * count / target - 0.5, 0, count - 1)
        low = np.minimum(where.astype(int), count - 2) if count > 1 else where.astype(int)
        part = (where - low).astype(np.float32)
        part = part[:, None] if axis == 0 else part[None]
        field = np.take(field, low, axis) * (1 - part) + np.take(field, low + 1, axis) * part
    return field


def _toned(file, light):
    """The light as the film shows it, 0 to 1."""
    scene = bpy.context.scene
    height, width = light.shape[:2]
    image = bpy.data.images.new('light', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.dstack((light, np.ones((height, width), np.float32))).astype(np.float32).ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '16'
    settings.compression = 0
    image.save_render(file, scene=scene)
    bpy.data.images.remove(image)
    return _pixels(file)[..., :3]


def _pixels(file):
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    channels = image.channels
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, channels)


def _write(pixels, path):
    height, width = pixels.shape[:2]
    image = bpy.data.images.new('cutout', width, height, alpha=True)
    image.alpha_mode = 'STRAIGHT'
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(pixels.astype(np.float32).ravel())
    image.file_format = 'PNG'
    image.filepath_raw = path
    image.save()
    bpy.data.images.remove(image)
