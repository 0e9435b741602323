"""What people built by the water and on the heights: dock, rail fence, stone wall, canoe, chair, lantern."""

import math
import random

import numpy as np

from ..kit import materials, mesh
from . import small, surfaces
from .mass import Mass, put

WOOD, PALE, DARK = '#7a5f45', '#a58a66', '#4c3a2c'


def wood(color=WOOD):
    return surfaces.plain(color, 0.22, 5.0, 0.4, vary=0.16)


def board(size, at, turn=0.0, color=WOOD, tilt=0.0, parent=None):
    """One plank with soft edges; `turn` and `tilt` in degrees."""
    return mesh.box('board', size, at, wood(color), min(size) * 0.2, 2, parent, (tilt, 0, turn))


def post(at, height=1.0, radius=0.07, color=WOOD, sink=0.4):
    return mesh.cylinder(
        'post',
        radius,
        height + sink,
        (at[0], at[1], at[2] + (height - sink) / 2),
        wood(color),
        rounding=radius * 0.3,
        sides=14,
        top=radius * 0.9,
    )


def dock(start, end, wide=1.6, top=0.35, water=-0.1, seed=0):
    """A plank dock from `start` to `end` (x, y), its deck at height `top`, posts down into the `water`."""
    chance = random.Random(seed)
    a, b = np.array(start, float), np.array(end, float)
    long = np.linalg.norm(b - a)
    way = (b - a) / long
    side = np.array([-way[1], way[0]])
    turn = math.degrees(math.atan2(way[1], way[0]))
    for i in range(int(long / 0.24)):
        spot = a + way * (i + 0.5) * 0.24 + side * chance.uniform(-0.03, 0.03)
        board(
            (0.215, wide + chance.uniform(-0.05, 0.05), 0.06),
            (*spot, top - 0.03 + chance.uniform(-0.006, 0.006)),
            turn + chance.uniform(-0.8, 0.8),
            chance.choice([PALE, WOOD, '#94795a']),
        )
    for hand in (-1, 1):
        middle = (a + b) / 2 + side * hand * (wide / 2 - 0.18)
        board((long, 0.1, 0.14), (*middle, top - 0.13), turn, DARK)
        for i in range(int(long / 2.2) + 1):
            spot = a + way * min(0.25 + i * 2.2, long - 0.1) + side * hand * (wide / 2 + 0.05)
            post((*spot, water), top - water + 0.42, 0.085, DARK, 0.8)


def rail_fence(points, ground, height=0.95, seed=0):
    """A split-rail fence along the points (x, y)."""
    chance = random.Random(seed)
    for x, y in points:
        post((x, y, ground(x, y)), height + chance.uniform(0, 0.06), 0.075, '#7d6a54')
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        for part in (0.36, 0.78):
            a = np.array([ax, ay, ground(ax, ay) + height * part + chance.uniform(-0.03, 0.03)])
            b = np.array([bx, by, ground(bx, by) + height * part + chance.uniform(-0.03, 0.03)])
            over = (b - a) * 0.05
            rail = Mass()
            rail.limb([a - over, (a + b) / 2 + np.array([0, 0, -0.02]), b + over], [0.045, 0.055, 0.045], 0, 7)
            put(rail.mesh('rail', [wood('#8d7a60')]), (0, 0, 0))


def stone_wall(points, ground, height=0.6, seed=0, color='#83827a'):
    """A dry field-stone wall along the points, as farmers left them in the woods."""
    chance = random.Random(seed)
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        long = math.hypot(bx - ax, by - ay)
        turn = math.atan2(by - ay, bx - ax)
        for row in range(3):
            t = chance.uniform(0, 0.2)
            while t < long:
                size = chance.uniform(0.26, 0.46)
                x = ax + (bx - ax) * t / long + chance.uniform(-0.06, 0.06)
                y = ay + (by - ay) * t / long + chance.uniform(-0.06, 0.06)
                rock = small.stone(
                    (x, y, ground(x, y) + row * height / 3.2 - 0.05), size * 0.62, chance.randrange(999), color
                )
                rock.scale = (size * 0.95, size * 0.8, size * 0.72)
                rock.rotation_euler = (
                    chance.uniform(-0.15, 0.15),
                    chance.uniform(-0.15, 0.15),
                    turn + chance.uniform(-0.3, 0.3),
                )
                t += size * 0.92


