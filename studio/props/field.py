"""What belongs to a course or a farm. Every prop stands on the ground at `at` and looks toward its +x."""

import math
import random

from ..kit import materials, mesh


def turned(name, at, turn, parent=None):
    whole = mesh.group(name, at, parent)
    whole.rotation_euler = (0, 0, math.radians(turn))
    return whole


def balls(at, turn=0.0):
    """A bucket of range balls, a putter leaning on it."""
    whole, wire = turned('balls', at, turn), materials.metal('#8e9294', 0.3)
    pail = [(0, 0.004), (0.105, 0.004), (0.112, 0.012), (0.145, 0.23), (0.152, 0.235), (0.15, 0.242), (0.138, 0.235), (0.13, 0.15), (0, 0.15)]
    mesh.lathe('bucket', pail, materials.matte('#2f5a45', 0.4), 'z', 48, whole)
    mesh.tube('handle', [(-0.147, 0, 0.22), (-0.12, 0, 0.4), (0.12, 0, 0.4), (0.147, 0, 0.22)], 0.006, wire, whole, bend=0.1)
    chance, white = random.Random(4), materials.matte('#f2efe6', 0.35)
    for k in range(60):
        a, far = chance.uniform(0, math.tau), math.sqrt(chance.random()) * 0.115
        mesh.ball('ball', 0.0215, (far * math.cos(a), far * math.sin(a), 0.2 + 0.065 * (1 - far / 0.115) * chance.uniform(0.5, 1)), white, 3, parent=whole)
    for x, y in ((0.24, -0.1), (0.3, 0.03), (0.19, -0.2)):
        mesh.ball('ball', 0.0215, (x, y, 0.0215), white, 3, parent=whole)
    mesh.tube('putter', [(0.2, 0.22, 0.02), (-0.02, 0.13, 0.86)], 0.006, materials.metal(), whole)
    mesh.tube('grip', [(0.03, 0.148, 0.66), (-0.025, 0.129, 0.88)], 0.011, materials.rubber(), whole)
    mesh.box('blade', (0.03, 0.11, 0.03), (0.2, 0.25, 0.02), materials.metal('#8e9294', 0.25), 0.008, parent=whole)
    return whole


def hay(at, turn=0.0, room=(9, 9)):
    """A bale tied with two strings, straw about it as far as its `room` goes ahead and aside."""
    whole = turned('hay', at, turn)
    straw = materials.matte('#b89443', 0.95, 0.28, 55.0, 0.9)
    mesh.box('bale', (0.46, 0.8, 0.36), (0, 0, 0.18), straw, 0.03, 4, whole)
    chance, stalks = random.Random(9), (materials.matte('#c9a654', 0.9), materials.matte('#a98437', 0.9), materials.matte('#d8bc70', 0.9))
    for k in range(230):
        side = k % 5
        u, v = chance.uniform(-1, 1), chance.uniform(-1, 1)
        base = [(0.23, 0.4 * u, 0.18 + 0.17 * v), (-0.23, 0.4 * u, 0.18 + 0.17 * v), (0.23 * u, 0.4, 0.18 + 0.17 * v), (0.23 * u, -0.4, 0.18 + 0.17 * v), (0.22 * u, 0.39 * v, 0.36)][side]
        end = [b + chance.uniform(-0.05, 0.05) for b in base]
        mesh.tube('stalk', [base, end], 0.0028, stalks[k % 3], whole)
    for k in range(60):
        a, far = chance.uniform(0, math.tau), chance.uniform(0.3, 0.62)
        x, y, b = far * math.cos(a), far * math.sin(a) * 1.2, chance.uniform(0, math.tau)
        x, y = max(-room[0], min(room[0], x)), max(-room[1], min(room[1], y))
        mesh.tube('stalk', [(x, y, 0.004), (x + 0.08 * math.cos(b), y + 0.08 * math.sin(b), 0.006)], 0.0028, stalks[k % 3], whole)
    for y in (-0.2, 0.2):
        mesh.tube('string', [(-0.236, y, 0.01), (-0.236, y, 0.366), (0.236, y, 0.366), (0.236, y, 0.01)], 0.005, materials.matte('#7a4a2c', 0.8), whole, bend=0.03)
    return whole
