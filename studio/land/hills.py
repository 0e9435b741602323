"""Far wooded hills: rolling strips of land under a coat of small round and pointed trees."""

import random

import numpy as np
from mathutils import noise

from . import surfaces
from .mass import Mass, ball, once, put, unit_points

AUTUMN = {'#2c5040': 4, '#35573f': 5, '#4a6844': 3, '#7d6a34': 3, '#9a5c2a': 2, '#a97f38': 2, '#7a3a22': 1}
GREEN = {'#2c5040': 5, '#35573f': 4, '#466b48': 2, '#7d6a34': 1}


def ridge(at, wide, tall, deep=60.0, seed=0, trees=500, size=(2.5, 4.5), palette=None, steep=1.0, rolling=0.5):
    """A hill range whose foot in front lies at `at` (x of its middle, y, z), `wide` across, up to `tall` high.

    It rises over half of its depth `deep` to the crest; `trees` of height `size` cover the side that is seen.
    Returns the function (x, y) -> height.
    """
    height = _profile(at, wide, tall, deep, seed, steep, rolling)
    _land(at, wide, deep, height, seed)
    chance = random.Random(seed + 11)
    coats = [(color, share) for color, share in (palette or AUTUMN).items()]
    for _ in range(trees):
        x = at[0] + chance.uniform(-0.5, 0.5) * wide
        y = at[1] + chance.uniform(0.01, 0.56) * deep
        color = _stand_color(x, y, coats, chance, seed)
        pointed = color in ('#35573f', '#2c5040') and chance.random() < 0.7
        tree((x, y, height(x, y) - 0.1), chance.uniform(*size), color, pointed, chance.randrange(9999))
    return height


def _stand_color(x, y, coats, chance, seed):
    """Trees of one color keep company, with strays between."""
    place = (noise.noise((x / 9, y / 9, seed + 2.0)) + 0.8) / 1.6 + chance.gauss(0, 0.16)
    rest = min(max(place, 0.0), 0.999) * sum(share for _, share in coats)
    for color, share in coats:
        rest -= share
        if rest < 0:
            return color


def tree(at, height, color, pointed=False, seed=0):
    """One small plain tree for the distance."""
    chance = random.Random(seed)
    shape = seed % 3
    maker = _cone if pointed else _cloud
    mesh = once(f'far {color} {pointed} {shape}', lambda name: maker(name, color, shape))
    wide = height * chance.uniform(0.85, 1.2)
    return put(mesh, at, (wide, wide, height), chance.uniform(0, 6.28))


def _profile(at, wide, tall, deep, seed, steep, rolling):
    def height(x, y):
        t = min(max((y - at[1]) / (deep * 0.5), 0.0), 2.0)
        rise = t if t < 1 else 2 - t
        rise = (rise * rise * (3 - 2 * rise)) ** (1 / steep)
        swing = noise.noise((x / wide * 4.2 + seed * 3.7, seed * 1.3, 0)) * 0.75
        swing += noise.noise((x / wide * 11 + seed * 1.9, y / deep, 4.0)) * 0.3
        folds = noise.noise((x / tall * 0.9, y / deep * 1.6, seed + 8.0)) * 0.16 * rise
        ends = 1 - min(abs(2 * (x - at[0]) / wide), 1.0) ** 3
        return at[2] + tall * ends * max(rise * (1 - rolling * 0.5 + rolling * swing) + folds, 0.0)

    return height


def _land(at, wide, deep, height, seed):
    across, along = 90, 22
    mass, points, faces = Mass(), [], []
    for j in range(along + 1):
        for i in range(across + 1):
            x, y = at[0] + wide * (i / across - 0.5), at[1] + deep * 0.75 * j / along
            points.append((x, y, height(x, y)))
    for j in range(along):
        for i in range(across):
            k = j * (across + 1) + i
            faces.append((k, k + 1, k + across + 2, k + across + 1))
    mass.add(points, faces)
    put(mass.mesh(f'ridge {seed}', [surfaces.plain('#4a5a38', 0.2, 0.4, 0.2)], True), (0, 0, 0))


def _cloud(name, color, seed):
    """A crown of clumps of uneven size with leaves around them, so that no tree is a ball."""
    rng, mass = np.random.default_rng(seed), Mass()
    core, faces = ball(1)
    for k in range(24):
        a, up = k * 2.4 + rng.uniform(-0.5, 0.5), rng.uniform(0.2, 0.9)
        far = rng.uniform(0.3, 1.0) * 0.36 * (1.1 - up) ** 0.5
        center, radius = np.array((far * np.cos(a), far * np.sin(a), up)), rng.uniform(0.07, 0.15)
        mass.add(core * radius * 0.8 + center, faces)
        ways = unit_points(rng, 60)
        spots = center + ways * radius * rng.uniform(0.7, 1.2, (60, 1))
        normals, ups = ways + rng.normal(size=ways.shape) * 0.6, rng.normal(size=ways.shape)
        mass.leaves(spots, rng.uniform(0.05, 0.09, 60), normals, ups, 0, 0.7, 0.1)
    return mass.mesh(name, [surfaces.leaf(color, color, 0.22, 0.0)], True)


def _cone(name, color, seed):
    """Tiers of drooping boughs around a slim core."""
    rng, mass = np.random.default_rng(seed), Mass()
    sides = 9
    ring = [(0.09 * np.cos(a), 0.09 * np.sin(a), 0.06) for a in np.arange(sides) * 6.283 / sides]
    mass.add([*ring, (0, 0, 0.96)], [(k, (k + 1) % sides, sides) for k in range(sides)])
    for tier in range(15):
        t = tier / 15
        angles = rng.uniform(0, 6.283, 18)
        out = np.stack([np.cos(angles), np.sin(angles), np.full(18, -0.45)], 1)
        reach = (0.25 * (1 - t) ** 0.85 + 0.04) * rng.uniform(0.7, 1.2, 18)
        foot = np.tile((0, 0, 0.16 + 0.83 * t), (18, 1)) + rng.normal(size=(18, 3)) * 0.008
        mass.leaves(foot, reach, out + (0, 0, 1.4) + rng.normal(size=(18, 3)) * 0.3, out, 0, 0.5, 0.08)
    return mass.mesh(name, [surfaces.leaf(color, color, 0.22, 0.0)])
