"""Small things that grow or lie on the ground: grass, ferns, flowers, reeds, stones, fallen leaves, gravel, logs."""

import math
import random

import bmesh
import numpy as np
from mathutils import Vector

from . import surfaces
from .mass import Mass, ball, once, put


def tuft(at, height=0.3, seed=0, colors=('#4c6a3a', '#8a8a46')):
    """A tuft of grass."""
    mesh = once(f'tuft {colors} {seed % 4}', lambda name: _tuft(name, seed % 4, colors, 26, 0.045, 0.5))
    return _set(mesh, at, height, seed)


def reed(at, height=1.2, seed=0):
    """A stand of cattails."""
    mesh = once(f'reed {seed % 3}', lambda name: _reed(name, seed % 3))
    return _set(mesh, at, height, seed)


def fern(at, height=0.4, seed=0, colors=('#7d9a4a', '#c09a48')):
    mesh = once(f'fern {colors} {seed % 3}', lambda name: _fern(name, seed % 3, colors))
    return _set(mesh, at, height, seed)


def flower(at, height=0.35, seed=0, color='#d98aa0'):
    """A tuft with small blossoms: asters and mountain laurel."""
    mesh = once(f'flower {color} {seed % 3}', lambda name: _flower(name, seed % 3, color))
    return _set(mesh, at, height, seed)


def stone(at, height=0.4, seed=0, color='#8d8a7e'):
    """A round field stone, a fifth of it in the ground."""
    mesh = once(f'stone {color} {seed % 6}', lambda name: _stone(name, seed % 6, color))
    chance = random.Random(seed)
    wide = height * chance.uniform(1.0, 1.5)
    return put(mesh, at, (wide * chance.uniform(0.85, 1.2), wide, height), chance.uniform(0, 6.28))


def log(start, end, radius=0.16, seed=0):
    """A fallen trunk from point to point."""
    rng, mass = np.random.default_rng(seed), Mass()
    a, b = np.array(start, float), np.array(end, float)
    path = [a + (b - a) * t + np.array([0, 0, rng.uniform(-0.01, 0.01)]) for t in np.linspace(0, 1, 6)]
    radii = [radius * (1.05 - 0.3 * t) for t in np.linspace(0, 1, 6)]
    mass.limb(path, radii, 0, 12)
    mass.limb([a - (b - a) * 0.002, a], [radius * 0.9, radius * 0.98], 1, 12)
    tone = [surfaces.plain('#5a4636', 0.25, 9.0, 0.6), surfaces.plain('#b08a5c', 0.15, 14.0)]
    return put(mass.mesh('log', tone, True), (0, 0, 0))


def litter(
    ground, area, count, seed=0, keep=None, size=(0.06, 0.12), colors=(('#a04a20', '#d08034'), ('#b8862e', '#dcb452'))
):
    """Fallen leaves on the ground of `area`, all in one mesh."""
    rng, mass = np.random.default_rng(seed), Mass()
    x, y = rng.uniform(area[0], area[2], count), rng.uniform(area[1], area[3], count)
    if keep:
        chosen = rng.uniform(size=count) < keep(x, y)
        x, y = x[chosen], y[chosen]
    z = np.broadcast_to(ground(x, y), x.shape) + 0.015
    up = np.stack([_slope(ground, x, y, 0), _slope(ground, x, y, 1), np.ones_like(x)], 1)
    normals = up + rng.normal(size=(len(x), 3)) * 0.22
    kinds = rng.integers(0, len(colors), len(x))
    for kind in range(len(colors)):
        mine = kinds == kind
        spots = np.stack([x, y, z], 1)[mine]
        mass.leaves(
            spots, rng.uniform(*size, len(spots)), normals[mine], rng.normal(size=(len(spots), 3)), kind, 0.75, 0.08
        )
    return put(mass.mesh('litter', [surfaces.leaf(*pair, thin=0.1) for pair in colors]), (0, 0, 0))


def pebbles(ground, area, count, seed=0, keep=None, size=(0.015, 0.05), colors=('#9a958a', '#7d7a72', '#b5ac9a')):
    """Gravel: many small stones in one mesh."""
    rng, mass = np.random.default_rng(seed), Mass()
    x, y = rng.uniform(area[0], area[2], count), rng.uniform(area[1], area[3], count)
    if keep:
        chosen = rng.uniform(size=count) < keep(x, y)
        x, y = x[chosen], y[chosen]
    z = np.broadcast_to(ground(x, y), x.shape)
    points, faces = ball(1)
    radius = size[0] + (size[1] - size[0]) * rng.uniform(size=len(x)) ** 2.5
    kinds = rng.integers(0, len(colors), len(x))
    for i in range(len(x)):
        shape = points * rng.uniform(0.75, 1.2, (1, 3)) * np.array([1, 1, 0.7]) * radius[i]
        mass.add(shape + np.array([x[i], y[i], z[i] + radius[i] * 0.15]), faces, int(kinds[i]))
    return put(mass.mesh('pebbles', [surfaces.plain(c, 0.1, 20.0, 0.0) for c in colors], True), (0, 0, 0))


def _set(mesh, at, height, seed):
    chance = random.Random(seed * 5 + 1)
    wide = height * chance.uniform(0.8, 1.25)
    return put(mesh, at, (wide, wide, height), chance.uniform(0, 6.28))


