"""The ground underfoot: soft heights, trails in it, and its colors. Heights and masks take numbers or numpy arrays."""

import bpy
import numpy as np

from ..kit.materials import linear
from . import surfaces
from .mass import put


def swell(seed, size=8.0, octaves=3):
    """Soft random heights about -1 … 1; waves are some `size` metres long."""
    rng = np.random.default_rng(seed)
    waves = []
    for octave in range(octaves):
        for _ in range(5):
            a = rng.uniform(0, 2 * np.pi)
            pitch = 2 * np.pi / (size / 1.9**octave) * rng.uniform(0.75, 1.3)
            waves.append((np.cos(a) * pitch, np.sin(a) * pitch, rng.uniform(0, 6.28), 0.36 * 0.55**octave))

    def height(x, y):
        return sum(w * np.sin(x * a + y * b + c) for a, b, c, w in waves)

    return height


def step(value, low, high):
    """0 below `low`, 1 above `high`, soft between; `low` may lie above `high`."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def trail(points):
    """The distance function (x, y) -> metres from a soft line through the points."""
    line = _curve(np.asarray(points, float))

    def away(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        best = np.full(np.broadcast(x, y).shape, 1e9)
        for px, py in line:
            best = np.minimum(best, (x - px) ** 2 + (y - py) ** 2)
        return np.sqrt(best)

    return away


def _curve(points, steps=14):
    padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    out = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for t in np.arange(steps) / steps:
            out.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    out.append(points[-1])
    return out


def along(points):
    """The same soft line as points, to set fences and stones along it."""
    return _curve(np.asarray(points, float))


def paint(base, *coats):
    """A tint for `lay`: the color `base`, then coats of (color, mask(x, y) -> 0 … 1) over it."""

    def tint(x, y):
        color = np.broadcast_to(np.array(linear(base)[:3]), (len(x), 3)).copy()
        for over, mask in coats:
            share = np.clip(np.broadcast_to(mask(x, y), x.shape), 0, 1)[:, None]
            color += (np.array(linear(over)[:3]) - color) * share
        return color

    return tint


def lay(area, height, tint, grain=0.15, name='ground', **rough):
    """The land over `area` (x0, y0, x1, y1) with a point every `grain` metres."""
    xs = np.linspace(area[0], area[2], round((area[2] - area[0]) / grain) + 1)
    ys = np.linspace(area[1], area[3], round((area[3] - area[1]) / grain) + 1)
    x, y = (g.ravel() for g in np.meshgrid(xs, ys))
    z = np.broadcast_to(height(x, y), x.shape)
    mesh = bpy.data.meshes.new(name)
    wide = len(xs)
    corner = (np.arange(len(ys) - 1)[:, None] * wide + np.arange(wide - 1)).ravel()
    quads = np.stack([corner, corner + 1, corner + wide + 1, corner + wide], 1)
    mesh.from_pydata(np.stack([x, y, z], 1).tolist(), [], quads.tolist())
    mesh.polygons.foreach_set('use_smooth', [True] * len(quads))
    layer = mesh.color_attributes.new('tint', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', np.hstack([tint(x, y), np.ones((len(x), 1))]).ravel())
    mesh.materials.append(surfaces.painted(f'{name} soil', **rough))
    mesh.update()
    return put(mesh, (0, 0, 0))
