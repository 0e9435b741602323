"""Trees of the Poconos: conifer, pine, maple, birch and bush, each one of a few shared meshes, turned and scaled.

All makers take `at` (x, y, z of the foot), `height` in metres and a `seed`; they return the object.
"""

import math
import random

import numpy as np

from . import surfaces
from .mass import Mass, ball, once, put, unit_points

COLORS = {
    'rust': ('#8f3a1a', '#c4622a'),
    'ochre': ('#b8782a', '#d59a3c'),
    'mustard': ('#c39a32', '#dcb94e'),
    'crimson': ('#762218', '#a63c24'),
    'olive': ('#5c6b2e', '#8a8a38'),
    'green': ('#2f5a3c', '#4c7a4c'),
    'moss': ('#3f6b52', '#6d8250'),
    'laurel': ('#35573f', '#466b48'),
}
SHAPES = 4


def conifer(at, height=6.0, seed=0, dark=False):
    """A hemlock or spruce, boughs nearly to the ground."""
    colors = ('#1b4033', '#2c5844') if dark else ('#24503f', '#47745a')
    shape = seed % SHAPES
    mesh = once(f'conifer {shape} {dark}', lambda name: _fir(name, shape, colors, 0.07, 24, 0.25))
    return _stand(mesh, at, height, seed, 0.12)


def pine(at, height=8.0, seed=0):
    """A tall pine with a bare trunk."""
    shape = seed % SHAPES
    mesh = once(f'pine {shape}', lambda name: _fir(name, 40 + shape, ('#28523f', '#4d7650'), 0.42, 13, 0.2, 0.024, 0.45))
    return _stand(mesh, at, height, seed, 0.08)


def maple(at, height=5.0, color='rust', seed=0):
    """A round leafy tree; `color` is a name in COLORS."""
    shape = seed % SHAPES
    mesh = once(f'maple {color} {shape}', lambda name: _crown(name, shape, COLORS[color], '#4c3a2e', (0.31, 0.32), 0.58))
    return _stand(mesh, at, height, seed, 0.12)


def birch(at, height=5.0, color='mustard', seed=0):
    """A slim tree with a pale trunk."""
    shape = seed % SHAPES
    mesh = once(
        f'birch {color} {shape}', lambda name: _crown(name, 9 + shape, COLORS[color], '#cfc6b2', (0.17, 0.3), 0.62)
    )
    return _stand(mesh, at, height, seed, 0.1)


def bush(at, height=0.8, color='olive', seed=0):
    shape = seed % SHAPES
    mesh = once(f'bush {color} {shape}', lambda name: _bush(name, shape, COLORS[color]))
    return _stand(mesh, at, height, seed, 0.25)


def scatter(make, area, count, seed=0, height=(4.0, 6.0), ground=None, keep=None, apart=0.0, **options):
    """Calls `make` at `count` random spots of `area` (x0, y0, x1, y1).

    `ground(x, y)` is the height there, `keep(x, y)` says whether a spot may be used, `apart` is the least distance.
    """
    chance = random.Random(seed)
    spots, made = [], []
    for _ in range(count * 12):
        x, y = chance.uniform(area[0], area[2]), chance.uniform(area[1], area[3])
        near = apart and any((x - a) ** 2 + (y - b) ** 2 < apart * apart for a, b in spots)
        if near or (keep and not keep(x, y)):
            continue
        spots.append((x, y))
        at = (x, y, ground(x, y) if ground else 0.0)
        made.append(make(at=at, height=chance.uniform(*height), seed=chance.randrange(10_000), **options))
        if len(made) == count:
            break
    return made


def _stand(mesh, at, height, seed, spread):
    chance = random.Random(seed * 7 + 3)
    wide = height * chance.uniform(1 - spread, 1 + spread)
    lean = (chance.uniform(-0.03, 0.03), chance.uniform(-0.03, 0.03))
    return put(mesh, at, (wide, wide, height), chance.uniform(0, 6.28), lean)


def _fir(name, seed, colors, start, levels, radius, trunk=0.016, fine=1.0):
    """Whorls of drooping boughs around a trunk; each bough carries twigs on both sides, each twig its needles. The smaller `fine` is,
    the shorter they are, and the more."""
    rng, mass = np.random.default_rng(seed), Mass()
    z = np.linspace(-0.03, 0.97, 50)
    bark = rng.uniform(-0.07, 0.07, 28) + rng.uniform(-0.04, 0.04, (50, 28))
    mass.limb([(0, 0, h) for h in z], np.interp(z, (-0.03, 0.4, 0.97), (trunk * 1.25, trunk * 0.8, 0.003)), 1, 28, bark)
    for level in range(levels):
        t = level / (levels - 1)
        z = start + (0.95 - start) * t
        reach = radius * (1 - t) ** 0.8 * rng.uniform(0.86, 1.1) + 0.018
        count = round(10 - 5 * t)
        for k in range(count):
            a = 2 * math.pi * (k + rng.uniform(-0.3, 0.3)) / count + level * 2.4
            _bough(rng, mass, z + rng.uniform(-0.01, 0.01), a, reach * rng.uniform(0.8, 1.12), fine)
    _needles(rng, mass, np.array([[0, 0, 0.78]]), np.array([[0, 0, 0.2]]), 0.03, 120)
    return mass.mesh(name, [surfaces.leaf(*colors, thin=0.15), surfaces.plain('#4a3a2f', 0.45, 45.0, 0.9, vary=0.15)])


