"""A camp: tent, fire in a stone ring, string lights, picnic table, firewood."""

import math
import random

import numpy as np

from ..kit import materials, mesh, stage
from . import small, surfaces
from .built import wood
from .mass import Mass, put


def tent(at, turn=0.0, color='#c98d3c', lit=1.2, size=1.0):
    """A ridge tent, open toward its +x, with a warm light inside."""
    whole = mesh.group('tent', at)
    whole.rotation_euler = (0, 0, math.radians(turn))
    whole.scale = (size, size, size)
    cloth = canvas(color, lit)
    for hand in (-1, 1):
        mesh.loft('side', _side(hand), cloth, False, False, 1, whole)
        flap = [
            [(1.3, hand * 0.02, 1.5), (1.3, hand * 0.04, 1.47)],
            [(1.34, hand * 0.34, 0.75), (1.4, hand * 0.62, 0.76)],
            [(1.36, hand * 0.62, 0.02), (1.44, hand * 1.02, 0.02)],
        ]
        mesh.loft('flap', flap, cloth, False, False, 2, whole)
        for x in (-1.3, 1.3):
            mesh.tube('pole', [(x, hand * 1.0, 0.0), (x, 0, 1.56)], 0.022, wood('#8a6a48'), whole)
            mesh.tube(
                'rope', [(x, hand * 0.62, 0.58), (x * 1.15, hand * 1.65, 0.0)], 0.01, materials.matte('#cdbf9c'), whole
            )
            mesh.cylinder('peg', 0.02, 0.16, (x * 1.15, hand * 1.65, 0.05), wood('#8a6a48'), parent=whole, sides=8)
    back = [
        [(-1.25, -1.02, 0), (-1.25, 1.02, 0)],
        [(-1.27, -0.4, 0.85), (-1.27, 0.4, 0.85)],
        [(-1.28, -0.02, 1.5), (-1.28, 0.02, 1.5)],
    ]
    mesh.loft('back', back, cloth, False, False, 0, whole)
    mesh.box('floor', (2.5, 1.9, 0.03), (0, 0, 0.03), materials.matte('#5b5648'), 0.01, 1, whole)
    mesh.box('bed', (1.9, 0.6, 0.12), (-0.1, 0.35, 0.1), materials.matte('#7c3b2a'), 0.05, 3, whole)
    return whole


def canvas(color, lit):
    """Tent cloth with some light of its own, as when a lantern burns behind it."""
    material = materials.matte(color, 0.9, 0.06, 5.0)
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Emission'].default_value = materials.linear('#e08a3a')
    shader.inputs['Emission Strength'].default_value = lit * 0.12
    material.cycles.sample_as_light = False
    return material


def _side(hand):
    rings = []
    for x in np.linspace(-1.34, 1.34, 9):
        sag = 0.05 * (1 - (x / 1.34) ** 2)
        rings.append(
            [
                (x, hand * 1.12, 0.0),
                (x, hand * 1.08, 0.04),
                (x, hand * (0.72 - sag), 0.5 - sag * 0.4),
                (x, hand * (0.34 - sag), 1.04 - sag * 0.6),
                (x, hand * 0.01, 1.56 - sag * 0.8),
            ]
        )
    return rings


def fire(at, seed=0, strength=60.0):
    """A small fire in a ring of stones."""
    chance = random.Random(seed)
    x, y, z = at
    for k in range(11):
        a = 6.283 * k / 11 + chance.uniform(-0.1, 0.1)
        small.stone(
            (x + math.cos(a) * 0.55, y + math.sin(a) * 0.55, z - 0.02), chance.uniform(0.2, 0.28), k + seed, '#77746c'
        )
    for k in range(6):
        a = 6.283 * k / 6 + 0.3
        foot = (x + math.cos(a) * 0.36, y + math.sin(a) * 0.36, z + 0.05)
        small.log(foot, (x - math.cos(a) * 0.05, y - math.sin(a) * 0.05, z + 0.34), 0.05, k)
    flames = Mass()
    for k in range(34):
        a, far = chance.uniform(0, 6.28), chance.uniform(0, 0.2)
        tall = chance.uniform(0.2, 0.75) * (1.15 - far * 4)
        cx, cy = x + math.cos(a) * far, y + math.sin(a) * far
        # Toward its tip it leans to the middle, and flickers aside.
        path = [
            (cx, cy, z + 0.08),
            (cx + (x - cx) * 0.1 + chance.uniform(-0.02, 0.02), cy, z + 0.1 + tall * 0.3),
            (cx + (x - cx) * 0.4 + chance.uniform(-0.05, 0.05), cy, z + 0.1 + tall * 0.65),
            (cx + (x - cx) * 0.5 + chance.uniform(-0.08, 0.08), cy, z + 0.1 + tall),
        ]
        wide = chance.uniform(0.5, 1.0)
        flames.limb(path, [0.02 * wide, 0.05 * wide, 0.028 * wide, 0.002], k % 3, 8)
    hues = [materials.glow('#ff5a10', 3.0), materials.glow('#ff8a24', 4.0), materials.glow('#ffb84e', 5.0)]
    surfaces.unlit(put(flames.mesh('flames', hues, True), (0, 0, 0)))
    ash = materials.matte('#2b2a28', 0.95, 0.3, 9.0)
    mesh.cylinder('ash', 0.52, 0.06, (x, y, z + 0.02), ash, rounding=0.02, sides=24)
    stage.bulb((x, y, z + 0.8), '#ff9a4a', strength, 0.3)