def canoe(at, turn=0.0, color='#7c2f22', roll=0.0, long=4.2):
    """An open canoe with its keel at `at`."""
    rings, inner = [], []
    for t in np.linspace(-1, 1, 21):
        half = 0.42 * max(1 - abs(t) ** 2.4, 0.012)
        keel, rim = 0.28 * abs(t) ** 5, 0.36 + 0.26 * abs(t) ** 3
        angles = np.linspace(0, math.pi, 11)
        ring = [(t * long / 2, -half * math.cos(a), keel + (rim - keel) * (1 - math.sin(a) ** 0.7)) for a in angles]
        rings.append(ring)
        inner.append([(x * 0.985, y * 0.93, z + 0.02) for x, y, z in ring])
    hull = mesh.group('canoe', at)
    hull.rotation_euler = (math.radians(roll), 0, math.radians(turn))
    mesh.loft('hull', rings, materials.matte(color, 0.4), False, False, 1, hull)
    mesh.loft('inside', inner, wood('#b08a5a'), False, False, 1, hull)
    for hand in (0, 10):
        mesh.tube('rim', [ring[hand] for ring in rings], 0.028, wood('#caa873'), hull)
    for x in (-1.1, 0.15, 1.2):
        wide = 0.84 * (1 - abs(2 * x / long) ** 2.4)
        mesh.box('seat', (0.22, wide, 0.03), (x, 0, 0.31), wood('#a07c50'), 0.01, 2, hull)
    return hull


def chair(at, turn=0.0, color='#b8452e'):
    """A low slatted garden chair that looks toward its +x."""
    whole = mesh.group('chair', at)
    whole.rotation_euler = (0, 0, math.radians(turn))
    paint = materials.matte(color, 0.6, 0.08, 8.0)
    for i in range(5):
        y = (i - 2) * 0.125
        tall = 0.78 - 0.05 * abs(i - 2)
        mesh.box('back', (0.03, 0.11, tall), (-0.36, y, 0.3 + tall / 2), paint, 0.012, 2, whole, (0, -22, 0))
        mesh.box('seat', (0.13, 0.62, 0.03), (-0.24 + i * 0.14, 0, 0.28 + i * 0.025), paint, 0.01, 2, whole, (0, -9, 0))
    for hand in (-1, 1):
        mesh.box('arm', (0.78, 0.13, 0.03), (0.02, hand * 0.37, 0.58), paint, 0.014, 2, whole)
        mesh.box('leg', (0.09, 0.04, 0.58), (0.34, hand * 0.36, 0.29), paint, 0.01, 2, whole)
        mesh.box('foot', (0.9, 0.04, 0.09), (-0.1, hand * 0.3, 0.22), paint, 0.01, 2, whole, (0, -22, 0))
    return whole


def lantern(at, height=0.32, strength=5.0, color='#ffa848'):
    """A small storm lantern that glows; `at` is where it stands or hangs."""
    whole = mesh.group('lantern', at)
    iron, h = materials.plastic('#22282a'), height
    mesh.cylinder('base', h * 0.26, h * 0.14, (0, 0, h * 0.07), iron, rounding=0.01, parent=whole, sides=24)
    flame = mesh.cylinder('flame', h * 0.17, h * 0.46, (0, 0, h * 0.38), materials.glow(color, strength), parent=whole)
    surfaces.unlit(flame)
    mesh.cylinder('cap', h * 0.26, h * 0.18, (0, 0, h * 0.7), iron, top=h * 0.08, parent=whole, sides=24)
    for k in range(4):
        a = k * math.pi / 2 + 0.4
        x, y = math.cos(a) * h * 0.22, math.sin(a) * h * 0.22
        mesh.tube('wire', [(x, y, h * 0.1), (x, y, h * 0.65)], h * 0.018, iron, whole)
    arc = [(math.cos(a) * h * 0.2, 0, h * 0.76 + math.sin(a) * h * 0.22) for a in np.linspace(0, math.pi, 9)]
    mesh.tube('handle', arc, h * 0.018, iron, whole)
    return whole