def _bough(rng, mass, z, angle, reach, fine):
    out = np.array([math.cos(angle), math.sin(angle), 0.0])
    side = np.array([-math.sin(angle), math.cos(angle), 0.0])
    t = (np.arange(15) + 0.4) / 15
    spots = np.outer(t, out) * reach + np.outer(z - reach * (0.5 * t - 0.14 * t * t) + 0.02, (0, 0, 1))
    long = (reach * (0.5 - 0.34 * t) + 0.006)[:, None]
    for hand in (-1, 1):
        way = out * 0.8 + side * hand - np.array([0, 0, 0.35]) + rng.normal(size=spots.shape) * 0.22
        _needles(rng, mass, spots, way * long * rng.uniform(0.6, 1.1, long.shape), (reach * 0.11 + 0.006) * fine, round(22 / fine**1.3))


def _needles(rng, mass, roots, ways, length, each=22):
    """Along each twig, from its root the whole way, needles to all sides and ahead."""
    share = (np.arange(each) + 0.5) / each
    bases = (roots[:, None] + ways[:, None] * share[None, :, None]).reshape(-1, 3)
    ahead = np.repeat(ways / np.linalg.norm(ways, axis=1, keepdims=True), each, 0)
    ups = ahead * 0.9 + rng.normal(size=bases.shape) * 0.5
    mass.leaves(bases, length * rng.uniform(0.7, 1.2, len(bases)), rng.normal(size=bases.shape), ups, 0, 0.12, 0.02)


def _crown(name, seed, colors, bark, size, middle):
    """A trunk with limbs that carry round clouds of leaves; (width, height) of the crown are half sizes."""
    rng, mass = np.random.default_rng(seed), Mass()
    clouds = _clouds(rng, size, middle)
    mass.limb([(0, 0, -0.03), (0.012, 0, 0.2), (-0.01, 0.01, 0.45), (0, 0, 0.75)], [0.027, 0.019, 0.014, 0.005], 1)
    for center, radius in clouds[:9]:
        low = np.array([0, 0, max(0.2, center[2] - 0.24)])
        bend = (low + center) / 2 + np.array([0, 0, -0.03])
        mass.limb([low, bend, center], [0.012, 0.008, 0.004], 1, 5)
    _foliage(rng, mass, clouds, 1000, 0.024)
    dark = surfaces.leaf(*[_darker(c) for c in colors], thin=0.0)
    return mass.mesh(name, [surfaces.leaf(*colors), surfaces.plain(bark, 0.3, 40.0, 0.6, vary=0.1), dark])


def _clouds(rng, size, middle, limbs=8):
    """Leaves gather about the ends of limbs of uneven length, wider below than above, and between them one sees the sky: no balloon."""
    ends = []
    for k in range(limbs):
        a, up = k * 2.4 + rng.uniform(-0.4, 0.4), -0.8 + 1.85 * k / (limbs - 1) + rng.uniform(-0.12, 0.12)
        far = size[0] * math.sqrt(max(0.06, 1 - 0.86 * up * up)) * (1 - 0.3 * max(up, 0.0)) * rng.uniform(0.62, 1.2)
        ends.append(np.array([far * math.cos(a), far * math.sin(a), middle + size[1] * up]))
    clouds = [(np.array([0, 0, middle]), size[0] * 0.44), *((end, size[0] * rng.uniform(0.3, 0.44)) for end in ends)]
    for end in ends:
        inner = end * 0.45 + np.array([0, 0, middle]) * 0.55
        clouds += [(at, size[0] * rng.uniform(0.18, 0.34)) for at in end + rng.normal(size=(2, 3)) * size[0] * 0.3]
        clouds.append((inner, size[0] * rng.uniform(0.24, 0.36)))
    return clouds


def _foliage(rng, mass, clouds, each, length):
    core, faces = ball(2)
    for center, radius in clouds:
        mass.add(core * radius * 0.6 + center, faces, 2)
        ways = unit_points(rng, each)
        spots = center + ways * radius * rng.uniform(0.6, 1.25, (each, 1))
        free = np.ones(each, bool)
        for other, reach in clouds:
            if other is not center:
                free &= np.linalg.norm(spots - other, axis=1) > reach * 0.6
        spots, ways = spots[free], ways[free]
        normals = ways + rng.normal(size=ways.shape) * 0.6
        ups = rng.normal(size=ways.shape) - np.array([0, 0, 0.6])
        mass.leaves(spots, length * rng.uniform(0.7, 1.25, len(spots)), normals, ups, 0, 0.72, 0.1)


def _bush(name, seed, colors):
    rng, mass = np.random.default_rng(seed + 70), Mass()
    clouds = [(np.array([0, 0, 0.42]), 0.42)]
    for _ in range(5):
        a = rng.uniform(0, 6.28)
        clouds.append(
            (np.array([math.cos(a) * 0.42, math.sin(a) * 0.42, rng.uniform(0.2, 0.5)]), rng.uniform(0.24, 0.36))
        )
    _foliage(rng, mass, clouds, 450, 0.1)
    dark = surfaces.leaf(*[_darker(c) for c in colors], thin=0.0)
    return mass.mesh(name, [surfaces.leaf(*colors), dark, dark])


def _darker(color):
    return '#' + ''.join(f'{round(int(color[i : i + 2], 16) * 0.72):02x}' for i in (1, 3, 5))