def _blade(mass, root, tip, wide, kind=0):
    root, tip = np.array(root, float), np.array(tip, float)
    side = np.cross(tip - root, (0, 0, 1.0)) + np.array([1e-3, 0, 0])
    side = side / np.linalg.norm(side) * wide * 0.5
    bend = root + (tip - root) * 0.5 + np.array([0, 0, (tip - root)[2] * 0.14])
    mass.add([root - side, root + side, bend + side * 0.8, bend - side * 0.8, tip], [(0, 1, 2, 3), (3, 2, 4)], kind)


def _tuft(name, seed, colors, count, wide, spread):
    rng, mass = np.random.default_rng(seed), Mass()
    for _ in range(count):
        a, lean, tall = rng.uniform(0, 6.28), rng.uniform(0.1, 1) ** 1.2 * spread, rng.uniform(0.55, 1.0)
        root = (math.cos(a) * lean * 0.4, math.sin(a) * lean * 0.4, -0.05)
        _blade(mass, root, (math.cos(a) * lean * 1.5, math.sin(a) * lean * 1.5, tall), wide * rng.uniform(0.8, 1.5))
    return mass.mesh(name, [surfaces.leaf(*colors)])


def _reed(name, seed):
    rng, mass = np.random.default_rng(seed), Mass()
    for i in range(13):
        a, far = rng.uniform(0, 6.28), rng.uniform(0, 0.2)
        root = np.array([math.cos(a) * far, math.sin(a) * far, -0.1])
        tip = root * 1.7 + np.array([rng.normal() * 0.06, rng.normal() * 0.06, rng.uniform(0.75, 1.05)])
        if i % 3:
            _blade(mass, root, tip, 0.026)
        else:
            mass.limb([root, (root + tip) / 2, tip], [0.006, 0.006, 0.004], 0, 4)
            mass.limb([tip * 0.84, tip * 0.86, tip * 0.97, tip * 0.985], [0.006, 0.02, 0.02, 0.006], 1, 7)
    return mass.mesh(name, [surfaces.leaf('#6d7444', '#a08c4c'), surfaces.plain('#5b3a24', 0.1, 20.0)])


def _fern(name, seed, colors):
    rng, mass = np.random.default_rng(seed), Mass()
    for k in range(9):
        a = 6.283 * (k + rng.uniform(-0.3, 0.3)) / 9
        out = np.array([math.cos(a), math.sin(a), 0])
        side = np.array([-math.sin(a), math.cos(a), 0])
        reach, tall = rng.uniform(0.8, 1.15), rng.uniform(0.75, 1.1)
        for i in range(9):
            t = (i + 1) / 10
            spot = out * reach * t + np.array([0, 0, tall * (1.75 * t - 1.25 * t * t)])
            long = 0.34 * math.sin(math.pi * (0.12 + 0.85 * t)) + 0.04
            for hand in (-1, 1):
                _leaf(mass, spot, long, np.array([0, 0, 1.0]) - out * (t - 0.4), side * hand + out * 0.5)
    return mass.mesh(name, [surfaces.leaf(*colors)])


def _leaf(mass, spot, long, normal, up, kind=0, wide=0.42):
    mass.leaves([spot], [long], [normal], [up], kind, wide, 0.06)


def _flower(name, seed, color):
    rng, mass = np.random.default_rng(seed), Mass()
    points, faces = ball(1)
    for _ in range(16):
        a, far, tall = rng.uniform(0, 6.28), rng.uniform(0.05, 0.5), rng.uniform(0.5, 1.0)
        tip = np.array([math.cos(a) * far, math.sin(a) * far, tall])
        _blade(mass, (tip[0] * 0.3, tip[1] * 0.3, -0.05), tip, 0.04)
        mass.add(points * 0.085 * np.array([1, 1, 0.6]) + tip, faces, 1)
    return mass.mesh(name, [surfaces.leaf('#47603a', '#6d7a44'), surfaces.leaf(color, color)])


def _stone(name, seed, color):
    """The hull of some random points, its edges worn."""
    chance, bm = random.Random(seed + 5), bmesh.new()
    for _ in range(15):
        way = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 0.8))).normalized()
        bm.verts.new(
            Vector((way.x * 0.62, way.y * 0.55, way.z * 0.52)) * chance.uniform(0.9, 1.08) + Vector((0, 0, 0.22))
        )
    hull = bmesh.ops.convex_hull(bm, input=bm.verts)
    bmesh.ops.delete(bm, geom=[v for v in hull['geom_interior'] if isinstance(v, bmesh.types.BMVert)], context='VERTS')
    bmesh.ops.dissolve_limit(bm, angle_limit=0.35, verts=bm.verts, edges=bm.edges)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=0.07, segments=3, profile=0.6, affect='EDGES')
    bmesh.ops.triangulate(bm, faces=bm.faces)
    mass = Mass()
    bm.verts.index_update()
    mass.add([v.co[:] for v in bm.verts], [[v.index for v in f.verts] for f in bm.faces])
    bm.free()
    mesh = mass.mesh(name, [surfaces.plain(color, 0.2, 5.0, 0.4)], True)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, 0.6
    return mesh


def _slope(ground, x, y, axis):
    reach = 0.1
    ahead = ground(x + reach, y) if axis == 0 else ground(x, y + reach)
    return (ground(x, y) - ahead) / reach + np.zeros_like(x)