def string_lights(points, count=12, sag=0.5, color='#ffcf86', strength=3.6, size=0.046):
    """A cord with bulbs that hangs between the points (x, y, z)."""
    shell = materials.glow(color, strength)
    cord, cap = materials.matte('#1d211e', 0.8), materials.plastic('#22261f')
    spots = []
    for a, b in zip(points, points[1:]):
        a, b = np.array(a, float), np.array(b, float)
        line = [a + (b - a) * t - np.array([0, 0, sag * 4 * t * (1 - t)]) for t in np.linspace(0, 1, 24)]
        mesh.tube('cord', line, 0.014, cord)
        spots += [a + (b - a) * t - np.array([0, 0, sag * 4 * t * (1 - t)]) for t in (np.arange(count) + 0.5) / count]
    for x, y, z in spots:
        mesh.cylinder('socket', size * 0.45, size * 1.1, (x, y, z - size * 0.5), cap, sides=10)
        surfaces.unlit(mesh.ball('bulb', size, (x, y, z - size * 1.8), shell, 3, (1, 1, 1.2)))
    return [tuple(s) for s in spots]


def table(at, turn=0.0):
    """A picnic table with its two benches."""
    whole = mesh.group('table', at)
    whole.rotation_euler = (0, 0, math.radians(turn))
    for i in range(5):
        mesh.box('top', (1.9, 0.145, 0.045), (0, (i - 2) * 0.16, 0.76), wood('#9c7c54'), 0.012, 2, whole)
    for hand in (-1, 1):
        for i in range(2):
            mesh.box(
                'bench', (1.9, 0.14, 0.045), (0, hand * (0.68 + i * 0.155), 0.45), wood('#9c7c54'), 0.012, 2, whole
            )
        x = hand * 0.66
        mesh.box('beam', (0.09, 1.66, 0.09), (x, 0, 0.39), wood('#7a5f42'), 0.015, 2, whole)
        mesh.box('cross', (0.09, 0.78, 0.09), (x, 0, 0.7), wood('#7a5f42'), 0.015, 2, whole)
        for side in (-1, 1):
            mesh.box(
                'leg', (0.07, 0.1, 0.86), (x, side * 0.45, 0.37), wood('#7a5f42'), 0.015, 2, whole, (side * 28, 0, 0)
            )
    return whole


def firewood(at, turn=0.0, rows=4, seed=0):
    """A small stack of cut logs, their ends toward +x."""
    chance, mass = random.Random(seed), Mass()
    radius = 0.085
    for row in range(rows):
        for k in range(8 - row):
            y, z = (k - (8 - row) / 2) * radius * 2.05, radius + row * radius * 1.76
            x, r = chance.uniform(-0.03, 0.03), radius * chance.uniform(0.88, 1.0)
            mass.limb([(x - 0.25, y, z), (x + 0.25, y, z)], [r, r], 0, 10)
            mass.limb([(x + 0.25, y, z), (x + 0.253, y, z)], [r * 0.86, r * 0.84], 1, 10)
            mass.limb([(x - 0.25, y, z), (x - 0.253, y, z)], [r * 0.86, r * 0.84], 1, 10)
    return put(
        mass.mesh('firewood', [surfaces.plain('#5c4837', 0.25, 9.0), surfaces.plain('#c09a68', 0.12, 9.0)]),
        at,
        1.0,
        math.radians(turn),
    )
